/** Changes stored rows by path, to simulate other versions of the app. */

export type Path = readonly (string | number)[];
export type Tree = Readonly<Record<string | number, unknown>>;

export interface Place {
  readonly path: Path;
  /** Whether the value is an object with named fields. */
  readonly isObject: boolean;
}

/** Returns every path in a value, including the value itself. */
export function placesIn(value: unknown, path: Path = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, isObject: false }];
  const isList = Array.isArray(value);
  const keys = Object.keys(value).map((key) => (isList ? Number(key) : key));
  return [
    { path, isObject: !isList },
    ...keys.flatMap((key) => placesIn((value as Tree)[key], [...path, key])),
  ];
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Tree | undefined)?.[key], value);
}

/** Returns a copy of a value with a replacement at this path. */
export function withReplacement(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const replaced = withReplacement((value as Tree)[key], rest, replacement);
  return Array.isArray(value) ? value.with(key as number, replaced) : { ...(value as Tree), [key]: replaced };
}

/** Returns a copy of a value without the field at this path, or the value itself if it lacks the field. */
export function without(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined || !(key in value)) return value;
  if (rest.length > 0) return withReplacement(value, [key], without((value as Tree)[key], rest));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
