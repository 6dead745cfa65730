/** Pauses of the clock, stored with its settings. */
import type { SavedClock } from '../preferences/settings-store';
import type { Pause } from './played-time';

/** The settings before any change. */
export const DEFAULT_CLOCK: SavedClock = { isShown: false, limit: null, isHeard: false, pauses: [] };

/** For all games together; the oldest are dropped. */
const PAUSES_KEPT = 400;

/** The pauses of a game. */
export function pausesOf(clock: SavedClock | null, game: string): readonly Pause[] {
  return clock?.pauses.filter((pause) => pause.game === game) ?? [];
}

/** Pauses the game. */
export function pauseGame(clock: SavedClock, game: string, now: number): SavedClock {
  const pauses = [...clock.pauses, { game, from: now, to: null }];
  return { ...clock, pauses: pauses.slice(-PAUSES_KEPT) };
}

/** Resumes the game. */
export function resumeClock(clock: SavedClock, game: string, now: number): SavedClock {
  const pauses = clock.pauses.map((each) =>
    each.game === game && each.to === null ? { ...each, to: Math.max(now, each.from) } : each,
  );
  return { ...clock, pauses };
}
