/** The strip at the top of the table names the planes while the life totals are shown. */
import { en } from '../../../../src/i18n/en';
import { startingOn } from '../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../support/rendered/page-in-node';
import { cards, openTable, tableView } from '../../../support/rendered/rendered-table';
import { assert, suite } from '../../../support/suite';

const test = suite('top bar');

const strip = () => document.querySelector(`[aria-label^="${en.table.toPlane}"]`)?.textContent;

test('the place of the name stays empty until the cards are loaded', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  tableView.value = 'life';
  await waitUntilSettled();
  assert.is(strip(), 'Bant');
  const loaded = cards.value;
  cards.value = null;
  await waitUntilSettled();
  assert.is(strip(), '');
  cards.value = loaded;
  await waitUntilSettled();
  assert.is(strip(), 'Bant');
});

test.run();
