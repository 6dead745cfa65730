/** A planar deck as plain text, one name per line in either language. */
import type { Language } from '../../../content/bilingual';
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import type { Catalog } from '../../cards/catalog';
import { looseNameKey } from '../../cards/loose-name-key';
import { typosBetween } from '../../text-search/edit-distance';
import type { SavedDeck } from '../decks';

export interface DeckFromText {
  /** The name in a comment on the first line; null if there is none. */
  readonly name: string | null;
  readonly cards: readonly PlanarCardFacts[];
  /** Lines that match no card. */
  readonly unknownLines: readonly string[];
  /** Cards listed more than once; a deck contains each only once (901.3, 901.15a). */
  readonly repeatedCards: readonly PlanarCardFacts[];
}

export const MAX_DECK_TEXT_LENGTH = 100_000;
const COMMENT = /^(?:\/\/|#|;)\s*/;
/** Prefixes of deck lists: "1 ", "1x ", "- ", "12. ". */
const LIST_PREFIX = /^(?:[-*•–—]\s+|\d+\s*[xх×]\s+|\d+\s*[.)]\s+|\d+\s+)/i;
/** A number of copies: "2 ", "2x ". */
const COPIES_PREFIX = /^(\d+)\s*[xх×]?\s+/i;
/** A number of copies after the name: " x2", " 2x", " 2 шт." */
const COPIES_SUFFIX = /\s+(?:[xх×]\s*(\d+)|(\d+)\s*(?:[xх×]|шт\.?))\s*$/i;
/** Suffixes of deck lists: a set and number, or a note in brackets. */
const LIST_SUFFIX = /\s+(?:\([^()]*\)|\[[^[\]]*\])(?:\s+#?[\w★-]+)?\s*$/;
const ARTICLE = /^the\s+/i;
const LINE_BREAK = /\r\n?|\n/;

export function readDeckText(text: string, cards: readonly PlanarCardFacts[]): DeckFromText {
  const cardByName = cardsByName(cards);
  const cardsById = new Map<string, PlanarCardFacts>();
  const unknownLines: string[] = [];
  const repeatedCards = new Set<PlanarCardFacts>();
  const lines = text.slice(0, MAX_DECK_TEXT_LENGTH).split(LINE_BREAK);
  let name: string | null = null;

  for (const [index, rawLine] of lines.entries()) {
    const line = trimLine(rawLine);
    if (line === '') continue;
    if (COMMENT.test(line)) {
      if (index === 0) name = line.replace(COMMENT, '').trim() || null;
      continue;
    }
    const card = cardNamed(line, cardByName);
    if (!card) unknownLines.push(line);
    else {
      if (cardsById.has(card.id) || hasSeveralCopies(line, card)) repeatedCards.add(card);
      cardsById.set(card.id, card);
    }
  }
  return {
    name,
    cards: [...cardsById.values()],
    unknownLines,
    repeatedCards: [...repeatedCards],
  };
}

const cardsByName = (cards: readonly PlanarCardFacts[]): ReadonlyMap<string, PlanarCardFacts> =>
  new Map(cards.flatMap((card) => namesOf(card).map((name) => [keyOf(name), card] as const)));

/** Returns the list with another name instead of each line like this one. */
export function withLineReplaced(text: string, line: string, name: string): string {
  return text
    .split(LINE_BREAK)
    .map((rawLine) => (trimLine(rawLine) === line ? name : rawLine))
    .join('\n');
}

/** Returns the line without what deck lists write before and after a name. */
export function nameInLine(line: string): string {
  return withoutSuffixes(line.replace(LIST_PREFIX, ''));
}

const withoutSuffixes = (text: string) =>
  text.replace(COPIES_SUFFIX, '').replace(LIST_SUFFIX, '').replace(COPIES_SUFFIX, '');

const trimLine = (rawLine: string) => rawLine.replace(/^\ufeff/, '').trim();

/** Returns whether the line has a number of copies above one, and is not just a name with a number. */
function hasSeveralCopies(line: string, card: PlanarCardFacts): boolean {
  const withoutPrintings = line.replace(LIST_SUFFIX, '');
  const counts = [
    COPIES_PREFIX.exec(line),
    COPIES_SUFFIX.exec(line),
    COPIES_SUFFIX.exec(withoutPrintings),
  ].flatMap((match) => match?.slice(1) ?? []);
  return (
    counts.some((count) => Number(count) > 1) && !namesOf(card).some((name) => keyOf(name) === keyOf(line))
  );
}

/** Returns the key of a name; a name without letters, such as an emoji, is compared as it is. */
function keyOf(name: string): string {
  return looseNameKey(name) || name.trim();
}

/**
 * Returns the card with this name. Tries the whole line first, because some names begin with a number or end with
 * brackets; an article may be omitted.
 */
function cardNamed(line: string, cardByName: ReadonlyMap<string, PlanarCardFacts>): PlanarCardFacts | null {
  const withoutPrefix = line.replace(LIST_PREFIX, '');
  const name = withoutSuffixes(withoutPrefix);
  for (const candidate of [line, withoutPrefix, name, name.replace(ARTICLE, ''), `The ${name}`]) {
    const card = cardByName.get(keyOf(candidate));
    if (card) return card;
  }
  return null;
}

/** Returns the card whose name a line has with typos; null if none is close or two are equally close. */
export function cardMeantBy(line: string, cards: readonly PlanarCardFacts[]): PlanarCardFacts | null {
  // An article is no part of the likeness.
  const key = keyOf(nameInLine(line)).replace(ARTICLE, '');
  let fewestTypos = Number.POSITIVE_INFINITY;
  let closestCards = new Set<PlanarCardFacts>();
  for (const [name, card] of cardsByName(cards)) {
    const typos = typosBetween(key, name.replace(ARTICLE, ''));
    if (typos === null || typos > fewestTypos) continue;
    if (typos < fewestTypos) closestCards = new Set();
    fewestTypos = typos;
    closestCards.add(card);
  }
  const [card] = closestCards;
  return closestCards.size === 1 && card ? card : null;
}

/** Returns the deck as text that any app can read, with straight apostrophes. Unknown cards are written as ids. */
export function deckToText(
  name: string,
  cards: readonly (PlanarCardFacts | string)[],
  language: Language,
): string {
  const title = name.replaceAll(/\s+/g, ' ').trim();
  const lines = cards.map((card) =>
    typeof card === 'string' ? card : card.name[language].replaceAll('’', "'"),
  );
  return `${[...(title ? [`// ${title}`] : []), ...lines].join('\n')}\n`;
}

/** Returns a saved deck as text, with the names of its cards in any printing. */
export function savedDeckToText(
  { name, cards }: Pick<SavedDeck, 'name' | 'cards'>,
  { factsOf }: Pick<Catalog, 'factsOf'>,
  language: Language,
): string {
  return deckToText(
    name,
    cards.map((id) => factsOf(cardIdOfCopy(id)) ?? id),
    language,
  );
}
