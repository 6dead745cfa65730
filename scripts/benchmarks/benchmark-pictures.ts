/**
 * Measures pictures: `npm run bench pictures`. The built app in Chromium imports 200 photos of 2 MB: the time,
 * the peak memory of all processes, and the stored bytes. Then the list of all 207 thumbnails is opened with a CPU
 * slowdown of four, as a page and from the decks. Writes reports/benchmark-pictures.txt.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { processesOf } from '../../tests/support/browser/browser-process';
import { hostApp } from '../../tests/support/browser/serve';
import { openSlowPage, SLOWDOWN } from '../floor-page/slow-phone';
import { machine, median, ms, writeReport } from './report-writing';

const PHOTOS = 200;
const PHOTO_BYTES = 2_000_000;
const TRIES = 7;
const BETWEEN_SAMPLES = 250;
const IMPORT_TIMEOUT = 900_000;
const words = en.pictures;

/** A photo of a phone camera's size, with noise chosen to reach about the wanted file size. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    const pixels = context.createImageData(4000, 3000);
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = seed / 2 ** 26;
      pixels.data[at] = ((at / 4) % 4000) / 16 + noise;
      pixels.data[at + 1] = at / 16_000 / 12 + noise;
      pixels.data[at + 2] = 128 + noise;
      pixels.data[at + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
    let best = new Blob();
    for (let quality = 0.95; quality > 0.3; quality -= 0.05) {
      best = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (best.size <= wanted) break;
    }
    return [...new Uint8Array(await best.arrayBuffer())];
  }, PHOTO_BYTES);
  return Buffer.from(bytes);
}

/** The same photo for every card, each as a file of its own. */
function writePhotos(folder: string, photo: Buffer): readonly string[] {
  return catalog.map(({ name }, index) => {
    const file = join(folder, `${name.en}.jpg`);
    const rest = Buffer.alloc(Math.max(4, PHOTO_BYTES - photo.length));
    rest.writeUInt32BE(index);
    writeFileSync(file, Buffer.concat([photo, rest]));
    return file;
  });
}

/** Bytes used by the browser and its child processes, shared memory counted once. */
function memoryOf(profile: string): number {
  return processesOf(profile).reduce((sum, pid) => {
    try {
      const memoryReport = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return sum + 1024 * Number(/^Pss:\s+(\d+)/m.exec(memoryReport)?.[1] ?? 0);
    } catch {
      // The process has ended meanwhile.
      return sum;
    }
  }, 0);
}

interface ImportMeasurement {
  readonly milliseconds: number;
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

async function timeImport(page: Page, files: readonly string[], profile: string): Promise<ImportMeasurement> {
  const before = memoryOf(profile);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(profile));
  }, BETWEEN_SAMPLES);
  const startedAt = performance.now();
  await page.locator('input[type=file][multiple]').setInputFiles([...files]);
  await page.getByText(words.added(files.length), { exact: true }).waitFor({ timeout: IMPORT_TIMEOUT });
  const milliseconds = performance.now() - startedAt;
  clearInterval(sampling);
  await page.getByRole('button', { name: en.dismissReport }).click();
  await new Promise((done) => setTimeout(done, 3_000));
  return { milliseconds, before, peak, after: memoryOf(profile) };
}

interface StorageUse {
  readonly pictures: number;
  readonly bytes: number;
  readonly usage: number;
}

async function stored(page: Page): Promise<StorageUse> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await answer(indexedDB.open('planar-table-pictures'));
    const rows = await answer(database.transaction('facts').objectStore('facts').getAll());
    database.close();
    const { usage = 0 } = await navigator.storage.estimate();
    return {
      pictures: rows.length,
      bytes: rows.reduce((sum: number, row: { bytes: number }) => sum + row.bytes, 0),
      usage,
    };
  });
}

interface PictureListTimes {
  /** Milliseconds until the list is painted, and until every visible thumbnail is. */
  readonly listShown: number;
  readonly thumbnailsShown: number;
}

interface ListWatcherGlobal {
  watchPictureList(from: number): Promise<PictureListTimes>;
}

