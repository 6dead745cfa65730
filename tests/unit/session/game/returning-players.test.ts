import { beginHistory, dropOldestSteps, type History, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import type { Game } from '../../../../src/session/game/game';
import { bringBack, returnMethodOf } from '../../../../src/session/game/returning-players';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { meleeTable, moves, plainTable, seat } from '../../../support/tables/tables';

const test = suite('coming back');

/** One move a minute. */
function through(table: Table, ...movesToPlay: readonly Move[]): History {
  return movesToPlay.reduce(
    (history, move, index) => playLegalMove(history, move, index * 60_000),
    beginHistory(table),
  );
}

/** Brings a player back as the screen does. */
function afterBringingBack(first: History, player: number): History {
  let history = first;
  bringBack(
    {
      currentGame: () => ({ history }) as Game,
      play(move) {
        history = playLegalMove(history, move, 90 * 60_000);
        return null;
      },
      undo() {
        history = undo(history);
      },
    },
    seat(player),
  );
  return history;
}

const melee = meleeTable(['Bant', 'Naya']);

test('whoever left earlier comes back without undoing what came after', () => {
  const history = through(plainTable(4), moves.leave(2, 'poison'), moves.changeLife(0, -1));
  assert.equal(returnMethodOf(history, seat(2)), { kind: 'correct' });
  const { steps, doneCount, table } = afterBringingBack(history, 2);
  assert.equal([doneCount, steps.at(-1)?.move.kind], [3, 'returnToGame']);
  assert.equal([table.turn.hasLeftBySeat[2], table.totals[0]?.life], [false, 19]);
});

test('a departure that is the last step is undone', () => {
  const history = through(plainTable(4), moves.changeLife(0, -1), moves.leave(2));
  assert.equal(returnMethodOf(history, seat(2)), { kind: 'undo', laterStepCount: 0 });
  const { doneCount, table } = afterBringingBack(history, 2);
  assert.equal([doneCount, table.turn.hasLeftBySeat[2]], [1, false]);
});

test('but not if others left in the same step', () => {
  const history = through(plainTable(4), moves.leaveTogether('noLife', 1, 2));
  assert.equal(afterBringingBack(history, 2).table.turn.hasLeftBySeat, [false, true, false, false]);
});

test('where only undoing can bring them back, everything since is undone', () => {
  const history = through(melee, moves.leave(2), moves.changeLife(0, -1), moves.changeLife(1, -1));
  assert.equal(returnMethodOf(history, seat(2)), { kind: 'undo', laterStepCount: 2 });
  const { doneCount, table } = afterBringingBack(history, 2);
  assert.equal([doneCount, table.turn.hasLeftBySeat[2]], [0, false]);
});

test('a departure that is no longer in memory can be corrected, but not undone', () => {
  const departure = [moves.leave(2), moves.changeLife(0, -1)];
  assert.equal(returnMethodOf(dropOldestSteps(through(plainTable(4), ...departure), 1), seat(2)), {
    kind: 'correct',
  });
  assert.is(returnMethodOf(dropOldestSteps(through(melee, ...departure), 1), seat(2)), null);
});

test.run();
