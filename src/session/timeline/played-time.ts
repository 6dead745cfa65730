/**
 * Computes how long a game has been played from the device's clock at each step, so that time also passes while the app
 * is closed. The clock stops during pauses, and after half an hour without a step. Undone steps do not exist; their
 * time belongs to the step before.
 */
import type { Timeline } from './timeline';

/** A pause in milliseconds since 1970. It ends when a turn begins, at the latest. */
export interface Pause {
  readonly from: number;
  readonly to: number | null;
}

/** Returns the milliseconds of play up to a time. */
export type PlayedTimeAt = (at: number) => number;

/** After this time without a step, the clock stops until the next one. */
export const IDLE_LIMIT_MS = 30 * 60_000;

export function createPlayedTimeCounter(timeline: Timeline, pauses: readonly Pause[] = []): PlayedTimeAt {
  const stepTimes = [timeline.startedAt, ...timeline.steps.map(({ at }) => at)];
  const pausedTimeUntil = createPausedTimeCounter(effectivePausesOf(timeline, pauses));
  const activeTime = (from: number, to: number) =>
    Math.min(to - from - (pausedTimeUntil(to) - pausedTimeUntil(from)), IDLE_LIMIT_MS);
  const playedTimes = [0];
  for (const [index, stepTime] of stepTimes.entries()) {
    const nextTime = stepTimes[index + 1];
    if (nextTime !== undefined) playedTimes.push((playedTimes[index] ?? 0) + activeTime(stepTime, nextTime));
  }
  return (at) => {
    const index = lastIndexNotAfter(stepTimes, at);
    if (index < 0) return 0;
    return (playedTimes[index] ?? 0) + activeTime(stepTimes[index] ?? at, at);
  };
}

/** Returns a function that tells whether the game is paused at a time. */
export function createPauseCheck(timeline: Timeline, pauses: readonly Pause[]): (at: number) => boolean {
  const effectivePauses = effectivePausesOf(timeline, pauses);
  return (at) => effectivePauses.some(({ from, to }) => from <= at && at < to);
}

interface EffectivePause {
  readonly from: number;
  readonly to: number;
}

/** Returns the pauses that took effect: a new turn ends a pause, as with a chess clock. Adjacent pauses are joined. */
function effectivePausesOf({ steps }: Timeline, pauses: readonly Pause[]): readonly EffectivePause[] {
  if (pauses.length === 0) return [];
  const pauseEndingTimes = steps.flatMap(({ at, happenings }) =>
    happenings.some(({ kind }) => kind === 'turnBegan' || kind === 'gameWon') ? [at] : [],
  );
  const limitedPauses = pauses.map(({ from, to }): EffectivePause => {
    const latestPauseEnd = pauseEndingTimes.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
    return { from, to: Math.min(to ?? latestPauseEnd, latestPauseEnd) };
  });
  const joinedPauses: EffectivePause[] = [];
  for (const { from, to } of limitedPauses.toSorted((first, second) => first.from - second.from)) {
    const lastPause = joinedPauses.at(-1);
    if (lastPause && from <= lastPause.to)
      joinedPauses[joinedPauses.length - 1] = { from: lastPause.from, to: Math.max(lastPause.to, to) };
    else if (to > from) joinedPauses.push({ from, to });
  }
  return joinedPauses;
}

/** Returns a function that computes the total length of pauses up to a time. */
function createPausedTimeCounter(pauses: readonly EffectivePause[]): (at: number) => number {
  return (at) => pauses.reduce((sum, { from, to }) => (at <= from ? sum : sum + Math.min(at, to) - from), 0);
}

/** Returns the index of the last moment not after this time, or −1. */
function lastIndexNotAfter(sortedTimes: readonly number[], at: number): number {
  let [low, high] = [0, sortedTimes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedTimes[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
