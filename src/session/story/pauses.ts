/** The pauses a table has asked for, as they are kept with the clock's settings. */
import type { SavedClock } from '../settings';
import type { Pause } from './played-time';

/** As nobody has changed it yet. */
export const FIRST_CLOCK: SavedClock = { isShown: false, limit: null, isHeard: false, pauses: [] };

/** Of all games together; the oldest are forgotten. */
const PAUSES_KEPT = 400;

/** When a game stood still. */
export function pausesOf(clock: SavedClock | null, game: string): readonly Pause[] {
  return clock?.pauses.filter((pause) => pause.game === game) ?? [];
}

/** The game stands still from now on. */
export function pause(clock: SavedClock, game: string, now: number): SavedClock {
  const pauses = [...clock.pauses, { game, from: now, to: null }];
  return { ...clock, pauses: pauses.slice(-PAUSES_KEPT) };
}

/** The game goes on. */
export function goOn(clock: SavedClock, game: string, now: number): SavedClock {
  const pauses = clock.pauses.map((each) =>
    each.game === game && each.to === null ? { ...each, to: Math.max(now, each.from) } : each,
  );
  return { ...clock, pauses };
}
