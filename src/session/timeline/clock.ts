/** Computes what the clock shows at a given time from the timeline, without counting as time passes. */
import type { PlayerId } from '../../rules/turn/turn';
import type { SavedClock } from '../../settings/saved-settings';
import { createPauseCheck, createPlayedTimeCounter, type Pause } from './played-time';
import { endOfGame } from './summary';
import { latestKnownTime, type Timeline } from './timeline';
import { currentTurnsOf, timedTurns, turnTimeBySeat } from './turn-times';

/** In milliseconds of play. */
export interface ClockReading {
  readonly gameTime: number;
  /** The current turn; null before the first and after the last. */
  readonly turn: { readonly player: PlayerId; readonly time: number } | null;
  /** By seat. */
  readonly timeBySeat: readonly number[];
  readonly isPaused: boolean;
}

/** Returns a function that computes the clock at a time in milliseconds since 1970. */
export function createClockReader(
  timeline: Timeline,
  pauses: readonly Pause[],
): (now: number) => ClockReading {
  const playedTimeAt = createPlayedTimeCounter(timeline, pauses);
  const turns = timedTurns(timeline, playedTimeAt);
  const currentTurns = currentTurnsOf(turns);
  const turn =
    currentTurns.find(({ player }) => player === timeline.table.turn.activePlayer) ?? currentTurns[0];
  const isPaused = createPauseCheck(timeline, pauses);
  const gameEnd = endOfGame(timeline);
  const seatCount = timeline.table.turn.hasLeftBySeat.length;
  return (now) => {
    const gameTime = playedTimeAt(gameEnd ?? latestKnownTime(timeline, now));
    return {
      gameTime,
      turn: turn ? { player: turn.player, time: Math.max(0, gameTime - turn.from) } : null,
      timeBySeat: turnTimeBySeat(turns, seatCount, gameTime),
      isPaused: gameEnd === null && isPaused(now),
    };
  };
}

/** Returns the milliseconds left of the limit, negative once it is exceeded; null without a limit or a current turn. */
export function remainingTime({ turn, timeBySeat }: ClockReading, limit: SavedClock['limit']): number | null {
  if (!turn || !limit) return null;
  const timeSpent = limit.per === 'turn' ? turn.time : (timeBySeat[turn.player] ?? 0);
  return limit.minutes * 60_000 - timeSpent;
}
