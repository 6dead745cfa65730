/** The form of a new game, as it is filled in. */
import { render } from 'preact';
import { headlessContexts } from '../../../../../scripts/build/headless-contexts';
import { en } from '../../../../../src/i18n/en';
import { Contexts } from '../../../../../src/session/contexts/Contexts';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press } from '../../../../support/rendered/pressing';
import { assert, suite } from '../../../../support/suite';

const { NewGameScreen } = await import('../../../../../src/screens/table/new-game/NewGameScreen');

const test = suite('new game screen');

const { newGame } = en;

test.before.each(async () => {
  render(null, document.body);
  const contexts = headlessContexts({ language: 'en', firstPaintWords: en, newGameFormWords: en, words: en });
  render(
    <Contexts {...contexts}>
      <NewGameScreen />
    </Contexts>,
    document.body,
  );
  await waitUntilSettled();
});

test('house rules stay open when the official ones are chosen again', async () => {
  const rules = () =>
    [...document.querySelectorAll('details')].find((one) => one.textContent?.includes(newGame.house.title));
  await press(newGame.house.title);
  for (const count of ['2', '1']) {
    await press(`${newGame.house.chaosFaces} ${count}`);
    assert.is(rules()?.open, true);
  }
});

test('the life total shown is that of the game, also when a fifth player ends Two-Headed Giant', async () => {
  document.querySelector<HTMLInputElement>('[value=twoHeadedGiant]')?.click();
  await waitUntilSettled();
  await press(`${newGame.startingLife} ${newGame.otherLife}`);
  const entered = () =>
    document.querySelector<HTMLInputElement>(`input[aria-label="${newGame.startingLife}"]`);
  assert.is(entered()?.value, '30');
  await press(newGame.add);
  assert.is(entered()?.value ?? document.querySelector<HTMLInputElement>(':checked')?.value, '20');
});

test('when a player is removed, the focus stays at the same button of the next seat, or at the one beside it', async () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  for (const [removed, next] of [
    ['Player 4', newGame.remove('Player 3')],
    ['Player 2', en.seating.move('Player 2')],
  ] as const) {
    document.querySelector<HTMLElement>(`[aria-label="${newGame.remove(removed)}"]`)?.focus();
    await press(newGame.remove(removed));
    assert.is(focused(), next);
  }
});

test.run();
