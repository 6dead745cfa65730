/** A dismissed reminder stays away until the same is due in another turn or at another event. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { press, textOf } from '../../../../support/rendered/pressing';
import { leaveAndReturn, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { designate, ensueChaos, leave, planeswalk, roll } = moves;

const linesInStrip = () => [...document.querySelectorAll('.reminders .line')].map(textOf);
const dismiss = () => press(en.reminders.dismiss);

const test = suite('dismissed reminders');

test('725.2: the monarch’s draw stays away for the turn: after other places, rolls, and planeswalks', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.table.nextLabel('Boris'));
  await playInApp(designate('monarch', 1));
  assert.equal(linesInStrip(), ['End step: Boris draws (monarch)']);
  await dismiss();
  await leaveAndReturn();
  assert.equal(linesInStrip(), []);
  await playInApp(roll('blank'), planeswalk);
  assert.equal(linesInStrip(), []);
  await press(en.table.nextLabel('Max'));
  await press(en.table.undo);
  assert.equal(linesInStrip(), []);
});

test('725.2: the monarch’s draw returns at the end step of another turn', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(designate('monarch', 0));
  await dismiss();
  for (const name of ['Boris', 'Max', 'Anya']) await press(en.table.nextLabel(name));
  assert.equal(linesInStrip(), ['End step: Anya draws (monarch)']);
});

test('726.2: venturing stays away until the initiative is taken again', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(designate('initiative', 1));
  const venture = (name: string) => `Trigger: ${name} ventures into Undercity (initiative)`;
  assert.equal(linesInStrip(), [venture('Boris')]);
  await dismiss();
  assert.equal(linesInStrip(), []);
  await playInApp(designate('initiative', 2));
  assert.equal(linesInStrip(), [venture('Max')]);
  await playInApp(designate('initiative', 1));
  assert.equal(linesInStrip(), [venture('Boris')]);
});

test('726.4: venturing is shown when the initiative passes on with the planes', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(designate('initiative', 0), leave(0));
  assert.equal(linesInStrip(), ['Trigger: Boris ventures into Undercity (initiative)']);
});

test('the chaos ability of a card out of sight stays away until chaos ensues on it again', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(ensueChaos('jund'));
  assert.equal(linesInStrip(), ['Chaos: Anya (Jund)']);
  await dismiss();
  await leaveAndReturn();
  assert.equal(linesInStrip(), []);
  await playInApp(designate('monarch', 0));
  assert.equal(linesInStrip(), ['End step: Anya draws (monarch)']);
  await playInApp(ensueChaos('jund'));
  assert.equal(linesInStrip(), ['Chaos: Anya (Jund)', 'End step: Anya draws (monarch)']);
});

test.run();
