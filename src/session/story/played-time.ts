/**
 * How long a game has been played. Time is the phone's clock between one step and the next, so that it goes on while the app is
 * closed, and nothing has to be counted while it passes. It stands still while the table has asked for a pause, and when nobody
 * has touched the game for half an hour. What is undone has never been: the time it took belongs to what was there before.
 */
import type { Story } from './story';

/** A pause the table has asked for, in milliseconds since 1970. It is over when a turn begins, and without end at the latest then. */
export interface Pause {
  readonly from: number;
  readonly to: number | null;
}

/** Milliseconds that a game was played until a moment. */
export type PlayedTime = (at: number) => number;

/** Without a touch for so long the clock stands still until the next one. In milliseconds. */
export const STILLNESS = 30 * 60_000;

export function playedTime(story: Story, pauses: readonly Pause[] = []): PlayedTime {
  const moments = [story.startedAt, ...story.steps.map(({ at }) => at)];
  const paused = pausedTime(pausesAsTheyWent(story, pauses));
  const awake = (from: number, to: number) => Math.min(to - from - (paused(to) - paused(from)), STILLNESS);
  const played = [0];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    if (next !== undefined) played.push((played[index] ?? 0) + awake(moment, next));
  }
  return (at) => {
    const index = lastNotAfter(moments, at);
    if (index < 0) return 0;
    return (played[index] ?? 0) + awake(moments[index] ?? at, at);
  };
}

/** Whether the game stands still at a moment because the table asked for it. */
export function pausedAt(story: Story, pauses: readonly Pause[]): (at: number) => boolean {
  const went = pausesAsTheyWent(story, pauses);
  return (at) => went.some(({ from, to }) => from <= at && at < to);
}

interface WentBy {
  readonly from: number;
  readonly to: number;
}

/** Whoever begins a turn plays on: that ends a pause, as on a clock beside a board. Those that touch each other are one. */
function pausesAsTheyWent({ steps }: Story, pauses: readonly Pause[]): readonly WentBy[] {
  if (pauses.length === 0) return [];
  const turnsBegan = steps.flatMap(({ at, happenings }) =>
    happenings.some(({ kind }) => kind === 'turnBegan' || kind === 'gameWon') ? [at] : [],
  );
  const ended = pauses.map(({ from, to }): WentBy => {
    const nextTurn = turnsBegan.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
    return { from, to: Math.min(to ?? nextTurn, nextTurn) };
  });
  const joined: WentBy[] = [];
  for (const { from, to } of ended.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else if (to > from) joined.push({ from, to });
  }
  return joined;
}

/** How long the table has paused until a moment. */
function pausedTime(pauses: readonly WentBy[]): (at: number) => number {
  return (at) => pauses.reduce((sum, { from, to }) => (at <= from ? sum : sum + Math.min(at, to) - from), 0);
}

/** The index of the last moment that is not after this one, or −1. */
function lastNotAfter(moments: readonly number[], at: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
