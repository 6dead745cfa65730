import type * as v from 'valibot';

export interface FoundObjectSchema {
  /** The field that holds the object, also in a list; empty for a whole row. */
  readonly field: string;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** Returns all schemas of objects within a schema. */
export function objectSchemasIn(schema: unknown): readonly FoundObjectSchema[] {
  const found: FoundObjectSchema[] = [];
  const seen = new Set<unknown>();

  function search(part: unknown, field: string): void {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const { entries, ...others } = part as { readonly entries?: FoundObjectSchema['entries'] };
    if (entries) found.push({ field, entries });
    for (const [name, entry] of Object.entries(entries ?? {})) search(entry, name);
    for (const other of Object.values(others)) search(other, field);
  }

  search(schema, '');
  return found;
}
