/** How far typed text is from the beginning of a name: letters left out, added, replaced or swapped. */

/** The longest text that is compared. */
export const LONGEST_COMPARED = 48;
const WIDTH = LONGEST_COMPARED + 8;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/** Slips that are forgiven in a text of this length. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The number of slips between `typed` and the beginning of `text` from `from` to `end`; more than `most` if there are
 * more.
 */
export function slipsFrom(typed: string, text: string, from: number, end: number, most: number): number {
  const width = Math.min(end - from, typed.length + most, WIDTH - 2);
  let [before, last, now]: readonly Uint8Array[] = rows;
  if (!before || !last || !now) return most + 1;
  const tooFar = most + 1;
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, tooFar);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    // Cells further from the diagonal need more slips than are forgiven.
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
    if (least > most) return tooFar;
    const free: Uint8Array = before;
    before = last;
    last = now;
    now = free;
  }
  let least = tooFar;
  for (
    let column = Math.max(0, typed.length - most);
    column <= Math.min(width, typed.length + most);
    column += 1
  ) {
    least = Math.min(least, last[column] ?? tooFar);
  }
  return least;
}
