import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { cardIdOfCopy, isCustomCard } from '../../rules/planar/planar-card';

/** The card catalog, loaded separately because the table does not need it. */
export type Catalog = typeof import('../../content/planes/catalog');

/** Combines custom and printed cards, custom ones first. Removed cards are known but not listed. */
export function withCustomCards(printedCatalog: Catalog, customFacts: readonly PlanarCardFacts[]): Catalog {
  const customById = new Map<string, PlanarCardFacts>(customFacts.map((facts) => [facts.id, facts]));
  const listedFacts = customFacts.filter(({ isRemoved }) => !isRemoved);
  return {
    ...printedCatalog,
    catalog: [...listedFacts, ...printedCatalog.catalog],
    factsOf(copy) {
      const card = cardIdOfCopy(copy);
      return isCustomCard(card) ? (customById.get(card) ?? null) : printedCatalog.factsOf(card);
    },
    cardsOfKind: (selection) =>
      selection === 'custom'
        ? listedFacts.map(({ id, kind }) => ({ id, kind }))
        : printedCatalog.cardsOfKind(selection),
  };
}
