import { beginHistory, dropOldestSteps, type History, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable } from '../../../../src/rules/table/table';
import { departureOf } from '../../../../src/session/timeline/departure';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, moves, plainTable, seat } from '../../../support/tables/tables';

const test = suite('departure');

const MINUTE = 60_000;

/** One move a minute. */
function through(...movesToPlay: readonly Move[]): History {
  return movesToPlay.reduce(
    (history, move, index) => playLegalMove(history, move, index * MINUTE),
    beginHistory(plainTable(4)),
  );
}

test('reports when, why and how many steps ago a player left', () => {
  const history = through(
    moves.beginNextTurn,
    moves.leave(2, 'poison'),
    moves.changeLife(0, -1),
    moves.beginNextTurn,
    moves.changeLife(0, -1),
  );
  assert.equal(departureOf(history, seat(2)), {
    because: 'poison',
    at: MINUTE,
    turnNumber: 2,
    undoStepCount: 4,
    isAlone: true,
  });
  assert.is(departureOf(history, seat(0)), null);
});

test('after an undo, the last departure counts; a teammate leaves along with the player', () => {
  const history = through(moves.leave(2), moves.changeLife(0, -1));
  const again = playLegalMove(undo(undo(history)), moves.leave(2, 'emptyLibrary'), 9 * MINUTE);
  assert.equal(departureOf(again, seat(2)), {
    because: 'emptyLibrary',
    at: 9 * MINUTE,
    turnNumber: 1,
    undoStepCount: 1,
    isAlone: true,
  });
  const giants = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  assert.ok(giants.ok);
  const left = playLegalMove(beginHistory(giants.value.table), moves.leave(0), 0);
  assert.is(departureOf(left, seat(1))?.because, 'team');
  assert.ok(departureOf(left, seat(1))?.isAlone, 'a team leaves as one');
});

test('several may leave at the same time', () => {
  assert.not(departureOf(through(moves.leaveTogether('noLife', 1, 2)), seat(2))?.isAlone);
});

test('returns null if the step is no longer in memory', () => {
  const history = through(moves.leave(2), moves.changeLife(0, -1));
  assert.is(departureOf(dropOldestSteps(history, 1), seat(2)), null);
});

test.run();
