/** A page of Scryfall's answers, whatever it was asked about. */
import * as v from 'valibot';

const pageSchema = v.object({
  object: v.literal('list'),
  data: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
});

/** A name, a line of types and the like: none was ever half as long. */
export const words = v.pipe(v.string(), v.maxLength(300));

/** What is on the page, each yet to be read; null when it is no such page. */
export function readScryfallPage(data: unknown): readonly unknown[] | null {
  const parsed = v.safeParse(pageSchema, data);
  return parsed.success ? parsed.output.data : null;
}
