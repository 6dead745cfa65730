/**
 * The difference between two lists of names, by the runs that went and the runs that came: a planeswalk moves two cards of
 * two hundred, and names only those.
 */

/** At this place of the list before, the first run is gone and the second has come. */
export type Splice = readonly [place: number, removed: readonly string[], inserted: readonly string[]];

/** All the splices between two lists, in the order of their places, which do not overlap. */
export interface SplicedList {
  readonly splices: readonly Splice[];
  /** Of the list before and the list after, 32 bits each: splices say too little to tell other lists from these. */
  readonly sums: readonly [before: number, after: number];
}

/** What differs between two places of the list before and two of the list after; all up to the next gap is the same. */
interface Gap {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

/** Names that went and came. The search takes the square of it, and lists as different as that have no short difference. */
const MOST_NAMES = 128;

/** As few names as can be; null where so many went and came that the two lists may as well be written down. */
export function spliceBetween(before: readonly string[], after: readonly string[]): SplicedList | null {
  const gaps = gapsBetween(before, after);
  if (!gaps) return null;
  const splices = gaps.map(
    (gap): Splice => [gap.before[0], before.slice(...gap.before), after.slice(...gap.after)],
  );
  return { splices, sums: [sumOf(before), sumOf(after)] };
}

/** The list after. Throws when this is not the list before, or when the splices are no longer those that were found. */
export function splice(list: unknown, { splices, sums }: SplicedList): readonly string[] {
  if (!isListOfNames(list) || sumOf(list) !== sums[0]) throw new RangeError('another list was spliced');
  let spliced: readonly string[] = [];
  let reached = 0;
  for (const [place, removed, inserted] of splices) {
    if (place < reached || removed.some((name, index) => list[place + index] !== name)) {
      throw new RangeError('what was spliced is not there');
    }
    spliced = spliced.concat(list.slice(reached, place), inserted);
    reached = place + removed.length;
  }
  spliced = spliced.concat(list.slice(reached));
  if (sumOf(spliced) !== sums[1]) throw new RangeError('the splices lead to another list');
  return spliced;
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

/**
 * Myers' algorithm. A way leads through both lists at once, side by side where their names are the same; else it takes a name
 * away or puts one in, which costs one. What is kept for each cost and each lead of the list before over the list after is how
 * far in the list before the best way has come.
 */
function gapsBetween(before: readonly string[], after: readonly string[]): readonly Gap[] | null {
  const reaches: number[][] = [];
  for (let cost = 0; cost <= MOST_NAMES; cost++) {
    const reach: number[] = [];
    for (let way = 0; way <= cost; way++) {
      const lead = 2 * way - cost;
      let place = cost === 0 ? 0 : comeFrom(reaches[cost - 1] as number[], way).place;
      while (place < before.length && place - lead < after.length && before[place] === after[place - lead]) {
        place++;
      }
      reach.push(place);
      if (place === before.length && place - lead === after.length) return gapsOnTheWay(reaches, way, place);
    }
    reaches.push(reach);
  }
  return null;
}

/** The better of the two steps to this way: one that puts a name in, or one that takes a name away. */
function comeFrom(
  cheaper: readonly number[],
  way: number,
): { readonly from: number; readonly place: number } {
  const putIn = cheaper[way] ?? -1;
  const takenAway = way === 0 ? -1 : (cheaper[way - 1] as number) + 1;
  return putIn > takenAway ? { from: way, place: putIn } : { from: way - 1, place: takenAway };
}

/** Back from the end of both lists to their beginning. Steps with nothing alike between them are one gap. */
function gapsOnTheWay(reaches: readonly number[][], lastWay: number, end: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let [way, reached] = [lastWay, end];
  for (let cost = reaches.length; cost > 0; cost--) {
    const cheaper = reaches[cost - 1] as number[];
    const { from, place } = comeFrom(cheaper, way);
    const start = cheaper[from] as number;
    const startAfter = start - (2 * from - (cost - 1));
    const [gap] = gaps;
    if (gap && place === reached) {
      gaps[0] = { before: [start, gap.before[1]], after: [startAfter, gap.after[1]] };
    } else {
      gaps.unshift({ before: [start, place], after: [startAfter, place - (2 * way - cost)] });
    }
    [way, reached] = [from, start];
  }
  return gaps;
}
