// starts first
/**
 * Tabs of two versions of the app, the later of which has another database: whatever the order in which they are
 * opened and played in, every move is kept, and every tab says what it cannot do.
 */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { waitUntilLoaded } from '../support/browser/loaded-files';
import { newerSchemaFolderFor } from '../support/browser/newer-schema-version';
import { builtApp, hostFor } from '../support/browser/serve';
import {
  letFirstPlayerBegin,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { lifeTotalsOf, readRows, waitForStoredLife } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('versions live side by side');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);
const laterVersion = newerSchemaFolderFor(test);

/** Each test decides which version the server has: no service worker holds another one. */
const noWorkerScript = `Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: () => new Promise(() => {}) });`;

test.before.each(() => {
  host.serve(builtApp);
});

test('an old tab says that a newer version has the games, and the moves made in it before the reload are kept', async () => {
  const old = await openGame();
  const later = await openLaterVersion(old);
  await waitForLife(later, [20, 20, 20, 20]);
  await waitForNotice(old, en.notices.laterVersion);
  const before = await readRows(later);
  assert.is(before.games[0]?.season, 3, 'the later version has migrated the game');

  await tapLife(old, 0);
  await tapLife(old, 1);
  await waitForLife(old, [19, 19, 20, 20]);
  assert.equal(await readRows(later), before, 'the old tab wrote into the newer database');
  await old.getByRole('button', { name: en.notices.reload }).click();
  await waitForLife(old, [19, 19, 20, 20]);
  await waitForStoredLife(old, [19, 19, 20, 20]);
  assert.is((await readRows(old)).games.length, 1);
  assert.is(await old.getByText(en.notices.laterVersion).count(), 0);
  await tapLife(old, 2);
  await waitForLife(old, [19, 19, 19, 20]);
  await waitForLife(later, [19, 19, 19, 20]);
});

test('if the newer version played on meanwhile, the moves of the old tab become a second game', async () => {
  const old = await openGame();
  const later = await openLaterVersion(old);
  await waitForNotice(old, en.notices.laterVersion);
  await tapLife(later, 3);
  await waitForStoredLife(later, [20, 20, 20, 19]);
  await tapLife(old, 0);
  await waitForLife(old, [19, 20, 20, 20]);
  await old.getByRole('button', { name: en.notices.reload }).click();
  await waitForLife(old, [20, 20, 20, 19]);
  await until(async () => (await readRows(old)).games.length === 2, 'the moves of the old tab are lost');
  const { games, damaged } = await readRows(old);
  assert.equal(games.map(lifeTotalsOf).map(String).sort(), ['19,20,20,20', '20,20,20,19']);
  assert.equal(damaged, []);
  await tapLife(old, 3);
  await waitForLife(later, [20, 20, 20, 18]);
});

for (const [words, language] of [
  [en, 'en'],
  [ru, 'ru'],
] as const) {
  skipUnlessThorough(test, words !== en)(
    `an older version opened later says so (${language}), loses nothing, and can be played`,
    async () => {
      const later = await openGame(laterVersion(), words);
      await tapLife(later, 1);
      await waitForStoredLife(later, [20, 19, 20, 20]);
      const before = await readRows(later);
      host.serve(builtApp);
      const old = await later.context().newPage();
      await old.goto(host.url);
      await waitForNotice(old, words.notices.laterVersion);
      await letFirstPlayerBegin(old, words);
      await startGame(old, words);
      await revealStartingPlane(old, words);
      await tapLife(old, 0);
      await waitForLife(old, [19, 20, 20, 20]);
      assert.equal(await readRows(later), before);
      await tapLife(later, 1);
      await waitForLife(later, [20, 18, 20, 20]);

      host.serve(laterVersion());
      await old.getByRole('button', { name: words.notices.reload }).click();
      await waitForLife(old, [19, 20, 20, 20]);
      await until(async () => (await readRows(old)).games.length === 2);
    },
  );
}

test('an upgrade blocked by another page says so, and continues when that page is gone', async () => {
  const old = await openGame();
  const blockingPage = await old.context().newPage();
  await blockingPage.goto(`${host.url}icons/icon-192.png`);
  await blockingPage.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('planar-table');
        opening.onsuccess = () => {
          (globalThis as { held?: IDBDatabase }).held = opening.result;
          done(null);
        };
      }),
  );
  const later = await openLaterVersion(old);
  await waitForNotice(later, en.notices.upgradeBlocked);
  await blockingPage.close();
  await waitForLife(later, [20, 20, 20, 20]);
  await later.getByText(en.notices.upgradeBlocked).waitFor({ state: 'detached' });
});

test('the game played last opens even if the clock was put back in between', async () => {
  const page = await openGame();
  await page.clock.install({ time: new Date('2001-01-01') });
  await page.goto(`${host.url}#/new`);
  await page.reload();
  await startGame(page);
  await revealStartingPlane(page);
  await tapLife(page, 2);
  await waitForStoredLife(page, [20, 20, 19, 20]);
  await page.reload();
  await waitForLife(page, [20, 20, 19, 20]);
  assert.is((await readRows(page)).games.length, 2);
});

test.run();

/** Longer than the app waits for the first taps before it fetches its last files. */
const QUIET_TIME = 1_200;

/** Opens a version with a saved game of four, whose starting plane is revealed. */
async function openGame(folder = builtApp, words: Words = en): Promise<Page> {
  host.serve(folder);
  const page = await visit({ script: noWorkerScript, locale: words === ru ? 'ru-RU' : 'en-US' });
  await letFirstPlayerBegin(page, words);
  await startGame(page, words);
  await revealStartingPlane(page, words);
  await waitForStoredLife(page, [20, 20, 20, 20]);
  // The server will have the files of another version.
  await waitUntilLoaded(page, QUIET_TIME);
  return page;
}

/** Opens the later version beside a tab, which gets it too when it is reloaded. */
async function openLaterVersion(old: Page): Promise<Page> {
  host.serve(laterVersion());
  const later = await old.context().newPage();
  await later.goto(host.url);
  return later;
}

async function waitForNotice(page: Page, text: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).waitFor();
}
