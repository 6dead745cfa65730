/** Computes what the clock shows at a given time from the story, without counting as time passes. */
import type { PlayerId } from '../../rules/turn/turn';
import type { SavedClock } from '../../settings/saved-settings';
import { type Pause, pausedAt, playedTime } from './played-time';
import { endOfStory, type Story } from './story';
import { endOfGame } from './summary';
import { runningTurns, timeBySeat, timedTurns } from './turn-times';

/** In milliseconds of play. */
export interface ClockFace {
  readonly game: number;
  /** The current turn; null before the first and after the last. */
  readonly turn: { readonly player: PlayerId; readonly time: number } | null;
  /** By seat. */
  readonly times: readonly number[];
  readonly isPaused: boolean;
}

/** Returns a function that computes the clock at a time in milliseconds since 1970. */
export function clockOf(story: Story, pauses: readonly Pause[]): (now: number) => ClockFace {
  const played = playedTime(story, pauses);
  const turns = timedTurns(story, played);
  const running = runningTurns(turns);
  const turn = running.find(({ player }) => player === story.table.turn.activePlayer) ?? running[0];
  const isPaused = pausedAt(story, pauses);
  const end = endOfGame(story);
  const seats = story.table.turn.hasLeft.length;
  return (now) => {
    const game = played(end ?? endOfStory(story, now));
    return {
      game,
      turn: turn ? { player: turn.player, time: Math.max(0, game - turn.from) } : null,
      times: timeBySeat(turns, seats, game),
      isPaused: end === null && isPaused(now),
    };
  };
}

/** Returns the milliseconds left of the limit, negative once it is exceeded; null without a limit or a current turn. */
export function remainingTime({ turn, times }: ClockFace, limit: SavedClock['limit']): number | null {
  if (!turn || !limit) return null;
  const spent = limit.per === 'turn' ? turn.time : (times[turn.player] ?? 0);
  return limit.minutes * 60_000 - spent;
}
