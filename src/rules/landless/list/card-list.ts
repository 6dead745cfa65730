/** Card lists as people write them: a number and a name per line, with the extras that deck builders add. */
import type { CardNote } from '../card-note';
import { isAboveCards, lineOfCells, MAX_ROW_LENGTH, readColumns } from './csv-list';
import { hasCountsAfterNames, headingOf, isAboutHeading, isNameOfDeck } from './list-headings';
import { cleanText, lineBreak, MAX_CARD_NAME_LENGTH, readCardLine, withoutComment } from './list-line';
import { beginsWithTitle, type CardLine } from './list-title';
import { plainList } from './plain-list';

export interface ListedCard {
  readonly name: string;
  readonly count: number;
  readonly isSideboard: boolean;
  /** The note after the card's name. */
  readonly note?: CardNote;
  /** Set if the line may be the title of the list, unless a card has this name. */
  readonly mayBeTitle?: true;
}

export interface CardList {
  readonly cards: readonly ListedCard[];
  /** Lines that are neither cards nor known headings; numbered from 1. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** How many lines were not read because the list is too long. */
  readonly cutLineCount: number;
}

/** Longer lists are files of card data, not decks. */
export const MAX_LINES = 5000;
export const MAX_CARDS = 5000;
const MAX_LINE_LENGTH = 400;
/** The fewest lines that can count as a numbered list. */
const MIN_NUMBERED = 5;

/** "SB: 2 Duress" */
const sideboardMark = /^(?:sb|сб)\s*[:：]\s*/iu;
/** "Opt (DOM) 60 [Maybeboard{noDeck}]" */
const sideboardLabel = /\[(?:maybeboard|sideboard)\b[^\]]*\]/i;

/** Reads every card in order. Lines that are not understood are returned, never dropped. */
export function readCardList(text: string): CardList {
  const cards: ListedCard[] = [];
  const unread: { line: number; text: string }[] = [];
  const cardLines: CardLine[] = [];
  let heading: number | undefined;
  let isSideboardSection = false;
  let isBelowAbout = false;
  const lines = plainList(text).split(lineBreak);
  const columns = readColumns(lines);
  const areCountsAfterNames = columns === null && hasCountsAfterNames(lines);
  for (const [index, raw] of lines.slice(0, MAX_LINES).entries()) {
    if (columns && isAboveCards(raw, index, columns)) continue;
    const cleaned = columns && raw.length <= MAX_ROW_LENGTH ? lineOfCells(raw, columns) : raw;
    if (cleaned.length > MAX_LINE_LENGTH) {
      unread.push({ line: index + 1, text: cleaned.slice(0, MAX_CARD_NAME_LENGTH) });
      continue;
    }
    const line = withoutComment(cleanText(cleaned));
    if (line === '') continue;
    const kind = isBelowAbout && isNameOfDeck(line) ? 'comment' : headingOf(line, areCountsAfterNames);
    isBelowAbout = isAboutHeading(line);
    if (kind) {
      if (kind === 'sideboard') isSideboardSection = true;
      if (kind === 'deck') isSideboardSection = false;
      if (kind === 'deck' || kind === 'group') heading ??= index;
      continue;
    }
    const isSideboard = isSideboardSection || sideboardMark.test(line) || sideboardLabel.test(line);
    const read = readCardLine(line.replace(sideboardMark, ''));
    if (read) {
      cards.push({ ...read.card, isSideboard: isSideboard });
      const hasMoreThanName = read.isCounted || read.card.note !== undefined;
      cardLines.push({ lineIndex: index, hasMoreThanName, isSideboard: isSideboard });
    } else unread.push({ line: index + 1, text: line.slice(0, MAX_CARD_NAME_LENGTH) });
  }
  const [firstCard] = cards;
  if (firstCard && !columns && beginsWithTitle(cardLines, heading))
    cards[0] = { ...firstCard, mayBeTitle: true };
  return {
    cards: isNumbered(cards) ? cards.map(withCountOne) : cards,
    unread,
    cutLineCount: Math.max(0, lines.length - MAX_LINES),
  };
}

/** Returns whether the numbers before the cards are line numbers (1, 2, 3, 4, 5) rather than counts. */
function isNumbered(cards: readonly ListedCard[]): boolean {
  return cards.length >= MIN_NUMBERED && cards.every(({ count }, index) => count === index + 1);
}

function withCountOne(card: ListedCard): ListedCard {
  return { ...card, count: 1 };
}

/** Replaces a name wherever it is listed, for example with the name and its cost or with a known name. */
export function rewriteName(text: string, name: string, written: string): string {
  const plain = plainList(text);
  const columns = readColumns(plain.split(lineBreak, MAX_LINES));
  return plain.replace(/[^\r\n\u2028\u2029]+/g, (raw) => {
    if (raw.length > MAX_ROW_LENGTH) return raw;
    const line = withoutComment(cleanText(columns ? lineOfCells(raw, columns) : raw));
    const read = readCardLine(line.replace(sideboardMark, ''));
    if (read?.card.name !== name) return raw;
    return (columns ? raw.normalize('NFC') : cleanText(raw)).replace(name, () => written);
  });
}

/** Returns the title of the list, if it begins with one. */
export function titleOf({ cards }: CardList, isCard: (name: string) => boolean): string | undefined {
  return cards.find(({ name, mayBeTitle }) => mayBeTitle && !isCard(name))?.name;
}

/** Repeats each card as often as it is listed, without title and sideboard, up to the maximum number of cards. */
export function expandList({ cards }: CardList, isCard: (name: string) => boolean): readonly string[] {
  const expanded: string[] = [];
  for (const { name, count, isSideboard, mayBeTitle } of cards) {
    const isLeftOut = isSideboard || (mayBeTitle && !isCard(name));
    const room = isLeftOut ? 0 : Math.min(count, MAX_CARDS - expanded.length);
    for (let copy = 0; copy < room; copy++) expanded.push(name);
  }
  return expanded;
}
