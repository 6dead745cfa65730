/**
 * How well and how fast the rules are found: `npm run benchmark:search`. Two hundred queries in this process, for how many the
 * entry that was wanted stands among the first three; then the built app in Chromium with the processor slowed four times, the
 * same queries typed letter by letter. The table goes to reports/benchmark-search.txt too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { chapters } from '../src/content/rulebook/rulebook';
import { en } from '../src/i18n/en';
import { createRulebook } from '../src/session/rulebook';
import { openApp, openBrowser } from '../tests/support/browser';
import { ruleQueries } from '../tests/support/rule-queries';
import { hostApp } from '../tests/support/serve';

const QUERIES = 200;
const FIRST = 3;
const SLOWDOWN = 4;
const FRAME = 1_000 / 60;
const SLOWEST = 10;
/** A letter's answer may take a frame to begin. */
const QUIET_FRAMES = 3;

interface Answer {
  readonly typed: string;
  readonly wanted: readonly string[];
  /** Ids of entries, the best first. */
  readonly found: readonly string[];
}

/** What it took, in milliseconds. */
interface Keystroke {
  readonly typed: string;
  /** Until the event's handler is done, with the elements it makes at once. */
  readonly handled: number;
  /** Until after the first frame, which shows the letter. */
  readonly letter: number;
  /** Until after the last frame that changed anything: the one that shows what was found. */
  readonly answer: number;
  /** All the scripts, styles and layouts on the way to the answer, now or later, without paint and without waiting. */
  readonly work: number;
}

interface Typed {
  readonly keystrokes: readonly Keystroke[];
  /** Ids of entries as the screen lists them. */
  readonly listed: readonly string[];
}

