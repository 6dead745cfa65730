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
  const width = Math.min(end - from, typed.length + most, WIDTH - 1);
  let [before, last, now]: readonly Uint8Array[] = rows;
  if (!before || !last || !now) return most + 1;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    let least = row;
    now[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const other = text.charCodeAt(from + column - 1);
      let slips = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      slips = Math.min(slips, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === text.charCodeAt(from + column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      now[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    const free: Uint8Array = before;
    before = last;
    last = now;
    now = free;
  }
  let least = most + 1;
  for (let column = 0; column <= width; column += 1) least = Math.min(least, last[column] ?? least);
  return least;
}
