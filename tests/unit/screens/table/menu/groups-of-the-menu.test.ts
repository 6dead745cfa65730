/** The menu opens with its groups collapsed, whatever was expanded the last time. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press } from '../../../../support/rendered/pressing';
import { openTable } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('groups of the menu');

const groups = () => [...frontmostElement().querySelectorAll('details')];

test('are collapsed again after the menu was closed', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.table.menu);
  for (const group of groups()) {
    group.open = true;
    group.dispatchEvent(new Event('toggle'));
  }
  await waitUntilSettled();
  await press(en.close);
  await press(en.table.menu);
  assert.equal(
    groups().map(({ open }) => open),
    [false, false, false, false],
  );
});

test.run();
