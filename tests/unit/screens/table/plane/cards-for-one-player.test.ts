/** Cards that only one player may see are not confirmed before that player has seen them. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { press } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('cards for one player');

const confirmation = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-actions] .mainActions button')].find(
    ({ textContent }) => textContent === en.done,
  );

test('the button that confirms waits until the cards are shown', async () => {
  await openTable(startingOn('naya', 'jund', 'grixis'));
  await playInApp(
    moves.takeCards({
      take: { kind: 'cards', count: 1 },
      shown: 'controller',
      planes: ['top', 'bottom'],
      others: ['top', 'bottom'],
      chosen: null,
      bottom: 'anyOrder',
      chaos: false,
    }),
  );
  assert.is(confirmation()?.disabled, true);
  await press(en.choice.show);
  assert.is(confirmation()?.disabled, false);
});

test.run();
