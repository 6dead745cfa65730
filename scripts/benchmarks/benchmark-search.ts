/**
 * Measures how well and how fast rules are found: `npm run bench search`. For two hundred queries, and more than
 * two hundred others written without looking at results, counts how often the wanted entry is among the first three.
 * Then, in the built app in Chromium with a CPU slowdown of four, opens the rulebook, types the two hundred letter by
 * letter and pastes the others. Writes reports/benchmark-search.txt.
 */
import type { CDPSession, Page } from 'playwright-core';
import { readChapters } from '../../src/content/rulebook/rulebook';
import { createRulebook } from '../../src/session/rulebook/rulebook';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { hostApp } from '../../tests/support/browser/serve';
import { ruleQueries } from '../../tests/support/rule-queries/rule-queries';
import {
  englishTableQueries,
  russianTableQueries,
} from '../../tests/support/rule-queries/rule-queries-at-the-table';
import {
  ruleQueriesSecondSet,
  ruleQueriesThirdSet,
} from '../../tests/support/rule-queries/rule-queries-further';
import { SLOWDOWN } from '../floor-page/slow-phone';
import { mainThreadTime } from './page-timing';
import { FRAME, machine, ms, timesRow, writeReport } from './report-writing';

const chapters = readChapters();

const TOP_COUNT = 3;
const SLOWEST_COUNT = 10;
const OPENINGS = 7;
const heldOutQueries = [
  ...ruleQueriesSecondSet,
  ...ruleQueriesThirdSet,
  ...russianTableQueries,
  ...englishTableQueries,
];
const ENTRY_SELECTOR = 'main a[href^="#/rules/"]';
/** The answer to a keystroke may start a frame later. */
const QUIET_FRAMES = 3;
/** Milliseconds until the page has loaded everything. */
const SETTLING_TIME = 1_500;

interface Answer {
  readonly typed: string;
  readonly wanted: readonly string[];
  /** Ids of entries, best first. */
  readonly found: readonly string[];
}

/** The duration of a keystroke, in milliseconds. */
interface Keystroke {
  readonly typed: string;
  /** Until the event handler is done, with the elements it creates synchronously. */
  readonly handled: number;
  /** Until after the first frame, which shows the letter. */
  readonly letter: number;
  /** Until after the last frame that changes anything, which shows the results. */
  readonly answer: number;
  /** Scripts, styles and layouts up to the answer, without painting and waiting. */
  readonly work: number;
}

interface TypedQuery {
  readonly keystrokes: readonly Keystroke[];
  /** Ids of entries as listed on the screen. */
  readonly listed: readonly string[];
}

