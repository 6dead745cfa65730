/** The die on the roll button, like a real one, keeps its face until it is rolled again or the turn ends. */
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('roll button');

const shownFace = () =>
  ['chaos', 'blank', 'planeswalk'].find((face) =>
    document.querySelector(`[data-actions] .rollButton .show-${face}`),
  );

test('the die keeps its face until the next roll or turn', async () => {
  await openTable(startingOn('bant'));
  assert.is(shownFace(), undefined, 'before the first roll');
  await playInApp({ kind: 'rollPlanarDie', as: 'action', face: 'chaos' });
  assert.is(shownFace(), 'chaos');
  await playInApp(moves.changeLife(0, -1));
  assert.is(shownFace(), 'chaos', 'after a change of life');
  await playInApp({ kind: 'rollPlanarDie', as: 'action', face: 'blank' });
  assert.is(shownFace(), 'blank', 'after another roll');
  liveGame.undo();
  await waitUntilSettled();
  assert.is(shownFace(), 'chaos', 'after that roll was undone');
  await playInApp({ kind: 'beginNextTurn' });
  assert.is(shownFace(), undefined, 'in the next turn');
});

test.run();
