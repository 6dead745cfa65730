/** Card lists as people write them: a number and a name per line, with the extras that deck builders add. */
import type { CardNote } from '../card-note';
import { isAboveCards, lineOfRow, MAX_ROW_LENGTH, readColumns } from './csv-list';
import { hasCountsInParentheses, headingOf, isAboutHeading, isNameOfDeck } from './list-headings';
import { cleanText, lineBreak, MAX_CARD_NAME_LENGTH, readCardLine, withoutComment } from './list-line';
import { beginsWithTitle, type CardLine } from './list-title';
import { plainListText } from './plain-list';

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
  readonly unreadableLines: readonly { readonly line: number; readonly text: string }[];
  /** How many lines were not read because the list is too long. */
  readonly skippedLineCount: number;
}

/** Longer lists are files of card data, not decks. */
export const MAX_LINES = 5000;
export const MAX_CARDS = 5000;
const MAX_LINE_LENGTH = 400;
/** The fewest lines that can count as a numbered list. */
const MIN_NUMBERED_LINES = 5;

/** A line and the line break after it. */
const LINE = /([^\r\n\u2028\u2029]+)(\r\n|[\r\n\u2028\u2029])?/g;

/** "SB: 2 Duress" */
const sideboardPrefix = /^(?:sb|сб)\s*[:：]\s*/iu;
/** "Opt (DOM) 60 [Maybeboard{noDeck}]" */
const sideboardLabel = /\[(?:maybeboard|sideboard)\b[^\]]*\]/i;

/** Reads every card in order. Lines that are not understood are returned, never dropped. */
export function readCardList(text: string): CardList {
  const cards: ListedCard[] = [];
  const unreadableLines: { line: number; text: string }[] = [];
  const cardLines: CardLine[] = [];
  let firstHeadingIndex: number | undefined;
  let isSideboardSection = false;
  let isBelowAboutHeading = false;
  const lines = plainListText(text).split(lineBreak);
  const columns = readColumns(lines);
  const areCountsAfterNames = columns === null && hasCountsInParentheses(lines);
  for (const [index, rawLine] of lines.slice(0, MAX_LINES).entries()) {
    if (columns && isAboveCards(rawLine, index, columns)) continue;
    const lineText = columns && rawLine.length <= MAX_ROW_LENGTH ? lineOfRow(rawLine, columns) : rawLine;
    if (lineText.length > MAX_LINE_LENGTH) {
      unreadableLines.push({ line: index + 1, text: lineText.slice(0, MAX_CARD_NAME_LENGTH) });
      continue;
    }
    const line = withoutComment(cleanText(lineText));
    if (line === '') continue;
    const headingKind =
      isBelowAboutHeading && isNameOfDeck(line) ? 'comment' : headingOf(line, areCountsAfterNames);
    isBelowAboutHeading = isAboutHeading(line);
    if (headingKind) {
      if (headingKind === 'sideboard') isSideboardSection = true;
      if (headingKind === 'deck') isSideboardSection = false;
      if (headingKind === 'deck' || headingKind === 'group') firstHeadingIndex ??= index;
      continue;
    }
    const isSideboard = isSideboardSection || sideboardPrefix.test(line) || sideboardLabel.test(line);
    const parsedLine = readCardLine(line.replace(sideboardPrefix, ''));
    if (parsedLine) {
      cards.push({ ...parsedLine.card, isSideboard });
      const hasMoreThanName = parsedLine.isCounted || parsedLine.card.note !== undefined;
      cardLines.push({ lineIndex: index, hasMoreThanName, isSideboard });
    } else unreadableLines.push({ line: index + 1, text: line.slice(0, MAX_CARD_NAME_LENGTH) });
  }
  const [firstCard] = cards;
  if (firstCard && !columns && beginsWithTitle(cardLines, firstHeadingIndex))
    cards[0] = { ...firstCard, mayBeTitle: true };
  return {
    cards: hasLineNumbers(cards) ? cards.map(withCountOne) : cards,
    unreadableLines,
    skippedLineCount: Math.max(0, lines.length - MAX_LINES),
  };
}

/** Returns whether the numbers before the cards are line numbers (1, 2, 3, 4, 5) rather than counts. */
function hasLineNumbers(cards: readonly ListedCard[]): boolean {
  return cards.length >= MIN_NUMBERED_LINES && cards.every(({ count }, index) => count === index + 1);
}

function withCountOne(card: ListedCard): ListedCard {
  return { ...card, count: 1 };
}

/**
 * Replaces a name wherever it is listed, for example with the name and its cost or with a known name; null removes its
 * lines.
 */
export function rewriteName(text: string, name: string, replacement: string | null): string {
  const listText = plainListText(text);
  const columns = readColumns(listText.split(lineBreak, MAX_LINES));
  return listText.replace(LINE, (wholeLine, rawLine: string, ending = '') => {
    if (rawLine.length > MAX_ROW_LENGTH) return wholeLine;
    const line = withoutComment(cleanText(columns ? lineOfRow(rawLine, columns) : rawLine));
    const parsedLine = readCardLine(line.replace(sideboardPrefix, ''));
    if (parsedLine?.card.name !== name) return wholeLine;
    if (replacement === null) return '';
    const cleanLine = columns ? rawLine.normalize('NFC') : cleanText(rawLine);
    return cleanLine.replace(name, () => replacement) + ending;
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
    const copyCount = isLeftOut ? 0 : Math.min(count, MAX_CARDS - expanded.length);
    for (let copy = 0; copy < copyCount; copy++) expanded.push(name);
  }
  return expanded;
}
