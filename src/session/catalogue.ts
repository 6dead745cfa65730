import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { isOwnCard, type PlanarCardId, printedCard } from '../rules/planar/planar-card';

/** The cards, loaded apart from the app because the table answers without them. */
export type Catalogue = typeof import('../content/planes/catalogue');

/** The cards of the user's own, which come a moment later than the printed ones. */
export interface OwnCardsToCome {
  /** Null until they are read. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Whether what is looked at cannot be shown without them. */
  isWanted(): boolean;
}

/**
 * Null until the cards are loaded, shortly after the first paint. Every copy of a card has that card's facts. With the cards of the
 * user's own as soon as they are read; where they are wanted nothing is told before.
 */
export function watchCatalogue(
  loading: Promise<Catalogue>,
  missing: () => void,
  own: OwnCardsToCome,
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

/** Printed cards and those of the user's own, which come first. Removed ones are known and nowhere to be chosen. */
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
