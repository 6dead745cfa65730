// runs alone
/**
 * A resumed game responds as soon as it is visible, even while its store is still opening. Taps made then are
 * saved as soon as they are visible, even if the browser is killed before the store is open.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { amount } from '../../src/i18n/amount';
import { appOpenerFor, type BrowserName, openApp, openBrowser } from '../support/browser/browser';
import { findBrowserProcess, MIN_TIME_ON_SCREEN } from '../support/browser/browser-process';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { startGame, waitForLife } from '../support/playing/play';
import { storedGame, waitForStoredLife } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';

const STARTS = 3;
const TAPS = 3;
const PLAYERS = 4;
const REPORT_PREFIX = 'shown: ';
/** Firefox requires this before the same profile can be opened again. */
const FIREFOX_PAUSE = 1500;

interface Moments {
  /** Milliseconds after the page began to load. */
  readonly tapped: number;
  readonly storeOpened: number;
}

const test = suite('answers before the store');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

for (const browser of ['chromium', 'firefox'] as const) {
  testIn(test, browser)(`what is tapped in the table's very first moment is kept (${browser})`, async () => {
    const page = await visit({ browser, withOfflineFiles: true, place: '/life' });
    await startGame(page);
    await tapAtFirstSight(page.context());
    let early = 0;
    for (let start = 1; start <= STARTS; start++) {
      // Otherwise the gesture of the previous start would continue.
      await page.waitForTimeout(3200);
      await page.reload();
      const { tapped, storeOpened } = await momentsOf(page);
      if (tapped < storeOpened) early += 1;
      const life = 20 - start * TAPS;
      await waitForLife(page, [life]);
      await waitUntilStored(page, life, start);
    }
    console.log(`${browser}: ${early} of ${STARTS} times the table was tapped before its store was open`);
    assert.ok(early > 0, 'the table never came before its store');
  });
}

for (const [browser, kills] of [
  ['chromium', 4],
  ['firefox', 2],
] as const) {
  const title = `${kills} kills of ${browser} before the store is open lose nothing that was shown`;
  skipUnlessThorough(testIn(test, browser), browser === 'firefox')(title, () =>
    killAfterEarlyTap(browser, kills),
  );
}

test.run();

