/** Taps and text from the moment before the page closes are still there when it returns: nothing waits for a pause. */
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { goTo, lifeButton, startGame, tapLife, waitForLife } from '../support/playing/play';
import { blockSaves, waitForStoredLife } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';

const test = suite('survives a reload');
const host = await hostFor(test);

/** Slow enough for a save to be in progress when the page closes. */
const CPU_SLOWDOWN = 4;
const ROUNDS = isThorough ? 3 : 1;

/** Browsers with persistent storage, as on a phone; private windows keep their databases in memory. */
const opened: BrowserContext[] = [];
test.after.each(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function openSlowPage(): Promise<Page> {
  const context = await openBrowser({ withOfflineFiles: false });
  opened.push(context);
  const page = await openApp(context, host.url);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

test('taps during a save', async () => {
  const page = await openSlowPage();
  await startGame(page);
  await goTo(page, '/life');
  for (let round = 1; round <= ROUNDS; round++) {
    await lifeButton(page, 0, 1).waitFor();
    for (let tap = 0; tap < 3; tap++) await tapLife(page, 0, 1);
    await page.reload();
    await waitForLife(page, [20 + 3 * round, 20, 20, 20]);
  }
});

for (const browser of ['chromium', 'firefox'] as const) {
  testIn(test, browser)(`taps whose saves have to wait, ${browser}`, async () => {
    const context = await openBrowser({ browser, withOfflineFiles: false });
    opened.push(context);
    const page = await openApp(context, host.url);
    await startGame(page);
    await goTo(page, '/life');
    await tapLife(page, 0, 1);
    await waitForStoredLife(page, [21, 20, 20, 20]);
    await blockSaves(page);
    for (let tap = 0; tap < 3; tap++) await tapLife(page, 0, 1);
    await page.reload();
    await waitForLife(page, [24, 20, 20, 20]);
  });
}

test('words typed one after another, and a choice', async () => {
  const page = await openSlowPage();
  await goTo(page, '/own-cards');
  await page.getByRole('button', { name: en.customCards.newPlane, exact: true }).click();
  const name = page.getByLabel(en.customCards.name, { exact: true });
  const type = page.getByLabel(en.customCards.typeWords);
  for (let round = 0; round < ROUNDS; round++) {
    await type.fill(`Type ${round}`);
    await name.fill(`Plane ${round}`);
    await page.reload();
    await name.waitFor();
    assert.equal([await name.inputValue(), await type.inputValue()], [`Plane ${round}`, `Type ${round}`]);
  }
  await goTo(page, '/settings');
  const keepAwakeCheckbox = (checked: boolean) =>
    page.getByRole('checkbox', { name: en.settings.keepAwake, checked });
  for (const isOn of [false, true]) {
    await keepAwakeCheckbox(!isOn).setChecked(isOn);
    await page.reload();
    await keepAwakeCheckbox(isOn).waitFor();
  }
});

test('the view of the table that was shown, even after a visit to another place', async () => {
  const context = await openBrowser({ withOfflineFiles: false });
  opened.push(context);
  const page = await openApp(context, host.url);
  await startGame(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  const toPlane = page.getByRole('button', { name: en.table.toPlane });
  await toPlane.waitFor();
  await page.getByRole('button', { name: en.places.label }).click();
  await page.getByRole('dialog').getByRole('link', { name: en.places.rules }).click();
  const bar = page.getByRole('navigation', { name: en.places.label });
  await bar.getByRole('link', { name: en.places.table }).click();
  await toPlane.waitFor();
  await page.goto('about:blank');
  await openApp(context, host.url);
  await toPlane.waitFor();
  await toPlane.click();
  await page.locator('[data-life="0"]').first().waitFor({ state: 'attached' });
  await page.goto('about:blank');
  await openApp(context, host.url);
  await page.getByRole('button', { name: en.table.toLife }).waitFor();
});

test.run();
