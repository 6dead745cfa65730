import { beginHistory, type History, playStep } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable, type Setup } from '../../../../src/rules/table/table';
import { lifeTotalsForAll, startingLife } from '../../../../src/session/timeline/starting-life';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, moves, seat } from '../../../support/tables/tables';

const test = suite('starting life');

const setup: Setup = { seatCount: 4, startingLife: 20, startingPlayer: seat(0), planarDecks: null };

type MoveOrTotals = Move | { readonly everybodyAt: number };

/** Plays moves, a minute apart so that each is a step. */
function gameAfter(steps: readonly MoveOrTotals[], changes: Partial<Setup> = {}) {
  const begun = beginTable({ ...setup, ...changes }, FIXED_CHANCE);
  if (!begun.ok) throw new Error('no game');
  let history: History = beginHistory(begun.value.table);
  for (const [minute, one] of steps.entries()) {
    const move: Move =
      'everybodyAt' in one
        ? {
            kind: 'setLifeTotals',
            because: 'gainedOrLost',
            lifeTotals: lifeTotalsForAll({ history }, one.everybodyAt),
          }
        : one;
    const played = playStep(history, move, minute * 60_000);
    if (!played.ok) throw new Error(played.refusal.reason);
    history = played.value;
  }
  return { opening: begun.value.happenings, history };
}

const teams = { teams: true, startingLife: 30 };

for (const [name, steps, expected, changes] of [
  ['nothing has happened', [], { life: 20, isAdjustable: true }],
  ['turns change nothing', [moves.beginNextTurn], { life: 20, isAdjustable: true }],
  ['the table agrees on another', [{ everybodyAt: 40 }], { life: 40, isAdjustable: true }],
  ['and on yet another', [{ everybodyAt: 40 }, { everybodyAt: 30 }], { life: 30, isAdjustable: true }],
  ['a player loses life', [moves.changeLife(1, -1)], { life: 20, isAdjustable: false }],
  ['a poison counter', [moves.changePoison(1, 1)], { life: 20, isAdjustable: false }],
  ['a player has left', [moves.leave(3)], { life: 20, isAdjustable: false }],
  [
    'later all get the same total',
    [{ everybodyAt: 40 }, moves.changeLife(1, -1), { everybodyAt: 7 }],
    { life: 40, isAdjustable: false },
  ],
  ['teams that share life', [{ everybodyAt: 60 }], { life: 60, isAdjustable: true }, teams],
] as const satisfies readonly (readonly [string, readonly MoveOrTotals[], object, Partial<Setup>?])[]) {
  test(name, () => {
    const game = gameAfter(steps, changes);
    assert.equal(startingLife(game), expected);
    const { totals, turn } = game.history.table;
    const isSame = totals.every(({ life }, player) => turn.hasLeftBySeat[player] || life === expected.life);
    assert.ok(!expected.isAdjustable || isSame);
  });
}

test('an undone change opens it again; with forgotten steps it is closed', () => {
  const { opening, history } = gameAfter([moves.changeLife(0, -3)]);
  assert.equal(startingLife({ opening, history: { ...history, doneCount: 0 } }), {
    life: 20,
    isAdjustable: true,
  });
  assert.equal(startingLife({ opening, history: { ...history, doneCount: 0, unloadedStepCount: 3 } }), {
    life: 20,
    isAdjustable: false,
  });
  assert.is(startingLife({ opening: [], history }), null);
});

test.run();
