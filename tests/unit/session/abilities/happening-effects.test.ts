import type { Happening } from '../../../../src/rules/table/happening';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import { beginsTurn, isTurnBoundary, passesTurn } from '../../../../src/session/abilities/happening-effects';
import { assert, suite } from '../../../support/suite';
import { after, meleeTable, moves, played, tableAtStart } from '../../../support/tables/tables';

const test = suite('happenings that begin or end a turn');

function boundariesOf(table: Table, move: Move) {
  const { happenings } = played(table, move);
  const kinds = (isWanted: (happening: Happening) => boolean) =>
    happenings.filter(isWanted).map(({ kind }) => kind);
  return { begins: kinds(beginsTurn), passes: kinds(passesTurn), ends: kinds(isTurnBoundary) };
}

test('the next turn begins, which ends the one before', () => {
  const begun = ['turnBegan'];
  assert.equal(boundariesOf(tableAtStart(['p1', 'p2']), moves.beginNextTurn), {
    begins: begun,
    passes: begun,
    ends: begun,
  });
});

test('a turn passes to a player who has to wait for another turn marker', () => {
  const table = after(meleeTable(['p1', 'p2', 'p3']), moves.revealStartingPlane);
  const passed = ['markerWaits'];
  assert.equal(boundariesOf(table, moves.beginNextTurn), { begins: [], passes: passed, ends: passed });
});

test('an effect ends the turn before the next one begins', () => {
  assert.equal(boundariesOf(tableAtStart(['p1', 'p2']), moves.endTurn), {
    begins: ['turnBegan'],
    passes: ['turnBegan'],
    ends: ['turnEnded', 'turnBegan'],
  });
});

test('rolling the planar die is no turn boundary', () => {
  assert.equal(boundariesOf(tableAtStart(['p1', 'p2']), moves.roll('blank')), {
    begins: [],
    passes: [],
    ends: [],
  });
});

test.run();
