import { runExclusivelyAcrossTabs } from '../../device/network/scryfall';
import { memoizeAsync } from '../../lib/memoize-async';
import { type CardIndex, createCardIndex } from '../../session/cards/card-index';
import { decodeBuiltInCards } from '../../storage/cards/built-in-card-data';
import { openCardIndex } from '../../storage/cards/card-index';
import { readCardPage, readCardPrinting } from '../../storage/cards/scryfall-card';
import { builtInCardsFile } from '../built-in-cards-file';
import { sendToScryfall } from './assemble-scryfall';

export function assembleCardIndex(): CardIndex {
  return createCardIndex({
    async readBuiltInCards() {
      const text = await builtInCardsFile.read();
      return text === null ? null : decodeBuiltInCards(text);
    },
    openStore: memoizeAsync(openCardIndex),
    readCard: readCardPrinting,
    parseCardPage: readCardPage,
    sendToScryfall,
    runExclusivelyAcrossTabs,
  });
}
