/**
 * Measures a tap on a life total, and whether the game's length matters: `npm run bench taps`. The built app in
 * Chromium with a CPU slowdown of four, with four and eight players, after a hundred and after ten thousand changes:
 * the time from lifting the finger to the end of the frame with the new total, and the game's memory. Then, without
 * the slowdown, the processor time that a tap, an undo, and opening the game take from the main thread, which does not
 * depend on how busy the machine is. Writes reports/benchmark-taps.txt.
 */
import type { CDPSession, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { beginHistory, dropOldestSteps, playStep, type Step } from '../../src/rules/table/history';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { hostApp } from '../../tests/support/browser/serve';
import { type Row, writeRows } from '../../tests/support/storage/rows';
import { savedGame, storedRows } from '../../tests/support/storage/saved-games';
import { moves, plainTable } from '../../tests/support/tables/tables';
import { openSlowPage, SLOWDOWN } from '../floor-page/slow-phone';
import { measureHeap } from './page-timing';
import { FRAME, machine, median, quantile, writeReport } from './report-writing';

const SEATS = [4, 8];
/** Changes of life before the measurement. */
const CHANGES = [100, 10_000];
const TAPS = 300;
/** Taps before the measurement, so that everything is compiled and loaded. */
const WARM_UP = 40;
const OPENINGS = 15;
/** Undone after the taps. */
const UNDO_COUNT = 60;
/** Long enough that every change is a gesture of its own. In milliseconds. */
const BETWEEN_GESTURES = 10_000;

/** A stored game with this many changes of life. */
function gameAfter(
  changes: number,
  seats: number,
): { readonly games: readonly Row[]; readonly steps: readonly Row[] } {
  let history = beginHistory(plainTable(seats));
  const steps: Step[] = [];
  for (let change = 0; change < changes; change++) {
    const by = change % 2 === 0 ? -1 - (change % 5) : 1 + (change % 7);
    const played = playStep(history, moves.changeLife(change % seats, by), change * BETWEEN_GESTURES);
    if (!played.ok) throw new Error(played.refusal.reason);
    history = dropOldestSteps(played.value, 1);
    steps.push(history.steps.at(-1) as Step);
  }
  const game = savedGame(history);
  return storedRows({ game, steps: steps.map((step, index) => [index, step]), saveId: '' });
}

interface Measurements {
  /** In milliseconds, one per tap. */
  readonly taps: readonly number[];
  /** Taps whose total was in the first frame after lifting the finger. */
  readonly inNextFrame: number;
  /** In megabytes, after garbage collection. */
  readonly memory: number;
  /** Milliseconds of processor time for one. */
  readonly work: { readonly tap: number; readonly undo: number; readonly opening: number };
}

async function measure(url: string, seats: number, changes: number): Promise<Measurements> {
  const context = await openBrowser({ hasTouch: true });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(noteOpening);
  const page = await openApp(context, url, { withOfflineFiles: true });
  await writeRows(page, gameAfter(changes, seats));
  const { devtools } = await openSlowPage(context);
  const open = async () => {
    await page.goto(`${url}#/life`);
    await page.waitForFunction(() => (window as unknown as { isOpened?: boolean }).isOpened);
  };
  await page.goto('about:blank');
  await open();
  // By then everything is loaded.
  await page.waitForTimeout(3000);
  await tapLifePanels(page, devtools, WARM_UP);
  const { taps, inNextFrame } = await tapLifePanels(page, devtools, TAPS);
  const memory = (await measureHeap(devtools)) / 2 ** 20;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const work = {
    tap: (await cpuTimeOf(devtools, () => tapLifePanels(page, devtools, UNDO_COUNT))) / UNDO_COUNT,
    undo: (await cpuTimeOf(devtools, () => undoRepeatedly(page, devtools))) / UNDO_COUNT,
    opening: median(await openRepeatedly()),
  };
  await context.close();
  return { taps, inNextFrame, memory, work };

  async function openRepeatedly() {
    const openings: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      // On a page of its own, because the counter of processor time can begin anew with a page.
      await page.goto('about:blank');
      openings.push(await cpuTimeOf(devtools, open));
    }
    return openings;
  }
}

