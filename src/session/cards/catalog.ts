import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isOwnCard, type PlanarCardId, printedCard } from '../../rules/planar/planar-card';

/** The card catalog, loaded separately because the table does not need it. */
export type Catalog = typeof import('../../content/planes/catalog');

/** Own cards, which are loaded shortly after the printed ones. */
export interface PendingOwnCards {
  /** Null until they are loaded. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Whether the current place cannot be shown without them. */
  isWanted(): boolean;
}

/**
 * The catalog, null until loaded. It has the facts of every copy of a card. Own cards are added once they are
 * loaded; if `isWanted`, the catalog stays null until then.
 */
export function watchCatalog(
  loading: Promise<Catalog>,
  reportFailure: (error: unknown) => void,
  own: PendingOwnCards,
): ReadonlySignal<Catalog | null> {
  const printed = signal<Catalog | null>(null);
  loading.then((loaded) => {
    printed.value = loaded;
  }, reportFailure);
  return computed(() => {
    if (!printed.value || (!own.facts.value && own.isWanted())) return null;
    return withOwnCards(printed.value, own.facts.value ?? []);
  });
}

/** Combines own and printed cards, own ones first. Removed cards are known but not listed. */
export function withOwnCards(printed: Catalog, own: readonly PlanarCardFacts[]): Catalog {
  const ownById = new Map<string, PlanarCardFacts>(own.map((facts) => [facts.id, facts]));
  const chosen = own.filter(({ isRemoved }) => !isRemoved);
  return {
    ...printed,
    catalog: [...chosen, ...printed.catalog],
    factsOf(copy) {
      const card = printedCard(copy);
      return isOwnCard(card) ? (ownById.get(card) ?? null) : printed.factsOf(card);
    },
    cardsOf: (selection) =>
      selection === 'own'
        ? chosen.map(({ id, kind }) => ({ id: id as PlanarCardId, kind }))
        : printed.cardsOf(selection),
  };
}
