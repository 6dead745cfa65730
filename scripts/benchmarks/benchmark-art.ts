/**
 * Measures drawing cards: `npm run bench art`. Draws every card in Chromium with a CPU slowdown of four, once
 * on the whole screen of a phone and small as in lists: the time to create the elements, and the time until they
 * are painted. Writes reports/benchmark-art.txt.
 */
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { catalog } from '../../src/content/planes/catalog';
import { openBrowser } from '../../tests/support/browser/browser';
import { openSlowPage, SLOWDOWN } from '../floor-page/slow-phone';
import { FRAME, machine, ms, timesRow, writeReport } from './report-writing';

/** Attempts per card; the fastest counts, to exclude other load of the machine. */
const TRIES = 9;
const SLOWEST_COUNT = 5;
const SCREEN = { width: 390, height: 844 };
const THUMBNAIL = { width: 96, height: 80 };
/** Rows of a list drawn per frame. */
const CARDS_PER_FRAME = 2;

interface Times {
  readonly name: string;
  readonly made: number;
  readonly painted: number;
}

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [preact()],
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../tests/support/pictures/art-page.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'artPage',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('the page was not built');
  return script.code;
}

const context = await openBrowser({ viewport: SCREEN });
const { page, devtools } = await openSlowPage(context);
await page.setContent('<!doctype html><body style="margin:0;line-height:0;color-scheme:dark"></body>');
await page.addScriptTag({ content: await pageScript() });

async function timeDrawing(from: number, count: number, box: typeof SCREEN, small: boolean): Promise<Times> {
  const tries: { made: number; painted: number }[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `drawCards(${from}, ${count}, ${JSON.stringify(box)}, ${small})`,
      awaitPromise: true,
      returnByValue: true,
    });
    tries.push(result.value);
  }
  return {
    name: catalog[from]?.id ?? '',
    made: Math.min(...tries.map(({ made }) => made)),
    painted: Math.min(...tries.map(({ painted }) => painted)),
  };
}

const fullSizeTimes: Times[] = [];
for (const place of catalog.keys()) fullSizeTimes.push(await timeDrawing(place, 1, SCREEN, false));
const thumbnailTimes: Times[] = [];
for (let from = 0; from < catalog.length; from += CARDS_PER_FRAME)
  thumbnailTimes.push(await timeDrawing(from, CARDS_PER_FRAME, THUMBNAIL, true));
await context.close();

const report = [
  `${catalog.length} cards, the fastest of ${TRIES} times each, ${machine()}`,
  '',
  `in Chromium, slowed ${SLOWDOWN} times${'median'.padStart(21)}${'p95'.padStart(11)}${'max'.padStart(11)}${`> ${FRAME.toFixed(1)} ms`.padStart(10)}`,
  `a card at ${SCREEN.width} × ${SCREEN.height}`,
  timesRow(
    'its elements',
    fullSizeTimes.map(({ made }) => made),
  ),
  timesRow(
    'until it is painted',
    fullSizeTimes.map(({ painted }) => painted),
  ),
  `${CARDS_PER_FRAME} cards at ${THUMBNAIL.width} × ${THUMBNAIL.height}, as a list draws them with one frame`,
  timesRow(
    'their elements',
    thumbnailTimes.map(({ made }) => made),
  ),
  timesRow(
    'until they are painted',
    thumbnailTimes.map(({ painted }) => painted),
  ),
  '',
  `the slowest ${SLOWEST_COUNT}`,
  ...fullSizeTimes
    .toSorted((one, other) => other.painted - one.painted)
    .slice(0, SLOWEST_COUNT)
    .map(({ name, painted }) => `  ${name.padEnd(34)}${ms(painted)}`),
].join('\n');
writeReport('benchmark-art', report);
