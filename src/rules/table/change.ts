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
  if (!keys) return [{ path, before, after }];
  return keys.flatMap((key) => changeBetween(at(before, key), at(after, key), [...path, key]));
}

/** Throws when a list is not the one that was spliced, or the place is not there. */
export function applyForward<T>(value: T, change: Change): T {
  return change.reduce(
    (result, difference) => put(result, difference.path, afterwards(difference)) as T,
    value,
  );
}

/** Throws when a list is not the one that was spliced, or the place is not there. */
export function applyBackward<T>(value: T, change: Change): T {
  return change.reduceRight(
    (result, difference) => put(result, difference.path, beforehand(difference)) as T,
    value,
  );
}

/**
 * The change that does `first` and then `second`. Values that end as they began are left out;
 * what happens to a spliced list happens one after the other.
 */
export function joinChanges(first: Change, second: Change): Change {
  const joined = [...first];
  for (const difference of second) {
    const place = joined.findLastIndex((earlier) => isRelated(earlier.path, difference.path));
    const earlier = joined[place];
    const isSamePlace = earlier?.path.length === difference.path.length;
    if (isSamePlace && isOfValues(earlier) && isOfValues(difference)) {
      joined[place] = { ...difference, before: earlier.before };
    } else joined.push(difference);
  }
  return joined.filter((difference) => !isOfValues(difference) || difference.before !== difference.after);
}

function isOfValues(difference: Difference): difference is ValueDifference {
  return !('splices' in difference);
}

/** Whether one place lies within the other, or is it. */
function isRelated(one: Path, other: Path): boolean {
  return one.every((key, depth) => depth >= other.length || key === other[depth]);
}

/** The shorter of the two ways to write it down. */
function listsBetween(before: readonly string[], after: readonly string[], path: Path): Change {
  const spliced = spliceBetween(before, after);
  if (spliced?.splices.length === 0) return [];
  const isShorter = spliced && JSON.stringify(spliced).length <= charactersOf(before) + charactersOf(after);
  return [isShorter ? { path, ...spliced } : { path, before, after }];
}

/** Fewer than the list takes as JSON, and quicker to tell. */
function charactersOf(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + name.length + '"",'.length, 0);
}

function afterwards(difference: Difference): (here: unknown) => unknown {
  return isOfValues(difference) ? () => difference.after : (here) => splice(here, difference);
}

function beforehand(difference: Difference): (here: unknown) => unknown {
  return isOfValues(difference) ? () => difference.before : (here) => splice(here, reversed(difference));
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
