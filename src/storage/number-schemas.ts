/** Schemas of whole numbers that all stored data shares. */
import * as v from 'valibot';

// A check, because it needs less code in the first chunk than `safeInteger`, which nothing else uses.
export const integerSchema = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number)),
);
export const countSchema = v.pipe(integerSchema, v.minValue(0));
export const positiveSchema = v.pipe(integerSchema, v.minValue(1));
export const countSchemaUpTo = (max: number) => v.pipe(countSchema, v.maxValue(max));
export const uint32Schema = countSchemaUpTo(0xffff_ffff);
