/** What happens in the end step can be read before the turn is passed. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press, textOf } from '../../../../support/rendered/pressing';
import { openTable, playInApp, tableView } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { designate, planeswalk, roll } = moves;

const linesInStrip = () => [...document.querySelectorAll('.reminders .line')].map(textOf);
const linesBesideCards = () => [...document.querySelectorAll('.reminders .line:not(.redundant)')].map(textOf);

async function show(shown: typeof tableView.value): Promise<void> {
  tableView.value = shown;
  await waitUntilSettled();
}

const test = suite('end steps to come');

test('725.2: the monarch’s draw is shown from the start of the turn, after a roll too, and not afterward', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(designate('monarch', 1));
  assert.equal(linesInStrip(), []);
  const draw = 'End step: Boris draws (monarch)';
  await press(en.table.nextLabel('Boris'));
  assert.equal(linesInStrip(), [draw]);
  await playInApp(roll('blank'), planeswalk);
  assert.equal(linesInStrip(), [draw]);
  await press(en.table.nextLabel('Max'));
  assert.equal(linesInStrip(), []);
});

test('the end step of a plane is shown where the plane is not', async () => {
  await openTable(startingOn('mount-keralia', 'naya', 'jund'));
  const anya = 'End step: Anya (Mount Keralia)';
  const boris = 'End step: Boris (Mount Keralia)';
  assert.equal(linesInStrip(), []);
  await show('life');
  assert.equal(linesInStrip(), [anya]);
  await show('plane');
  await press(en.table.nextLabel('Boris'));
  assert.equal([linesInStrip(), linesBesideCards()], [[anya, boris], [anya]]);
  await playInApp(roll('blank'));
  assert.equal(linesInStrip(), []);
  await show('life');
  assert.equal(linesInStrip(), [boris]);
});

test.run();