function answersTo(queries: typeof ruleQueries): readonly Answer[] {
  if (new Set(queries.map(([typed]) => typed)).size !== queries.length)
    throw new Error('a query stands twice');
  const book = createRulebook(chapters);
  const ids = new Set(chapters.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return queries.map(([typed, wanted]) => {
    const unknown = wanted.filter((id) => !ids.has(id));
    if (unknown.length > 0) throw new Error(`${typed}: there is no entry ${unknown.join(', ')}`);
    return { typed, wanted, found: book.find(typed).map(({ entry }) => entry.id) };
  });
}

const isAmongFirst = (first: number, { wanted, found }: Answer) =>
  found.slice(0, first).some((id) => wanted.includes(id));

async function measureApp() {
  const host = await hostApp();
  const context = await openBrowser({ reducedMotion: 'reduce' });
  const page = await openApp(context, host.url, { withOfflineFiles: true });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const openings: number[] = [];
  for (let time = 0; time < OPENINGS; time++) openings.push(await openRulebook(page, devtools));
  await installTypeInto(page);
  const letters: TypedQuery[] = [];
  for (const [typed] of ruleQueries) letters.push(await typeQuery(page, devtools, typed));
  const atOnce: TypedQuery[] = [];
  for (const [typed] of heldOutQueries) atOnce.push(await typeQuery(page, devtools, typed, [typed]));
  await context.close();
  host.stop();
  return { openings, letters, atOnce };
}

/** From the tap on the tab to the chapters, in a newly loaded page. */
async function openRulebook(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(page.url().replace(/#.*/, ''));
  await page.reload();
  await page.waitForSelector('nav', { state: 'attached' });
  await page.waitForTimeout(SETTLING_TIME);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page.evaluate(async (entry) => {
    const from = performance.now();
    location.hash = '#/rules';
    while (!document.querySelector(entry)) await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
  }, ENTRY_SELECTOR);
}

/**
 * Adds `typeInto` to the page. Results may appear some frames after the letter: a keystroke ends when nothing
 * changes any more.
 */
async function installTypeInto(page: Page): Promise<void> {
  await page.evaluate((quietFrames) => {
    const main = document.querySelector('main');
    const field = document.querySelector<HTMLTextAreaElement>('main search textarea');
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
      // The elements are created in a microtask before this one.
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

async function typeQuery(
  page: Page,
  devtools: CDPSession,
  query: string,
  steps = [...query].map((_, place, letters) => letters.slice(0, place + 1).join('')),
): Promise<TypedQuery> {
  const type = async (typed: string) => {
    const before = await mainThreadTime(devtools);
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `typeInto(${JSON.stringify(typed)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    const times = result.value as Omit<Keystroke, 'typed' | 'work'>;
    return { typed, ...times, work: (await mainThreadTime(devtools)) - before };
  };
  await type('');
  const keystrokes: Keystroke[] = [];
  for (const typed of steps) keystrokes.push(await type(typed));
  const hashes = await page
    .locator(`${ENTRY_SELECTOR}:visible`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { keystrokes, listed: hashes.map((hash) => decodeURIComponent(hash.slice('#/rules/'.length))) };
}

const share = (of: readonly Answer[], first: number) => {
  const count = of.filter((answer) => isAmongFirst(first, answer)).length;
  return `${count} of ${of.length}`.padStart(12) + `${((count / of.length) * 100).toFixed(1)}%`.padStart(8);
};

const asShown = (answers: readonly Answer[], typed: readonly TypedQuery[]) =>
  answers.map((answer, query) => ({ ...answer, found: typed[query]?.listed ?? [] }));

const tunedAnswers = answersTo(ruleQueries);
const heldOutAnswers = answersTo(heldOutQueries);
const { openings, letters, atOnce } = await measureApp();
const keystrokes = letters.flatMap((one) => one.keystrokes);
const nextFrameCount = keystrokes.filter(({ letter, answer }) => answer === letter).length;
const hitRow = (
  first: number,
  selectAnswers: (answers: readonly Answer[], typed: readonly TypedQuery[]) => readonly Answer[],
) => share(selectAnswers(tunedAnswers, letters), first) + share(selectAnswers(heldOutAnswers, atOnce), first);
const timesIn = (kind: Exclude<keyof Keystroke, 'typed'>) => keystrokes.map((keystroke) => keystroke[kind]);
const asFound = (answers: readonly Answer[]) => answers;
const describeAnswer = ({ typed, wanted, found }: Answer) => {
  const place = found.findIndex((id) => wanted.includes(id)) + 1;
  return (
    `  ${typed.padEnd(42)} ${place > 0 ? `#${place}` : '—'}`.padEnd(50) +
    `found ${found.slice(0, TOP_COUNT).join(', ') || 'nothing'}; wanted ${wanted.join(', ')}`
  );
};
const report = [
  `${tunedAnswers.length} queries and ${heldOutAnswers.length} others, ${keystrokes.length} keystrokes, ${machine()}`,
  '',
  `the entry that was wanted is${'tuned for'.padStart(22)}${'others'.padStart(20)}`,
  `  among the first ${TOP_COUNT} found      ${hitRow(TOP_COUNT, asFound)}`,
  `  the first found              ${hitRow(1, asFound)}`,
  `  among the first ${TOP_COUNT} on the screen${hitRow(TOP_COUNT, asShown)}`,
  `  the first on the screen      ${hitRow(1, asShown)}`,
  '',
  `in Chromium, slowed ${SLOWDOWN} times, per keystroke${'median'.padStart(9)}${'p95'.padStart(11)}${'max'.padStart(11)}${`> ${FRAME.toFixed(1)} ms`.padStart(12)}`,
  timesRow('from the event to the letter', timesIn('letter')),
  timesRow('from the event to the answer', timesIn('answer')),
  timesRow('the handler and its elements', timesIn('handled')),
  timesRow('all work: scripts, style, layout', timesIn('work')),
  timesRow('the rulebook opens', openings),
  `  the answer stands in the first frame after ${((nextFrameCount / keystrokes.length) * 100).toFixed(1)}% of the keystrokes`,
  '',
  `the slowest ${SLOWEST_COUNT}`,
  ...keystrokes
    .toSorted((one, other) => other.work - one.work)
    .slice(0, SLOWEST_COUNT)
    .map(
      ({ typed, work, answer }) => `  ${typed.padEnd(42)}${ms(work)} of work, answered after${ms(answer)}`,
    ),
  '',
  `not among the first ${TOP_COUNT} found`,
  ...[...tunedAnswers, ...heldOutAnswers]
    .filter((answer) => !isAmongFirst(TOP_COUNT, answer))
    .map(describeAnswer),
].join('\n');
writeReport('benchmark-search', report);
