import { beginHistory, forget, type History, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import { beginTable } from '../../../src/rules/table/table';
import { leavingOf } from '../../../src/screens/table/gone';
import { goOn } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';
import { FIXED_CHANCE, moves, plainTable, seat } from '../../support/tables';

const test = suite('who has left');

const MINUTE = 60_000;

/** One move a minute. */
function through(...made: readonly Move[]): History {
  return made.reduce(
    (history, move, index) => goOn(history, move, index * MINUTE),
    beginHistory(plainTable(4)),
  );
}

test('when, why and how many steps ago somebody left', () => {
  const history = through(
    moves.beginNextTurn,
    moves.leave(2, 'poison'),
    moves.changeLife(0, -1),
    moves.beginNextTurn,
    moves.changeLife(0, -1),
  );
  const left = leavingOf(history, seat(2));
  assert.equal(left, { because: 'poison', at: MINUTE, turn: 2, steps: 4 });
  let before = history;
  for (let step = 0; step < (left?.steps ?? 0); step++) before = undo(before);
  assert.is(before.table.turn.left[2], false);
  assert.is(before.done, 1);
  assert.is(leavingOf(history, seat(0)), null);
});

test('taken back and left again, the last time counts; a teammate left along', () => {
  const history = through(moves.leave(2), moves.changeLife(0, -1));
  const again = goOn(undo(undo(history)), moves.leave(2, 'emptyLibrary'), 9 * MINUTE);
  assert.equal(leavingOf(again, seat(2)), { because: 'emptyLibrary', at: 9 * MINUTE, turn: 1, steps: 1 });
  const giants = beginTable(
    { seats: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  assert.ok(giants.ok);
  const left = goOn(beginHistory(giants.value.table), moves.leave(0), 0);
  assert.is(leavingOf(left, seat(1))?.because, 'team');
});

test('what is no longer held is not told', () => {
  const history = through(moves.leave(2), moves.changeLife(0, -1));
  assert.is(leavingOf(forget(history, 1), seat(2)), null);
});

test.run();
