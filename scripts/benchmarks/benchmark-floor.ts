/**
 * Compares the app with a minimal page of the same stack: `npm run benchmark:floor`. Both are built and measured
 * alternately in the same run, since only their ratio says something about the app: a phone-sized window in
 * Chromium with a CPU slowdown of four. Each ratio is printed with its goal. Writes reports/benchmark-floor.txt.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { waitUntilControlled } from '../../tests/support/browser/offline-ready';
import { builtApp, hostApp, type StaticHost } from '../../tests/support/browser/serve';
import { revealStartingPlane, startGame } from '../../tests/support/playing/play';
import { buildFloorPage } from '../floor-page/build';
import {
  type Control,
  pressAndMeasureStart,
  type StartMeasurements,
  type TapTiming,
  watchTaps,
} from '../floor-page/measuring';
import {
  openPhone,
  openSlowPage,
  SLOWDOWN,
  type SlowPage,
  slowDownNetwork,
  tapRepeatedly,
} from '../floor-page/slow-phone';
import { measureHeap } from './page-timing';
import { machine, quantile, writeReport } from './report-writing';

/** A round takes a minute or two; use `ROUNDS=2` for a quick run. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const WARM_UP = 20;
const TAPS = 60;
const BETWEEN_TAPS = 120;
/** Taps between two memory readings. */
const GROWTH_TAPS = 200;
/** A task of more milliseconds keeps a tap waiting; what it takes beyond them is blocking time. */
const LONG_TASK = 50;
/** Milliseconds after the answer during which tasks and layout shifts are recorded. */
const SETTLING_TIME = 2500;

interface BenchmarkSubject {
  readonly title: string;
  readonly folder: string;
  /** The control that answers on a first visit. */
  readonly first: Control;
  /** The control that answers after reopening, and is tapped from then on. */
  readonly resumed: Control;
  readonly place: string;
  /** Leads from the first screen to the one that is reopened. */
  prepare(page: Page): Promise<void>;
}

const button: Control = { button: '#app button', answer: '#app button' };

const floor: BenchmarkSubject = {
  title: 'floor',
  folder: await buildFloorPage(),
  first: button,
  resumed: button,
  place: '',
  prepare: (page) => page.locator('button').click(),
};

const app: BenchmarkSubject = {
  title: 'app',
  folder: builtApp,
  first: { button: 'form button', named: en.newGame.add, answer: 'form input' },
  resumed: { button: '[data-player="0"] [data-change="-1"]', answer: '[data-life="0"]' },
  place: '#/life',
  async prepare(page) {
    await startGame(page, en);
    await revealStartingPlane(page, en);
    await page.getByRole('button', { name: en.table.toLife }).click();
  },
};

interface Measurements {
  readonly firstPaint: number[];
  readonly formTappable: number[];
  readonly firstVisit: number[];
  readonly tapAnswered: number[];
  readonly files: number[];
  readonly bytes: number[];
  readonly coldStart: number[];
  readonly longTasks: number[];
  readonly blocked: number[];
  readonly shifted: number[];
  readonly tapToPaint: number[];
  readonly handled: number[];
  readonly heap: number[];
  readonly growth: number[];
}

const emptyMeasurements = (): Measurements => ({
  firstPaint: [],
  formTappable: [],
  firstVisit: [],
  tapAnswered: [],
  files: [],
  bytes: [],
  coldStart: [],
  longTasks: [],
  blocked: [],
  shifted: [],
  tapToPaint: [],
  handled: [],
  heap: [],
  growth: [],
});

async function startOf(page: Page): Promise<Required<StartMeasurements>> {
  await page.waitForFunction(() => (window as unknown as { start?: StartMeasurements }).start?.answeredAt);
  await page.waitForTimeout(SETTLING_TIME);
  return page.evaluate(() => (window as unknown as { start: Required<StartMeasurements> }).start);
}