function answers(): readonly Answer[] {
  const book = createRulebook(chapters);
  if (new Set(ruleQueries.map(([typed]) => typed)).size !== QUERIES) {
    throw new Error(`there must be ${QUERIES} different queries`);
  }
  const ids = new Set(chapters.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return ruleQueries.map(([typed, wanted]) => {
    const unknown = wanted.filter((id) => !ids.has(id));
    if (unknown.length > 0) throw new Error(`${typed}: there is no entry ${unknown.join(', ')}`);
    return { typed, wanted, found: book.find(typed).map(({ entry }) => entry.id) };
  });
}

const isAmong = (first: number, { wanted, found }: Answer) =>
  found.slice(0, first).some((id) => wanted.includes(id));

async function typeInApp(): Promise<readonly Typed[]> {
  const host = await hostApp();
  const context = await openBrowser({ reducedMotion: 'reduce' });
  const page = await openApp(context, `${host.url}#/rules`, { offlineReady: true });
  await page.getByRole('searchbox', { name: en.rules.search }).waitFor();
  await page.locator('main a[href^="#/rules/"]').first().waitFor({ state: 'attached' });
  const devtools = await context.newCDPSession(page);
  await prepare(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const all: Typed[] = [];
  for (const [typed] of ruleQueries) all.push(await typeLetters(page, devtools, typed));
  await context.close();
  await host.stop();
  return all;
}

/** Gives the page `typeInto`. What is found may be shown some frames after the letter: a keystroke ends when nothing changes. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate((quietFrames) => {
    const main = document.querySelector('main');
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!main || !field) throw new Error('there is no field to type into');
    let changes = 0;
    new MutationObserver(() => {
      changes++;
    }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    const frame = () =>
      new Promise<{ painted: number; done: number }>((done) =>
        requestAnimationFrame(() => {
          const painted = changes;
          setTimeout(() => done({ painted, done: performance.now() }));
        }),
      );
    const typeInto = async (text: string) => {
      await frame();
      const from = performance.now();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // The elements are made in a microtask that stands before this one.
      await null;
      const handled = performance.now() - from;
      let { painted, done } = await frame();
      const letter = done - from;
      let answer = letter;
      for (let quiet = 0; quiet < quietFrames; quiet++) {
        const before = painted;
        ({ painted, done } = await frame());
        if (painted === before) continue;
        answer = done - from;
        quiet = -1;
      }
      return { handled, letter, answer };
    };
    Object.assign(globalThis, { typeInto });
  }, QUIET_FRAMES);
}

async function typeLetters(page: Page, devtools: CDPSession, query: string): Promise<Typed> {
  const type = async (typed: string) => {
    const before = await workSoFar(devtools);
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `typeInto(${JSON.stringify(typed)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    const times = result.value as Omit<Keystroke, 'typed' | 'work'>;
    return { typed, ...times, work: (await workSoFar(devtools)) - before };
  };
  await type('');
  const letters = [...query];
  const keystrokes: Keystroke[] = [];
  for (const place of letters.keys()) keystrokes.push(await type(letters.slice(0, place + 1).join('')));
  const hashes = await page
    .locator('main a[href^="#/rules/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { keystrokes, listed: hashes.map((hash) => decodeURIComponent(hash.slice('#/rules/'.length))) };
}

async function workSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics
    .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
    .reduce((sum, { value }) => sum + value, 0);
  return seconds * 1_000;
}

const ms = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

function timesOf(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const late = sorted.filter((time) => time > FRAME).length;
  return `  ${name.padEnd(34)}${ms(at(0.5))}${ms(at(0.95))}${ms(at(1))}${String(late).padStart(9)}`;
}

const share = (of: readonly Answer[], first: number) => {
  const count = of.filter((answer) => isAmong(first, answer)).length;
  return `${count} of ${of.length}`.padStart(12) + `${((count / of.length) * 100).toFixed(1)}%`.padStart(8);
};

const answered = answers();
const typed = await typeInApp();
const keystrokes = typed.flatMap((one) => one.keystrokes);
const onScreen = answered.map((answer, query) => ({ ...answer, found: typed[query]?.listed ?? [] }));
const misses = answered.filter((answer) => !isAmong(FIRST, answer));
const moved = onScreen.filter(
  (answer) => !isAmong(FIRST, answer) && !misses.some(({ typed }) => typed === answer.typed),
);
const told = ({ typed, wanted, found }: Answer) => {
  const place = found.findIndex((id) => wanted.includes(id)) + 1;
  return (
    `  ${typed.padEnd(42)} ${place > 0 ? `#${place}` : '—'}`.padEnd(50) +
    `found ${found.slice(0, FIRST).join(', ') || 'nothing'}; wanted ${wanted.join(', ')}`
  );
};
const report = [
  `${QUERIES} queries, ${keystrokes.length} keystrokes, ${cpus().length} × ${cpus()[0]?.model ?? arch()}`,
  '',
  'the entry that was wanted is',
  `  among the first ${FIRST} found             ${share(answered, FIRST)}`,
  `  the first found                     ${share(answered, 1)}`,
  `  among the first ${FIRST} on the screen     ${share(onScreen, FIRST)}`,
  `  the first on the screen             ${share(onScreen, 1)}`,
  '',
  `in Chromium, slowed ${SLOWDOWN} times, per keystroke${'median'.padStart(9)}${'p95'.padStart(10)}${'max'.padStart(10)}${`> ${FRAME.toFixed(1)} ms`.padStart(12)}`,
  timesOf(
    'from the event to the letter',
    keystrokes.map(({ letter }) => letter),
  ),
  timesOf(
    'from the event to the answer',
    keystrokes.map(({ answer }) => answer),
  ),
  timesOf(
    'the handler and its elements',
    keystrokes.map(({ handled }) => handled),
  ),
  timesOf(
    'all work: scripts, style, layout',
    keystrokes.map(({ work }) => work),
  ),
  '',
  `the slowest ${SLOWEST}`,
  ...keystrokes
    .toSorted((one, other) => other.work - one.work)
    .slice(0, SLOWEST)
    .map(
      ({ typed, work, answer }) => `  ${typed.padEnd(42)}${ms(work)} of work, answered after${ms(answer)}`,
    ),
  '',
  `not among the first ${FIRST} found`,
  ...misses.map(told),
  '',
  `among the first ${FIRST} found, but not on the screen`,
  ...moved.map(told),
].join('\n');
console.log(report);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/benchmark-search.txt', `${report}\n`);
