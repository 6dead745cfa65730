/** The built-in facts about all cards, as a text of columns. See docs/decisions/card-names.md. */

import * as v from 'valibot';
import { tryParseJson } from '../../lib/parse-json';
import { cardTypes, colorAbilities, layouts } from '../../rules/landless/card-characteristics';
import type { KnownCard } from '../../rules/landless/known-card';
import { colors } from '../../rules/landless/mana-cost';
import { positiveSchema } from '../number-schemas';
import { fromStoredForm, toStoredForm } from '../stored-names/settings-and-card-names';

const FORMAT_VERSION = 1;
/** The code of the character that stands for 0. */
const FIRST_CHARACTER_CODE = 40;
const MAX_SHARED_PREFIX_LENGTH = 80;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const headerSchema = v.object({
  format: v.literal(FORMAT_VERSION),
  asOf: v.pipe(
    v.string(),
    v.check((date) => DATE.test(date)),
  ),
  count: positiveSchema,
  kinds: v.array(
    v.object({
      indicator: v.array(v.picklist(colors)),
      colorAbility: v.picklist(colorAbilities),
      types: v.array(v.picklist(cardTypes)),
      layout: v.picklist(layouts),
      wasPlayedAsLand: v.literal(false),
    }),
  ),
});

export interface BuiltInCardData {
  /** The date of the data, such as 2026-01-31. */
  readonly asOf: string;
  readonly english: readonly string[];
  /** Empty for a card without a Russian name. */
  readonly russian: readonly string[];
  card(index: number): KnownCard;
}

/** Returns the text for cards, which must be sorted by their English names. */
export function encodeBuiltInCards(cards: readonly KnownCard[], asOf: string): string {
  const kinds = [...new Set(cards.map(({ card }) => JSON.stringify(card)))];
  const kindNumbers = new Map(kinds.map((kind, number) => [kind, number]));
  const header = {
    format: FORMAT_VERSION,
    asOf,
    count: cards.length,
    kinds: kinds.map((kind) => toStoredForm(JSON.parse(kind))),
  };
  return [
    JSON.stringify(header),
    ...cards.map(({ name }, index) => compressName(name, cards[index - 1]?.name ?? '')),
    ...cards.map(({ russianName }) => russianName ?? ''),
    ...cards.map(({ manaCost }) => manaCost),
    cards.map(({ card }) => encodeNumber(kindNumbers.get(JSON.stringify(card)) ?? 0)).join(''),
  ].join('\n');
}

/** Reads the text that `encodeBuiltInCards` returns; null for anything else. */
export function decodeBuiltInCards(text: string): BuiltInCardData | null {
  const lines = text.split('\n');
  const header = v.safeParse(headerSchema, fromStoredForm(tryParseJson(lines[0] ?? '')));
  if (!header.success) return null;
  const { asOf, count, kinds } = header.output;
  const kindCodes = lines[1 + 3 * count] ?? '';
  if (lines.length !== 2 + 3 * count || kindCodes.length !== count) return null;
  const english: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const line = lines[1 + index] ?? '';
    english.push((english[index - 1] ?? '').slice(0, decodeNumber(line)) + line.slice(1));
  }
  const russian = lines.slice(1 + count, 1 + 2 * count);
  const costs = lines.slice(1 + 2 * count, 1 + 3 * count);
  const isKindKnown = (index: number) => kinds[decodeNumber(kindCodes, index)] !== undefined;
  if (!english.every((_, index) => isKindKnown(index))) return null;
  return {
    asOf,
    english,
    russian,
    card(index) {
      const card = kinds[decodeNumber(kindCodes, index)];
      if (!card) throw new RangeError(`no card ${index}`);
      return {
        name: english[index] ?? '',
        russianName: russian[index] || null,
        manaCost: costs[index] ?? '',
        rarity: null,
        card,
        isBuiltIn: true,
      };
    },
  };
}

/** Replaces the prefix that a name shares with the previous one by the length of that prefix. */
function compressName(name: string, previousName: string): string {
  let sharedLength = 0;
  while (
    sharedLength < MAX_SHARED_PREFIX_LENGTH &&
    sharedLength < name.length &&
    name[sharedLength] === previousName[sharedLength]
  )
    sharedLength += 1;
  return encodeNumber(sharedLength) + name.slice(sharedLength);
}

function encodeNumber(value: number): string {
  return String.fromCharCode(FIRST_CHARACTER_CODE + value);
}

function decodeNumber(text: string, index = 0): number {
  return text.charCodeAt(index) - FIRST_CHARACTER_CODE;
}
