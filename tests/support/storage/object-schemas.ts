import type * as v from 'valibot';

export interface FoundObjectSchema {
  /** The field that holds the object, also in a list; empty for a whole row. */
  readonly field: string;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** What `variantSchema` returns: a schema that is looked up by the kind of a value; for no kind, one that lists all. */
interface LazySchema {
  readonly type: 'lazy';
  getter(value: unknown): { readonly entries: { readonly kind: { readonly options: readonly string[] } } };
}

const isLazy = (schema: object): schema is LazySchema => 'type' in schema && schema.type === 'lazy';

const variantsOf = ({ getter }: LazySchema) =>
  getter(null).entries.kind.options.map((kind) => getter({ kind }));

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
    if (isLazy(part)) for (const variant of variantsOf(part)) search(variant, field);
  }

  search(schema, '');
  return found;
}
