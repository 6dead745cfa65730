/** Card data of the shape Scryfall publishes, of which only a few fields are looked at; everything else is passed over. */
import * as v from 'valibot';
import type { DescribedCard, DescribedFace } from '../rules/landless/known-card';
import type { Colour } from '../rules/landless/mana-cost';
import { readScryfallPage, words } from './scryfall-page';

const colours: v.GenericSchema<unknown, readonly Colour[]> = v.pipe(
  v.array(v.picklist(['W', 'U', 'B', 'R', 'G'])),
  v.maxLength(5),
);

const face = {
  name: v.pipe(words, v.minLength(1)),
  printed_name: v.nullish(words),
  mana_cost: v.nullish(words),
  type_line: v.nullish(words),
  colors: v.nullish(colours),
  color_indicator: v.nullish(colours),
};
const faceSchema = v.object(face);
const cardSchema = v.object({
  ...face,
  object: v.literal('card'),
  lang: v.nullish(words),
  layout: v.nullish(words),
  rarity: v.nullish(words),
  card_faces: v.nullish(v.pipe(v.array(faceSchema), v.maxLength(10))),
});

/** Null for what is no card of this shape. */
export function readDescribedCard(data: unknown): DescribedCard | null {
  const parsed = v.safeParse(cardSchema, data);
  if (!parsed.success) return null;
  const { lang, layout, rarity, card_faces, ...whole } = parsed.output;
  return {
    ...faceOf(whole),
    language: lang ?? 'en',
    layout: layout ?? 'normal',
    rarity: rarity ?? '',
    faces: (card_faces ?? []).map(faceOf),
  };
}

function faceOf(found: v.InferOutput<typeof faceSchema>): DescribedFace {
  return {
    name: found.name,
    printedName: found.printed_name ?? undefined,
    manaCost: found.mana_cost ?? undefined,
    typeLine: found.type_line ?? undefined,
    colours: found.colors ?? undefined,
    indicator: found.color_indicator ?? undefined,
  };
}

/** The cards on a page of answers, with what else is there passed over; null when it is no such page. */
export function readCardPage(data: unknown): readonly DescribedCard[] | null {
  return readScryfallPage(data)?.flatMap((entry) => readDescribedCard(entry) ?? []) ?? null;
}
