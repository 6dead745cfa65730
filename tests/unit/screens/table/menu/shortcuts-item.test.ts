/** The list of shortcuts is offered where there are keys: beside a mouse, or once one was pressed. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press, pressableLabels } from '../../../../support/rendered/pressing';
import { openTable } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('the list of keyboard shortcuts');

const setFinePointer = (matches: boolean) =>
  Object.assign(globalThis, { matchMedia: () => ({ matches, addEventListener() {} }) });

async function isOffered(): Promise<boolean> {
  if (!document.querySelector('dialog[open]')) await press(en.table.menu);
  const isThere = pressableLabels(frontmostElement()).includes(en.shortcuts.title);
  await press(en.close);
  return isThere;
}

test('is offered in the menu with a mouse, and not to fingers only', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  setFinePointer(false);
  assert.not(await isOffered());
  setFinePointer(true);
  assert.ok(await isOffered());
});

test('is offered once a key acted at the table', async () => {
  setFinePointer(false);
  const key = new Event('keydown', { bubbles: true });
  document.body.dispatchEvent(Object.assign(key, { code: 'KeyM', key: 'm' }));
  await waitUntilSettled();
  assert.ok(await isOffered());
  assert.ok(await isOffered());
});

test.run();
