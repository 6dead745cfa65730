/** Compares typed text with a word or name: letters omitted, added, replaced or transposed count as typos. */

/** Numbers of typos; a number above the requested maximum only means that there are more. */
export interface EditDistance {
  /** Between the typed text and the whole section of text. */
  readonly whole: number;
  /** Between the typed text and the closest prefix of that section. */
  readonly prefix: number;
}

/** Rows of the table of distances, shared by all comparisons because there are many thousands of them. */
let rows = emptyRows(64);

function emptyRows(width: number): readonly [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
}

/** Counts up to `maxTypos` typos between `typed` and `text` from `from` to `end` (Damerau–Levenshtein distance). */
export function editDistance(
  typed: string,
  text: string,
  from: number,
  end: number,
  maxTypos: number,
): EditDistance {
  const width = Math.min(end - from, typed.length + maxTypos);
  if (width + 2 > rows[0].length) rows = emptyRows(2 * (width + 2));
  let [beforePrevious, previous, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  const tooFar = maxTypos + 1;
  for (let column = 0; column <= width; column += 1) previous[column] = Math.min(column, tooFar);
  for (let row = 1; row <= typed.length; row += 1) {
    const typedLetter = typed.charCodeAt(row - 1);
    // Cells further from the diagonal would need more than the maximum number of typos.
    const firstColumn = Math.max(1, row - maxTypos);
    const lastColumn = Math.min(width, row + maxTypos);
    current[firstColumn - 1] = firstColumn === 1 ? Math.min(row, tooFar) : tooFar;
    current[lastColumn + 1] = tooFar;
    let rowMinimum = current[firstColumn - 1] ?? tooFar;
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const textLetter = text.charCodeAt(from + column - 1);
      let typos = (previous[column - 1] ?? 0) + (typedLetter === textLetter ? 0 : 1);
      typos = Math.min(typos, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typedLetter === text.charCodeAt(from + column - 2) &&
        typed.charCodeAt(row - 2) === textLetter;
      if (isSwapped) typos = Math.min(typos, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = Math.min(typos, tooFar);
      if (typos < rowMinimum) rowMinimum = typos;
    }
    if (rowMinimum > maxTypos) return { whole: tooFar, prefix: tooFar };
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let prefix = tooFar;
  for (let column = Math.max(0, typed.length - maxTypos); column <= width; column += 1) {
    prefix = Math.min(prefix, previous[column] ?? tooFar);
  }
  return { whole: width === end - from ? (previous[width] ?? tooFar) : tooFar, prefix };
}

/** Minimum letters for one typo and for two: shorter texts are too similar to each other. */
export const MIN_LENGTH_FOR_TYPO = 4;
export const MIN_LENGTH_FOR_TWO_TYPOS = 6;
/** Minimum letters for two typos of which one is the first letter, or that leave the text unfinished. */
export const MIN_LENGTH_FOR_ANY_TWO_TYPOS = 8;

/** The share of the typed letters that must be in words like those of a name for it to be offered. */
const MIN_ALIKE_SHARE = 1 / 3;

/** Returns whether enough of the typed letters are in words similar to those of a name for the name to be offered. */
export const isEnoughAlike = (alikeLetters: number, allLetters: number) =>
  alikeLetters > 0 && alikeLetters >= allLetters * MIN_ALIKE_SHARE;

/** Returns how many typos a text of this length may have. */
export function allowedTypos(length: number): number {
  if (length < MIN_LENGTH_FOR_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
}

/**
 * Returns the number of typos between a typed name and another; null if there are too many or the name is too short.
 */
export function typosBetween(typed: string, name: string): number | null {
  const { whole } = editDistance(typed, name, 0, name.length, allowedTypos(typed.length));
  return closeTypos(typed, name[0], { whole, prefix: whole });
}

/**
 * Returns the number of typos in a text that is close enough to a section with this initial to be offered for it:
 * few for its length, and in a short text not two unless it is finished and has the initial. Null otherwise.
 */
export function closeTypos(
  typed: string,
  initial: string | undefined,
  { whole, prefix }: EditDistance,
): number | null {
  const maxTypos = allowedTypos(typed.length);
  if (maxTypos === 0) return null;
  if (prefix <= (typed.length < MIN_LENGTH_FOR_ANY_TWO_TYPOS ? 1 : maxTypos)) return prefix;
  return whole <= maxTypos && typed[0] === initial ? whole : null;
}

/** Returns the letters of a section of text as a set of bits: texts that share too few need not be compared. */
export function letterBits(text: string, from = 0, end = text.length): number {
  let letters = 0;
  for (let index = from; index < end; index += 1) {
    const letter = text.charCodeAt(index);
    if (letter > 32) letters |= 1 << (letter & 31);
  }
  return letters;
}

/** Returns the number of letters in one set that the other lacks. */
export function countMissingLetters(wantedLetters: number, presentLetters: number): number {
  let count = 0;
  for (let missing = wantedLetters & ~presentLetters; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}
