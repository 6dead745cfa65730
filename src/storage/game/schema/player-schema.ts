/** Parses a player's counters, commanders and designations. */
import * as v from 'valibot';
import { type CommanderRecord, commanderNumbers } from '../../../rules/life/commander';
import type { DayOrNight, Designations } from '../../../rules/life/designations';
import { type PlayerCounters, playerCounterKinds } from '../../../rules/life/player-counters';
import { MAX_NAMED_COUNTERS_PER_PLAYER } from '../../../rules/limits';
import { countSchema } from '../../number-schemas';
import { extensibleValueSchema, openObject } from './tolerant-schemas';
import { counterNameSchema, playerIdSchema } from './value-schemas';

/** Older rows lack kinds of counters that were added later. */
const countOrZeroSchema = v.optional(countSchema, 0);

export const playerCountersSchema: v.GenericSchema<unknown, PlayerCounters> = openObject({
  ...v.entriesFromList(playerCounterKinds, countOrZeroSchema),
  named: v.optional(
    v.pipe(
      v.array(openObject({ name: counterNameSchema, count: countOrZeroSchema })),
      v.maxLength(MAX_NAMED_COUNTERS_PER_PLAYER),
      v.check((named) => new Set(named.map(({ name }) => name)).size === named.length),
    ),
    () => [],
  ),
});

export const commandersSchema: v.GenericSchema<unknown, CommanderRecord> = openObject({
  casts: v.optional(
    v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(commanderNumbers.length)),
    () => [0],
  ),
  damage: v.optional(v.array(countSchema), () => []),
});

export const designationsSchema: v.GenericSchema<unknown, Designations> = openObject({
  monarch: v.nullish(playerIdSchema, null),
  initiative: v.nullish(playerIdSchema, null),
  blessed: v.optional(v.array(playerIdSchema), () => []),
  dayOrNight: v.nullish(extensibleValueSchema<DayOrNight>(), null),
});
