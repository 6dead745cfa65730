/**
 * Traces the three moments somebody waits for: `npm run bench costs`. A first visit on slow 4G, a cold start
 * without network, and a tap, in Chromium with a CPU slowdown of four. Prints what was fetched until the control
 * answered, and what the main thread spent most of its own time on, in processor time, which does not depend on how
 * busy the machine is. Writes reports/benchmark-costs.txt.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '../../src/i18n/en';
import { waitUntilOfflineReady } from '../../tests/support/browser/offline-ready';
import { hostApp } from '../../tests/support/browser/serve';
import { revealStartingPlane, startGame } from '../../tests/support/playing/play';
import { type Control, pressAndMeasureStart, type StartMeasurements } from '../floor-page/measuring';
import {
  openPhone,
  openSlowPage,
  type SlowPage,
  slowDownNetwork,
  tapRepeatedly,
} from '../floor-page/slow-phone';
import { type TraceEvent, trace } from './page-timing';
import { writeReport } from './report-writing';

const MAX_REPORTED = 8;
const WARM_UP = 25;
const TAPS = 20;

const form: Control = { button: 'form button', named: en.newGame.add, answer: 'form input' };
const life: Control = { button: '[data-player="0"] [data-change="-1"]', answer: '[data-life="0"]' };

/** The events of the thread that loads this page, from the navigation until so many milliseconds later. */
function sinceNavigation(
  events: readonly TraceEvent[],
  url: string,
  milliseconds: number,
): readonly TraceEvent[] {
  const start = events
    .filter(
      ({ name, args }) => name === 'navigationStart' && `${args.data?.documentLoaderURL}`.startsWith(url),
    )
    .at(-1);
  return events.filter(
    ({ pid, tid, ts }) =>
      start?.pid === pid && start.tid === tid && ts >= start.ts && ts < start.ts + 1000 * milliseconds,
  );
}

/** Milliseconds by what they were spent on, the largest first; what is called counts for itself only. */
function selfTimes(
  events: readonly TraceEvent[],
): readonly (readonly [task: string, milliseconds: number])[] {
  const timeByTask = new Map<string, number>();
  const enclosingEvents: { readonly task: string; readonly ends: number }[] = [];
  const add = (task: string, time: number) => timeByTask.set(task, (timeByTask.get(task) ?? 0) + time / 1000);
  const timed = events.filter(({ ph, dur }) => ph === 'X' && dur);
  for (const { name, ts, dur = 0, tdur = dur, args } of timed.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    while (enclosingEvents.length > 0 && (enclosingEvents.at(-1)?.ends ?? 0) <= ts) enclosingEvents.pop();
    const enclosing = enclosingEvents.at(-1);
    const task = args.data?.type ? `${name} ${args.data.type}` : name;
    if (enclosing) add(enclosing.task, -tdur);
    add(task, tdur);
    enclosingEvents.push({ task, ends: ts + dur });
  }
  timeByTask.delete('RunTask');
  return [...timeByTask].sort(([, one], [, other]) => other - one);
}

function reportOf(title: string, events: readonly TraceEvent[], repetitions = 1): string {
  const largest = selfTimes(events).slice(0, MAX_REPORTED);
  return [
    title,
    ...largest.map(([task, time]) => `  ${(time / repetitions).toFixed(1).padStart(7)} ms  ${task}`),
  ].join('\n');
}

/** Traces from the navigation to the answer of a control. */
async function traceStart(title: string, phone: SlowPage, url: string): Promise<string> {
  let answeredAt = 0;
  const events = await trace(phone.devtools, async () => {
    await phone.page.goto(url);
    await phone.page.waitForFunction(
      () => (window as unknown as { start?: StartMeasurements }).start?.answeredAt,
    );
    answeredAt = await phone.page.evaluate(
      () => (window as unknown as { start: Required<StartMeasurements> }).start.answeredAt,
    );
  });
  const eventsUntilAnswer = sinceNavigation(events, url, answeredAt);
  const files = eventsUntilAnswer.filter(({ name }) => name === 'ResourceSendRequest').length;
  const bytes = eventsUntilAnswer
    .filter(({ name }) => name === 'ResourceFinish')
    .reduce((sum, { args }) => sum + Number(args.data?.encodedDataLength ?? 0), 0);
  return reportOf(
    `${title}: answered after ${answeredAt.toFixed(0)} ms, ${files} files asked for, ${(bytes / 1000).toFixed(0)} KB`,
    eventsUntilAnswer,
  );
}

const host = await hostApp(undefined, { packed: true });
const [newProfile, usedProfile] = [
  mkdtempSync(join(tmpdir(), 'costs-')),
  mkdtempSync(join(tmpdir(), 'costs-')),
];
const parts: string[] = [];

const firstVisitContext = await openPhone(newProfile);
const first = await openSlowPage(firstVisitContext);
await slowDownNetwork(first);
await firstVisitContext.addInitScript(pressAndMeasureStart, form);
parts.push(await traceStart('First visit on slow 4G', first, host.url));
await firstVisitContext.close();

const preparingContext = await openPhone(usedProfile);
const preparingPage = preparingContext.pages()[0] ?? (await preparingContext.newPage());
await preparingPage.goto(host.url);
await waitUntilOfflineReady(preparingPage);
await startGame(preparingPage, en);
await revealStartingPlane(preparingPage, en);
await preparingPage.getByRole('button', { name: en.table.toLife }).click();
await preparingPage.waitForTimeout(3000);
await preparingContext.close();
host.stop();

const coldStartContext = await openPhone(usedProfile);
const coldStartPage = await openSlowPage(coldStartContext);
await coldStartContext.addInitScript(pressAndMeasureStart, life);
parts.push(await traceStart('Cold start without network', coldStartPage, `${host.url}#/life`));
await coldStartPage.page.waitForTimeout(3000);
await tapRepeatedly(coldStartPage, life.button, WARM_UP, 120);
const tapEvents = await trace(coldStartPage.devtools, () =>
  tapRepeatedly(coldStartPage, life.button, TAPS, 200),
);
const firstDispatchEvent = tapEvents.find(({ name }) => name === 'EventDispatch');
parts.push(
  reportOf(
    'A tap',
    tapEvents.filter(({ pid, tid }) => pid === firstDispatchEvent?.pid && tid === firstDispatchEvent.tid),
    TAPS,
  ),
);
await coldStartContext.close();
for (const profile of [newProfile, usedProfile])
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
writeReport('benchmark-costs', parts.join('\n\n'));
