import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { press, textOf } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { changeLife, changePoison, dealCommanderDamage, designate, leave } = moves;

const shownToast = () => textOf(document.querySelector('.toast .lines'));

const test = suite('announcement');

test('725.4, 726.4: whoever takes over a designation is shown, and an ordinary move is not', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(designate('monarch', 1), designate('initiative', 1));
  assert.is(shownToast(), '');
  await playInApp(leave(1));
  assert.is(
    shownToast(),
    `${en.log.designated('Anya', 'monarch')} ${en.log.designated('Anya', 'initiative')}`,
  );
});

test('what is undone is shown', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(changeLife(0, -3));
  await press(en.table.undo);
  assert.is(shownToast(), en.announcements.undone(en.logNow.lifeChanged('Anya', '−3', 20)));
});

test('what is undone is told with the totals that are there again', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(dealCommanderDamage(1, 0, 7));
  await press(en.table.undo);
  const undone = {
    name: 'Boris',
    change: '−7',
    source: 'Anya',
    isSecond: false,
    life: 20,
    total: 0,
  };
  assert.is(shownToast(), en.announcements.undone(en.logNow.commanderDamageChanged(undone)));
  await playInApp(changePoison(0, 2));
  await press(en.table.undo);
  assert.is(shownToast(), en.announcements.undone(en.logNow.poisonChanged('Anya', '+2', 0)));
});

test('a change and its result are two sentences, so that nobody takes the result for that of then', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(changeLife(0, -10));
  await press(en.table.undo);
  assert.is(shownToast(), 'Undone: Anya −10. Now 20 life.');
  await press(en.table.redo);
  assert.is(shownToast(), 'Redone: Anya −10. Now 10 life.');
});

test.run();
