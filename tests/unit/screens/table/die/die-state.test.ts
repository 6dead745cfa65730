import {
  clearDie,
  type DieState,
  dieAfterRoll,
  HIDDEN_DIE,
  settleDie,
} from '../../../../../src/screens/table/die/die-state';
import type { Game } from '../../../../../src/session/game/game';
import { assert, suite } from '../../../../support/suite';

const test = suite('die on the table');

const before = { id: 'before the roll' } as Game;
const rolled = { face: 'planeswalk', effectiveFace: 'chaos' } as const;
const tumbling: DieState = { kind: 'tumbling', gameBefore: before, ...rolled };
const settled: DieState = { kind: 'settled', ...rolled };

test('a roll tumbles, and the table shows the game before it', () => {
  assert.equal(dieAfterRoll(rolled, before), tumbling);
});

test('a roll settles at once if motion is reduced', () => {
  assert.equal(dieAfterRoll(rolled, null), settled);
});

test('it settles once, without the game before the roll', () => {
  assert.equal(settleDie(tumbling), settled);
  for (const die of [settled, HIDDEN_DIE]) assert.is(settleDie(die), die);
});

test('only a die that has settled is put away', () => {
  assert.is(clearDie(settled), HIDDEN_DIE);
  for (const die of [tumbling, HIDDEN_DIE]) assert.is(clearDie(die), die);
});

test.run();
