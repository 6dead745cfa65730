/** Parses what players have besides life and poison, as it comes from outside. */
import * as v from 'valibot';
import type { Commanders } from '../rules/life/commander';
import type { Designations } from '../rules/life/designations';
import type { MOST_NAMED_COUNTERS, PlayerCounterKind, PlayerCounters } from '../rules/life/player-counters';
import type { Look } from '../rules/table/looks';
import { count, counterKinds, counterName, dayOrNight, player } from './game-values';

const MOST_NAMED: typeof MOST_NAMED_COUNTERS = 12;

const none = Object.fromEntries(counterKinds.map((kind) => [kind, 0])) as Record<PlayerCounterKind, 0>;

/** What there is in games of versions that did not ask. */
export const NO_COUNTERS: PlayerCounters = { ...none, named: [] };
export const ONE_COMMANDER: Commanders = { casts: [0], damage: [] };
export const AS_IT_BEGAN: Look = { name: null, colour: null };
export const NO_DESIGNATIONS: Designations = { monarch: null, initiative: null, blessed: [], time: null };

export const playerCounters: v.GenericSchema<unknown, PlayerCounters> = v.object({
  ...v.entriesFromList(counterKinds, count),
  named: v.pipe(
    v.array(v.object({ name: counterName, count })),
    v.maxLength(MOST_NAMED),
    v.check((named) => new Set(named.map(({ name }) => name)).size === named.length),
  ),
});

export const commanders: v.GenericSchema<unknown, Commanders> = v.object({
  casts: v.pipe(v.array(count), v.minLength(1), v.maxLength(2)),
  damage: v.array(count),
});

export const designations: v.GenericSchema<unknown, Designations> = v.object({
  monarch: v.nullable(player),
  initiative: v.nullable(player),
  blessed: v.array(player),
  time: dayOrNight,
});
