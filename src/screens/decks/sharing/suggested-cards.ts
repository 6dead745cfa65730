import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { cardMeantBy, nameInLine } from '../../../session/decks/sharing/deck-text';
import { findOnlyCardWithWords } from '../catalog-search/similar-names';

/** Text that is no list at all gets no more suggestions than anyone would read. */
const MAX_SUGGESTIONS = 20;

export interface SuggestedCard {
  readonly card: PlanarCardFacts;
  /** Whether the line is its name with typos; otherwise it is only a part of the name. */
  readonly isMeant: boolean;
}

/**
 * Returns the card that each line may mean, of the first lines; undefined if there is none. A card that is in the deck
 * already, or that an earlier line may mean, is not suggested.
 */
export function suggestCards(
  lines: readonly string[],
  cards: readonly PlanarCardFacts[],
  idsInDeck: readonly string[],
): readonly (SuggestedCard | undefined)[] {
  const takenIds = new Set(idsInDeck);
  return lines.slice(0, MAX_SUGGESTIONS).map((line) => {
    const meantCard = cardMeantBy(line, cards);
    const card = meantCard ?? findOnlyCardWithWords(cards, nameInLine(line));
    if (!card || takenIds.has(card.id)) return undefined;
    takenIds.add(card.id);
    return { card, isMeant: meantCard !== null };
  });
}
