/** Sorting the cards of a deck. */
import type { Language } from '../../../content/bilingual';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarTypeName } from '../../../content/planes/planar-types';

export const cardOrders = ['catalog', 'name', 'planarType', 'added'] as const;
export type CardOrder = (typeof cardOrders)[number];

/**
 * Sorts cards, which are given in the order in which they were added. Removed cards, which are not in the catalog, come
 * first; by planar type, phenomena, which have none, come last.
 */
export function sortCards(
  cards: readonly PlanarCardFacts[],
  order: CardOrder,
  catalog: readonly PlanarCardFacts[],
  language: Language,
): readonly PlanarCardFacts[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byName = (first: PlanarCardFacts, second: PlanarCardFacts) =>
    compare(first.name[language], second.name[language]);
  switch (order) {
    case 'added':
      return cards;
    case 'catalog': {
      const positions = new Map(catalog.map((card, index) => [card, index]));
      const positionOf = (card: PlanarCardFacts) => positions.get(card) ?? -1;
      return cards.toSorted((first, second) => positionOf(first) - positionOf(second));
    }
    case 'name':
      return cards.toSorted(byName);
    case 'planarType': {
      const typeOf = ({ planarType }: PlanarCardFacts) => planarTypeName(planarType)?.[language] ?? '';
      return cards.toSorted(
        (first, second) =>
          Number(typeOf(first) === '') - Number(typeOf(second) === '') ||
          compare(typeOf(first), typeOf(second)) ||
          byName(first, second),
      );
    }
  }
}
