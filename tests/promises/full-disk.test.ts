import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  goTo,
  letFirstPlayerBegin,
  openMenu,
  revealStartingPlane,
  startGame,
  tapLife,
  undoToTheStart,
  waitForLife,
} from '../support/playing/play';
import { readRows, storedGame, waitForStoredLife } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';

const test = suite('full disk');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

for (const [words, language] of [
  [en, 'English'],
  [ru, 'Russian'],
] as const) {
  skipUnlessThorough(test, words !== ru)(
    `a full disk is reported clearly in ${language}, and the game is saved once there is space`,
    async () => {
      await openGame(words);
      await tapLife(page, 0);
      await waitForLife(page, [19, 20, 20, 20]);
      await waitForStoredLife(page, [19, 20, 20, 20]);

      await fillDisk();
      await tapLife(page, 1);
      await notice(words.notices.unsavedFull).waitFor();
      for (const player of [0, 1, 2, 3]) await tapLife(page, player);
      await page.getByRole('button', { name: words.table.undo }).click();
      await page.getByRole('button', { name: words.table.redo, exact: true }).click();
      await waitForLife(page, [18, 18, 19, 19]);
      await waitForStoredLife(page, [19, 20, 20, 20]);
      assert.ok(await warnsBeforeLeaving(), 'a reload would lose moves without a word');

      await freeDisk();
      // The app retries without user input.
      await notice(words.notices.unsavedFull).waitFor({ state: 'detached' });
      await waitForStoredLife(page, [18, 18, 19, 19]);
      assert.not.ok(await warnsBeforeLeaving(), 'warned although everything is saved');
      const before = await storedGame(page);
      await page.reload();
      await waitForLife(page, [18, 18, 19, 19]);
      assert.equal(await storedGame(page), before);
      await undoToTheStart(page, words);
    },
  );
}

test('“try again” saves at once if there is space, and changes nothing otherwise', async () => {
  await openGame(en);
  await fillDisk();
  await tapLife(page, 2);
  await notice(en.notices.unsavedFull).waitFor();
  const retry = page.getByRole('button', { name: en.retry, exact: true });
  await retry.click();
  await notice(en.notices.unsavedFull).waitFor();
  await waitForLife(page, [20, 20, 19, 20]);
  await freeDisk();
  const noticeGone = notice(en.notices.unsavedFull).waitFor({ state: 'detached' });
  // On a slow machine the app has tried again by itself by then.
  await Promise.race([retry.click().catch(() => {}), noticeGone]);
  await noticeGone;
  await waitForStoredLife(page, [20, 20, 19, 20]);
});

test('a game started on a full disk is played in memory and saved once there is space', async () => {
  page = await visit({ script: fillableDiskScript });
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
  await fillDisk();
  await letFirstPlayerBegin(page);
  await startGame(page);
  await notice(en.notices.unsavedFull).waitFor();
  await revealStartingPlane(page);
  for (let tap = 0; tap < 12; tap++) await tapLife(page, tap % 4);
  await waitForLife(page, [17, 17, 17, 17]);
  assert.is((await readRows(page)).games.length, 0);
  await freeDisk();
  await notice(en.notices.unsavedFull).waitFor({ state: 'detached' });
  await waitForStoredLife(page, [17, 17, 17, 17]);
  await page.reload();
  await waitForLife(page, [17, 17, 17, 17]);
  await undoToTheStart(page);
});

