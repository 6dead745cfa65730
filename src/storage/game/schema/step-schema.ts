/** Parses the steps of a game. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import { count, uint32 } from '../../number-schemas';
import { happeningSchema } from './happening-schema';
import { moveSchema } from './move-schema';
import { fields } from './tolerant-schemas';

const path = v.array(v.union([v.string(), v.number()]));

const difference = v.union([
  v.object({ path, before: v.unknown(), after: v.unknown() }),
  v.object({
    path,
    splices: v.array(v.strictTuple([count, v.array(v.string()), v.array(v.string())])),
    sums: v.strictTuple([uint32, uint32]),
  }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = fields({
  move: moveSchema,
  happenings: v.optional(v.array(happeningSchema), () => []),
  at: v.number(),
  change: v.array(difference),
});
