/** A resumed game that waits on a phenomenon, in the moment before its text is there. */
import { rollAndPlaneswalk, startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { cards, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('a phenomenon without its text');

const mainButton = () => document.querySelector<HTMLButtonElement>('[data-actions] .mainActions button');

test('its button does nothing until the app knows what the phenomenon does', async () => {
  await openTable(startingOn('bant', 'spatial-merging', 'naya', 'grixis'));
  await playInApp(...rollAndPlaneswalk);
  assert.is(mainButton()?.disabled, false);
  const loadedCards = cards.value;
  cards.value = null;
  await waitUntilSettled();
  assert.is(mainButton()?.disabled, true);
  cards.value = loadedCards;
  await waitUntilSettled();
  assert.is(mainButton()?.disabled, false);
});

test.run();
