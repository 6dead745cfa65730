/**
 * A game's steps, back to its beginning: one gesture is one step is one line of the log.
 * Quick changes of one player's life, counters or damage are one gesture, as people speak of them: "minus seven".
 */
import { granted, type Ruled } from '../rule';
import type { PlayerId } from '../turn/turn';
import { applyBackward, applyForward, type Change, changeBetween, joinChanges, meet } from './change';
import type { Happening, SeatHappening, TotalHappening } from './happening';
import type { Move } from './move';
import { play } from './play';
import type { Table } from './table';

export interface Step {
  readonly move: Move;
  readonly happenings: readonly Happening[];
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly change: Change;
}

export interface History {
  readonly table: Table;
  /** The steps held here, oldest first: those done, then those undone. */
  readonly steps: readonly Step[];
  /** How many older steps of the game are not held here. */
  readonly forgotten: number;
  /** How many of `steps` are done. */
  readonly done: number;
}

/** Changes of one total that follow each other within this time belong to one gesture. In milliseconds. */
export const GESTURE_PAUSE = 3000;

export function beginHistory(table: Table): History {
  return { table, steps: [], forgotten: 0, done: 0 };
}

/**
 * Plays a move as a new step, or as part of the gesture that goes on. What had been undone is gone.
 * A move that changes nothing (poison below none, the same life once more) leaves no step.
 */
export function playStep(history: History, move: Move, at: number): Ruled<History> {
  const played = play(history.table, move);
  if (!played.ok) return played;
  const { table, happenings } = played.value;
  const change = changeBetween(history.table, table);
  if (change.length === 0) return granted(history);
  const done = history.steps.slice(0, history.done);
  const step: Step = { move: asItWent(move, happenings), happenings, at, change };
  const open = history.done === history.steps.length ? openGesture(done, step) : -1;
  const steps = open === -1 ? [...done, step] : joinAt(done, open, step);
  return granted({ ...history, table, steps, done: steps.length });
}

export function canRedo(history: History): boolean {
  return history.done < history.steps.length;
}

/** The table as it was before the last step held here. */
export function undo(history: History): History {
  const step = history.steps[history.done - 1];
  if (!step) return history;
  return { ...history, table: applyBackward(history.table, step.change), done: history.done - 1 };
}

export function redo(history: History): History {
  const step = history.steps[history.done];
  if (!step) return history;
  return { ...history, table: applyForward(history.table, step.change), done: history.done + 1 };
}

/** Puts older steps of the game back in front of those held. */
export function recall(history: History, older: readonly Step[]): History {
  return {
    ...history,
    steps: [...older, ...history.steps],
    forgotten: history.forgotten - older.length,
    done: history.done + older.length,
  };
}

/** Lets go of the oldest steps until no more than `keep` done ones are held. */
export function forget(history: History, keep: number): History {
  const surplus = history.done - keep;
  if (surplus <= 0) return history;
  return {
    ...history,
    steps: history.steps.slice(surplus),
    forgotten: history.forgotten + surplus,
    done: keep,
  };
}

/** Moves that go on: each by so many more or fewer. */
type RunningMove = Extract<Move, { readonly player: PlayerId; readonly by: number }> & {
  readonly kind: (typeof runningMoves)[number];
};

type RunningHappening = TotalHappening | SeatHappening;

const runningMoves = [
  'changeLife',
  'changePoison',
  'changePlayerCounters',
  'changeNamedCounters',
  'dealCommanderDamage',
] as const;

/** What the move is about, the same for all that may belong to one gesture; null for those that stand alone. */
export function gestureOf(move: Move): string | null {
  if (!isRunning(move)) return null;
  const { by, marker, ...what } = move;
  return JSON.stringify(what);
}

/** What a player has gained and lost in the gestures that still go on, and when the first of them is over; null for nothing. */
export function runningChanges(
  { steps, done }: History,
  player: PlayerId,
  now: number,
): { readonly life: number; readonly poison: number; readonly until: number } | null {
  let [life, poison, until] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { move, at } of steps.slice(0, done).toReversed()) {
    if (!isRunning(move)) break;
    if (move.player !== player || !isRecent(at, now)) continue;
    if (move.kind === 'changeLife') life += move.by;
    else if (move.kind === 'changePoison') poison += move.by;
    else if (move.kind !== 'dealCommanderDamage') continue;
    else if (move.infect) poison += move.by;
    else life -= move.by;
    until = Math.min(until, at + GESTURE_PAUSE);
  }
  return life === 0 && poison === 0 ? null : { life, poison, until };
}

/**
 * The index of the gesture that a step goes on with: its last change is recent, and since then only what it does not touch has
 * changed.
 */
function openGesture(done: readonly Step[], { move, at, change }: Step): number {
  const gesture = gestureOf(move);
  if (gesture === null) return -1;
  for (let index = done.length - 1; index >= 0; index--) {
    const earlier = done[index] as Step;
    const about = gestureOf(earlier.move);
    if (about === gesture) return isRecent(earlier.at, at) ? index : -1;
    if (about === null || meet(earlier.change, change)) return -1;
  }
  return -1;
}

function isRecent(at: number, now: number): boolean {
  const pause = now - at;
  return pause >= 0 && pause <= GESTURE_PAUSE;
}

function isRunning(move: Move): move is RunningMove {
  return runningMoves.some((kind) => kind === move.kind);
}

/** A change by what it really was: removing five counters where there are three removes three. */
function asItWent(move: Move, [happening]: readonly Happening[]): Move {
  if (!isRunning(move)) return move;
  const { from, to } = happening as RunningHappening;
  return { ...move, by: to - from };
}

/** A gesture that comes back to where it began leaves no trace. */
function joinAt(done: readonly Step[], index: number, step: Step): readonly Step[] {
  const earlier = done[index] as Step;
  const change = joinChanges(earlier.change, step.change);
  const [first] = earlier.happenings as readonly RunningHappening[];
  const [last] = step.happenings as readonly RunningHappening[];
  if (change.length === 0 || !first || !last) return done.toSpliced(index, 1);
  const happenings = [{ ...last, from: first.from }];
  return done.with(index, { move: asItWent(step.move, happenings), happenings, at: step.at, change });
}
