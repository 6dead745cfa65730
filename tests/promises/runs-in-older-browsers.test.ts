// starts first
/**
 * Works in the oldest supported browsers and later; older ones, and a page that does not start, get a message
 * in both languages.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureOldestChromium } from '../../scripts/test-browsers/oldest-chromium.mjs';
import { en } from '../../src/i18n/en';
import {
  type BrowserName,
  openApp,
  openBrowser,
  programOptions,
  watchErrors,
  windowOpenerFor,
} from '../support/browser/browser';
import { REMOVE_NEWER_FEATURES, REMOVE_REQUIRED_FEATURES } from '../support/browser/older-browsers';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import {
  enterRoll,
  goToPlace,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { tour, tourRandomnessScript } from '../support/playing/tour';
import { violationsAfterInjectingAxe } from '../support/screens/inspections';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { TIMEOUT, until } from '../support/wait-until';

/** Milliseconds after which an empty page shows a message. */
const MESSAGE_DELAY = 8_000;
const ENTRY = /\/assets\/index-[^/]*\.js$/;

const test = suite('runs in older browsers');
const host = await hostFor(test);
const openWindow = windowOpenerFor(test);
const opened: BrowserContext[] = [];
test.after.each(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

const oldest = ensureOldestChromium();
if (oldest.problem) console.log(oldest.problem);
const promiseIfOldestIsThere = oldest.program ? test : test.skip;

promiseIfOldestIsThere('Chromium 111 shows every screen, and starts again without a network', async () => {
  const browser = await chromium.launch({
    ...programOptions('chromium'),
    executablePath: oldest.program ?? '',
    args: ['--no-sandbox', '--headless'],
  });
  try {
    assert.match(browser.version(), /^111\./);
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript({ content: `globalThis.__name = (named) => named; ${tourRandomnessScript}` });
    const errors = watchErrors(context);
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    await tour(page, en, async () => {});
    assert.equal(errors, []);
    host.stop();
    await page.goto(`${host.url}#/life`);
    await page.reload();
    await page.locator('[data-life="11"]').waitFor();
  } finally {
    await browser.close();
    host.start();
  }
});

for (const browser of ['chromium', 'firefox'] as const) {
  skipUnlessThorough(testIn(test, browser), browser !== 'chromium')(
    `${browser} without features newer than the oldest browsers plays and saves a game`,
    async () => {
      const page = await openPage(browser, REMOVE_NEWER_FEATURES);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.goto(host.url);
      await page.getByLabel(en.newGame.name(1)).fill('Аня 👩‍👧');
      await startGame(page);
      await revealStartingPlane(page);
      await page.locator('[data-card] svg stop[stop-color^="#"]').first().waitFor({ state: 'attached' });
      await enterRoll(page, 'chaos');
      await page.getByRole('button', { name: en.table.toLife }).click();
      await tapLife(page, 0, -1, 20);
      await waitForLife(page, [0, 20, 20, 20]);
      await goToPlace(page, 'settings');
      await goToPlace(page, 'table');
      await until(async () => (await readRows(page)).steps.length >= 3);
      await page.reload();
      await waitForLife(page, [0, 20, 20, 20]);
      assert.equal(thrown, []);
    },
  );

  skipUnlessThorough(testIn(test, browser), browser !== 'chromium')(
    `${browser} too old for the app gets a message at once and keeps saved games unchanged`,
    async () => {
      const page = await openPage(browser);
      await page.goto(host.url);
      await startGame(page);
      await until(async () => (await readRows(page)).games.length === 1);
      const before = await gamesIn(page);
      for (const [feature, script] of Object.entries(REMOVE_REQUIRED_FEATURES)) {
        const old = await page.context().newPage();
        await old.addInitScript({ content: script });
        await old.goto(host.url);
        await tooOldMessage(old).waitFor();
        const messageText = (await tooOldMessage(old).innerText()).replaceAll(/\s+/g, ' ');
        for (const part of ['Этот браузер слишком старый', 'Firefox 121', feature]) {
          assert.ok(messageText.includes(part), `${part}: ${messageText}`);
        }
        assert.is(await old.locator('#app').count(), 0);
        await old.close();
      }
      assert.equal(await gamesIn(page), before);
    },
  );
}

test('an app that cannot be parsed is reported after a delay, and reloading helps once it can', async () => {
  const page = await openPage('chromium');
  await page.clock.install();
  let isBroken = true;
  await page.route(ENTRY, (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/javascript', body: 'let unknown syntax;' })
      : route.continue(),
  );
  await page.goto(host.url);
  await page.clock.runFor(MESSAGE_DELAY - 1000);
  assert.is(await notStartedMessage(page).count(), 0);
  await page.clock.runFor(1000);
  await notStartedMessage(page).getByText('Planar Table не запустился').waitFor();
  isBroken = false;
  const box = await notStartedMessage(page).getByRole('button').boundingBox();
  assert.ok(box && box.height >= 48 && box.width >= 48, JSON.stringify(box));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
  assert.is(await notStartedMessage(page).count(), 0);
});

test('on a slow connection the message disappears as soon as the app has loaded', async () => {
  const page = await openPage('chromium');
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(host.url, { waitUntil: 'commit' });
  await until(async () => {
    await page.clock.runFor(MESSAGE_DELAY);
    return (await notStartedMessage(page).count()) === 1;
  });
  release();
  await page.waitForSelector('#app:not([aria-busy]) nav', { state: 'attached' });
  assert.is(await notStartedMessage(page).count(), 0);
  assert.is(await page.locator('#app').evaluate((app) => app.getBoundingClientRect().top), 0);
});

for (const colorScheme of ['dark', 'light'] as const) {
  skipUnlessThorough(test, colorScheme !== 'light')(
    `axe finds no problems on the messages, ${colorScheme}`,
    async () => {
      const page = await openPage('chromium', REMOVE_REQUIRED_FEATURES['CSS :has()'], colorScheme);
      await page.goto(host.url);
      await tooOldMessage(page).waitFor();
      assert.equal(await violationsAfterInjectingAxe(page), []);
    },
  );
}

test('a current browser gets no message', async () => {
  const page = await openPage('chromium');
  await page.clock.install();
  await page.goto(host.url);
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
  await page.clock.runFor(MESSAGE_DELAY);
  assert.is(await tooOldMessage(page).count(), 0);
  assert.is(await notStartedMessage(page).count(), 0);
});

test.run();

async function gamesIn(page: Page) {
  const { games, steps, damaged } = await readRows(page);
  return { games, steps, damaged };
}

function tooOldMessage(page: Page) {
  return page.locator('main', { hasText: 'This browser is too old' });
}

function notStartedMessage(page: Page) {
  return page.locator('main', { hasText: 'Planar Table didn’t start' });
}

async function openPage(
  browser: BrowserName,
  script = '',
  colorScheme: 'dark' | 'light' = 'dark',
): Promise<Page> {
  const context = await (browser === 'chromium'
    ? openWindow({ colorScheme })
    : openBrowser({ browser, withOfflineFiles: false }));
  opened.push(context);
  context.setDefaultTimeout(TIMEOUT);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript({ content: script });
  return page;
}
