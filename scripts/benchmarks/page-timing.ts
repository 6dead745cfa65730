/** What benchmarks do and measure in a page of the built app. */
import type { CDPSession, Page } from 'playwright-core';

/** The trace's mark of a letter that is typed. */
export const TYPING_MARK = 'typed';
const CATEGORIES =
  'disabled-by-default-devtools.timeline,blink.user_timing,devtools.timeline,loading,v8.execute,disabled-by-default-v8.compile';

/** An event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread within `dur`. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly [detail: string]: unknown } };
}

/** Returns what Chromium did during an action. */
export async function trace(
  devtools: CDPSession,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect as never);
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES });
  await action();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect as never);
  return events;
}

/** Milliseconds from pasting a list under Lands to its painted table, and of the longest task on the way. */
export interface PasteTimes {
  readonly timeToTable: number;
  readonly longestTask: number;
}

/** Pastes a list into the field on the screen, after emptying it. */
export function pasteList(page: Page, list: string): Promise<PasteTimes> {
  return page.evaluate(async (pasted) => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('there is no list to paste into');
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    type('');
    while (document.querySelector('tr[data-kind]')) await frame();
    let longestTask = 0;
    const tasks = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    tasks.observe({ type: 'longtask' });
    const startedAt = performance.now();
    type(pasted);
    while (!document.querySelector('tr[data-kind="land"]')) await frame();
    const timeToTable = performance.now() - startedAt;
    await frame();
    tasks.disconnect();
    return { timeToTable, longestTask };
  }, list);
}

/** Types into the search field, and resolves when the next frame is painted. */
export function fillSearchField(page: Page, name: string): Promise<void> {
  return page.evaluate(
    async ([typed, mark]) => {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!field) throw new Error('there is no search field');
      performance.mark(mark);
      field.value = typed;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    },
    [name, TYPING_MARK] as const,
  );
}

/** Milliseconds of scripts, styles and layouts so far; the domain Performance must be enabled. */
export async function mainThreadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics
    .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
    .reduce((sum, { value }) => sum + value, 0);
  return seconds * 1_000;
}

/** Bytes of the JavaScript heap after garbage collection. */
export async function measureHeap(devtools: CDPSession): Promise<number> {
  for (let times = 0; times < 2; times++) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
