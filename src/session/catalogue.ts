import { type ReadonlySignal, signal } from '@preact/signals';
import { printedCard } from '../rules/planar/planar-card';

/** The cards, loaded apart from the app because the table answers without them. */
export type Catalogue = typeof import('../content/planes/catalogue');

/** Null until the cards are loaded, shortly after the first paint. Every copy of a card has that card's facts. */
export function watchCatalogue(
  loading: Promise<Catalogue>,
  missing: () => void,
): ReadonlySignal<Catalogue | null> {
  const catalogue = signal<Catalogue | null>(null);
  loading.then((loaded) => {
    catalogue.value = { ...loaded, factsOf: (card) => loaded.factsOf(printedCard(card)) };
  }, missing);
  return catalogue;
}
