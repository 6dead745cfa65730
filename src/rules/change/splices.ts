/**
 * The difference between two lists of names, as removed and inserted runs: a planeswalk moves two cards of two
 * hundred, and only those are stored.
 */

/** At this index of the old list, one run is removed and another inserted. */
export type Splice = readonly [index: number, removed: readonly string[], inserted: readonly string[]];

/** All splices between two lists, in order and without overlap. */
export interface ChecksummedSplices {
  readonly splices: readonly Splice[];
  /** 32-bit checksums of the whole list before and after, so that a splice is never applied to another list. */
  readonly sums: readonly [before: number, after: number];
}

/** Returns splices that are not always minimal, but short wherever cards are taken, moved or reordered. */
export function splicesBetween(before: readonly string[], after: readonly string[]): ChecksummedSplices {
  const splices: Splice[] = [];
  let [indexBefore, indexAfter] = [0, 0];
  while (indexBefore < before.length || indexAfter < after.length) {
    const [matchBefore, matchAfter] = nearestMatch(before, after, indexBefore, indexAfter);
    if (indexBefore < matchBefore || indexAfter < matchAfter) {
      splices.push([
        indexBefore,
        before.slice(indexBefore, matchBefore),
        after.slice(indexAfter, matchAfter),
      ]);
    }
    [indexBefore, indexAfter] = [matchBefore + 1, matchAfter + 1];
  }
  return { splices, sums: [checksumOf(before), checksumOf(after)] };
}

/** Returns the nearest positions, from these on, at which both lists have the same name, or the ends of both. */
function nearestMatch(
  before: readonly string[],
  after: readonly string[],
  indexBefore: number,
  indexAfter: number,
): readonly [number, number] {
  const maxDistance = before.length - indexBefore + after.length - indexAfter;
  for (let distance = 0; distance < maxDistance; distance++) {
    for (let offset = 0; offset <= distance; offset++) {
      const name = before[indexBefore + offset];
      if (name !== undefined && name === after[indexAfter + distance - offset]) {
        return [indexBefore + offset, indexAfter + distance - offset];
      }
    }
  }
  return [before.length, after.length];
}

/** Returns the new list. Throws if this is not the old list, or the result has the wrong checksum. */
export function applySplices(
  list: unknown,
  { splices, sums: [sumBefore, sumAfter] }: ChecksummedSplices,
): readonly string[] {
  if (isStringArray(list) && checksumOf(list) === sumBefore) {
    // From the end, because removed and inserted names move those behind them.
    const spliced = splices.reduceRight<readonly string[]>(
      (names, [index, removed, inserted]) => names.toSpliced(index, removed.length, ...inserted),
      list,
    );
    if (checksumOf(spliced) === sumAfter) return spliced;
  }
  throw new RangeError('another list was spliced');
}

/** Returns the splices that turn the new list back into the old one. */
export function reverseSplices({
  splices,
  sums: [sumBefore, sumAfter],
}: ChecksummedSplices): ChecksummedSplices {
  let growth = 0;
  const reversedSplices = splices.map(([index, removed, inserted]): Splice => {
    const indexAfter = index + growth;
    growth += inserted.length - removed.length;
    return [indexAfter, inserted, removed];
  });
  return { splices: reversedSplices, sums: [sumAfter, sumBefore] };
}

export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Separates names in the checksum; larger than any UTF-16 code unit. */
const NAME_SEPARATOR = 0x1_0000;

/** Returns an FNV-1a checksum of the names in order. */
function checksumOf(names: readonly string[]): number {
  let sum = FNV_BASIS;
  for (const name of names) {
    for (let index = 0; index < name.length; index++) {
      sum = Math.imul(sum ^ name.charCodeAt(index), FNV_PRIME);
    }
    sum = Math.imul(sum ^ NAME_SEPARATOR, FNV_PRIME);
  }
  return sum >>> 0;
}
