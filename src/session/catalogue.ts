import { type ReadonlySignal, signal } from '@preact/signals';

/** The cards, loaded apart from the app because the table answers without them. */
export type Catalogue = typeof import('../content/planes/catalogue');

export interface CatalogueState {
  /** Null until the cards are loaded, shortly after the first paint. */
  readonly catalogue: ReadonlySignal<Catalogue | null>;
  /** The file could not be had: the table goes on with card names as they are stored. */
  readonly failed: ReadonlySignal<boolean>;
}

export function watchCatalogue(loading: Promise<Catalogue>): CatalogueState {
  const catalogue = signal<Catalogue | null>(null);
  const failed = signal(false);
  loading.then(
    (loaded) => {
      catalogue.value = loaded;
    },
    () => {
      failed.value = true;
    },
  );
  return { catalogue, failed };
}
