/** Parses card data in the format of Scryfall; all fields but a few are ignored. */
import * as v from 'valibot';
import type { CardPrinting, PrintedFace } from '../../rules/landless/known-card';
import { type Color, colors } from '../../rules/landless/mana-cost';
import { readScryfallPage, shortTextSchema } from './scryfall-page';

const colorsSchema: v.GenericSchema<unknown, readonly Color[]> = v.pipe(
  v.array(v.picklist(colors)),
  v.maxLength(colors.length),
);

const faceEntries = {
  name: v.pipe(shortTextSchema, v.minLength(1)),
  printed_name: v.nullish(shortTextSchema),
  mana_cost: v.nullish(shortTextSchema),
  type_line: v.nullish(shortTextSchema),
  colors: v.nullish(colorsSchema),
  color_indicator: v.nullish(colorsSchema),
};
const faceSchema = v.object(faceEntries);
const cardSchema = v.object({
  ...faceEntries,
  object: v.literal('card'),
  lang: v.nullish(shortTextSchema),
  layout: v.nullish(shortTextSchema),
  rarity: v.nullish(shortTextSchema),
  card_faces: v.nullish(v.pipe(v.array(faceSchema), v.maxLength(10))),
});

/** Parses a card; returns null if the data does not have this format. */
export function readCardPrinting(data: unknown): CardPrinting | null {
  const parsed = v.safeParse(cardSchema, data);
  if (!parsed.success) return null;
  const { lang, layout, rarity, card_faces, ...wholeCard } = parsed.output;
  return {
    ...faceOf(wholeCard),
    language: lang ?? 'en',
    layout: layout ?? 'normal',
    rarity: rarity ?? '',
    faces: (card_faces ?? []).map(faceOf),
  };
}

function faceOf(face: v.InferOutput<typeof faceSchema>): PrintedFace {
  return {
    name: face.name,
    printedName: face.printed_name ?? undefined,
    manaCost: face.mana_cost ?? undefined,
    typeLine: face.type_line ?? undefined,
    colors: face.colors ?? undefined,
    indicator: face.color_indicator ?? undefined,
  };
}

/** Returns the readable cards on a page of search results, or null if the data is not such a page. */
export function readCardPage(data: unknown): readonly CardPrinting[] | null {
  return readScryfallPage(data)?.flatMap((entry) => readCardPrinting(entry) ?? []) ?? null;
}
