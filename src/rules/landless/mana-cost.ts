/**
 * Mana costs as printed and as typed. 107.4 mana symbols · 202.1b no mana cost · 202.2d colors of Phyrexian mana ·
 * 709.4b costs of both halves of a split card.
 */

import { foldCostLetters } from './cost-letters';

/** In the order of mana costs. */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];

/** Pairs of colors in the order of hybrid symbols. */
export const colorPairs = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU'] as const;
export type ColorPair = (typeof colorPairs)[number];

export type ManaSymbol =
  | { readonly kind: 'generic'; readonly amount: number }
  | { readonly kind: 'variable'; readonly letter: 'X' | 'Y' | 'Z' }
  | { readonly kind: 'colored'; readonly color: Color }
  | { readonly kind: 'colorless' }
  | { readonly kind: 'snow' }
  | { readonly kind: 'hybrid'; readonly pair: ColorPair }
  /** Two generic mana or one of the color. */
  | { readonly kind: 'twobrid'; readonly color: Color }
  /** One colorless mana or one of the color. */
  | { readonly kind: 'colorlessHybrid'; readonly color: Color }
  | { readonly kind: 'phyrexian'; readonly color: Color }
  | { readonly kind: 'hybridPhyrexian'; readonly pair: ColorPair };

/** The symbols of each half: one list for most cards, two for split cards. Null for a card without a mana cost. */
export type ManaCost = readonly (readonly ManaSymbol[])[] | null;

export const costMistakes = [
  'unknownSymbol',
  'russianLetter',
  'unclosedBrace',
  'emptySymbol',
  'sameColorTwice',
  'tooMuch',
  'tooManyHalves',
  'missingHalf',
  'tooLong',
] as const;
export type CostMistake = (typeof costMistakes)[number];

/** The part of a cost that cannot be read, as a range in the typed text. */
export interface UnreadableCost {
  readonly mistake: CostMistake;
  readonly from: number;
  readonly to: number;
}

export type ReadCost =
  | { readonly ok: true; readonly value: ManaCost }
  | { readonly ok: false; readonly error: UnreadableCost };

/** The largest generic cost ever printed is a million. */
export const MAX_GENERIC = 1_000_000;
const MAX_COST_LENGTH = 200;

/**
 * Reads a mana cost. Braces are optional ("2WU", "2/W"); case, spaces and Cyrillic look-alikes are ignored; Russian
 * letters may stand for all colors. Empty text means no mana cost, which is not the same as {0}.
 */
export function readManaCost(typed: string): ReadCost {
  if (typed.length > MAX_COST_LENGTH) return unreadableCost('tooLong', MAX_COST_LENGTH, typed.length);
  const text = foldCostLetters(typed);
  if (text.trim() === '') return { ok: true, value: null };
  const halves: ManaSymbol[][] = [];
  let halfStart = 0;
  for (const half of text.split('//')) {
    const parsedHalf = readHalf(half, halfStart);
    if (!parsedHalf.ok) return parsedHalf;
    if (parsedHalf.value.length === 0) {
      return halfStart === 0
        ? unreadableCost('missingHalf', 0, half.length + 2)
        : unreadableCost('missingHalf', halfStart - 2, halfStart + half.length);
    }
    if (halves.length === 2) return unreadableCost('tooManyHalves', halfStart - 2, text.length);
    halves.push([...parsedHalf.value]);
    halfStart += half.length + 2;
  }
  return { ok: true, value: halves };
}

type ReadHalf =
  | { readonly ok: true; readonly value: readonly ManaSymbol[] }
  | (ReadCost & { readonly ok: false });

function readHalf(half: string, start: number): ReadHalf {
  const symbols: ManaSymbol[] = [];
  let index = 0;
  while (index < half.length) {
    if (/\s/.test(half[index] ?? '')) {
      index += 1;
      continue;
    }
    const isBraced = half[index] === '{';
    const closingBrace = isBraced ? half.indexOf('}', index) : -1;
    if (isBraced && closingBrace === -1)
      return unreadableCost('unclosedBrace', start + index, start + half.length);
    const end = isBraced ? closingBrace + 1 : index + lengthOfUnbracedSymbol(half.slice(index));
    const symbolOrMistake = readSymbol(
      isBraced ? half.slice(index + 1, closingBrace).trim() : half.slice(index, end),
    );
    if (symbolOrMistake === 'unknownSymbol' && /\p{Script=Cyrillic}/u.test(half.slice(index, end)))
      return unreadableCost('russianLetter', start + index, start + end);
    if (typeof symbolOrMistake === 'string')
      return unreadableCost(symbolOrMistake, start + index, start + end);
    symbols.push(symbolOrMistake);
    index = end;
  }
  return { ok: true, value: symbols };
}

