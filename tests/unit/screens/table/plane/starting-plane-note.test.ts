/** A starting plane with an arrival ability says that it did not trigger, as long as that is the question. */
import { en } from '../../../../../src/i18n/en';
import { inFront } from '../../../../support/rendered/pressing';
import { bringTo, sitDownAt } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves, planarTable } from '../../../../support/tables/tables';

const { revealStartingPlane, beginNextTurn, planeswalk } = moves;

const test = suite('note on the starting plane');

const saysNothingTriggered = () =>
  inFront().textContent?.replaceAll('\u00a0', ' ').includes(en.planeFace.startingPlane) ?? false;

test('until the next turn begins', async () => {
  await sitDownAt(planarTable(['norns-seedcore', 'bant', 'naya']));
  await bringTo(revealStartingPlane);
  assert.ok(saysNothingTriggered());
  await bringTo(beginNextTurn);
  assert.not.ok(saysNothingTriggered());
});

test('not where the ability applies at another time too, or where there is none', async () => {
  await sitDownAt(planarTable(['kilnspire-district', 'bant', 'naya']));
  await bringTo(revealStartingPlane);
  assert.not.ok(saysNothingTriggered());
  await sitDownAt(planarTable(['naya', 'bant', 'jund']));
  await bringTo(revealStartingPlane);
  assert.not.ok(saysNothingTriggered());
});

test('not after a planeswalk, which triggers it', async () => {
  await sitDownAt(planarTable(['naya', 'norns-seedcore', 'bant']));
  await bringTo(revealStartingPlane);
  await bringTo(planeswalk);
  assert.not.ok(saysNothingTriggered());
});

test.run();
