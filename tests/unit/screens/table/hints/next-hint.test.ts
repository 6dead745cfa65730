import { beginHistory, type History } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import { type Hint, nextHint } from '../../../../../src/screens/table/hints/next-hint';
import type { Game } from '../../../../../src/session/game/game';
import { goOn } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { moves, plainTable, tableAtStart } from '../../../../support/tables/tables';

const { beginNextTurn, changeLife, resolveAbility, roll } = moves;
const test = suite('hints of the first game');

function after(history: History, made: readonly Move[]): Pick<Game, 'history'> {
  return { history: made.reduce((before, move, index) => goOn(before, move, index * 60_000), history) };
}

const onPlanes = beginHistory(tableAtStart(['Bant', 'Naya', 'Grixis']));
const withoutPlanes = beginHistory(plainTable(4));
const situations: readonly (readonly [string, History, readonly Move[], readonly Hint[], Hint | null])[] = [
  ['the die first', onPlanes, [], [], 'die'],
  ['a dismissed hint stays away', onPlanes, [], ['die'], null],
  ['after a roll the next turn', onPlanes, [roll('blank')], [], 'nextTurn'],
  ['nothing while something else has to be done', onPlanes, [roll('planeswalk')], [], null],
  ['after a planeswalk again', onPlanes, [roll('planeswalk'), resolveAbility], [], 'nextTurn'],
  ['in the second turn undo', onPlanes, [roll('blank'), beginNextTurn], [], 'undo'],
  ['then the swipe', onPlanes, [roll('blank'), beginNextTurn], ['undo'], 'swipe'],
  ['who never rolled is still told of the die', onPlanes, [beginNextTurn], [], 'die'],
  ['after some turns none', onPlanes, Array(4).fill(beginNextTurn), [], null],
  ['without planes the panels first', withoutPlanes, [], [], 'hold'],
  ['then the next turn', withoutPlanes, [changeLife(0, -1)], [], 'nextTurn'],
  ['without planes no swipe', withoutPlanes, [beginNextTurn], ['hold', 'undo'], null],
];

for (const [name, history, made, seen, hint] of situations) {
  test(name, () => {
    assert.is(nextHint(after(history, made) as Game, 'plane', seen), hint);
  });
}

test('beside the planes the panels are explained on their face', () => {
  const game = after(onPlanes, []) as Game;
  assert.is(nextHint(game, 'life', []), 'hold');
  assert.is(nextHint(game, 'life', ['hold']), 'die');
});

test.run();
