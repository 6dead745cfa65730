/** Decks and cubes in the JSON formats of deck builders: plain names, or cards with counts, in lists or by board. */
import { writeCardLine } from './list-line';

/** In characters; JSON decks are much longer than the lists they become. */
export const MAX_DECK_FILE_LENGTH = 5_000_000;
const DEEPEST = 8;
const countKeys = ['quantity', 'count', 'qty', 'amount'];
const boardAside = /^(?:side|maybe|considering)/i;
/** Keys of lists of card names, as opposed to lists of a card's properties. */
const listOfNames = /^(?:cards?|deck|main|side|maybe|commander|list)/i;
/** Keys of a card whose "quantity" is next to it. */
const keyOfCountedCard = /card$|^details$/i;
/** Keys of other things that have a name: parts of a card, and the deck's author. */
const notACard =
  /^(?:(?:card_?)?faces?|(?:all_)?parts|sets?|editions?|printings?|tokens?|related\w*|authors?|owner|\w*user|categor(?:y|ies)|tags?|labels?|hubs?)$/i;

interface Found {
  readonly name: string;
  readonly count: number;
  readonly isAside: boolean;
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
  const found = cardsIn(data, { key: 'list', count: 1, isAside: false, depth: 0 });
  if (found.length === 0) return null;
  return found.map(({ name, count, isAside }) => writeCardLine(name, count, isAside)).join('\n');
}

interface Container {
  readonly key: string;
  readonly count: number;
  readonly isAside: boolean;
  readonly depth: number;
}

function cardsIn(data: unknown, { key, count, isAside, depth }: Container): readonly Found[] {
  if (depth > DEEPEST || typeof data !== 'object' || data === null || notACard.test(key)) return [];
  if (Array.isArray(data)) {
    return data.flatMap((item) => {
      if (typeof item !== 'string') return cardsIn(item, { key: '', count: 1, isAside, depth: depth + 1 });
      return listOfNames.test(key) ? [{ name: item, count: 1, isAside }] : [];
    });
  }
  const entry = data as Readonly<Record<string, unknown>>;
  const counted = countKeys.map((name) => Number(entry[name])).find((number) => number > 0) ?? count;
  const isHereAside = isAside || entry.sideboard === true || boardAside.test(`${entry.board ?? ''}`);
  const within = Object.entries(entry).flatMap(([name, value]) =>
    cardsIn(value, {
      key: name,
      count: keyOfCountedCard.test(name) ? counted : 1,
      isAside: isHereAside || boardAside.test(name),
      depth: depth + 1,
    }),
  );
  // If there are cards inside, the name is that of a deck or a board.
  if (within.length > 0 || typeof entry.name !== 'string') return within;
  return [{ name: entry.name, count: counted, isAside: isHereAside }];
}
