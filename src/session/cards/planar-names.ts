/** Names of planar cards as people type them. */
import { nameKey } from '../../rules/landless/name-key';

/** Normalizes like `nameKey`, and also ignores punctuation and treats й as и. */
export function looseNameKey(text: string): string {
  return nameKey(text)
    .normalize('NFD')
    .replaceAll(/['\p{Mn}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The edit distance with transpositions. Stops counting above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(slips);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? most + 1;
}
