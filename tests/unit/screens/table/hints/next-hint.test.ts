import { beginHistory, type History } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import {
  type Hint,
  isPanelHintNeeded,
  isTooLateForHints,
  nextHint,
} from '../../../../../src/screens/table/hints/next-hint';
import type { Game } from '../../../../../src/session/game/game';
import { playLegalMove } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { moves, plainTable, seat, tableAtStart } from '../../../../support/tables/tables';

const { beginNextTurn, changeLife, leave, resolveAbility, roll } = moves;
const test = suite('hints of the first game');

const seeing = (hintsSeen: readonly string[]) => ({ areHintsOver: false, hintsSeen });

function after(history: History, played: readonly Move[]): Game {
  return {
    history: played.reduce((before, move, index) => playLegalMove(before, move, index * 60_000), history),
    opening: [{ kind: 'gameBegan', startingLife: 20 }],
    startedAt: Date.now(),
  } as unknown as Game;
}

const turns = (count: number): readonly Move[] => Array(count).fill(beginNextTurn);
const onPlanes = beginHistory(tableAtStart(['Bant', 'Naya', 'Grixis']));
const withoutPlanes = beginHistory(plainTable(4));
const situations: readonly (readonly [string, History, readonly Move[], readonly Hint[], Hint | null])[] = [
  ['the die first', onPlanes, [], [], 'die'],
  ['a dismissed hint stays away', onPlanes, [], ['die'], null],
  ['after a roll the next turn', onPlanes, [roll('blank')], [], 'nextTurn'],
  ['nothing while something else has to be done', onPlanes, [roll('planeswalk')], [], null],
  ['after a planeswalk again', onPlanes, [roll('planeswalk'), resolveAbility], [], 'nextTurn'],
  ['in the second turn undo', onPlanes, [roll('blank'), beginNextTurn], [], 'undo'],
  ['in the third turn the swipe', onPlanes, [roll('blank'), ...turns(2)], ['undo'], 'swipe'],
  ['not before', onPlanes, [roll('blank'), beginNextTurn], ['undo'], null],
  ['a player who never rolled is still told about the die', onPlanes, [beginNextTurn], [], 'die'],
  ['not while nobody can roll, because the active player is out', onPlanes, [leave(0)], [], null],
  ['the next player is told about the die', onPlanes, [leave(0), beginNextTurn], [], 'die'],
  ['what nobody heeds gives way to the next hint: undo', onPlanes, turns(2), [], 'undo'],
  ['and the swipe', onPlanes, turns(3), [], 'swipe'],
  ['then the card has its room back', onPlanes, turns(4), [], null],
  ['without planes nothing but the panels at first', withoutPlanes, [], [], null],
  ['then the next turn', withoutPlanes, [changeLife(0, -1)], [], 'nextTurn'],
  ['without planes no swipe', withoutPlanes, turns(2), ['undo'], null],
];

for (const [name, history, played, seen, hint] of situations) {
  test(name, () => {
    assert.is(nextHint(after(history, played), 'plane', seeing(seen)), hint);
  });
}

test('where life totals are shown, no swipe to them is explained', () => {
  const inThirdTurn = after(onPlanes, [roll('blank'), ...turns(2)]);
  for (const view of ['all', 'life'] as const) assert.is(nextHint(inThirdTurn, view, seeing(['undo'])), null);
});

test('a panel explains its halves until the life of its player changes', () => {
  const game = after(withoutPlanes, [changeLife(0, -1)]);
  assert.equal(
    [0, 1, 2, 3].map((player) => isPanelHintNeeded(game, seat(player), seeing([]))),
    [false, true, true, true],
  );
});

test('a game of an earlier start of the app explains no panels', () => {
  assert.not(isPanelHintNeeded({ ...after(withoutPlanes, []), startedAt: 0 }, seat(0), seeing([])));
});

test('panels stop explaining after some turns, and every hint once all are over', () => {
  const areShown = (game: Game, settings = seeing([])) => [
    isPanelHintNeeded(game, seat(0), settings),
    !isTooLateForHints(game),
  ];
  assert.equal(areShown(after(onPlanes, turns(7))), [true, true]);
  assert.equal(areShown(after(onPlanes, turns(8))), [false, false]);
  const over = { areHintsOver: true, hintsSeen: [] };
  assert.equal(areShown(after(onPlanes, []), over), [false, true]);
  assert.is(nextHint(after(onPlanes, []), 'plane', over), null);
});

test.run();