test('more moves than fit in memory are all saved after a full disk', async () => {
  await openGame(en);
  await fillDisk();
  await openMenu(page, en);
  await page.getByRole('button', { name: en.menu.countedMore }).evaluate((more) => {
    for (let tap = 0; tap < 230; tap++) (more as HTMLElement).click();
  });
  await page.getByRole('dialog').getByText('230', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await notice(en.notices.unsavedFull).waitFor();
  await freeDisk();
  await page.getByRole('button', { name: en.retry, exact: true }).click();
  await notice(en.notices.unsavedFull).waitFor({ state: 'detached' });
  const stored = await storedGame(page);
  assert.is(stored?.steps.length, 231);
  assert.is(stored?.game.length, 231);
});

for (const [words, language] of [
  [en, 'English'],
  [ru, 'Russian'],
] as const) {
  skipUnlessThorough(test, words !== en)(
    `pictures make room for a game, the oldest first, and only after asking (${language})`,
    async () => {
      page = await visit({
        locale: words === ru ? 'ru-RU' : 'en-US',
        hasTouch: true,
        script: fillableDiskScript,
      });
      await page.getByRole('button', { name: words.newGame.start }).waitFor();
      await goTo(page, '/pictures');
      await page.getByText(words.pictures.none).waitFor();
      await putLargePictures(8);
      await goTo(page, '/');
      await page.reload();
      await letFirstPlayerBegin(page, words);
      await fillDisk();
      await startGame(page, words);
      await notice(words.notices.unsavedFull).waitFor();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await button(words.notices.makeRoom).tap();
      await notice(words.notices.makeRoomHow(5, 5_000_000)).waitFor();
      await button(words.cancel).tap();
      await notice(words.notices.unsavedFull).waitFor();
      assert.is((await keptPictures()).length, 8, 'nothing is deleted before the answer');

      await button(words.notices.makeRoom).tap();
      await button(words.notices.erasePictures(5)).tap();
      await notice(words.notices.unsavedFull).waitFor({ state: 'detached' });
      // Every other one was downloaded.
      assert.equal(await keptPictures(), ['3', '5', '7']);
      await revealStartingPlane(page, words);
      await tapLife(page, 0);
      await waitForStoredLife(page, [19, 20, 20, 20]);
      await page.reload();
      await waitForLife(page, [19, 20, 20, 20]);
    },
  );
}

for (const [words, locale] of [
  [en, 'en-US'],
  [ru, 'ru-RU'],
] as const) {
  skipUnlessThorough(test, words !== ru)(
    `a phone that refuses to store anything is reported clearly (${locale}), and a game can be played`,
    async () => {
      page = await visit({
        locale,
        script: `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
        Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });`,
      });
      await letFirstPlayerBegin(page, words);
      await startGame(page, words);
      await notice(words.notices.unsavedBroken).waitFor();
      await revealStartingPlane(page, words);
      for (const player of [0, 1, 2, 3]) await tapLife(page, player);
      await waitForLife(page, [19, 19, 19, 19]);
      await undoToTheStart(page, words);
    },
  );
}

test.run();

/** Opens a saved game of four players, the first of whom starts, with one plane revealed. */
async function openGame(words: Words): Promise<void> {
  page = await visit({ script: fillableDiskScript });
  if (words === ru) await page.getByRole('button', { name: en.otherLanguage }).click();
  await letFirstPlayerBegin(page, words);
  await startGame(page, words);
  await revealStartingPlane(page, words);
  await waitForStoredLife(page, [20, 20, 20, 20]);
}

/**
 * Runs in the page first. The browser checks its quota only occasionally, so a disk that fills up, and has
 * room again when a picture is deleted, is simulated.
 */
const fillableDiskScript = `
  for (const name of ['put', 'add']) {
    const store = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...row) {
      if (globalThis.isDiskFull) throw new DOMException('no room', 'QuotaExceededError');
      return store.apply(this, row);
    };
  }
  const erase = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === 'pictures') globalThis.isDiskFull = false;
    return erase.call(this, key);
  };
`;

/** Stores pictures of a megabyte each, the oldest first; every other one was downloaded. */
function putLargePictures(count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    const opening = indexedDB.open('planar-table-pictures');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const transaction = opening.result.transaction(['facts', 'pictures', 'thumbnails'], 'readwrite');
    const noise = () => {
      const bytes = new Uint8Array(500_000);
      for (let from = 0; from < bytes.length; from += 50_000)
        crypto.getRandomValues(bytes.subarray(from, from + 50_000));
      return { bytes: bytes.buffer, type: 'image/webp' };
    };
    for (let index = 0; index < wanted; index++) {
      const card = String(index);
      const origin = index % 2 === 0 ? 'scryfall' : 'own';
      transaction.objectStore('facts').put({
        card,
        type: 'image/webp',
        width: 700,
        height: 500,
        bytes: 1_000_000,
        origin,
        fingerprint: '',
        savedAt: 1 + index,
      });
      transaction.objectStore('pictures').put({ card, ...noise() });
      transaction.objectStore('thumbnails').put({ card, ...noise() });
    }
    await new Promise((stored) => transaction.addEventListener('complete', stored));
    opening.result.close();
  }, count);
}

function keptPictures(): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('planar-table-pictures');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const reading = opening.result.transaction('pictures').objectStore('pictures').getAllKeys();
    await new Promise((read) => reading.addEventListener('success', read));
    opening.result.close();
    return reading.result.map(String);
  });
}

function fillDisk(): Promise<void> {
  return page.evaluate(() => {
    (globalThis as { isDiskFull?: boolean }).isDiskFull = true;
  });
}

function freeDisk(): Promise<void> {
  return page.evaluate(() => {
    (globalThis as { isDiskFull?: boolean }).isDiskFull = false;
  });
}

/** Asks the page as the browser does before a reload. */
function warnsBeforeLeaving(): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

function notice(text: string) {
  return page.getByRole('status').filter({ hasText: text });
}
