/** A page of search results from Scryfall. */
import * as v from 'valibot';

const pageSchema = v.object({
  object: v.literal('list'),
  data: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
});

/** A short text such as a name or a type line; the longest ones printed are less than half as long. */
export const shortTextSchema = v.pipe(v.string(), v.maxLength(300));

/** Returns the unparsed entries of a page, or null if the data is not such a page. */
export function readScryfallPage(data: unknown): readonly unknown[] | null {
  const parsed = v.safeParse(pageSchema, data);
  return parsed.success ? parsed.output.data : null;
}
