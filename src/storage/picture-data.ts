/** Where Scryfall keeps the pictures of cards, of the much that it says about each. */
import * as v from 'valibot';

/** The one place pictures come from; the content security policy knows no other. */
const PICTURES = 'https://cards.scryfall.io/';
/** What it has instead of a picture that is not there. */
const NO_PICTURE = ['missing', 'placeholder'];

const words = v.pipe(v.string(), v.maxLength(300));
const address = v.pipe(v.string(), v.maxLength(500), v.startsWith(PICTURES));
const cardSchema = v.object({
  name: words,
  set: words,
  collector_number: words,
  layout: v.literal('planar'),
  image_status: v.nullish(words),
  image_uris: v.nullish(v.object({ large: address })),
});
const pageSchema = v.object({
  object: v.literal('list'),
  data: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
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
  const parsed = v.safeParse(pageSchema, data);
  if (!parsed.success) return null;
  return parsed.output.data.flatMap((each) => {
    const card = v.safeParse(cardSchema, each);
    if (!card.success) return [];
    const { name, set, collector_number, image_status, image_uris } = card.output;
    const isThere = image_uris && !NO_PICTURE.includes(image_status ?? '');
    return [{ name, set, number: collector_number, address: isThere ? image_uris.large : null }];
  });
}
