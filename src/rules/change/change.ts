/**
 * The difference between two tables: which paths hold which values before and after. Steps store differences
 * instead of whole tables, which keeps long games small and shows whether two steps touch the same data.
 */
import {
  applySplices,
  type ChecksummedSplices,
  isStringArray,
  reverseSplices,
  splicesBetween,
} from './splices';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** One path in a table with its values before and after. */
interface ValueDifference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

/** One list of names in a table, and the runs of names that were removed and inserted. */
interface ListDifference extends ChecksummedSplices {
  readonly path: Path;
}

/** Steps of version 0.1.0 contain value differences only, also for lists. */
export type Difference = ValueDifference | ListDifference;

export type Change = readonly Difference[];

export function changeBetween(before: unknown, after: unknown, path: Path = []): Change {
  if (before === after) return [];
  if (isStringArray(before) && isStringArray(after)) return listChangeBetween(before, after, path);
  const keys = keysToCompare(before as Json, after as Json);
  // A new list with equal values is not a change.
  if (!keys) return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  return keys.flatMap((key) => changeBetween(valueAt(before, key), valueAt(after, key), [...path, key]));
}

/** Throws if a spliced list is not the expected one, or a path does not exist. */
export function applyForward<T>(value: T, change: Change): T {
  const applyDifference = (result: unknown, difference: Difference) =>
    replaceAt(result, difference.path, (current) =>
      'splices' in difference ? applySplices(current, difference) : difference.after,
    );
  return change.reduce(applyDifference, value) as T;
}

/** Throws if a spliced list is not the expected one, or a path does not exist. */
export function applyBackward<T>(value: T, change: Change): T {
  const revertDifference = (result: unknown, difference: Difference) =>
    replaceAt(result, difference.path, (current) =>
      'splices' in difference ? applySplices(current, reverseSplices(difference)) : difference.before,
    );
  return change.reduceRight(revertDifference, value) as T;
}

/**
 * Combines two changes in order. Paths that return to their first value are dropped, except for spliced lists, whose
 * second difference is kept after the first.
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

/** Returns whether two changes touch a common path, so that they cannot be undone independently. */
export function changesOverlap(first: Change, second: Change): boolean {
  return first.some(({ path }) => second.some((difference) => onePathContainsOther(path, difference.path)));
}

/** Returns whether one path contains the other. */
function onePathContainsOther(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, index) => key === other[index]);
}

/** Returns the difference between two lists in the shorter of its two representations. */
function listChangeBetween(before: readonly string[], after: readonly string[], path: Path): Change {
  const difference = splicesBetween(before, after);
  if (difference.splices.length === 0) return [];
  // Joined without quotes, so this slightly underestimates the stored size.
  const isShorter = JSON.stringify(difference).length <= `${before}${after}`.length;
  return [isShorter ? { path, ...difference } : { path, before, after }];
}

/**
 * Returns the keys to compare below this level if both sides are records with the same keys or lists of equally many
 * records; otherwise null.
 */
function keysToCompare(before: Json, after: Json): readonly (string | number)[] | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length || !before.every(isRecord) || !after.every(isRecord)) return null;
    return before.map((_, index) => index);
  }
  if (!isRecord(before) || !isRecord(after)) return null;
  const keys = Object.keys(before);
  const hasSameKeys =
    keys.length === Object.keys(after).length && keys.every((key) => Object.hasOwn(after, key));
  return hasSameKeys ? keys : null;
}

/** Returns whether a value is an object with named fields, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(value: unknown, key: string | number): unknown {
  return (value as Record<string | number, unknown>)[key];
}

function replaceAt(value: unknown, path: Path, replace: (current: unknown) => unknown): unknown {
  const [key, ...innerPath] = path;
  if (key === undefined) return replace(value);
  const changedPart = replaceAt(valueAt(value, key), innerPath, replace);
  if (Array.isArray(value)) return value.with(key as number, changedPart);
  return { ...(value as object), [key]: changedPart };
}
