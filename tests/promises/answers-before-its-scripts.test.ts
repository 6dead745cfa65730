/** A first visit shows the form before the app's own scripts have arrived, and loses nothing that is done there. */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { type OpenOptions, openBrowser, watchErrors } from '../support/browser/browser';
import { IPHONE_USER_AGENT } from '../support/browser/iphone';
import { waitUntilControlled } from '../support/browser/offline-ready';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { lifeTotalsIn } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { TIMEOUT, until } from '../support/wait-until';

const test = suite('answers before its scripts');
const host = await hostFor(test);

interface VisitBeforeScripts {
  readonly page: Page;
  readonly errors: readonly string[];
  /** Lets the app's own scripts arrive, and waits until the app has rendered. */
  arrive(): Promise<void>;
}

async function onFirstVisit(
  use: (visit: VisitBeforeScripts) => Promise<void>,
  options: OpenOptions = {},
): Promise<void> {
  const context = await openBrowser({ ...options, hasTouch: options.browser !== 'firefox' });
  context.setDefaultTimeout(TIMEOUT);
  try {
    const errors = watchErrors(context);
    const page = context.pages()[0] ?? (await context.newPage());
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/index-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.waitForSelector('#app[aria-busy] nav');
    const arrive = async () => {
      release();
      await page.waitForSelector('#app:not([aria-busy]) nav');
    };
    await use({ page, errors, arrive });
  } finally {
    await context.close();
  }
}

const name = (page: Page, words: Words, seat: number) => page.getByLabel(words.newGame.name(seat));

for (const browser of ['chromium', 'firefox'] as const) {
  for (const [locale, words] of [
    ['en-US', en],
    ['ru-RU', ru],
  ] as const) {
    const title = `what is typed and tapped in the form is done when its scripts arrive (${browser}, ${locale})`;
    testIn(test, browser)(title, () =>
      onFirstVisit(
        async ({ page, errors, arrive }) => {
          await page.getByRole('heading', { name: words.newGame.title, exact: true }).waitFor();
          await name(page, words, 1).click();
          await page.keyboard.type('Anya');
          await page.keyboard.press('Enter');
          await name(page, words, 2).fill('Boris');
          await page.getByRole('radio', { name: /^40/ }).click();
          await page.getByRole('button', { name: words.newGame.remove(words.player(4)) }).click();
          const third = page.getByRole('button', { name: words.newGame.remove(words.player(3)) });
          await third.click();
          // It has faded and is not tapped twice.
          await third.click();
          await arrive();
          await name(page, words, 3).waitFor({ state: 'detached' });
          assert.is(await page.locator('#app [style*="opacity"]').count(), 0);
          assert.is(await name(page, words, 1).inputValue(), 'Anya');
          assert.is(await name(page, words, 2).inputValue(), 'Boris');
          await page.getByRole('button', { name: words.newGame.start }).click();
          await page.getByRole('button', { name: words.table.reveal, exact: true }).waitFor();
          assert.equal(await lifeTotalsIn(page), [40, 40]);
          assert.equal(errors, []);
        },
        { browser, locale },
      ),
    );
  }
}

test('no letter is lost when the scripts arrive during typing', () =>
  onFirstVisit(async ({ page, arrive }) => {
    const long = 'Anastasia of Ravnica';
    await name(page, en, 2).fill('Boris');
    await name(page, en, 1).tap();
    const typed = page.keyboard.type(long, { delay: 30 });
    await arrive();
    await typed;
    await until(async () => (await name(page, en, 2).inputValue()) === 'Boris');
    assert.is(await name(page, en, 1).inputValue(), long);
  }));

test('a tap on the start button begins the game when the scripts arrive', () =>
  onFirstVisit(async ({ page, errors, arrive }) => {
    await page.getByRole('button', { name: en.newGame.start }).tap();
    await arrive();
    await page.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
    assert.equal(await lifeTotalsIn(page), [20, 20, 20, 20]);
    assert.equal(errors, []);
  }));

test('a tap on a place opens it when the scripts arrive', () =>
  onFirstVisit(async ({ page, arrive }) => {
    await page.getByRole('link', { name: en.places.rules }).tap();
    await arrive();
    await page.getByRole('heading', { name: en.places.rules, exact: true }).waitFor();
  }));

for (const [phone, userAgent] of [
  ['an Android phone', undefined],
  ['an iPhone', IPHONE_USER_AGENT],
] as const) {
  test(`on ${phone}, the app renders exactly what the page showed, and nothing moves`, () =>
    onFirstVisit(
      async ({ page, arrive }) => {
        const advice = page.getByRole('region', { name: en.homeScreen.title });
        assert.is(await advice.count(), userAgent ? 1 : 0);
        await page.evaluate(async () => {
          // The arrival of a font would move something, too.
          await document.fonts.ready;
          const app = document.getElementById('app') as HTMLElement;
          const takeSnapshot = () =>
            [...app.querySelectorAll('*')].map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const isChecked = element instanceof HTMLInputElement && element.checked;
              return `${element.localName} ${element.className} ${isChecked} ${[x, y, width, height].map(Math.round)}`;
            });
          const before = takeSnapshot();
          app.addEventListener('rendered', () => Object.assign(window, { shown: [before, takeSnapshot()] }));
        });
        await arrive();
        const [before, after] = await page.evaluate(() => Reflect.get(window, 'shown'));
        assert.ok(before.length > 100);
        assert.equal(after, before);
      },
      userAgent === undefined ? {} : { userAgent },
    ));
}

test('the page kept for later visits has no form, because it may resume a game', () =>
  onFirstVisit(async ({ page, arrive }) => {
    assert.is(await page.locator('template[id^="form-"]').count(), 2);
    await arrive();
    await waitUntilControlled(page);
    await page.reload();
    await page.getByRole('button', { name: en.newGame.start }).waitFor();
    assert.is(await page.locator('template[id^="form-"], script[defer]').count(), 0);
  }));

test.run();
