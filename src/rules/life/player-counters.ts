/**
 * Counters of a player besides poison, and similar counts. Teams do not share them (810.5). 111.10a Treasures ·
 * 122.1 counters · 122.1i rad counters · 701.54c the Ring · 702.40a storm · 702.179 speed.
 */
import { MAX_COUNTER_NAME_LENGTH, MAX_NAMED_COUNTERS_PER_PLAYER } from '../limits';
import { okResult, type RuleNumber, type RuleResult, refuse, refuseWith } from '../rule';
import { refusalOfNumber } from './life';

/** 'storm': spells this player counts in the current turn. 'ring': how often the Ring has tempted the player. */
export const playerCounterKinds = [
  'energy',
  'experience',
  'rad',
  'treasure',
  'storm',
  'ring',
  'speed',
] as const;
export type PlayerCounterKind = (typeof playerCounterKinds)[number];

export type PlayerCounters = Readonly<Record<PlayerCounterKind, number>> & {
  /** Counters named by the players, oldest first. */
  readonly named: readonly NamedCounters[];
};

export interface NamedCounters {
  readonly name: string;
  readonly count: number;
}

/** 701.54c: the Ring has no further abilities. */
export const MAX_ABILITIES_OF_THE_RING = 4;

/** 702.179d: the ability that increases speed stops at max speed. A player with no speed has speed 0. */
export const MAX_SPEED = 4;

/** The largest number of each kind that a player can have. */
export const maxPlayerCounters: Readonly<Record<PlayerCounterKind, number>> = {
  energy: Infinity,
  experience: Infinity,
  rad: Infinity,
  treasure: Infinity,
  storm: Infinity,
  ring: Infinity,
  speed: MAX_SPEED,
};

export const NO_COUNTERS: PlayerCounters = {
  energy: 0,
  experience: 0,
  rad: 0,
  treasure: 0,
  storm: 0,
  ring: 0,
  speed: 0,
  named: [],
};

export const ruleOfPlayerCounters: Readonly<Record<PlayerCounterKind, RuleNumber>> = {
  energy: '122.1',
  experience: '122.1',
  rad: '122.1i',
  treasure: '111.10a',
  storm: '702.40a',
  ring: '701.54c',
  speed: '702.179',
};

/** Changes counters; removing more than a player has removes all, and none exceed their maximum. */
export function changePlayerCounters(
  counters: PlayerCounters,
  kind: PlayerCounterKind,
  by: number,
): RuleResult<PlayerCounters> {
  const count = Math.min(maxPlayerCounters[kind], Math.max(0, counters[kind] + by));
  const refusal = refusalOfNumber(by) ?? refusalOfNumber(count);
  return refusal ? refuseWith(refusal) : okResult({ ...counters, [kind]: count });
}

/** Changes counters by name; a new name is added if the number is positive. */
export function changeNamedCounters(
  counters: PlayerCounters,
  name: string,
  by: number,
): RuleResult<PlayerCounters> {
  const { named } = counters;
  const index = named.findIndex((other) => other.name === name);
  const count = Math.max(0, countNamedCounters(counters, name) + by);
  const refusal = refusalOfNumber(by) ?? refusalOfNumber(count);
  if (refusal) return refuseWith(refusal);
  if (index >= 0)
    return okResult({ ...counters, named: named.with(index, { ...named[index], name, count }) });
  if (count === 0) return refuse('122.1', 'noSuchCounters');
  if (name.length > MAX_COUNTER_NAME_LENGTH)
    return refuse('107.1', 'numberTooLarge', MAX_COUNTER_NAME_LENGTH);
  if (named.length >= MAX_NAMED_COUNTERS_PER_PLAYER)
    return refuse('107.1', 'numberTooLarge', MAX_NAMED_COUNTERS_PER_PLAYER);
  return okResult({ ...counters, named: [...named, { name, count }] });
}

export function dropNamedCounters(counters: PlayerCounters, name: string): RuleResult<PlayerCounters> {
  const named = counters.named.filter((other) => other.name !== name);
  return named.length < counters.named.length
    ? okResult({ ...counters, named })
    : refuse('122.1', 'noSuchCounters');
}

export function countNamedCounters({ named }: PlayerCounters, name: string): number {
  return named.find((other) => other.name === name)?.count ?? 0;
}
