/** Parses the URLs of card pictures in Scryfall's card data. */
import * as v from 'valibot';
import { readScryfallPage, shortTextSchema } from '../cards/scryfall-page';

/** The only origin of pictures that the content security policy allows. */
const PICTURE_ORIGIN = 'https://cards.scryfall.io/';
/** Scryfall's values of `image_status` for cards without a picture. */
const STATUSES_WITHOUT_PICTURE = ['missing', 'placeholder'];

const urlSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((text) => text.startsWith(PICTURE_ORIGIN)),
);
const cardSchema = v.object({
  name: shortTextSchema,
  set: shortTextSchema,
  collector_number: shortTextSchema,
  layout: v.literal('planar'),
  image_status: v.nullish(shortTextSchema),
  image_uris: v.nullish(v.object({ large: urlSchema })),
});

export interface ScryfallPicture {
  /** The English name. */
  readonly name: string;
  readonly set: string;
  readonly number: string;
  /** The URL of the picture, or null if there is none. */
  readonly url: string | null;
}

/** Returns the planar cards on a page of search results, or null if the data is not such a page. */
export function readScryfallPictures(data: unknown): readonly ScryfallPicture[] | null {
  return readScryfallPage(data)?.flatMap((entry) => readScryfallPicture(entry) ?? []) ?? null;
}

function readScryfallPicture(entry: unknown): ScryfallPicture | null {
  const card = v.safeParse(cardSchema, entry);
  if (!card.success) return null;
  const { name, set, collector_number, image_status, image_uris } = card.output;
  const hasPicture = image_uris && !STATUSES_WITHOUT_PICTURE.includes(image_status ?? '');
  return { name, set, number: collector_number, url: hasPicture ? image_uris.large : null };
}