/** Milliseconds of processor time that the main thread of the page spends meanwhile. */
async function cpuTimeOf(devtools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await act();
  const after = await spent();
  await devtools.send('Performance.disable');
  return 1000 * (after - before);
}

/** Touches "Undo" and waits each time until a total has changed. */
async function undoRepeatedly(page: Page, devtools: CDPSession): Promise<void> {
  const box = await page.getByRole('button', { name: en.table.undo }).boundingBox();
  if (!box) throw new Error('there is no way to undo');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const totals = () => [...document.querySelectorAll('[data-life]')].map((one) => one.textContent).join();
  for (let undone = 0; undone < UNDO_COUNT; undone++) {
    const before = await page.evaluate(totals);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(
      (shown) => [...document.querySelectorAll('[data-life]')].map((one) => one.textContent).join() !== shown,
      before,
    );
  }
}

/** Notes that all totals of a game have been painted. Runs in the page before the app. */
function noteOpening() {
  const checkFrame = () => {
    if (!document.querySelector('[data-life]')) {
      requestAnimationFrame(checkFrame);
      return;
    }
    const painted = new MessageChannel();
    painted.port1.onmessage = () => Object.assign(window, { isOpened: true });
    painted.port2.postMessage(null);
  };
  requestAnimationFrame(checkFrame);
}

/** Taps one half after the other, and has the page report when the frame with the new total was done. */
async function tapLifePanels(
  page: Page,
  devtools: CDPSession,
  count: number,
): Promise<Pick<Measurements, 'taps' | 'inNextFrame'>> {
  const halves = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-change]')].map((half) => {
      const { x, y, width, height } = half.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  await page.evaluate(() => {
    const seen: { took: number; frames: number }[] = [];
    Object.assign(window, { seen });
    addEventListener(
      'pointerup',
      ({ timeStamp, target }) => {
        const total = (target as Element).closest('[data-player]')?.querySelector('[data-life]');
        const before = total?.textContent;
        let frames = 0;
        const checkFrame = () => {
          frames += 1;
          if (total?.textContent === before && frames < 60) {
            requestAnimationFrame(checkFrame);
            return;
          }
          const painted = new MessageChannel();
          painted.port1.onmessage = () => seen.push({ took: performance.now() - timeStamp, frames });
          painted.port2.postMessage(null);
        };
        requestAnimationFrame(checkFrame);
      },
      true,
    );
  });
  const seen: { took: number; frames: number }[] = [];
  for (let tap = 0; tap < count; tap++) {
    const at = halves[(tap * 7) % halves.length];
    if (!at) throw new Error('there is nothing to tap');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const shown = await page.waitForFunction(() =>
      (window as unknown as { seen: { took: number; frames: number }[] }).seen.shift(),
    );
    seen.push((await shown.jsonValue()) as { took: number; frames: number });
  }
  return {
    taps: seen.map(({ took }) => took),
    inNextFrame: seen.filter(({ frames }) => frames === 1).length,
  };
}

const cell = (value: number, unit: string, digits = 1) => `${value.toFixed(digits)} ${unit}`.padStart(12);

const host = await hostApp();
const lines: string[] = [];
for (const seats of SEATS) {
  for (const changes of CHANGES) {
    const { taps, inNextFrame, memory, work } = await measure(host.url, seats, changes);
    lines.push(
      [
        `${seats} seats, ${changes} changes before`.padEnd(32),
        cell(quantile(taps, 0.5), 'ms'),
        cell(quantile(taps, 0.95), 'ms'),
        cell((100 * inNextFrame) / taps.length, '%', 0),
        cell(memory, 'MB', 2),
        cell(work.tap, 'ms'),
        cell(work.undo, 'ms'),
        cell(work.opening, 'ms', 0),
      ].join(''),
    );
    console.log(lines.at(-1));
  }
}
host.stop();

const report = [
  `${TAPS} taps each, Chromium slowed ${SLOWDOWN} times, a frame is ${FRAME.toFixed(1)} ms; ${machine()}`,
  '',
  ['', 'tap: median', '95 %', 'next frame', 'memory', 'tap: CPU', 'undo: CPU', 'open: CPU']
    .map((name, column) => (column === 0 ? name.padEnd(32) : name.padStart(12)))
    .join(''),
  ...lines,
].join('\n');
writeReport('benchmark-taps', report);
