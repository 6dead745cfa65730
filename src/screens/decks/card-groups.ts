/** Cards to choose from, set by set. */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { PlanarSetCode } from '../../content/planes/planar-sets';
import { isOwnCard } from '../../rules/planar/planar-card';
import { planarSetCodes } from './ready-made-decks';

export interface CardGroup {
  /** `own`: cards of the user's own, which are in no set. */
  readonly set: PlanarSetCode | 'own';
  readonly cards: readonly PlanarCardFacts[];
}

/** Every set that has some of the cards, in the order of printing, the user's own first. What was printed again is in each of its sets. */
export function cardsBySet(cards: readonly PlanarCardFacts[]): readonly CardGroup[] {
  const own = cards.filter(({ id }) => isOwnCard(id));
  const groups: readonly CardGroup[] = [
    { set: 'own', cards: own },
    ...planarSetCodes.map((set) => ({
      set,
      cards: cards.filter(({ printings }) => printings.some((printing) => printing.set === set)),
    })),
  ];
  return groups.filter((group) => group.cards.length > 0);
}
