/** A sheet that faces a seat turns with the seat's panel, such as when the phone is turned. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press } from '../../../../support/rendered/pressing';
import { openTable, tableView } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('sheets that face a seat');

test('an open sheet turns with the panel of its player', async () => {
  await openTable(startingOn('bant', 'naya'));
  tableView.value = 'life';
  for (const open of [en.seat.more('Boris'), `${en.seat.setLife('Boris')}: 20`]) {
    const panel = document.querySelector<HTMLElement>('[data-player="1"]');
    panel?.style.setProperty('--angle', '90deg');
    await press(open);
    assert.ok(frontmostElement().matches('.leftward'));
    panel?.style.setProperty('--angle', '0deg');
    await waitUntilSettled();
    assert.ok(frontmostElement().matches('dialog:not(.leftward)'));
    await press(en.close);
  }
});

test.run();