/** Kills the browser at every start as soon as it shows its own tap; the next start must begin with that tap. */
async function killAfterEarlyTap(browser: BrowserName, kills: number): Promise<void> {
  const url = `${host.url}#/life`;
  const profile = await mkdtemp(join(tmpdir(), 'killed-early-'));
  let context = await openBrowser({ browser, profile });
  try {
    await startGame(await openApp(context, url, { withOfflineFiles: true }));
    await context.close();
    const expected = new Array<number>(PLAYERS).fill(20);
    let early = 0;
    for (let kill = 0; kill < kills; kill++) {
      if (browser === 'firefox') await new Promise((done) => setTimeout(done, FIREFOX_PAUSE));
      context = await openBrowser({ browser, profile });
      const browserProcess = findBrowserProcess(profile);
      const player = kill % PLAYERS;
      const shown = (expected[player] ?? 0) - 1;
      // In the other starts, how far the store has come at the kill is up to the browser.
      const keepsStoreClosed = kill % 2 === 0;
      await tapAndReport(context, { player, shown: amount(shown), keepsStoreClosed });
      const page = context.pages()[0] ?? (await context.newPage());
      const nextReport = page.waitForEvent('console', {
        predicate: (message) => message.text().startsWith(REPORT_PREFIX),
      });
      page.goto(url).catch(() => {});
      const reportText = (await nextReport).text();
      browserProcess.kill();
      const { before, wasStoreOpen }: TapReport = JSON.parse(reportText.slice(REPORT_PREFIX.length));
      assert.equal(before, expected.map(amount), `what the start after ${kill} kills began with`);
      if (!wasStoreOpen) early += 1;
      expected[player] = shown;
      await browserProcess.waitUntilGone();
    }
    console.log(`${browser}: ${early} of ${kills} killed taps came before the store was open`);
    if (browser === 'firefox') await new Promise((done) => setTimeout(done, FIREFOX_PAUSE));
    context = await openBrowser({ browser, profile });
    const page = await openApp(context, url);
    await waitForLife(page, expected);
    await waitForStoredLife(page, expected);
    const stored = await storedGame(page);
    assert.is(stored?.steps.length, stored?.game.length);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface EarlyTap {
  readonly player: number;
  /** This player's total after the tap. */
  readonly shown: string;
  /** Whether opening the database with its version never completes. */
  readonly keepsStoreClosed: boolean;
}

interface TapReport {
  /** The totals before the tap. */
  readonly before: readonly string[];
  /** The time of the tap. */
  readonly wasStoreOpen: boolean;
}

/** Makes every later page tap as soon as it shows a table, and report when the tap was visible. */
async function tapAndReport(context: BrowserContext, earlyTap: EarlyTap): Promise<void> {
  await context.addInitScript(
    ([{ player, shown, keepsStoreClosed }, mark, timeToSee]) => {
      let isStoreOpen = false;
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, version) {
        if (version === undefined) return open.call(this, name);
        if (keepsStoreClosed) return {} as IDBOpenDBRequest;
        const opening = open.call(this, name, version);
        opening.addEventListener('success', () => {
          isStoreOpen = true;
        });
        return opening;
      };
      const totals = () =>
        [...document.querySelectorAll('[data-life]')].map((life) => life.textContent ?? '');
      const reportWhenShown = (tapped: TapReport) => {
        if (totals()[player] !== shown) requestAnimationFrame(() => reportWhenShown(tapped));
        else setTimeout(() => console.log(mark + JSON.stringify(tapped)), timeToSee);
      };
      const watch = new MutationObserver(() => {
        const half = document.querySelector<HTMLElement>(`[data-player="${player}"] [data-change="-1"]`);
        if (!half) return;
        watch.disconnect();
        // The table is painted but may not respond yet.
        setTimeout(() => {
          const tapped = { before: totals(), wasStoreOpen: isStoreOpen };
          half.click();
          requestAnimationFrame(() => reportWhenShown(tapped));
        });
      });
      watch.observe(document, { subtree: true, childList: true });
    },
    [earlyTap, REPORT_PREFIX, MIN_TIME_ON_SCREEN] as const,
  );
}

/** Makes later pages tap the first visible life total, and records when that was and when the store was open. */
async function tapAtFirstSight(context: BrowserContext): Promise<void> {
  await context.addInitScript((taps) => {
    const page = window as unknown as { moments: Partial<Record<keyof Moments, number>> };
    page.moments = {};
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      const opening = version === undefined ? open.call(this, name) : open.call(this, name, version);
      if (version !== undefined) {
        opening.addEventListener('success', () => {
          page.moments.storeOpened ??= performance.now();
        });
      }
      return opening;
    };
    const watch = new MutationObserver(() => {
      const half = document.querySelector<HTMLElement>('[data-player="0"] [data-change="-1"]');
      if (!half) return;
      watch.disconnect();
      // The table is painted but may not respond yet.
      setTimeout(() => {
        page.moments.tapped = performance.now();
        for (let tap = 0; tap < taps; tap++) half.click();
      });
    });
    watch.observe(document, { subtree: true, childList: true });
  }, TAPS);
}

async function momentsOf(page: Page): Promise<Moments> {
  const handle = await page.waitForFunction(() => {
    const { moments } = window as unknown as { moments: Partial<Moments> };
    return moments.tapped && moments.storeOpened ? (moments as Moments) : null;
  });
  return (await handle.jsonValue()) as Moments;
}

async function waitUntilStored(page: Page, life: number, steps: number): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const stored = await storedGame(page);
    const table = stored?.game.table as { totals: { life: number }[] };
    const found = [table.totals[0]?.life, stored?.steps.length, stored?.game.length];
    if (JSON.stringify(found) === JSON.stringify([life, steps, steps])) return;
    if (Date.now() > end) assert.equal(found, [life, steps, steps]);
  }
}
