/** The terms on the card lead back to the sheet from which they were opened. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press, textOf } from '../../../../support/rendered/pressing';
import { openTable } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('terms on the card');

const titleOfSheet = () => textOf(document.querySelector('dialog[open] h2'));
const areRulesExpanded = () =>
  [...document.querySelectorAll('details')].some(
    ({ open, textContent }) => open && textContent.includes(en.rules.termsOfCard),
  );

async function openRulesOfMenu(): Promise<void> {
  await press(en.table.menu);
  const group = [...frontmostElement().querySelectorAll('details')].find(({ textContent }) =>
    textContent.includes(en.rules.termsOfCard),
  );
  if (!group) throw new Error('The menu has no rules');
  group.open = true;
  group.dispatchEvent(new Event('toggle'));
  await waitUntilSettled();
}

test('opened from the menu, they lead back to the expanded menu, and that to the table', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await openRulesOfMenu();
  await press(en.rules.termsOfCard);
  assert.is(titleOfSheet(), en.rules.termsOfCard);
  await press(en.close);
  assert.is(titleOfSheet(), en.menu.title);
  assert.ok(areRulesExpanded());
  await press(en.close);
  assert.is(titleOfSheet(), '');
});

test('opened from the explanations, they lead back to them', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
  await press(en.rules.termsOfCard);
  await press(en.close);
  assert.is(titleOfSheet(), en.meaning.title);
  await press(en.close);
  assert.is(titleOfSheet(), '');
});

test.run();
