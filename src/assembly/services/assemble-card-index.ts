import { runInTurnWithOtherTabs } from '../../device/network/scryfall';
import { memoizeAsync } from '../../lib/memoize-async';
import { type CardIndex, createCardIndex } from '../../session/cards/card-index';
import { readCardPage, readDescribedCard } from '../../storage/cards/card-data';
import { openCardIndex } from '../../storage/cards/card-index';
import { readCardNames } from '../../storage/cards/card-names';
import { classifyStorageError } from '../../storage/database/storage-failure';
import { cardNamesFile } from '../card-names-file';
import { scryfallLimiter } from './assemble-scryfall';

export { openCardIndex };

export function assembleCardIndex(): CardIndex {
  return createCardIndex({
    async readNames() {
      const text = await cardNamesFile.read();
      return text === null ? null : readCardNames(text);
    },
    openStore: memoizeAsync(openCardIndex),
    readCard: readDescribedCard,
    readPage: readCardPage,
    scryfallLimiter,
    runInTurnWithOtherTabs,
    classifyError: classifyStorageError,
  });
}