/** One round: a first visit, then the same profile reopened without the server, and tapped. */
async function measure(
  { folder, first, resumed, place, prepare }: BenchmarkSubject,
  measurements: Measurements,
): Promise<void> {
  const host: StaticHost = await hostApp(folder, { packed: true });
  const profile = mkdtempSync(join(tmpdir(), 'floor-'));
  const opened: BrowserContext[] = [];
  const start = async () => {
    const context = await openPhone(profile);
    opened.push(context);
    return context;
  };
  try {
    const firstVisitContext = await start();
    const firstVisitPage = await openSlowPage(firstVisitContext);
    await slowDownNetwork(firstVisitPage);
    await firstVisitContext.addInitScript(pressAndMeasureStart, first);
    await firstVisitPage.page.goto(host.url);
    const form = await startOf(firstVisitPage.page);
    measurements.firstPaint.push(form.paintedAt);
    measurements.formTappable.push(form.tappableAt);
    measurements.firstVisit.push(form.answeredAt);
    measurements.tapAnswered.push(form.answeredAt - form.tappableAt);
    measurements.files.push(form.files);
    measurements.bytes.push(form.bytes);
    await firstVisitContext.close();

    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    const preparingContext = await start();
    const preparingPage = preparingContext.pages()[0] ?? (await preparingContext.newPage());
    await preparingPage.goto(host.url);
    await waitUntilControlled(preparingPage);
    await prepare(preparingPage);
    // By then everything is loaded, and the taps are stored.
    await preparingPage.waitForTimeout(SETTLING_TIME);
    await preparingContext.close();
    host.stop();

    const coldStartContext = await start();
    const coldStartPage = await openSlowPage(coldStartContext);
    await coldStartContext.addInitScript(pressAndMeasureStart, resumed);
    await coldStartPage.page.goto(host.url + place);
    const { answeredAt, longTasks, shifted } = await startOf(coldStartPage.page);
    measurements.coldStart.push(answeredAt);
    measurements.longTasks.push(longTasks.length);
    measurements.blocked.push(longTasks.reduce((sum, task) => sum + task - LONG_TASK, 0));
    measurements.shifted.push(shifted);
    await measureTaps(coldStartPage, resumed, measurements);
  } finally {
    for (const context of opened) await context.close();
    host.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureTaps(phone: SlowPage, { button }: Control, measurements: Measurements): Promise<void> {
  const { page, devtools } = phone;
  const tap = (times: number, pause: number) => tapRepeatedly(phone, button, times, pause);
  await tap(WARM_UP, BETWEEN_TAPS);
  await page.evaluate(watchTaps);
  await tap(TAPS, BETWEEN_TAPS);
  const tapTimings = await page.evaluate(() => (window as unknown as { seenTaps(): TapTiming[] }).seenTaps());
  measurements.tapToPaint.push(...tapTimings.map(({ duration }) => duration));
  measurements.handled.push(...tapTimings.map(({ handled }) => handled));
  // The browser compiles the code of taps once more during the first few hundred.
  await tap(3 * GROWTH_TAPS, 20);
  const before = await measureHeap(devtools);
  await tap(GROWTH_TAPS, 20);
  measurements.growth.push((await measureHeap(devtools)) - before);
  measurements.heap.push(before - (await heapWithoutPage(page, devtools)));
}

/** The memory of an empty page, measured in the same way. */
async function heapWithoutPage(page: Page, devtools: CDPSession): Promise<number> {
  await page.goto('about:blank');
  await page.locator('body').boundingBox();
  await page.evaluate(watchTaps);
  return measureHeap(devtools);
}

const measurements = { floor: emptyMeasurements(), app: emptyMeasurements() };
for (let round = 1; round <= ROUNDS; round++) {
  await measure(floor, measurements.floor);
  await measure(app, measurements.app);
  console.log(`round ${round} of ${ROUNDS}`);
}

const rows = (
  [
    ['first visit on slow 4G: first paint', 'firstPaint', 0.5, 1, 'ms', '≤ 0.8'],
    ['first visit: form can be tapped, median', 'formTappable', 0.5, 1, 'ms', '≤ 1.0'],
    ['first visit: form can be tapped, p95', 'formTappable', 0.95, 1, 'ms', ''],
    ['first visit: form answers, median', 'firstVisit', 0.5, 1, 'ms', '≤ 1.0'],
    ['first visit: form answers, p95', 'firstVisit', 0.95, 1, 'ms', ''],
    ['first visit: a tap on it is answered after', 'tapAnswered', 0.5, 1, 'ms', '≤ 100 ms'],
    ['first visit: files until it can be tapped', 'files', 0.5, 1, '', '≤ 6'],
    ['first visit: compressed, until then', 'bytes', 0.5, 2 ** 10, 'KB', '≤ 30 KB'],
    ['cold start without network, median', 'coldStart', 0.5, 1, 'ms', '≤ 1.15'],
    ['cold start without network, p95', 'coldStart', 0.95, 1, 'ms', ''],
    ['tap to paint, median', 'tapToPaint', 0.5, 1, 'ms', '≤ 1.0'],
    ['tap to paint, p95', 'tapToPaint', 0.95, 1, 'ms', '≤ 1.0'],
    ['our handler, median', 'handled', 0.5, 1, 'ms', '≤ 7 ms'],
    ['our handler, p95', 'handled', 0.95, 1, 'ms', '≤ 7 ms'],
    ['tasks over 50 ms at start, most', 'longTasks', 1, 1, '', '0'],
    ['blocking time at start, median', 'blocked', 0.5, 1, 'ms', '0'],
    ['layout shift at start, most', 'shifted', 1, 1, '', '0'],
    ['heap at play beyond an empty page', 'heap', 0.5, 2 ** 20, 'MB', '≤ 2.5 MB'],
    [`growth with ${GROWTH_TAPS} taps, median`, 'growth', 0.5, 2 ** 10, 'KB', '≤ 1.0'],
  ] as const
).map(([name, quantity, fraction, divisor, unit, goal]) => {
  const [floorValue, appValue] = [measurements.floor[quantity], measurements.app[quantity]].map(
    (values) => quantile(values, fraction) / divisor,
  );
  const cell = (value = 0) =>
    `${value.toFixed(value !== 0 && Math.abs(value) < 10 ? 2 : 0)} ${unit}`.padStart(12);
  const ratio = floorValue ? ((appValue ?? 0) / floorValue).toFixed(2) : '';
  return [name.padEnd(42), cell(floorValue), cell(appValue), ratio.padStart(9), goal.padStart(11)].join('');
});

const report = [
  `${ROUNDS} rounds by turns, Chromium slowed ${SLOWDOWN} times, 390 × 844 at 3; ${machine()}`,
  '',
  ['', 'floor', 'app', 'ratio', 'goal']
    .map((name, column) => (column === 0 ? name.padEnd(42) : name.padStart([0, 12, 12, 9, 11][column] ?? 0)))
    .join(''),
  ...rows,
].join('\n');
writeReport('benchmark-floor', report);