/**
 * Returns the length of the first symbol of a cost without braces: a whole number or one letter, with everything that
 * "/" joins to it.
 */
function lengthOfUnbracedSymbol(text: string): number {
  return /^(\d+|.)(\/(\d+|[^\s/]))*/u.exec(text)?.[0].length ?? 1;
}

function readSymbol(text: string): ManaSymbol | CostMistake {
  if (text === '') return 'emptySymbol';
  if (/^\d+$/.test(text)) {
    const amount = Number(text);
    return amount > MAX_GENERIC ? 'tooMuch' : { kind: 'generic', amount };
  }
  if (text === 'C') return { kind: 'colorless' };
  if (text === 'S') return { kind: 'snow' };
  if (text === 'X' || text === 'Y' || text === 'Z') return { kind: 'variable', letter: text };
  const [first = '', second, ...furtherParts] = text.split('/');
  if (second === undefined) return isColor(first) ? { kind: 'colored', color: first } : 'unknownSymbol';
  if (furtherParts.length === 0) return readHybrid(first, second);
  if (furtherParts.length > 1 || furtherParts[0] !== 'P') return 'unknownSymbol';
  const hybrid = readHybrid(first, second);
  if (typeof hybrid === 'string') return hybrid;
  return hybrid.kind === 'hybrid' ? { kind: 'hybridPhyrexian', pair: hybrid.pair } : 'unknownSymbol';
}

function readHybrid(first: string, second: string): ManaSymbol | CostMistake {
  if (isColor(first) && second === 'P') return { kind: 'phyrexian', color: first };
  if (first === 'P' && isColor(second)) return { kind: 'phyrexian', color: second };
  if (isColor(first) && isColor(second)) {
    if (first === second) return 'sameColorTwice';
    const pair = colorPairs.find((candidate) => candidate.includes(first) && candidate.includes(second));
    return pair ? { kind: 'hybrid', pair } : 'unknownSymbol';
  }
  const [color, alternative] = isColor(first) ? [first, second] : [second, first];
  if (!isColor(color)) return 'unknownSymbol';
  if (alternative === '2') return { kind: 'twobrid', color };
  return alternative === 'C' ? { kind: 'colorlessHybrid', color } : 'unknownSymbol';
}

function isColor(text: string): text is Color {
  return colors.some((color) => color === text);
}

function unreadableCost(
  mistake: CostMistake,
  from: number,
  to: number,
): { ok: false; error: UnreadableCost } {
  return { ok: false, error: { mistake, from, to } };
}

/** Writes a cost as printed, with braces. Returns empty text if there is no mana cost. */
export function writeManaCost(cost: ManaCost): string {
  return (cost ?? []).map((half) => half.map((symbol) => `{${writeSymbol(symbol)}}`).join('')).join(' // ');
}

/** Returns the text between the braces of a symbol. */
function writeSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `${symbol.amount}`;
    case 'variable':
      return symbol.letter;
    case 'colored':
      return symbol.color;
    case 'colorless':
      return 'C';
    case 'snow':
      return 'S';
    case 'hybrid':
      return [...symbol.pair].join('/');
    case 'twobrid':
      return `2/${symbol.color}`;
    case 'colorlessHybrid':
      return `C/${symbol.color}`;
    case 'phyrexian':
      return `${symbol.color}/P`;
    case 'hybridPhyrexian':
      return `${[...symbol.pair].join('/')}/P`;
  }
}

/** Returns every color in a cost (105.2, 202.2), in the order of mana costs. */
export function colorsOfCost(cost: ManaCost): readonly Color[] {
  const includedColors = new Set((cost ?? []).flatMap((half) => half.flatMap(colorsOfSymbol)));
  return colors.filter((color) => includedColors.has(color));
}

function colorsOfSymbol(symbol: ManaSymbol): readonly string[] {
  if ('pair' in symbol) return [...symbol.pair];
  return 'color' in symbol ? [symbol.color] : [];
}

/**
 * Returns two or three colors in the order in which cards print them: each is followed by the next one of the five
 * (white-blue, green-white-blue) or by the one after that (red-white, blue-red-white).
 */
export function inPrintedOrder(set: readonly Color[]): readonly Color[] {
  const sequences = [1, 2].flatMap((step) =>
    colors.map((_, first) => set.flatMap((_, index) => colors[(first + index * step) % colors.length] ?? [])),
  );
  return sequences.find((sequence) => set.every((color) => sequence.includes(color))) ?? set;
}
