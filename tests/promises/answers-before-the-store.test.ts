/** A resumed game answers as soon as it is shown, also while its store is still being opened, and keeps what is tapped then. */
import type { BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browsers.mjs';
import { openApp, openBrowser } from '../support/browser';
import { startGame } from '../support/play';
import { storedGame } from '../support/rows';
import { hostApp } from '../support/serve';
import { assert, suite } from '../support/suite';

const STARTS = 6;
const TAPS = 3;

interface Moments {
  /** Milliseconds after the page began to load. */
  readonly tapped: number;
  readonly storeOpened: number;
}

const promise = suite('answers before the store');

for (const browser of ['chromium', 'firefox'] as const) {
  const title = `what is tapped in the table's very first moment is kept (${browser})`;
  if (!findBrowser(browser)) promise.skip(`${title} (not installed)`);
  else {
    promise(title, async () => {
      const host = await hostApp();
      const context = await openBrowser({ browser });
      context.setDefaultTimeout(15_000);
      try {
        const page = await openApp(context, `${host.url}#/life`, { offlineReady: true });
        await startGame(page);
        await tapAtFirstSight(context);
        let early = 0;
        for (let start = 1; start <= STARTS; start++) {
          // The gesture of the start before goes on otherwise.
          await page.waitForTimeout(3200);
          await page.reload();
          const { tapped, storeOpened } = await momentsOf(page);
          if (tapped < storeOpened) early += 1;
          const life = 20 - start * TAPS;
          await lifeIs(page, life);
          await isStored(page, life, start);
        }
        console.log(`${browser}: ${early} of ${STARTS} times the table was tapped before its store was open`);
        assert.ok(early > 0, 'the table never came before its store');
      } finally {
        await context.close();
        await host.stop();
      }
    });
  }
}

promise.run();

/** Every page from now on taps a life total as soon as it shows one, and notes when that was and when the store was open. */
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
      // The table is drawn, but may not listen yet.
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

async function lifeIs(page: Page, life: number): Promise<void> {
  const words = String(life).replace('-', '−');
  await page.waitForFunction(
    (text) => document.querySelector('[data-life="0"]')?.textContent === text,
    words,
  );
}

async function isStored(page: Page, life: number, steps: number): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const stored = await storedGame(page);
    const table = stored?.game.table as { totals: { life: number }[] };
    const found = [table.totals[0]?.life, stored?.steps.length, stored?.game.length];
    if (JSON.stringify(found) === JSON.stringify([life, steps, steps])) return;
    if (Date.now() > end) assert.equal(found, [life, steps, steps]);
  }
}
