/** The screen stays on only while a game is active and visible; the wake lock is a counting stub. */
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { openApp, windowOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { goTo, startGame } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { TIMEOUT } from '../support/wait-until';

/** The stub as the page sees it: the requests, the number of locks held, and whether the phone refuses. */
interface PhoneStub {
  requestedTypes: string[];
  held: number;
  refuses: boolean;
  show(visible: boolean): void;
}

const test = suite('keeps the screen awake');
const host = await hostFor(test);
const openWindow = windowOpenerFor(test);

test('not without a game, but from the start of one', () =>
  withPhone(async (page) => {
    await visitSettings(page);
    assert.equal(await wakeLockStateOf(page), { requestedTypes: [], held: 0 });
    await goTo(page, '/');
    await startGame(page);
    await waitForHeld(page, 1);
    assert.equal(await wakeLockStateOf(page), { requestedTypes: ['screen'], held: 1 });
  }));

test('released when hidden and requested again on every return', () =>
  withPhone(async (page) => {
    await startGame(page);
    await waitForHeld(page, 1);
    for (const returnCount of [1, 2, 3]) {
      await show(page, false);
      await waitForHeld(page, 0);
      await show(page, true);
      await waitForHeld(page, 1);
      assert.is((await wakeLockStateOf(page)).requestedTypes.length, 1 + returnCount);
    }
  }));

test('requested when a cold start resumes a game', () =>
  withPhone(async (page) => {
    await startGame(page);
    await waitForHeld(page, 1);
    await page.reload();
    await waitForHeld(page, 1);
    assert.equal(await wakeLockStateOf(page), { requestedTypes: ['screen'], held: 1 });
  }));

test('looking up a card during a game keeps it on', () =>
  withPhone(async (page) => {
    await startGame(page);
    await waitForHeld(page, 1);
    await goTo(page, '/decks');
    await page.getByRole('heading', { name: en.catalog.title }).waitFor();
    assert.equal(await wakeLockStateOf(page), { requestedTypes: ['screen'], held: 1 });
  }));

test('turned off in the settings it is released and not requested again; turned on it is requested', () =>
  withPhone(async (page) => {
    await startGame(page);
    await waitForHeld(page, 1);
    await visitSettings(page);
    await page.getByRole('checkbox', { name: en.settings.keepAwake }).uncheck();
    await waitForHeld(page, 0);
    await show(page, false);
    await show(page, true);
    await page.reload();
    await visitSettings(page);
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked);
    await goTo(page, '/');
    await page.getByRole('button', { name: en.table.undo }).waitFor();
    await waitUntilIdle(page);
    assert.is((await wakeLockStateOf(page)).held, 0);
    await visitSettings(page);
    await page.getByRole('checkbox', { name: en.settings.keepAwake }).check();
    await waitForHeld(page, 1);
  }));

test('a phone that refuses is asked again on the next return, and the game continues', () =>
  withPhone(async (page) => {
    await page.evaluate(() => {
      (window as unknown as { phone: PhoneStub }).phone.refuses = true;
    });
    await startGame(page);
    await page.waitForFunction(
      () => (window as unknown as { phone: PhoneStub }).phone.requestedTypes.length > 0,
    );
    await page.evaluate(() => {
      (window as unknown as { phone: PhoneStub }).phone.refuses = false;
    });
    await show(page, false);
    await show(page, true);
    await waitForHeld(page, 1);
    await page.getByRole('button', { name: en.table.reveal, exact: true }).click();
    await page.locator('[data-card]').first().waitFor();
  }));

test.run();

async function withPhone(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await openWindow({ reducedMotion: 'reduce' });
  const thrown: string[] = [];
  context.on('weberror', (report) => thrown.push(report.error().message));
  try {
    await installPhone(context);
    await use(await openApp(context, host.url));
    assert.equal(thrown, []);
  } finally {
    await context.close();
  }
}

/** Installs a stub that follows the standard: no lock for a hidden page, and a lock ends when its page is hidden. */
async function installPhone(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sentinels = new Set<EventTarget & { release(): Promise<void> }>();
    let isVisible = true;
    const phone: PhoneStub = {
      requestedTypes: [],
      get held() {
        return sentinels.size;
      },
      refuses: false,
      show(visible) {
        isVisible = visible;
        if (!visible) for (const sentinel of sentinels) sentinel.release();
        document.dispatchEvent(new Event('visibilitychange'));
      },
    };
    Object.assign(window, { phone });
    Object.defineProperty(document, 'visibilityState', { get: () => (isVisible ? 'visible' : 'hidden') });
    Object.defineProperty(document, 'hidden', { get: () => !isVisible });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request(type: string) {
          phone.requestedTypes.push(type);
          if (phone.refuses || !isVisible) throw new DOMException('not now', 'NotAllowedError');
          const sentinel = Object.assign(new EventTarget(), {
            type,
            async release() {
              if (sentinels.delete(sentinel)) sentinel.dispatchEvent(new Event('release'));
            },
          });
          sentinels.add(sentinel);
          return sentinel;
        },
      },
    });
  });
}

async function wakeLockStateOf(page: Page): Promise<Pick<PhoneStub, 'requestedTypes' | 'held'>> {
  await waitUntilIdle(page);
  return page.evaluate(() => {
    const { requestedTypes, held } = (window as unknown as { phone: PhoneStub }).phone;
    return { requestedTypes, held };
  });
}

async function waitForHeld(page: Page, held: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { phone: PhoneStub }).phone.held === wanted,
    held,
    { timeout: TIMEOUT },
  );
}

/** Waits until any pending request has reached the phone. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
}

async function show(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((seen) => (window as unknown as { phone: PhoneStub }).phone.show(seen), visible);
}

async function visitSettings(page: Page): Promise<void> {
  await goTo(page, '/settings');
  await page.getByRole('heading', { name: en.places.settings, exact: true }).waitFor();
}
