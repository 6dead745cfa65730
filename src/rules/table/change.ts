/**
 * The difference between two tables: which places hold which values before and after.
 * A step of a game keeps its difference instead of a whole table, so a long game stays small,
 * and two steps about different players can be told apart.
 */
import { isListOfNames, reversed, type SplicedList, splice, spliceBetween } from './splices';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** One place in a table with what it held before and what it holds after. */
interface ValueDifference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

/** One list of names in a table, and the runs of names that went and came. */
interface ListDifference extends SplicedList {
  readonly path: Path;
}

/** Steps of version 0.1.0 hold values only, also for lists. */
export type Difference = ValueDifference | ListDifference;

export type Change = readonly Difference[];

export function changeBetween(before: unknown, after: unknown, path: Path = []): Change {
  if (before === after) return [];
  if (isListOfNames(before) && isListOfNames(after)) return listsBetween(before, after, path);
  const keys = sharedKeys(before as Json, after as Json);
  // A list made anew of the same values is no change.
  if (!keys) return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  return keys.flatMap((key) => changeBetween(at(before, key), at(after, key), [...path, key]));
}

/** Throws when a list is not the one that was spliced, or the place is not there. */
export function applyForward<T>(value: T, change: Change): T {
  const forward = (result: unknown, difference: Difference) =>
    put(result, difference.path, (here) =>
      'splices' in difference ? splice(here, difference) : difference.after,
    );
  return change.reduce(forward, value) as T;
}

/** Throws when a list is not the one that was spliced, or the place is not there. */
export function applyBackward<T>(value: T, change: Change): T {
  const backward = (result: unknown, difference: Difference) =>
    put(result, difference.path, (here) =>
      'splices' in difference ? splice(here, reversed(difference)) : difference.before,
    );
  return change.reduceRight(backward, value) as T;
}

/**
 * The change that does `first` and then `second`. Places that end as they began are left out, but for spliced lists:
 * there the second difference stands after the first.
 */
export function joinChanges(first: Change, second: Change): Change {
  const joined = new Map<string, ValueDifference>();
  for (const difference of [...first, ...second]) {
    if ('splices' in difference) return [...first, ...second];
    const key = difference.path.join('/');
    joined.set(key, { ...difference, before: (joined.get(key) ?? difference).before });
  }
  return [...joined.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Whether both have to do with one place, so that they cannot be told apart. */
export function meet(one: Change, other: Change): boolean {
  return one.some(({ path }) => other.some((difference) => isWithin(path, difference.path)));
}

/** Whether one of two places lies in the other. */
function isWithin(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, index) => key === other[index]);
}

/** The shorter of the two ways to write it down. */
function listsBetween(before: readonly string[], after: readonly string[], path: Path): Change {
  const spliced = spliceBetween(before, after);
  if (spliced.splices.length === 0) return [];
  // Without its quotes a list is somewhat shorter than it would be stored.
  const isShorter = JSON.stringify(spliced).length <= `${before}${after}`.length;
  return [isShorter ? { path, ...spliced } : { path, before, after }];
}

/** The keys to look below, where both sides are records with the same keys or lists of as many records; else null. */
function sharedKeys(before: Json, after: Json): readonly (string | number)[] | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length || !before.every(isRecord) || !after.every(isRecord)) return null;
    return before.map((_, index) => index);
  }
  if (!isRecord(before) || !isRecord(after)) return null;
  const keys = Object.keys(before);
  const same = keys.length === Object.keys(after).length && keys.every((key) => Object.hasOwn(after, key));
  return same ? keys : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, key: string | number): unknown {
  return (value as Record<string | number, unknown>)[key];
}

function put(value: unknown, path: Path, replace: (here: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replace(value);
  const replaced = put(at(value, key), rest, replace);
  if (Array.isArray(value)) return value.with(key as number, replaced);
  return { ...(value as object), [key]: replaced };
}
