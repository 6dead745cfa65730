import { runInTurnWithOtherTabs } from '../../device/network/scryfall';
import { memoizeAsync } from '../../lib/memoize-async';
import { type CardIndex, createCardIndex } from '../../session/cards/card-index';
import { decodeBuiltInCards } from '../../storage/cards/built-in-card-data';
import { readCardPage, readDescribedCard } from '../../storage/cards/card-data';
import { openCardIndex } from '../../storage/cards/card-index';
import { classifyStorageError } from '../../storage/database/storage-failure';
import { cardNamesFile } from '../card-names-file';
import { scryfallLimiter } from './assemble-scryfall';

export { openCardIndex };

export function assembleCardIndex(): CardIndex {
  return createCardIndex({
    async readBuiltInCards() {
      const text = await cardNamesFile.read();
      return text === null ? null : decodeBuiltInCards(text);
    },
    openStore: memoizeAsync(openCardIndex),
    readCard: readDescribedCard,
    readPage: readCardPage,
    scryfallLimiter,
    runInTurnWithOtherTabs,
    classifyError: classifyStorageError,
  });
}
