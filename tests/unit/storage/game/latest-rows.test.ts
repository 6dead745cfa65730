import { STEPS_IN_MEMORY } from '../../../../src/session/game/game-store';
import { STEPS_READ_AHEAD } from '../../../../src/storage/game/latest-rows';
import { assert, suite } from '../../../support/suite';

const test = suite('rows of the latest game');

test('as many steps are read ahead as the game keeps in memory', () => {
  assert.is(STEPS_READ_AHEAD, STEPS_IN_MEMORY);
});

test.run();
