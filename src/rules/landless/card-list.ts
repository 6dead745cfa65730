/**
 * Lists of cards as people write them: one number and name per line, with the additions that deck builders make.
 */
import { lineOfCells, readColumns } from './csv-list';
import { beginsWithTitle, type CardLine } from './list-title';
import { splitTold, type ToldCard } from './told-card';

export interface ListedCard {
  readonly name: string;
  readonly count: number;
  readonly isSideboard: boolean;
  /** What the list says about the card behind its name. */
  readonly told?: ToldCard;
  /** Whether the line may be the title of the list, unless a card is called so. */
  readonly mayBeTitle?: true;
}

export interface CardList {
  readonly cards: readonly ListedCard[];
  /** Lines that are neither cards nor known headings; numbered from 1. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** How many lines were not read because the list is too long. */
  readonly cut: number;
}

/** Longer lists are files of card data, not decks. */
export const MOST_LINES = 5000;
export const MOST_CARDS = 5000;
const MOST_OF_A_CARD = 999;
const LONGEST_NAME = 150;
const LONGEST_LINE = 400;

/** Headings above groups of cards, in English and Russian. */
const headings =
  /^(?:deck|decklist|main|main ?deck|maindeck|companion|commanders?|about|creatures?|lands?|spells?|instants?|sorcer(?:y|ies)|enchantments?|artifacts?|planeswalkers?|колода|основа|командир|существа|земли|заклинания|чары|артефакты)\s*(?:[:：]|\(\d+\))*$/iu;
const sideboardHeading = /^(?:sideboard|side board|side|sb|сайдборд|сайд|резерв|сб)\s*(?:[:：]|\(\d+\))*$/iu;
/** "SB: 2 Duress" */
const sideboardMark = /^(?:sb|сб)\s*[:：]\s*/iu;
/** "Creatures (12)", "Name My Deck" of some builders. */
const otherHeading = /^[\p{L}\s-]+\(\d+\)\s*:?$/u;
/** "White:", "2026 cube:"; no name of a card ends so. */
const headingWithColon = /^(?!\d{1,3}\s).*\p{L}.*[:：]$/u;

/** Reads every card in order. Lines that are not understood are returned, never dropped. */
export function readCardList(text: string): CardList {
  const cards: ListedCard[] = [];
  const unread: { line: number; text: string }[] = [];
  const cardLines: CardLine[] = [];
  let heading: number | undefined;
  let isSideboard = false;
  const lines = text.split(/\r\n|\r|\n/);
  const columns = readColumns(lines[0] ?? '');
  for (const [index, raw] of lines.slice(0, MOST_LINES).entries()) {
    if (columns?.hasHeads && index === 0) continue;
    if (raw.length > LONGEST_LINE) {
      unread.push({ line: index + 1, text: raw.slice(0, LONGEST_NAME) });
      continue;
    }
    const line = tidied(columns ? lineOfCells(raw, columns) : raw);
    if (line === '') continue;
    const said = line.replace(/^(?:\/\/|#)\s*/u, '');
    if (sideboardHeading.test(said)) {
      isSideboard = true;
      continue;
    }
    if (headings.test(said)) {
      isSideboard = false;
      heading ??= index;
      continue;
    }
    if (said !== line) continue;
    if (otherHeading.test(line) || headingWithColon.test(line)) {
      heading ??= index;
      continue;
    }
    const isMarked = sideboardMark.test(line);
    const read = readCard(line.replace(sideboardMark, ''));
    if (read) {
      const card = { ...read.card, isSideboard: isSideboard || isMarked };
      cards.push(card);
      cardLines.push({
        at: index,
        saysMore: read.isCounted || card.told !== undefined,
        isSideboard: card.isSideboard,
      });
    } else unread.push({ line: index + 1, text: line.slice(0, LONGEST_NAME) });
  }
  const [first] = cards;
  if (first && !columns && beginsWithTitle(cardLines, heading)) cards[0] = { ...first, mayBeTitle: true };
  return { cards, unread, cut: Math.max(0, lines.length - MOST_LINES) };
}

/** One kind of space, and no comment behind a card. */
function tidied(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/ # .*$/u, '')
    .trim();
}

/**
 * Writes something else in place of a name wherever it is listed, such as the name with its cost or a name that is
 * known.
 */
export function rewriteName(text: string, name: string, written: string): string {
  const columns = readColumns(text.split(/\r\n|\r|\n/, 1)[0] ?? '');
  return text.replace(/[^\r\n]+/g, (raw) => {
    const line = tidied(columns ? lineOfCells(raw, columns) : raw);
    const read = readCard(line.replace(sideboardMark, ''));
    if (read?.card.name !== name) return raw;
    const spaced = raw.normalize('NFC').replace(/[\s\u00a0]+/gu, ' ');
    return (columns ? raw.normalize('NFC') : spaced).replace(name, () => written);
  });
}

/** "4 Lightning Bolt (M10) 146", "4x Молния", "Lightning Bolt x4", "Молния, 4", "12. Молния", or a name alone. */
function readCard(
  written: string,
): { readonly card: Omit<ListedCard, 'isSideboard'>; readonly isCounted: boolean } | null {
  const line = written.replace(/^(?:\d+[.)]|[-–—•])\s+/u, '');
  const before = /^(\d+)\s*[xх×*]?\s+(.+)$/iu.exec(line);
  const after = before || !/\d$/.test(line) ? null : /^(.+?)(?:\s+[xх×]|[,;])\s*(\d+)$/iu.exec(line);
  const count = Number(before?.[1] ?? after?.[2] ?? 1);
  const { told, name: called } = splitTold(withoutPrinting(before?.[2] ?? after?.[1] ?? line));
  const name = withoutPrinting(called);
  const isName = /\p{L}/u.test(name) && name.length <= LONGEST_NAME;
  if (!isName || count < 1 || count > MOST_OF_A_CARD) return null;
  return { card: { name, count, ...(told && { told }) }, isCounted: before !== null || after !== null };
}

/** Removes set, collector number, foil and other marks from the end of a name. */
function withoutPrinting(name: string): string {
  // Most lines are a number and a name, for which the thorough search takes longer than all else.
  if (!/[*#^([]/.test(name)) return name.trim();
  return name
    .replace(/\s*(?:\*[^*\s]{1,10}\*|\[[^\]]*\]|#[\p{L}\d-]+|\^[^^]*\^)\s*$/gu, '')
    .replace(/\s*(?:\([\p{L}\d]{2,6}\)|\[[\p{L}\d]{2,6}\])(?:\s+[\p{L}\d★-]{1,10})?\s*$/u, '')
    .trim();
}

/** The line that is the title of the list, if it begins with one. */
export function titleOf({ cards }: CardList, isCard: (name: string) => boolean): string | undefined {
  return cards.find(({ name, mayBeTitle }) => mayBeTitle && !isCard(name))?.name;
}

/** Repeats each card as often as it is listed, without title and sideboard, up to the largest number of cards. */
export function expandList({ cards }: CardList, isCard: (name: string) => boolean): readonly string[] {
  const expanded: string[] = [];
  for (const { name, count, isSideboard, mayBeTitle } of cards) {
    const isLeftOut = isSideboard || (mayBeTitle && !isCard(name));
    const room = isLeftOut ? 0 : Math.min(count, MOST_CARDS - expanded.length);
    for (let copy = 0; copy < room; copy++) expanded.push(name);
  }
  return expanded;
}
