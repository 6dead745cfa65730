import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { cardIdOfCopy, isCustomCard, type PlanarCardId } from '../../rules/planar/planar-card';

/** The card catalog, loaded separately because the table does not need it. */
export type Catalog = typeof import('../../content/planes/catalog');

/** The user's custom cards, which are loaded shortly after the printed ones. */
export interface PendingCustomCards {
  /** Null until they are loaded. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Returns whether the current screen needs them. */
  areNeeded(): boolean;
}

/**
 * Returns the catalog, null until loaded, with the facts for every copy of a card. The user's custom cards are added
 * once they are loaded; if they `areNeeded`, the catalog stays null until then.
 */
export function watchCatalog(
  printedCatalog: Promise<Catalog>,
  reportFailure: (error: unknown) => void,
  customCards: PendingCustomCards,
): ReadonlySignal<Catalog | null> {
  const loadedCatalog = signal<Catalog | null>(null);
  printedCatalog.then((loaded) => {
    loadedCatalog.value = loaded;
  }, reportFailure);
  return computed(() => {
    if (!loadedCatalog.value || (!customCards.facts.value && customCards.areNeeded())) return null;
    return withCustomCards(loadedCatalog.value, customCards.facts.value ?? []);
  });
}

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
        ? listedFacts.map(({ id, kind }) => ({ id: id as PlanarCardId, kind }))
        : printedCatalog.cardsOfKind(selection),
  };
}
