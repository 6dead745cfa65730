/** A starting plane with an arrival ability says that it did not trigger, as long as that is the question. */
import { en } from '../../../../../src/i18n/en';
import { frontmostElement } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves, planarTable } from '../../../../support/tables/tables';

const { revealStartingPlane, beginNextTurn, planeswalk } = moves;

const test = suite('note on the starting plane');

const saysNothingTriggered = () =>
  frontmostElement().textContent?.replaceAll('\u00a0', ' ').includes(en.planeView.startingPlane) ?? false;

test('until the next turn begins', async () => {
  await openTable(planarTable(['norns-seedcore', 'bant', 'naya']));
  await playInApp(revealStartingPlane);
  assert.ok(saysNothingTriggered());
  await playInApp(beginNextTurn);
  assert.not.ok(saysNothingTriggered());
});

test('not where the ability applies at another time too, or where there is none', async () => {
  await openTable(planarTable(['kilnspire-district', 'bant', 'naya']));
  await playInApp(revealStartingPlane);
  assert.not.ok(saysNothingTriggered());
  await openTable(planarTable(['naya', 'bant', 'jund']));
  await playInApp(revealStartingPlane);
  assert.not.ok(saysNothingTriggered());
});

test('not after a planeswalk, which triggers it', async () => {
  await openTable(planarTable(['naya', 'norns-seedcore', 'bant']));
  await playInApp(revealStartingPlane);
  await playInApp(planeswalk);
  assert.not.ok(saysNothingTriggered());
});

test.run();
