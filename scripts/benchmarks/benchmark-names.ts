/**
 * Measures the names of all cards: `npm run bench names`. First the finder alone in this process, then the built
 * app in Chromium with a CPU slowdown of four: pasting lists of 600 and 5,000 names of both languages, the first of
 * them before the names are read, and typing names with and without slips. Writes reports/benchmark-names.txt.
 */
import { readFile, stat } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { createNameFinder, type NameFinder } from '../../src/session/cards/names/name-finder';
import { type BuiltInCardData, decodeBuiltInCards } from '../../src/storage/cards/built-in-card-data';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { hostApp } from '../../tests/support/browser/serve';
import { createSeededRandom } from '../../tests/support/chance';
import { SLOWDOWN } from '../floor-page/slow-phone';
import { fillSearchField, mainThreadTime, measureHeap, type PasteTimes, pasteList } from './page-timing';
import { machine, median, ms, quantile, writeReport } from './report-writing';

const FILE = 'src/content/cards/card-names.bin';
const NAMES_TYPED = 200;
const LIST_SIZES = [600, 5_000];
const TRIES = 5;
const SETTLING_TIME = 3_000;

/** Names of both languages in turn. */
function drawNames(names: BuiltInCardData, count: number, seed: number): readonly string[] {
  const chance = createSeededRandom(seed);
  const russian = names.russian.filter((name) => name !== '');
  return Array.from({ length: count }, (_, index) => {
    const from = index % 2 === 0 ? names.english : russian;
    return from[chance(from.length)] ?? '';
  });
}

/** Every third with a letter left out, every third with two exchanged. */
function withTypos(names: readonly string[]): readonly string[] {
  const chance = createSeededRandom(7);
  return names.map((name, index) => {
    const position = 1 + chance(Math.max(1, name.length - 2));
    if (index % 3 === 0) return name.slice(0, position) + name.slice(position + 1);
    if (index % 3 === 1)
      return name.slice(0, position) + name[position + 1] + name[position] + name.slice(position + 2);
    return name;
  });
}

const prefixes = (name: string) => [...name].map((_, index, letters) => letters.slice(0, index + 1).join(''));

function timeFinder(finder: NameFinder, typed: readonly string[]): readonly number[] {
  return typed.flatMap(prefixes).map((text) => {
    const begun = performance.now();
    finder.suggest(text, 8);
    return performance.now() - begun;
  });
}

/** Measures the work after each letter, in milliseconds. */
async function typeNames(page: Page, devtools: CDPSession, typed: readonly string[]) {
  const times: number[] = [];
  for (const name of typed) {
    await fillSearchField(page, '');
    for (const text of prefixes(name)) {
      const before = await mainThreadTime(devtools);
      await fillSearchField(page, text);
      times.push((await mainThreadTime(devtools)) - before);
    }
  }
  return times;
}

async function timeApp(names: BuiltInCardData) {
  const host = await hostApp();
  const context = await openBrowser({ reducedMotion: 'reduce' });
  const page = await openApp(context, `${host.url}#/lands`, { withOfflineFiles: true });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.waitForTimeout(SETTLING_TIME);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  const heapBefore = await measureHeap(devtools);
  const first = await pasteList(page, drawNames(names, 600, 1).join('\n'));
  const heapAfter = await measureHeap(devtools);
  const lists: { readonly count: number; readonly pastes: readonly PasteTimes[] }[] = [];
  for (const count of LIST_SIZES) {
    const pastes: PasteTimes[] = [];
    for (let attempt = 0; attempt < TRIES; attempt++)
      pastes.push(await pasteList(page, drawNames(names, count, 100 + attempt).join('\n')));
    lists.push({ count, pastes });
  }
  await page.getByRole('radio', { name: en.lands.views.card }).check();
  const keys = await typeNames(page, devtools, withTypos(drawNames(names, 20, 3)));
  await context.close();
  host.stop();
  return { first, lists, keys, heap: (heapAfter - heapBefore) / 1e6 };
}

const packed = await readFile(FILE);
const begun = performance.now();
const names = decodeBuiltInCards(gunzipSync(packed).toString());
if (!names) throw new Error(`${FILE} cannot be read`);
const read = performance.now() - begun;
const finder = await createNameFinder(names);
const openingTime = performance.now() - begun;
const typed = drawNames(names, NAMES_TYPED, 2);
const exactTimes = timeFinder(finder, typed);
const typoTimes = timeFinder(finder, withTypos(typed));
const app = await timeApp(names);
const medianAndP95 = (times: readonly number[]) => `${ms(median(times))}${ms(quantile(times, 0.95))}`;
writeReport(
  'benchmark-names',
  [
    `${names.english.length} cards as of ${names.asOf}, ${((await stat(FILE)).size / 1000).toFixed(1)} KB, ${machine()}`,
    '',
    `here, not slowed${' '.repeat(24)}median        p95`,
    `  the file is read              ${ms(read)}`,
    `  … and ready to search         ${ms(openingTime)}`,
    `  a key of a name               ${medianAndP95(exactTimes)}`,
    `  … with slips                  ${medianAndP95(typoTimes)}`,
    '',
    `in Chromium, slowed ${SLOWDOWN} times`,
    `  a key, all work               ${medianAndP95(app.keys)}`,
    `  the first list, names unread  ${ms(app.first.timeToTable)}, longest task ${ms(app.first.longestTask)}`,
    ...app.lists.map(
      ({ count, pastes }) =>
        `  a list of ${String(count).padEnd(5)} names          ${medianAndP95(pastes.map(({ timeToTable }) => timeToTable))}, longest task ${ms(median(pastes.map(({ longestTask }) => longestTask)))}`,
    ),
    `  heap with the names           ${app.heap.toFixed(1).padStart(8)} MB`,
  ].join('\n'),
);
