/** Parses the steps of a game. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import { countSchema, uint32Schema } from '../../number-schemas';
import { happeningSchema } from './happening-schema';
import { moveSchema } from './move-schema';
import { openObject } from './tolerant-schemas';

const pathSchema = v.array(v.union([v.string(), v.number()]));

const differenceSchema = v.union([
  openObject({ path: pathSchema, before: v.unknown(), after: v.unknown() }),
  openObject({
    path: pathSchema,
    splices: v.array(v.strictTuple([countSchema, v.array(v.string()), v.array(v.string())])),
    sums: v.strictTuple([uint32Schema, uint32Schema]),
  }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = openObject({
  move: moveSchema,
  happenings: v.optional(v.array(happeningSchema), () => []),
  at: v.number(),
  change: v.array(differenceSchema),
});
