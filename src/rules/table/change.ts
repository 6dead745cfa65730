/**
 * The difference between two tables: which places hold which values before and after.
 * A step of a game keeps its difference instead of a whole table, so a long game stays small,
 * and two steps about different players can be told apart.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** One place in a table with what it held before and what it holds after. */
export interface Difference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

export type Change = readonly Difference[];

export function changeBetween(before: unknown, after: unknown, path: Path = []): Change {
  if (before === after) return [];
  const keys = sharedKeys(before as Json, after as Json);
  if (!keys) return [{ path, before, after }];
  return keys.flatMap((key) => changeBetween(at(before, key), at(after, key), [...path, key]));
}

export function applyForward<T>(value: T, change: Change): T {
  return change.reduce((result, { path, after }) => put(result, path, after) as T, value);
}

export function applyBackward<T>(value: T, change: Change): T {
  return change.reduceRight((result, { path, before }) => put(result, path, before) as T, value);
}

/** The change that does `first` and then `second`. Places that end as they began are left out. */
export function joinChanges(first: Change, second: Change): Change {
  const joined = new Map(first.map((difference) => [difference.path.join('/'), difference]));
  for (const difference of second) {
    const key = difference.path.join('/');
    joined.set(key, { ...difference, before: (joined.get(key) ?? difference).before });
  }
  return [...joined.values()].filter(({ before, after }) => before !== after);
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

function put(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const replaced = put(at(value, key), rest, replacement);
  if (Array.isArray(value)) return value.with(key as number, replaced);
  return { ...(value as object), [key]: replaced };
}
