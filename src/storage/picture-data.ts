/** Where Scryfall keeps the pictures of cards, of the much that it says about each. */
import * as v from 'valibot';
import { readScryfallPage, words } from './scryfall-page';

/** The one place pictures come from; the content security policy knows no other. */
const PICTURES = 'https://cards.scryfall.io/';
/** What it has instead of a picture that is not there. */
const NO_PICTURE = ['missing', 'placeholder'];

const address = v.pipe(v.string(), v.maxLength(500), v.startsWith(PICTURES));
const cardSchema = v.object({
  name: words,
  set: words,
  collector_number: words,
  layout: v.literal('planar'),
  image_status: v.nullish(words),
  image_uris: v.nullish(v.object({ large: address })),
});

export interface PictureAddress {
  /** In English. */
  readonly name: string;
  readonly set: string;
  readonly number: string;
  /** Where its picture is; null where there is none. */
  readonly address: string | null;
}

/** The planar cards on a page of answers, with what else is there passed over; null when it is no such page. */
export function readPictureAddresses(data: unknown): readonly PictureAddress[] | null {
  return readScryfallPage(data)?.flatMap((entry) => readPictureAddress(entry) ?? []) ?? null;
}

function readPictureAddress(entry: unknown): PictureAddress | null {
  const card = v.safeParse(cardSchema, entry);
  if (!card.success) return null;
  const { name, set, collector_number, image_status, image_uris } = card.output;
  const isThere = image_uris && !NO_PICTURE.includes(image_status ?? '');
  return { name, set, number: collector_number, address: isThere ? image_uris.large : null };
}
