/** Plays random legal moves of a Grand Melee: turns stay separate, and turn markers come and go correctly. */
import fc from 'fast-check';
import { ruleNumbers } from '../../src/rules/rule';
import { bringMarkerToFront } from '../../src/rules/table/concurrent-turns';
import { beginHistory, playStep, redo, undo } from '../../src/rules/table/history';
import { belongsToOneTurn, type Move } from '../../src/rules/table/move';
import { play } from '../../src/rules/table/moves/play-move';
import type { Table } from '../../src/rules/table/table';
import { readTable } from '../../src/storage/game/schema/table-schema';
import { assert, suite } from '../support/suite';
import { happeningsOfMelee, meleeMoveRefusals, rulesOfMelee } from '../support/tables/melee';
import {
  gamesOfMelee,
  type MeleeAttempt,
  meleeAttempts,
  moveFromAttempt,
  RUN_OPTIONS,
} from '../support/tables/random-moves';
import { assertSound, freeze } from '../support/tables/soundness';

const test = suite('random play of a Grand Melee');

const seenSituations = new Set<string>();

/** Makes the attempt as a move of its own turn, as the screen does. */
function moveForAttempt(table: Table, { attempt, markerNumber }: MeleeAttempt): Move {
  const tableInTurn = (markerNumber === undefined ? table : bringMarkerToFront(table, markerNumber)) ?? table;
  const move = moveFromAttempt(tableInTurn, attempt);
  return markerNumber === undefined || !belongsToOneTurn(move) ? move : { ...move, marker: markerNumber };
}

/** Checks that actions in one turn leave the others unchanged, unless the turn ends or a player leaves. */
function assertApart(before: Table, move: Move, afterwards: Table) {
  const parts = move.kind === 'carryOut' ? move.moves : [move];
  const reaches = parts.some(({ kind }) =>
    ['beginNextTurn', 'endTurn', 'leaveGame', 'leaveTogether', 'revealStartingPlane'].includes(kind),
  );
  if (reaches) return;
  for (const { turn } of before.otherTurns) {
    const { number } = turn.marker;
    if (number === move.marker) continue;
    const [turnBefore, turnAfterwards] = [
      bringMarkerToFront(before, number),
      bringMarkerToFront(afterwards, number),
    ];
    assert.equal(turnAfterwards?.turn.activePlayer, turnBefore?.turn.activePlayer, 'another turn went on');
    assert.equal(turnAfterwards?.planar?.faceUp, turnBefore?.planar?.faceUp, 'another turn has other planes');
    assert.equal(
      turnAfterwards?.planar?.stack,
      turnBefore?.planar?.stack,
      'something else waits in another turn',
    );
    assert.equal(
      turnAfterwards?.planar?.choice,
      turnBefore?.planar?.choice,
      'another turn has another choice',
    );
  }
}

test('every game stays valid and its turns stay separate', () => {
  fc.assert(
    fc.property(gamesOfMelee, meleeAttempts, (game, tried) => {
      let table = freeze(game);
      assertSound(table);
      for (const attempt of tried) {
        const move = moveForAttempt(table, attempt);
        const result = play(table, freeze(move));
        if (!result.ok) {
          assert.ok(ruleNumbers.includes(result.refusal.rule));
          seenSituations.add(result.refusal.reason).add(result.refusal.rule);
          continue;
        }
        const { table: next, happenings } = result.value;
        for (const { kind, rule } of happenings) seenSituations.add(kind).add(rule ?? kind);
        assertApart(table, move, next);
        table = freeze(next);
        assertSound(table);
      }
      assert.ok(readTable(JSON.parse(JSON.stringify(table))), 'the store would not know this table again');
    }),
    RUN_OPTIONS,
  );
});

test('undoing and redoing restores every table on the way', () => {
  fc.assert(
    fc.property(gamesOfMelee, meleeAttempts, (game, tried) => {
      let history = beginHistory(freeze(game));
      const tables = [game];
      for (const [index, attempt] of tried.entries()) {
        const step = playStep(history, moveForAttempt(history.table, attempt), index * 60_000);
        if (!step.ok) continue;
        if (step.value.steps.length > history.steps.length) tables.push(step.value.table);
        history = step.value;
      }
      for (const table of tables.toReversed()) {
        assert.equal(history.table, table);
        history = undo(history);
      }
      for (const table of tables) {
        assert.equal(history.table, table);
        history = redo(history);
      }
    }),
    { ...RUN_OPTIONS, numRuns: 100 },
  );
});

test('the sample games cover every event specific to a Grand Melee', () => {
  const beforeTheGame = ['807.1', '807.4a', '807.4b'];
  const notTried = ['seatsAreFixed'];
  const only = [...happeningsOfMelee, ...meleeMoveRefusals, ...rulesOfMelee, '901.6', '901.10'].filter(
    (name) => ![...beforeTheGame, ...notTried].includes(name),
  );
  assert.equal(
    only.filter((name) => !seenSituations.has(name)),
    [],
  );
});

test.run();
