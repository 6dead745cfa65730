/** What the table's clock shows at any moment, reckoned anew each time from the story: nothing is counted while time passes. */
import type { PlayerId } from '../../rules/turn/turn';
import type { SavedClock } from '../settings';
import { type Pause, pausedAt, playedTime } from './played-time';
import { presentOf, type Story } from './story';
import { endOf } from './summary';
import { runningTurns, timeBySeat, turnsTaken } from './turn-times';

/** In milliseconds of play. */
export interface ClockFace {
  readonly game: number;
  /** The turn that is looked at; null before the first and after the last. */
  readonly turn: { readonly player: PlayerId; readonly time: number } | null;
  /** By seat. */
  readonly times: readonly number[];
  readonly isPaused: boolean;
}

/** Reads the clock at a moment, in milliseconds since 1970. */
export function clockOf(story: Story, pauses: readonly Pause[]): (now: number) => ClockFace {
  const played = playedTime(story, pauses);
  const turns = turnsTaken(story, played);
  const running = runningTurns(turns);
  const turn = running.find(({ player }) => player === story.table.turn.of) ?? running[0];
  const isPaused = pausedAt(story, pauses);
  const end = endOf(story);
  const seats = story.table.turn.left.length;
  return (now) => {
    const game = played(end ?? presentOf(story, now));
    return {
      game,
      turn: turn ? { player: turn.player, time: Math.max(0, game - turn.from) } : null,
      times: timeBySeat(turns, seats, game),
      isPaused: end === null && isPaused(now),
    };
  };
}

/** What is left of the limit, below nought once it is over; null where there is none or nobody's turn goes on. */
export function leftOf({ turn, times }: ClockFace, limit: SavedClock['limit']): number | null {
  if (!turn || !limit) return null;
  const spent = limit.per === 'turn' ? turn.time : (times[turn.player] ?? 0);
  return limit.minutes * 60_000 - spent;
}
