/**
 * The steps of a game: each is one line of the log. A move is one step; rapid changes of one total, a gesture, are one
 * step too, as players count them ("minus seven").
 */
import {
  applyBackward,
  applyForward,
  type Change,
  changeBetween,
  changesOverlap,
  joinChanges,
} from '../change/change';
import { okResult, type RuleResult } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { UnknownRecord } from '../unknown-data';
import type { CountedHappening, Happening } from './happening';
import type { Move, SimpleMove } from './move';
import { play } from './moves/play-move';
import type { Table } from './table';

/** A move of a later version of the app: its step can be undone and redone, and it cannot be played again. */
export interface UnknownMove extends UnknownRecord {
  readonly marker?: number;
}

/** A move, and when it was made in milliseconds since 1970. */
interface TimedMove {
  readonly move: Move | UnknownMove;
  readonly at: number;
}

export interface Step extends TimedMove {
  readonly happenings: readonly Happening[];
  readonly change: Change;
}

export interface History {
  readonly table: Table;
  /** The steps held in memory, oldest first: those done, then those undone. */
  readonly steps: readonly Step[];
  /** How many older steps are not held in memory. */
  readonly unloadedStepCount: number;
  /** How many of `steps` are done. */
  readonly doneCount: number;
}

/** Changes of one total within this time form one gesture. */
export const MAX_GESTURE_PAUSE_MS = 3000;

export function beginHistory(table: Table): History {
  return { table, steps: [], unloadedStepCount: 0, doneCount: 0 };
}

/** Returns how many steps of the game are done. */
export function positionOf({ unloadedStepCount, doneCount }: History): number {
  return unloadedStepCount + doneCount;
}

/**
 * Plays a move as a new step, or as part of the current gesture. Undone steps are dropped. A move that changes
 * nothing leaves no step.
 */
export function playStep(history: History, move: Move, at: number): RuleResult<History> {
  const played = play(history.table, move);
  if (!played.ok) return played;
  const { table, happenings } = played.value;
  const change = changeBetween(history.table, table);
  if (change.length === 0) return okResult(history);
  const doneSteps = history.steps.slice(0, history.doneCount);
  const step: Step = { move: withActualAmount(move, happenings), happenings, at, change };
  const gestureIndex = history.doneCount === history.steps.length ? indexOfOpenGesture(doneSteps, step) : -1;
  const steps = gestureIndex === -1 ? [...doneSteps, step] : joinGesture(doneSteps, gestureIndex, step);
  return okResult({ ...history, table, steps, doneCount: steps.length });
}

export function canRedo(history: History): boolean {
  return history.doneCount < history.steps.length;
}

/** Undoes the last step held in memory. */
export function undo(history: History): History {
  const step = history.steps[history.doneCount - 1];
  if (!step) return history;
  return { ...history, table: applyBackward(history.table, step.change), doneCount: history.doneCount - 1 };
}

export function redo(history: History): History {
  const step = history.steps[history.doneCount];
  if (!step) return history;
  return { ...history, table: applyForward(history.table, step.change), doneCount: history.doneCount + 1 };
}

/** Adds older steps in front of those held in memory. */
export function prependOlderSteps(history: History, older: readonly Step[]): History {
  return {
    ...history,
    steps: [...older, ...history.steps],
    unloadedStepCount: history.unloadedStepCount - older.length,
    doneCount: history.doneCount + older.length,
  };
}

/** Drops the oldest steps until at most `maxDone` done ones are held. */
export function dropOldestSteps(history: History, maxDone: number): History {
  const surplus = history.doneCount - maxDone;
  if (surplus <= 0) return history;
  return {
    ...history,
    steps: history.steps.slice(surplus),
    unloadedStepCount: history.unloadedStepCount + surplus,
    doneCount: maxDone,
  };
}

/** Moves that change a total by a number. */
type CountingMove = Extract<SimpleMove, { readonly player: PlayerId; readonly by: number }>;

/** Whether rapid changes of this kind form one gesture. */
const joinsGestures = {
  changeLife: true,
  changePoison: true,
  changePlayerCounters: true,
  changeNamedCounters: true,
  dealCommanderDamage: true,
  castCommander: false,
} as const satisfies Readonly<Record<CountingMove['kind'], boolean>>;

