import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { cardMeantBy, nameInLine } from '../../../session/decks/sharing/deck-text';
import { findSimilarlyNamed } from '../catalog-search/similar-names';

/** Text that is no list at all gets no more suggestions than anyone would read. */
const MAX_SUGGESTIONS = 20;

export interface SuggestedCard {
  readonly card: PlanarCardFacts;
  /** Whether the line is its name with typos; otherwise it is only similar. */
  readonly isMeant: boolean;
}

/** Returns the card that each line may mean, of the first lines; undefined if there is none. */
export function suggestCards(
  lines: readonly string[],
  cards: readonly PlanarCardFacts[],
): readonly (SuggestedCard | undefined)[] {
  return lines.slice(0, MAX_SUGGESTIONS).map((line) => {
    const meantCard = cardMeantBy(line, cards);
    const card = meantCard ?? findSimilarlyNamed(cards, nameInLine(line))[0];
    return card && { card, isMeant: meantCard !== null };
  });
}
