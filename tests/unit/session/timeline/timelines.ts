/** Timelines for tests: moves at their times, in milliseconds since the game began. */
import { beginHistory, type History, redo, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import { type Game, withHistory } from '../../../../src/session/game/game';
import { type Timeline, timelineOf } from '../../../../src/session/timeline/timeline';
import { playLegalMove, savedGame } from '../../../support/storage/saved-games';

export const MINUTE = 60_000;
/** When every timeline here begins, in milliseconds since 1970. */
const START = 1_000_000;

export type TimedMove = readonly [minute: number, deed: Move | 'undo' | 'redo'];

function historyThrough(first: Table, timedMoves: readonly TimedMove[]): History {
  return timedMoves.reduce((history, [minute, move]) => {
    if (move === 'undo') return undo(history);
    return move === 'redo' ? redo(history) : playLegalMove(history, move, START + minute * MINUTE);
  }, beginHistory(first));
}

export function gameThrough(first: Table, timedMoves: readonly TimedMove[]): Game {
  const history = historyThrough(first, timedMoves);
  const { id, seats, deck, opening } = savedGame(history);
  return withHistory({ id, initialSeats: seats, deck, startedAt: START, opening }, history);
}

export function timelineThrough(first: Table, timedMoves: readonly TimedMove[]): Timeline {
  return timelineOf(gameThrough(first, timedMoves), []);
}

/** A minute of these timelines as the phone's clock shows it. */
export function atMinute(minute: number): number {
  return START + minute * MINUTE;
}
