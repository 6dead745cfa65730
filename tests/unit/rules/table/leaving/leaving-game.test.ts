import { designatedPlayers, designationKinds } from '../../../../../src/rules/life/designations';
import { assert, suite } from '../../../../support/suite';
import { after, moves, plainTable } from '../../../../support/tables/tables';

const test = suite('leaving the game');

for (const as of designationKinds)
  test(`a player who leaves doesn't keep a designation: ${as}`, () => {
    const { designations } = after(plainTable(4), moves.designate(as, 2), moves.leave(2));
    assert.not.ok(designatedPlayers(designations, as).some((player) => player === 2));
  });

test.run();
