import {
  clearDie,
  type DieState,
  dieAfterRoll,
  landDie,
  STILL,
} from '../../../../../src/screens/table/die/die-state';
import type { Game } from '../../../../../src/session/game/game';
import { assert, suite } from '../../../../support/suite';

const test = suite('die on the table');

const before = { id: 'before the roll' } as Game;
const rolled = { face: 'planeswalk', means: 'chaos' } as const;
const tumbling: DieState = { kind: 'tumbling', before, ...rolled };
const landed: DieState = { kind: 'landed', ...rolled };

test('a roll tumbles, and the table shows the game before it', () => {
  assert.equal(dieAfterRoll(rolled, before), tumbling);
});

test('a roll lands at once if motion is reduced', () => {
  assert.equal(dieAfterRoll(rolled, null), landed);
});

test('it lands once, without the game before the roll', () => {
  assert.equal(landDie(tumbling), landed);
  for (const die of [landed, STILL]) assert.is(landDie(die), die);
});

test('only a die that has landed is put away', () => {
  assert.is(clearDie(landed), STILL);
  for (const die of [tumbling, STILL]) assert.is(clearDie(die), die);
});

test.run();
