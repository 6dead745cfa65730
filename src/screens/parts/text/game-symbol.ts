/** The symbols that texts and costs name in braces, and how they are drawn (107.4–107.5, 107.12). */

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Numeral = Digit | `1${Digit}` | '20';
/** A glyph on a disc; `p` is the Phyrexian symbol. */
export type Glyph = 'w' | 'u' | 'b' | 'r' | 'g' | 'c' | 's' | 'p' | 'x' | 'y' | 'z' | 'tap' | Numeral;
export type DiscColor = 'W' | 'U' | 'B' | 'R' | 'G' | 'C' | 'S';

export type SymbolDrawing =
  /** The chaos symbol has no disc. */
  | { readonly kind: 'chaos' }
  /** If there are several glyphs, they are the digits of a large number. */
  | { readonly kind: 'disc'; readonly discColor: DiscColor; readonly glyphs: readonly Glyph[] }
  | {
      readonly kind: 'split';
      readonly halves: readonly { readonly discColor: DiscColor; readonly glyph: Glyph }[];
    };

/** A symbol with adjacent punctuation: no line break may separate them. */
export const SYMBOL_WITH_PUNCTUATION = /([(«“]?\{[^{}\s]+\}[,.:;!?)»”]*)/;

/** Splits a symbol into halves: "W/U/P" has two, or can be paid with 2 life; "G" has one. */
export function halvesOf(symbol: string): {
  readonly halves: readonly string[];
  readonly payableWithLife: boolean;
} {
  const parts = symbol.split('/');
  const payableWithLife = parts.length > 1 && parts.at(-1) === 'P';
  return { halves: payableWithLife ? parts.slice(0, -1) : parts, payableWithLife };
}

/** Returns null for text that is not a game symbol. */
export function drawingOf(symbol: string): SymbolDrawing | null {
  if (symbol === 'CHAOS') return { kind: 'chaos' };
  if (symbol === 'T') return { kind: 'disc', discColor: 'C', glyphs: ['tap'] };
  if (symbol === 'P') return { kind: 'disc', discColor: 'C', glyphs: ['p'] };
  const { halves, payableWithLife } = halvesOf(symbol);
  const drawnHalves = halves.flatMap((half) => drawingOfHalf(half) ?? []);
  const [first, second, third] = drawnHalves;
  if (!first || third || drawnHalves.length < halves.length) return null;
  if (!second)
    return { kind: 'disc', discColor: first.discColor, glyphs: payableWithLife ? ['p'] : first.glyphs };
  const pair = [first, second].flatMap(({ discColor, glyphs: [glyph, secondGlyph] }) =>
    glyph && !secondGlyph ? [{ discColor, glyph: payableWithLife ? ('p' as const) : glyph }] : [],
  );
  return pair.length === 2 ? { kind: 'split', halves: pair } : null;
}

interface DrawnHalf {
  readonly discColor: DiscColor;
  readonly glyphs: readonly Glyph[];
}

function drawingOfHalf(half: string): DrawnHalf | null {
  switch (half) {
    case 'W':
    case 'U':
    case 'B':
    case 'R':
    case 'G':
    case 'C':
    case 'S':
      return { discColor: half, glyphs: [half.toLowerCase() as Lowercase<typeof half>] };
    case 'X':
    case 'Y':
    case 'Z':
      return { discColor: 'C', glyphs: [half.toLowerCase() as Lowercase<typeof half>] };
    default:
      if (!/^\d+$/.test(half)) return null;
      return { discColor: 'C', glyphs: isNumeral(half) ? [half] : ([...half] as Digit[]) };
  }
}

function isNumeral(number: string): number is Numeral {
  return /^(?:1?\d|20)$/.test(number);
}
