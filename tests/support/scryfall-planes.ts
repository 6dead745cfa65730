/** Planar cards as Scryfall describes them: every printing with its set, number and the place of its picture. */
import { catalogue } from '../../src/content/planes/catalogue';

export const PICTURES = 'https://cards.scryfall.io';

export interface Identifier {
  readonly set?: string;
  readonly collector_number?: string;
  readonly name?: string;
}

export interface ScryfallPlane {
  readonly object: 'card';
  /** Which of our cards it is; Scryfall tells it by an id of its own. */
  readonly id: string;
  readonly name: string;
  readonly layout: 'planar';
  readonly set: string;
  readonly collector_number: string;
  readonly image_status: string;
  readonly image_uris: { readonly large: string };
}

const planes: readonly ScryfallPlane[] = catalogue.flatMap(({ id, name, printings }) =>
  printings.map(({ set, number }) => ({
    object: 'card',
    id,
    name: name.en,
    layout: 'planar',
    set: set.toLowerCase(),
    collector_number: number ?? '★',
    image_status: 'highres_scan',
    image_uris: { large: `${PICTURES}/large/front/0/0/${id}.jpg` },
  })),
);

/** As a question identifies it: by its printing, or by its name. */
export function planeOf({ set, collector_number, name }: Identifier): ScryfallPlane | undefined {
  return planes.find((plane) =>
    name === undefined
      ? plane.set === set && plane.collector_number === collector_number
      : plane.name === name,
  );
}
