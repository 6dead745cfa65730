/**
 * How much memory it takes to back up and restore a phone with 500 MB of pictures: `npm run bench backup`, with
 * `MB=…` for another size. Measured in Chromium, as the anonymous memory of its processes: of the page, and of the
 * browser, which takes the file.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { processesOf } from '../../tests/support/browser/browser-process';
import { hostApp } from '../../tests/support/browser/serve';
import { pictureFactsFor } from '../../tests/support/pictures/pictures';
import { goTo } from '../../tests/support/playing/play';
import { writeReport } from './report-writing';

const MB = 1_000_000;
const TOTAL_MEGABYTES = Number(process.env.MB ?? 500);
/** Bytes of a picture, what a photo of a card takes. */
const PICTURE_BYTES = 500_000;
const PICTURE_COUNT = Math.round((TOTAL_MEGABYTES * MB) / PICTURE_BYTES);
const BETWEEN_SAMPLES = 100;
const TIMEOUT = 1_200_000;

const words = en.backup;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const host = await hostApp();
const folder = await mkdtemp(join(tmpdir(), 'planar-table-large-'));

/** Gives the app a file of the page's own to write to, since the browser's dialog cannot be operated here. */
const savePickerScript = `globalThis.showSaveFilePicker = async ({ suggestedName }) =>
  (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });`;

interface BrowserPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly profile: string;
}

async function openPhone(name: string, script: string): Promise<BrowserPhone> {
  const profile = join(folder, name);
  const context = await openBrowser({ profile, reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(script);
  return { context, profile, page: await openApp(context, host.url) };
}

async function openSettings(page: Page): Promise<void> {
  await goTo(page, '/settings');
  await button(page, words.make).and(page.locator(':enabled')).waitFor();
}

async function fillWithPictures(page: Page): Promise<void> {
  await goTo(page, '/pictures');
  // The database is whole when the screen has read it.
  await page.getByText(en.pictures.choose).first().waitFor();
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'planar-table-pictures'),
  );
  await page.evaluate(
    async ({ count, bytes, facts }) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('planar-table-pictures');
        opening.onsuccess = () => done(opening.result);
      });
      const image = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 50_000) crypto.getRandomValues(image.subarray(at, at + 50_000));
      for (let number = 0; number < count; number++) {
        const card = `card ${number}`;
        image[0] = number;
        await new Promise<void>((done, fail) => {
          const transaction = database.transaction(['facts', 'pictures', 'thumbnails'], 'readwrite');
          transaction.objectStore('facts').put({ ...facts, card });
          transaction.objectStore('pictures').put({ card, type: 'image/webp', bytes: image.slice().buffer });
          transaction.objectStore('thumbnails').put({ card, type: 'image/webp', bytes: new ArrayBuffer(9) });
          transaction.oncomplete = () => done();
          transaction.onabort = () => fail(transaction.error);
        });
      }
    },
    { count: PICTURE_COUNT, bytes: PICTURE_BYTES, facts: pictureFactsFor('card', PICTURE_BYTES + 9) },
  );
}

/** Anonymous memory of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

interface Memory {
  /** The largest renderer. */
  readonly page: number;
  readonly browser: number;
}

async function memoryIn(profile: string): Promise<Memory> {
  const renderers = processesOf(profile, '--type=renderer');
  const [browser = 0] = processesOf(profile);
  return {
    page: Math.max(...(await Promise.all(renderers.map(memoryOf)))),
    browser: await memoryOf(browser),
  };
}

/** Does something and returns a line of the report. */
async function measure(what: string, { profile }: BrowserPhone, run: () => Promise<void>): Promise<string> {
  const before = await memoryIn(profile);
  const peak = { ...before };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = await memoryIn(profile);
      peak.page = Math.max(peak.page, now.page);
      peak.browser = Math.max(peak.browser, now.browser);
      await new Promise((looked) => setTimeout(looked, BETWEEN_SAMPLES));
    }
  })();
  const startedAt = performance.now();
  await run();
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await watching;
  const rise = (kind: keyof Memory) =>
    `${Math.round(before[kind])} → ${Math.round(peak[kind])} MB (+${Math.round(peak[kind] - before[kind])})`;
  return `${what}: ${seconds.toFixed(0)} s; page ${rise('page')}, browser ${rise('browser')}`;
}

async function makeBackup(page: Page): Promise<void> {
  await button(page, words.make).click();
  await button(page, words.save).click();
  await page.getByRole('dialog').getByText(words.made).waitFor();
}

const lines: string[] = [];
const fullPhone = await openPhone('full', savePickerScript);
await fillWithPictures(fullPhone.page);
await fullPhone.page.reload();
await openSettings(fullPhone.page);
lines.push(await measure('backup into a chosen file', fullPhone, () => makeBackup(fullPhone.page)));
await fullPhone.context.close();

const reopenedPhone = await openPhone('full', 'delete globalThis.showSaveFilePicker');
await openSettings(reopenedPhone.page);
const path = join(folder, 'large.planar-backup');
const downloading = reopenedPhone.page.waitForEvent('download');
lines.push(await measure('backup as a download', reopenedPhone, () => makeBackup(reopenedPhone.page)));
await (await downloading).saveAs(path);
await reopenedPhone.context.close();

const emptyPhone = await openPhone('empty', '');
await openSettings(emptyPhone.page);
lines.push(
  await measure('reading and restoring', emptyPhone, async () => {
    await emptyPhone.page.getByLabel(words.open).setInputFiles(path);
    await button(emptyPhone.page, words.restore).click();
    await button(emptyPhone.page, words.undo).waitFor();
  }),
);
const { size } = await stat(path);
await emptyPhone.context.close();
host.stop();
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
writeReport(
  'benchmark-backup',
  [`${PICTURE_COUNT} pictures, a file of ${Math.round(size / MB)} MB, Chromium`, ...lines].join('\n'),
);