/** Observes from the start of the page, or from a click that leads there. */
const watchPictureList = `
  globalThis.watchPictureList = (from) => new Promise((done) => {
    let listShown = null;
    const look = () => {
      const rows = [...document.querySelectorAll('main li a[href^="#/decks/"] > span:first-child')]
        .filter((thumbnail) => {
          const { top, bottom } = thumbnail.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
      if (rows.length > 0) listShown ??= performance.now() - from;
      const isThere = rows.length > 0 && rows.every((row) => row.querySelector('img')?.complete);
      requestAnimationFrame(isThere ? () => setTimeout(() => done({ listShown, thumbnailsShown: performance.now() - from })) : look);
    };
    look();
  });
`;

const medians = (times: readonly PictureListTimes[]): PictureListTimes => ({
  listShown: median(times.map(({ listShown }) => listShown)),
  thumbnailsShown: median(times.map(({ thumbnailsShown }) => thumbnailsShown)),
});

async function timePictureList(
  page: Page,
): Promise<{ readonly asPage: PictureListTimes; readonly fromDecks: PictureListTimes }> {
  await openSlowPage(page.context());
  const timesAfterReload: PictureListTimes[] = [];
  const timesFromDecks: PictureListTimes[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await page.reload();
    timesAfterReload.push(
      await page.evaluate(() => (globalThis as unknown as ListWatcherGlobal).watchPictureList(0)),
    );
    await page.evaluate(() => {
      location.hash = '#/decks';
    });
    await page.getByRole('link', { name: words.title }).waitFor();
    await page.waitForTimeout(1_500);
    timesFromDecks.push(
      await page.evaluate(() => {
        const from = performance.now();
        document.querySelector<HTMLElement>('a[href="#/pictures"]')?.click();
        return (globalThis as unknown as ListWatcherGlobal).watchPictureList(from);
      }),
    );
  }
  return { asPage: medians(timesAfterReload), fromDecks: medians(timesFromDecks) };
}

const host = await hostApp();
const folder = mkdtempSync(join(tmpdir(), 'planar-table-pictures-'));
const profile = join(folder, 'profile');
try {
  const context = await openBrowser({ profile, reducedMotion: 'reduce' });
  await context.addInitScript({ content: watchPictureList });
  const page = await openApp(context, `${host.url}#/pictures`, { withOfflineFiles: true });
  const files = writePhotos(folder, await drawPhoto(page));
  await page.reload();
  await page.getByText(words.none).waitFor();
  const { milliseconds, before, peak, after } = await timeImport(page, files.slice(0, PHOTOS), profile);
  const { bytes, usage } = await stored(page);
  await page.locator('input[type=file][multiple]').setInputFiles(files.slice(PHOTOS));
  await page.getByText(words.added(files.length - PHOTOS), { exact: true }).waitFor();
  const { asPage, fromDecks } = await timePictureList(page);
  await context.close();

  const MB = (amount: number) => `${(amount / 1_000_000).toFixed(1)} MB`.padStart(11);
  const report = [
    machine(),
    '',
    `${PHOTOS} photos of 4000 × 3000 and 2 MB, one after the other:`,
    `  all of them                                     ${ms(milliseconds, 0)}`,
    `  each                                            ${ms(milliseconds / PHOTOS, 0)}`,
    `  memory of the whole browser before              ${MB(before)}`,
    `  at most                                         ${MB(peak)}`,
    `  after                                           ${MB(after)}`,
    `  stored, pictures and thumbnails                 ${MB(bytes)}`,
    `  as the browser counts it, with the app          ${MB(usage)}`,
    `list of ${files.length} thumbnails, slowed ${SLOWDOWN} times, median of ${TRIES}:`,
    `  opened as a page: the list                      ${ms(asPage.listShown, 0)}`,
    `  all thumbnails that are seen                    ${ms(asPage.thumbnailsShown, 0)}`,
    `  from the decks: the list                        ${ms(fromDecks.listShown, 0)}`,
    `  all thumbnails that are seen                    ${ms(fromDecks.thumbnailsShown, 0)}`,
  ].join('\n');
  writeReport('benchmark-pictures', report);
} finally {
  host.stop();
  rmSync(folder, { recursive: true, force: true });
}