type GestureMove = Move & {
  readonly kind: {
    [Kind in CountingMove['kind']]: (typeof joinsGestures)[Kind] extends true ? Kind : never;
  }[CountingMove['kind']];
};

/**
 * Returns a key for what a move changes, equal for all moves of one gesture; null for moves that are never combined.
 */
export function gestureKeyOf(move: Step['move']): string | null {
  if (!isGestureMove(move)) return null;
  const { by, marker, ...subject } = move;
  return JSON.stringify(subject);
}

/**
 * Returns a player's gains and losses in gestures still in progress, and when the first of these ends; null without
 * any.
 */
export function recentTotalChanges(
  { steps, doneCount }: History,
  player: PlayerId,
  now: number,
): { readonly life: number; readonly poison: number; readonly until: number } | null {
  let [life, poison, until] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { move, at } of steps.slice(0, doneCount).toReversed()) {
    if (!isGestureMove(move)) break;
    if (move.player !== player || !isRecent(at, now)) continue;
    switch (move.kind) {
      case 'changeLife':
        life += move.by;
        break;
      case 'changePoison':
        poison += move.by;
        break;
      case 'dealCommanderDamage':
        if (move.infect) poison += move.by;
        else life -= move.by;
        break;
      case 'changePlayerCounters':
      case 'changeNamedCounters':
        continue;
      default:
        move satisfies never;
    }
    until = Math.min(until, at + MAX_GESTURE_PAUSE_MS);
  }
  return life === 0 && poison === 0 ? null : { life, poison, until };
}

/**
 * Returns the index of the gesture that a step continues, or −1: its last change is recent, and no later step touches
 * the same data.
 */
function indexOfOpenGesture(doneSteps: readonly Step[], step: Step): number {
  const { move, change } = step;
  const gesture = gestureKeyOf(move);
  if (gesture === null) return -1;
  for (let index = doneSteps.length - 1; index >= 0; index--) {
    const earlier = doneSteps[index] as Step;
    const earlierGesture = gestureKeyOf(earlier.move);
    if (earlierGesture === gesture)
      return isRecent(earlier.at, step.at) && haveSameKind(earlier, step) ? index : -1;
    if (earlierGesture === null || changesOverlap(earlier.change, change)) return -1;
  }
  return -1;
}

/** Compares the kinds of two steps; a stored step may contain an unknown one. */
function haveSameKind(one: Step, other: Step): boolean {
  return one.happenings[0]?.kind === other.happenings[0]?.kind;
}

/** Returns whether a gesture that last changed at this time is still in progress. */
function isRecent(changedAt: number, now: number): boolean {
  const pause = now - changedAt;
  return pause >= 0 && pause <= MAX_GESTURE_PAUSE_MS;
}

function isGestureMove(move: Step['move']): move is GestureMove {
  return move.kind in joinsGestures && joinsGestures[move.kind as CountingMove['kind']];
}

/**
 * Replaces the requested change by the actual one: removing five counters of three removes three. A table of another
 * version may change without a happening.
 */
function withActualAmount(move: Step['move'], [happening]: readonly Happening[]): Step['move'] {
  if (!isGestureMove(move) || !happening) return move;
  const { from, to } = happening as CountedHappening;
  return { ...move, by: to - from };
}

/** Extends a gesture by a step; a gesture that returns to its first value leaves no step. */
function joinGesture(doneSteps: readonly Step[], gestureIndex: number, step: Step): readonly Step[] {
  const earlier = doneSteps[gestureIndex] as Step;
  const change = joinChanges(earlier.change, step.change);
  const [firstHappening] = earlier.happenings as readonly CountedHappening[];
  const [lastHappening] = step.happenings as readonly CountedHappening[];
  if (change.length === 0 || !firstHappening || !lastHappening) return doneSteps.toSpliced(gestureIndex, 1);
  const happenings = [{ ...lastHappening, from: firstHappening.from }];
  return doneSteps.with(gestureIndex, {
    move: withActualAmount(step.move, happenings),
    happenings,
    at: step.at,
    change,
  });
}
