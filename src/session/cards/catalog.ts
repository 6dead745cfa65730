import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isCustomCard, type PlanarCardId, printedCard } from '../../rules/planar/planar-card';

/** The card catalog, loaded separately because the table does not need it. */
export type Catalog = typeof import('../../content/planes/catalog');

/** The user's custom cards, which are loaded shortly after the printed ones. */
export interface PendingCustomCards {
  /** Null until they are loaded. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Returns whether the current screen needs them. */
  isWanted(): boolean;
}

/**
 * Returns the catalog, null until loaded, with the facts for every copy of a card. The user's custom cards are added
 * once they are loaded; if `isWanted`, the catalog stays null until then.
 */
export function watchCatalog(
  loading: Promise<Catalog>,
  reportFailure: (error: unknown) => void,
  own: PendingCustomCards,
): ReadonlySignal<Catalog | null> {
  const printed = signal<Catalog | null>(null);
  loading.then((loaded) => {
    printed.value = loaded;
  }, reportFailure);
  return computed(() => {
    if (!printed.value || (!own.facts.value && own.isWanted())) return null;
    return withCustomCards(printed.value, own.facts.value ?? []);
  });
}

/** Combines the user's own and the printed cards, own ones first. Removed cards are known but not listed. */
export function withCustomCards(printed: Catalog, own: readonly PlanarCardFacts[]): Catalog {
  const ownById = new Map<string, PlanarCardFacts>(own.map((facts) => [facts.id, facts]));
  const listed = own.filter(({ isRemoved }) => !isRemoved);
  return {
    ...printed,
    catalog: [...listed, ...printed.catalog],
    factsOf(copy) {
      const card = printedCard(copy);
      return isCustomCard(card) ? (ownById.get(card) ?? null) : printed.factsOf(card);
    },
    cardsOf: (selection) =>
      selection === 'own'
        ? listed.map(({ id, kind }) => ({ id: id as PlanarCardId, kind }))
        : printed.cardsOf(selection),
  };
}
