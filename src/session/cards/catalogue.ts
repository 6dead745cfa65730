import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isOwnCard, type PlanarCardId, printedCard } from '../../rules/planar/planar-card';

/** The card catalogue, loaded separately because the table does not need it. */
export type Catalogue = typeof import('../../content/planes/catalogue');

/** Own cards, which are loaded shortly after the printed ones. */
export interface PendingOwnCards {
  /** Null until they are loaded. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Whether the current place cannot be shown without them. */
  isWanted(): boolean;
}

/**
 * The catalogue, null until loaded. It has the facts of every copy of a card. Own cards are added once they are
 * loaded; if `isWanted`, the catalogue stays null until then.
 */
export function watchCatalogue(
  loading: Promise<Catalogue>,
  missing: () => void,
  own: PendingOwnCards,
): ReadonlySignal<Catalogue | null> {
  const printed = signal<Catalogue | null>(null);
  loading.then((loaded) => {
    printed.value = loaded;
  }, missing);
  return computed(() => {
    if (!printed.value || (!own.facts.value && own.isWanted())) return null;
    return withOwnCards(printed.value, own.facts.value ?? []);
  });
}

/** Combines own and printed cards, own ones first. Removed cards are known but not listed. */
export function withOwnCards(printed: Catalogue, own: readonly PlanarCardFacts[]): Catalogue {
  const ownById = new Map<string, PlanarCardFacts>(own.map((facts) => [facts.id, facts]));
  const chosen = own.filter(({ isRemoved }) => !isRemoved);
  return {
    ...printed,
    catalogue: [...chosen, ...printed.catalogue],
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
