/** In which order the cards of a deck are listed. */
import type { Language } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarTypeInWords } from '../../content/planes/planar-types';

export const cardOrders = ['catalogue', 'name', 'planarType', 'added'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** The cards come as they were added. Removed ones are in no catalogue and stand first; phenomena have no planar type and stand last. */
export function cardsInOrder(
  cards: readonly PlanarCardFacts[],
  order: CardOrder,
  catalogue: readonly PlanarCardFacts[],
  language: Language,
): readonly PlanarCardFacts[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byName = (one: PlanarCardFacts, other: PlanarCardFacts) =>
    compare(one.name[language], other.name[language]);
  switch (order) {
    case 'added':
      return cards;
    case 'catalogue': {
      const places = new Map(catalogue.map((card, place) => [card, place]));
      const placeOf = (card: PlanarCardFacts) => places.get(card) ?? -1;
      return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
    }
    case 'name':
      return cards.toSorted(byName);
    case 'planarType': {
      const typeOf = ({ planarType }: PlanarCardFacts) => planarTypeInWords(planarType)?.[language] ?? '';
      return cards.toSorted(
        (one, other) =>
          Number(typeOf(one) === '') - Number(typeOf(other) === '') ||
          compare(typeOf(one), typeOf(other)) ||
          byName(one, other),
      );
    }
  }
}
