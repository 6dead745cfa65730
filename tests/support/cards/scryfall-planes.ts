/** Planar cards as described by Scryfall: every printing with set, number and picture address. */
import { catalog } from '../../../src/content/planes/catalog';

export const PICTURE_HOST = 'https://cards.scryfall.io';

export interface Identifier {
  readonly set?: string;
  readonly collector_number?: string;
  readonly name?: string;
}

export interface ScryfallPlane {
  readonly object: 'card';
  /** The id of the card in the app; Scryfall has its own ids. */
  readonly id: string;
  readonly name: string;
  readonly layout: 'planar';
  readonly set: string;
  readonly collector_number: string;
  readonly image_status: string;
  readonly image_uris: { readonly large: string };
}

const planes: readonly ScryfallPlane[] = catalog.flatMap(({ id, name, printings }) =>
  printings.map(({ set, number }) => ({
    object: 'card',
    id,
    name: name.en,
    layout: 'planar',
    set: set.toLowerCase(),
    collector_number: number ?? '★',
    image_status: 'highres_scan',
    image_uris: { large: `${PICTURE_HOST}/large/front/0/0/${id}.jpg` },
  })),
);

/** Finds the card that a request identifies by printing or by name. */
export function planeOf({ set, collector_number, name }: Identifier): ScryfallPlane | undefined {
  return planes.find((plane) =>
    name === undefined
      ? plane.set === set && plane.collector_number === collector_number
      : plane.name === name,
  );
}
