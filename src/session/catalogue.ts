import { type ReadonlySignal, signal } from '@preact/signals';

/** The cards, loaded apart from the app because the table answers without them. */
export type Catalogue = typeof import('../content/planes/catalogue');

export function watchCatalogue(loading: Promise<Catalogue>): ReadonlySignal<Catalogue | null> {
  const catalogue = signal<Catalogue | null>(null);
  loading.then(
    (loaded) => {
      catalogue.value = loaded;
    },
    () => {
      // The screens show names of their own until a reload finds the file.
    },
  );
  return catalogue;
}
