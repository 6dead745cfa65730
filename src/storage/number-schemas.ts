/** Schemas of whole numbers that all stored data shares. */
import * as v from 'valibot';

// A check, because it needs less code in the first chunk than `safeInteger`, which nothing else uses.
export const wholeNumber = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number)),
);
export const count = v.pipe(wholeNumber, v.minValue(0));
export const positive = v.pipe(wholeNumber, v.minValue(1));
export const countUpTo = (max: number) => v.pipe(count, v.maxValue(max));
export const uint32 = countUpTo(0xffff_ffff);
