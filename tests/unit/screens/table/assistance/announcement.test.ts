import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { press, textOf } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { changeLife, designate, leave } = moves;

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
  assert.is(shownToast(), en.announcements.undone(en.log.lifeChanged('Anya', '−3', 20)));
});

test.run();
