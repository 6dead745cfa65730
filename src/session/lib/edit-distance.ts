/** Compares typed text with a word or name: letters left out, added, replaced or swapped count as slips. */

/** Counts of slips; a count of more than was asked for only says that there are more. */
export interface EditDistance {
  /** Between the typed text and the whole piece of text. */
  readonly whole: number;
  /** Between the typed text and the nearest beginning of that piece. */
  readonly beginning: number;
}

/** Rows of the table of distances, shared by all comparisons because there are many thousands of them. */
let rows = emptyRows(64);

function emptyRows(width: number): readonly [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
}

/** Counts up to `most` slips between `typed` and the piece of `text` from `from` to `end` (Damerau–Levenshtein). */
export function editDistance(
  typed: string,
  text: string,
  from: number,
  end: number,
  most: number,
): EditDistance {
  const width = Math.min(end - from, typed.length + most);
  if (width + 2 > rows[0].length) rows = emptyRows(2 * (width + 2));
  let [before, last, now]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  const tooFar = most + 1;
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, tooFar);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    // Cells further from the diagonal need more slips than are counted.
    const first = Math.max(1, row - most);
    const stop = Math.min(width, row + most);
    now[first - 1] = first === 1 ? Math.min(row, tooFar) : tooFar;
    now[stop + 1] = tooFar;
    let least = now[first - 1] ?? tooFar;
    for (let column = first; column <= stop; column += 1) {
      const other = text.charCodeAt(from + column - 1);
      let slips = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      slips = Math.min(slips, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === text.charCodeAt(from + column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      now[column] = Math.min(slips, tooFar);
      if (slips < least) least = slips;
    }
    if (least > most) return { whole: tooFar, beginning: tooFar };
    [before, last, now] = [last, now, before];
  }
  let beginning = tooFar;
  for (let column = Math.max(0, typed.length - most); column <= width; column += 1) {
    beginning = Math.min(beginning, last[column] ?? tooFar);
  }
  return { whole: width === end - from ? (last[width] ?? tooFar) : tooFar, beginning };
}

/** The fewest letters with one slip and with two: shorter texts are too similar to each other. */
const SHORTEST_WITH_SLIPS = 4;
const SHORTEST_WITH_MOST_SLIPS = 6;
const MOST_SLIPS = 2;

/** Returns by how many slips a typed name differs from another; null for too many, or if it is too short for any. */
export function slipsBetween(typed: string, name: string): number | null {
  if (typed.length < SHORTEST_WITH_SLIPS) return null;
  const most = typed.length < SHORTEST_WITH_MOST_SLIPS ? 1 : MOST_SLIPS;
  const { whole } = editDistance(typed, name, 0, name.length, most);
  return whole > most ? null : whole;
}

/** The letters of a piece of text as a set of bits: texts that share too few need not be compared. */
export function letterSet(text: string, from = 0, end = text.length): number {
  let letters = 0;
  for (let place = from; place < end; place += 1) {
    const letter = text.charCodeAt(place);
    if (letter > 32) letters |= 1 << (letter & 31);
  }
  return letters;
}

/** The number of letters in a set that another set lacks. */
export function missingLetters(wanted: number, present: number): number {
  let count = 0;
  for (let rest = wanted & ~present; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
