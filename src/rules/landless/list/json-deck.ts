/** Decks and cubes in the JSON formats of deck builders: plain names, or cards with counts, in lists or by board. */
import { writeCardLine } from './list-line';

/** In characters; JSON decks are much longer than the lists they become. */
export const MAX_DECK_FILE_LENGTH = 5_000_000;
const MAX_DEPTH = 8;
const countKeys = ['quantity', 'count', 'qty', 'amount'];
/** Whole keys, because a card may be a key too: “Sidewinder Sliver.” */
const sideboardKey = /^(?:(?:side|maybe)[ _-]?(?:boards?|deck|cards|list)?|considering)$/i;
/** Keys of lists of card names, as opposed to lists of a card's properties. */
const nameListKey = /^(?:cards?|deck|main|side|maybe|considering|commander|list)/i;
/** Keys of a card whose "quantity" is next to it. */
const countInheritingKey = /card$|^details$/i;
/** Keys of other things that have a name: parts of a card, and the deck's author. */
const nonCardKey =
  /^(?:(?:card_?)?faces?|(?:all_)?parts|sets?|editions?|printings?|tokens?|related\w*|authors?|owner|\w*user|categor(?:y|ies)|tags?|labels?|hubs?)$/i;

interface FoundCard {
  readonly name: string;
  readonly count: number;
  readonly isSideboard: boolean;
}

/** Rewrites such a deck as a list, "SB: 2 Duress"; returns null for any other text. */
export function listOfJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text) || text.length > MAX_DECK_FILE_LENGTH) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const cards = cardsIn(data, { key: 'list', count: 1, isSideboard: false, depth: 0 });
  if (cards.length === 0) return null;
  return cards.map(({ name, count, isSideboard }) => writeCardLine(name, count, isSideboard)).join('\n');
}

interface JsonContext {
  readonly key: string;
  readonly count: number;
  readonly isSideboard: boolean;
  readonly depth: number;
}

function cardsIn(data: unknown, { key, count, isSideboard, depth }: JsonContext): readonly FoundCard[] {
  if (depth > MAX_DEPTH || typeof data !== 'object' || data === null || nonCardKey.test(key)) return [];
  if (Array.isArray(data)) {
    return data.flatMap((element) => {
      if (typeof element !== 'string')
        return cardsIn(element, { key: '', count: 1, isSideboard, depth: depth + 1 });
      return nameListKey.test(key) ? [{ name: element, count: 1, isSideboard }] : [];
    });
  }
  const record = data as Readonly<Record<string, unknown>>;
  const countInRecord =
    countKeys.map((countKey) => Number(record[countKey])).find((quantity) => quantity > 0) ?? count;
  const isRecordSideboard =
    isSideboard || record.sideboard === true || sideboardKey.test(`${record.board ?? ''}`);
  const cardsWithin = Object.entries(record).flatMap(([childKey, child]) =>
    cardsIn(child, {
      key: childKey,
      count: countInheritingKey.test(childKey) ? countInRecord : 1,
      isSideboard: isRecordSideboard || sideboardKey.test(childKey),
      depth: depth + 1,
    }),
  );
  // If there are cards inside, the name is that of a deck or a board.
  if (cardsWithin.length > 0 || typeof record.name !== 'string') return cardsWithin;
  return [{ name: record.name, count: countInRecord, isSideboard: isRecordSideboard }];
}
