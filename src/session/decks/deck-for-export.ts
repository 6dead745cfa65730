import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type { DeckExport } from '../../storage/decks/deck-export';
import type { CustomCard } from '../cards/custom-cards';

/** Returns the deck with the texts of the custom cards in it. */
export function deckForExport(
  deck: Pick<DeckExport, 'name' | 'cards'>,
  customCards: readonly CustomCard[],
): DeckExport {
  const cards = [...new Set(deck.cards.map(cardIdOfCopy))];
  return {
    name: deck.name,
    cards,
    customCards: customCards.filter(({ id }) => cards.includes(cardIdOfCopy(id))),
  };
}
