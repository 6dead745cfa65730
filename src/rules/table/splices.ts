/**
 * The difference between two lists of names, by the runs that went and the runs that came: a planeswalk moves two cards of
 * two hundred, and names only those.
 */

/** At this place of the list before, the first run is gone and the second has come. */
export type Splice = readonly [place: number, removed: readonly string[], inserted: readonly string[]];

/** All the splices between two lists, in the order of their places, which do not overlap. */
export interface SplicedList {
  readonly splices: readonly Splice[];
  /** 32 bits of the whole list before and the whole list after: what was removed is there, and so is everything else. */
  readonly sums: readonly [before: number, after: number];
}

/** Not always the fewest names, but few wherever cards are taken, moved or put in another order. */
export function spliceBetween(before: readonly string[], after: readonly string[]): SplicedList {
  const splices: Splice[] = [];
  let [place, reached] = [0, 0];
  while (place < before.length || reached < after.length) {
    const [end, endAfter] = nearestAlike(before, after, place, reached);
    if (place < end || reached < endAfter) {
      splices.push([place, before.slice(place, end), after.slice(reached, endAfter)]);
    }
    [place, reached] = [end + 1, endAfter + 1];
  }
  return { splices, sums: [sumOf(before), sumOf(after)] };
}

/** The nearest places from these on where both lists hold the same name, or else the ends of both. */
function nearestAlike(
  before: readonly string[],
  after: readonly string[],
  place: number,
  placeAfter: number,
): readonly [number, number] {
  const farthest = before.length - place + after.length - placeAfter;
  for (let far = 0; far < farthest; far++) {
    for (let step = 0; step <= far; step++) {
      const name = before[place + step];
      if (name !== undefined && name === after[placeAfter + far - step]) {
        return [place + step, placeAfter + far - step];
      }
    }
  }
  return [before.length, after.length];
}

/** The list after. Throws when this is not the list before, or the splices are not those that were found. */
export function splice(list: unknown, { splices, sums: [before, after] }: SplicedList): readonly string[] {
  if (isListOfNames(list) && sumOf(list) === before) {
    let spliced: readonly string[] = [];
    let reached = 0;
    for (const [place, removed, inserted] of splices) {
      spliced = spliced.concat(list.slice(reached, place), inserted);
      reached = place + removed.length;
    }
    spliced = spliced.concat(list.slice(reached));
    if (sumOf(spliced) === after) return spliced;
  }
  throw new RangeError('another list was spliced');
}

/** The splices from the list after to the list before. */
export function reversed({ splices, sums: [before, after] }: SplicedList): SplicedList {
  let grown = 0;
  const back = splices.map(([place, removed, inserted]): Splice => {
    const placeAfter = place + grown;
    grown += inserted.length - removed.length;
    return [placeAfter, inserted, removed];
  });
  return { splices: back, sums: [after, before] };
}

export function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Between two names, where no part of a name can be. */
const BEYOND_LETTERS = 0x1_0000;

/** FNV-1a over the names in their order. */
function sumOf(names: readonly string[]): number {
  let sum = FNV_BASIS;
  for (const name of names) {
    for (let index = 0; index < name.length; index++) {
      sum = Math.imul(sum ^ name.charCodeAt(index), FNV_PRIME);
    }
    sum = Math.imul(sum ^ BEYOND_LETTERS, FNV_PRIME);
  }
  return sum >>> 0;
}
