/** Pauses of the clock, stored with its settings. */
import type { SavedClock } from '../../settings/saved-settings';
import { MAX_CLOCK_PAUSES } from '../../settings/setting-limits';
import type { Pause } from './played-time';

/** The settings before any change. */
export const DEFAULT_CLOCK: SavedClock = { isShown: false, limit: null, playsSound: false, pauses: [] };

/** Returns the pauses of a game. */
export function pausesOf(clock: SavedClock | null, gameId: string): readonly Pause[] {
  return clock?.pauses.filter((pause) => pause.game === gameId) ?? [];
}

/** Returns the settings with the game paused. */
export function pauseClock(clock: SavedClock, gameId: string, now: number): SavedClock {
  const pauses = [...clock.pauses, { game: gameId, from: now, to: null }];
  return { ...clock, pauses: pauses.slice(-MAX_CLOCK_PAUSES) };
}

/** Returns the settings with the game resumed. */
export function resumeClock(clock: SavedClock, gameId: string, now: number): SavedClock {
  const pauses = clock.pauses.map((pause) =>
    pause.game === gameId && pause.to === null ? { ...pause, to: Math.max(now, pause.from) } : pause,
  );
  return { ...clock, pauses };
}
