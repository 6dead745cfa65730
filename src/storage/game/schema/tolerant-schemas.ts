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
