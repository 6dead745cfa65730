import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { type PlanarSetCode, planarSetCodes } from '../../../content/planes/planar-sets';
import { isCustomCard } from '../../../rules/planar/planar-card';

export interface CardGroup {
  /** 'custom': custom cards, which belong to no set. */
  readonly set: PlanarSetCode | 'custom';
  readonly cards: readonly PlanarCardFacts[];
}

/** Groups cards by set in order of release, custom cards first. Reprinted cards are in each of their sets. */
export function cardsBySet(cards: readonly PlanarCardFacts[]): readonly CardGroup[] {
  const customCards = cards.filter(({ id }) => isCustomCard(id));
  const groups: readonly CardGroup[] = [
    { set: 'custom', cards: customCards },
    ...planarSetCodes.map((set) => ({
      set,
      cards: cards.filter(({ printings }) => printings.some((printing) => printing.set === set)),
    })),
  ];
  return groups.filter((group) => group.cards.length > 0);
}
