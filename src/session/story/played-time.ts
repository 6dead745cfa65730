/**
 * Computes how long a game has been played from the device's clock at each step, so that time also passes while the app
 * is closed. The clock stops during pauses, and after half an hour without a step. Undone steps do not exist; their
 * time belongs to the step before.
 */
import type { Story } from './story';

/** A pause in milliseconds since 1970. It ends when a turn begins, at the latest. */
export interface Pause {
  readonly from: number;
  readonly to: number | null;
}

/** Returns the milliseconds of play up to a time. */
export type PlayedTime = (at: number) => number;

/** Milliseconds without a step after which the clock stops until the next one. */
export const IDLE_LIMIT = 30 * 60_000;

export function playedTime(story: Story, pauses: readonly Pause[] = []): PlayedTime {
  const moments = [story.startedAt, ...story.steps.map(({ at }) => at)];
  const paused = pausedTime(actualPauses(story, pauses));
  const activeTime = (from: number, to: number) =>
    Math.min(to - from - (paused(to) - paused(from)), IDLE_LIMIT);
  const played = [0];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    if (next !== undefined) played.push((played[index] ?? 0) + activeTime(moment, next));
  }
  return (at) => {
    const index = lastNotAfter(moments, at);
    if (index < 0) return 0;
    return (played[index] ?? 0) + activeTime(moments[index] ?? at, at);
  };
}

/** Returns a function that tells whether the game is paused at a time. */
export function isPausedAt(story: Story, pauses: readonly Pause[]): (at: number) => boolean {
  const actual = actualPauses(story, pauses);
  return (at) => actual.some(({ from, to }) => from <= at && at < to);
}

interface ActualPause {
  readonly from: number;
  readonly to: number;
}

/** Returns the pauses that took effect: a new turn ends a pause, as with a chess clock. Adjacent pauses are joined. */
function actualPauses({ steps }: Story, pauses: readonly Pause[]): readonly ActualPause[] {
  if (pauses.length === 0) return [];
  const turnBeginnings = steps.flatMap(({ at, happenings }) =>
    happenings.some(({ kind }) => kind === 'turnBegan' || kind === 'gameWon') ? [at] : [],
  );
  const limited = pauses.map(({ from, to }): ActualPause => {
    const nextTurn = turnBeginnings.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
    return { from, to: Math.min(to ?? nextTurn, nextTurn) };
  });
  const joined: ActualPause[] = [];
  for (const { from, to } of limited.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else if (to > from) joined.push({ from, to });
  }
  return joined;
}

/** Returns a function that computes the total length of pauses up to a time. */
function pausedTime(pauses: readonly ActualPause[]): (at: number) => number {
  return (at) => pauses.reduce((sum, { from, to }) => (at <= from ? sum : sum + Math.min(at, to) - from), 0);
}

/** Returns the index of the last moment not after this time, or −1. */
function lastNotAfter(moments: readonly number[], at: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
