/** Stories for tests: moves at their times, in milliseconds since the game began. */
import { beginHistory, type History, redo, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import { type Game, withHistory } from '../../../../src/session/game/game';
import { type Story, storyOf } from '../../../../src/session/story/story';
import { playLegalMove, savedGame } from '../../../support/storage/saved-games';

export const MINUTE = 60_000;
/** When every story here begins, in milliseconds since 1970. */
const START = 1_000_000;

export type TimedMove = readonly [minute: number, deed: Move | 'undo' | 'redo'];

function historyThrough(first: Table, deeds: readonly TimedMove[]): History {
  return deeds.reduce((history, [minute, deed]) => {
    if (deed === 'undo') return undo(history);
    return deed === 'redo' ? redo(history) : playLegalMove(history, deed, START + minute * MINUTE);
  }, beginHistory(first));
}

export function gameThrough(first: Table, deeds: readonly TimedMove[]): Game {
  const history = historyThrough(first, deeds);
  const { id, seats, deck, opening } = savedGame(history);
  return withHistory(
    { id, initialSeats: seats, deck, startedAt: START, openingHappenings: opening },
    history,
  );
}

export function storyThrough(first: Table, deeds: readonly TimedMove[]): Story {
  return storyOf(gameThrough(first, deeds), []);
}

/** A minute of these stories as the phone's clock shows it. */
export function atMinute(minute: number): number {
  return START + minute * MINUTE;
}
