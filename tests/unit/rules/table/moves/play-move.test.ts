import { play } from '../../../../../src/rules/table/moves/play-move';
import { assert, suite } from '../../../../support/suite';
import {
  situationsAbout,
  situationsOfSeveralMoves,
} from '../../../../support/tables/situations/all-situations';
import { moves, tableAtStart, testSituations } from '../../../../support/tables/tables';

const test = suite('play');

for (const situations of [situationsAbout('game'), situationsOfSeveralMoves()]) {
  testSituations(test, situations);
}

test('the same table and the same move give the same result, chance included', () => {
  const table = tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']);
  assert.equal(play(table, moves.roll(null)), play(table, moves.roll(null)));
});

test.run();
