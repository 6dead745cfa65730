import { afterOtherTabs } from '../device/scryfall';
import { createKnownCards, type KnownCards } from '../session/known-cards';
import { openedOnce } from '../session/opened-once';
import { readCardPage, readDescribedCard } from '../storage/card-data';
import { storageFailure } from '../storage/failure';
import { openKnownCards } from '../storage/known-cards';
import { askPatiently } from './asking-scryfall';

export function assembleKnownCards(): KnownCards {
  return createKnownCards({
    store: openedOnce(openKnownCards),
    readCard: readDescribedCard,
    readPage: readCardPage,
    askPatiently,
    afterOtherTabs,
    whyFailed: storageFailure,
  });
}
