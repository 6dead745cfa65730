/** Keys do at the table what taps do, the focus is never lost, and forced colors hide nothing. */
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { blankFirstRollScript, letFirstPlayerBegin, startGame } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('plays by keys');
const visit = appOpenerFor(await hostFor(test), test);

const nextTurnButton = (page: Page, player: number) =>
  page.getByRole('button', { name: en.table.nextLabel(en.player(player)) });

async function startWithFirstPlayer(page: Page): Promise<void> {
  await letFirstPlayerBegin(page);
  await startGame(page);
}

/** Presses a key once the actions of the table have stood long enough to be meant. */
async function press(page: Page, key: string): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('[data-actions] > :last-child button')];
    return (
      buttons.length > 0 && buttons.every((button) => !button.matches('[aria-disabled="true"], :disabled'))
    );
  });
  await page.keyboard.press(key);
}

/** Starts a game and reveals its starting plane by key. */
async function startByKey(page: Page): Promise<void> {
  await startWithFirstPlayer(page);
  await press(page, 'r');
  await page.locator('[data-card]').waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('every key in the list does what it says, in any keyboard layout', async () => {
  const page = await visit({ script: blankFirstRollScript });
  await startByKey(page);
  await press(page, 'r');
  await page.locator('[data-settled]').waitFor();
  await page.locator('[data-settled]').waitFor({ state: 'detached' });
  await press(page, 'n');
  await nextTurnButton(page, 3).waitFor();
  await press(page, 'u');
  await nextTurnButton(page, 2).waitFor();
  await press(page, 'y');
  await nextTurnButton(page, 3).waitFor();
  await press(page, 'f');
  await page.locator('main[data-view="life"]').waitFor();
  await press(page, 'f');
  await page.locator('main[data-view="plane"]').waitFor();
  for (const [key, title] of [
    ['l', en.table.log],
    ['m', en.menu.title],
    ['?', en.shortcuts.title],
  ] as const) {
    await press(page, key);
    await page.getByRole('dialog', { name: title }).waitFor();
    // An open sheet has the keys to itself.
    await page.keyboard.press('n');
    await closeDialog(page);
  }
  await nextTurnButton(page, 3).waitFor();
  const keyboard = await page.context().newCDPSession(page);
  await press(page, 'Shift');
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', code: 'KeyN', key: 'т', text: 'т' });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', code: 'KeyN', key: 'т' });
  await nextTurnButton(page, 4).waitFor();
});

test('single letters can be turned off; combinations still undo and redo', async () => {
  const page = await visit({ script: blankFirstRollScript });
  await startByKey(page);
  await press(page, '?');
  await page.getByRole('checkbox', { name: en.shortcuts.singleKeys }).uncheck();
  await closeDialog(page);
  for (const key of ['n', 'u', 'f', 'l', 'm', '?']) await press(page, key);
  await nextTurnButton(page, 2).waitFor();
  assert.is(await page.getByRole('dialog').count(), 0);
  await press(page, 'Control+z');
  await page.locator('[data-card]').waitFor({ state: 'detached' });
  await press(page, 'Control+Shift+z');
  await page.locator('[data-card]').waitFor();
});

test('the focus never falls back to the page while a turn is played with Enter', async () => {
  const page = await visit({ script: blankFirstRollScript });
  await startWithFirstPlayer(page);
  const waitForFocusInActions = () =>
    until(
      () => page.evaluate(() => Boolean(document.activeElement?.closest('[data-actions]'))),
      'the focus left the actions',
    );
  await page.getByRole('button', { name: en.table.reveal, exact: true }).focus();
  await press(page, 'Enter');
  await page.locator('[data-card]').waitFor();
  await waitForFocusInActions();
  await page.getByRole('button', { name: en.table.rollLabel(0) }).focus();
  await press(page, 'Enter');
  await page.locator('[data-settled]').waitFor();
  await page.locator('[data-settled]').waitFor({ state: 'detached' });
  await waitForFocusInActions();
  for (const player of [2, 3]) {
    await nextTurnButton(page, player).focus();
    await press(page, 'Enter');
    await nextTurnButton(page, player + 1).waitFor();
    await waitForFocusInActions();
  }
  for (const name of [en.table.undo, en.table.redo]) {
    await page.getByRole('button', { name, exact: true }).focus();
    await press(page, 'Enter');
    await until(() => page.evaluate(() => document.activeElement !== document.body));
  }
});

test('announcements include what is due now, once', async () => {
  const page = await visit();
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await startWithFirstPlayer(page);
  await page.getByRole('button', { name: en.seat.more(en.player(1)) }).click();
  await page.getByRole('button', { name: en.designations.names.monarch }).click();
  await closeDialog(page);
  const due = en.reminders.abilityNow(en.when.endStep, en.reminders.inherent.monarch(en.player(1)));
  const announced = page.locator('[aria-live="polite"]', { hasText: due });
  await announced.waitFor({ state: 'attached' });
  await page.locator('[data-player="2"] [data-change="-1"]').press('Enter');
  const life = en.log.lifeChanged(en.player(3), '−1', 19);
  await page.locator('[aria-live="polite"]', { hasText: life }).waitFor({ state: 'attached' });
  assert.is(await announced.count(), 0);
});

test('forced colors show what is selected and whose turn it is', async () => {
  const page = await visit({ script: blankFirstRollScript });
  await page.emulateMedia({ forcedColors: 'active' });
  /** Draws a part of the page; what is focused is outlined as well and must not make the difference. */
  const screenshotOf = async (selector: string, width?: number) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const box = await page.locator(selector).first().boundingBox();
    assert.ok(box);
    return page.screenshot({ clip: { ...box, width: width ?? box.width } });
  };
  const forty = 'label:has(input[type=radio][value="40"])';
  const before = await screenshotOf(forty);
  await page.locator(forty).click();
  assert.not(before.equals(await screenshotOf(forty)), 'a chosen starting life looks like the others');
  await startByKey(page);
  await press(page, 'f');
  await page.locator('[data-life="0"]').waitFor();
  const EDGE = 6;
  const panel = '[data-player="0"]';
  const activeScreenshot = await screenshotOf(panel, EDGE);
  await press(page, 'n');
  await nextTurnButton(page, 3).waitFor();
  assert.not(
    activeScreenshot.equals(await screenshotOf(panel, EDGE)),
    'the panel of the active player looks like the others',
  );
});

test.run();
