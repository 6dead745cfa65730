/** Schemas for rows of other app versions, which preserve unknown data. See `docs/decisions/rows-evolve.md`. */
import * as v from 'valibot';
import type { UnknownRecord, UnknownValue } from '../../../rules/unknown-data';

const MAX_VALUE_LENGTH = 100;

/** Accepts values that can be serialized as JSON, which is how the rules engine compares parts of a table. */
export const json = v.custom<unknown>((value) => {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
});

/** Creates a schema for an object with these fields that leaves other fields unchanged. */
export function openObject<Known extends v.ObjectEntries>(known: Known): v.ObjectSchema<Known, undefined> {
  const schema = v.objectWithRest(known, json) as unknown as v.ObjectSchema<Known, undefined>;
  // Valibot accepts an array as an object, and with default values only it would accept any array.
  const run: (typeof schema)['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config);
  return { ...schema, '~run': run };
}

type FieldsByKind = Readonly<Record<string, v.ObjectEntries>>;

type ParsedVariant<Fields extends FieldsByKind, Shared extends v.ObjectEntries> = {
  [Kind in keyof Fields & string]: { readonly kind: Kind } & v.InferOutput<
    v.ObjectSchema<Fields[Kind] & Shared, undefined>
  >;
}[keyof Fields & string];

/** Creates a schema for open objects of several kinds, by the fields of each kind and those that all kinds share. */
export function variantSchema<
  const Fields extends FieldsByKind,
  Shared extends v.ObjectEntries = Readonly<Record<never, never>>,
>(fieldsByKind: Fields, sharedFields?: Shared): v.GenericSchema<unknown, ParsedVariant<Fields, Shared>> {
  const schemas = new Map<unknown, v.GenericSchema>(
    Object.entries(fieldsByKind).map(([kind, fields]) => [
      kind,
      openObject({ kind: v.literal(kind), ...fields, ...sharedFields }),
    ]),
  );
  const schemaOfOtherKinds = openObject({ kind: v.picklist(Object.keys(fieldsByKind)) });
  // Looks the kind up, which takes less code and time than `variant`, which tries one kind after another.
  return v.lazy(
    (value) => schemas.get((value as { kind?: unknown } | null)?.kind) ?? schemaOfOtherKinds,
  ) as v.GenericSchema<unknown, ParsedVariant<Fields, Shared>>;
}

const picklistValueSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_VALUE_LENGTH));

/** Creates a schema for a value of a closed list, or one that only another version has on that list. */
export function extensibleValueSchema<Known>(): v.GenericSchema<unknown, Known | UnknownValue> {
  return picklistValueSchema as unknown as v.GenericSchema<unknown, Known | UnknownValue>;
}

/**
 * Creates a schema that also accepts objects in which the only errors are unknown or missing values, as an unknown
 * value.
 */
export function orUnknown<Known, ExtraFields extends object>(
  known: v.GenericSchema<unknown, Known>,
  extraFields: (stored: object) => ExtraFields,
): v.GenericSchema<unknown, Known | (UnknownRecord & ExtraFields)> {
  const stored = v.custom<object>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      v.is(json, value) &&
      (v.safeParse(known, value).issues ?? []).every(isMissingOrUnknown),
  );
  const unknown = v.pipe(
    stored,
    v.transform((value) => ({ ...extraFields(value), kind: 'unknown' as const, stored: value })),
  );
  return v.union([known, unknown]);
}

/** Returns whether the issue is a missing field or an unknown value. */
function isMissingOrUnknown(issue: v.BaseIssue<unknown>): boolean {
  return issue.received === 'undefined' || isUnknownValue(issue);
}

export function isUnknownValue({ type, input }: v.BaseIssue<unknown>): boolean {
  return typeof input === 'string' && ['picklist', 'variant', 'literal'].includes(type);
}
