/**
 * Measures long lists: `npm run bench lists`. First the rules for a thousand cards alone in this process, then the
 * built app in Chromium with a CPU slowdown of four: the time from pasting them to the painted table and the longest
 * pause; then searches in the catalog, letter by letter, in processor time. Writes reports/benchmark-lists.txt.
 */
import { catalog } from '../../src/content/planes/catalog';
import { en } from '../../src/i18n/en';
import type { KnownCard } from '../../src/rules/landless/known-card';
import { NO_LANDLESS_HOUSE_RULES } from '../../src/rules/landless/land';
import { readCardList } from '../../src/rules/landless/list/card-list';
import { convertList, totalsOf } from '../../src/rules/landless/list-of-lands';
import { nameKey } from '../../src/rules/landless/name-key';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { hostApp } from '../../tests/support/browser/serve';
import { openSlowPage, SLOWDOWN } from '../floor-page/slow-phone';
import {
  fillSearchField,
  type PasteTimes,
  pasteList,
  type TraceEvent,
  TYPING_MARK,
  trace,
} from './page-timing';
import { machine, median, ms, writeReport } from './report-writing';

const LINES = 1_000;
const CONVERSION_TRIES = 50;
const TRIES_IN_APP = 7;
const PAUSE_BEFORE_TYPING = 1_000;
const PAUSE_BETWEEN_LETTERS = 700;
const searches = ['draw a card', 'chaos', 'мирродин', 'phyrexia', 'xyzzy'];
const costs = ['{R}', '{2}{W}{U}', '{W/U}{G}', '{4}', '{1}{B/P}', '{W}{U}{B}{R}{G}', '{X}{R}{R}', ''];

const names = Array.from({ length: LINES }, (_, line) => `Card of the List ${line}`);
const list = names.map((name, line) => `${1 + (line % 4)} ${name} (TST) ${line}`).join('\n');
const costOf = (line: number) => costs[line % costs.length] ?? '';

function known(name: string, line: number): KnownCard {
  return {
    name,
    russianName: null,
    manaCost: costOf(line),
    rarity: 'common',
    card: {
      indicator: [],
      colorAbility: 'none',
      types: ['creature'],
      layout: 'normal',
      wasPlayedAsLand: false,
    },
  };
}

function timeConversion(): number {
  const cards = new Map(names.map((name, line) => [nameKey(name), known(name, line)]));
  const times = Array.from({ length: CONVERSION_TRIES }, () => {
    const begun = performance.now();
    const rows = convertList(readCardList(list), (name) => cards.get(nameKey(name)), NO_LANDLESS_HOUSE_RULES);
    const { cardCount: counted } = totalsOf(rows);
    if (counted < LINES) throw new Error('the list was not read');
    return performance.now() - begun;
  });
  return median(times);
}

async function timeApp(): Promise<{ readonly learning: number; readonly pastes: readonly PasteTimes[] }> {
  const host = await hostApp();
  const context = await openBrowser({ reducedMotion: 'reduce' });
  const page = await openApp(context, `${host.url}#/lands`, { withOfflineFiles: true });
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  const cards = names.map((name, line) =>
    JSON.stringify({
      object: 'card',
      name,
      mana_cost: costOf(line),
      type_line: 'Creature',
      rarity: 'common',
    }),
  );
  await openSlowPage(context);
  const begun = performance.now();
  await page.locator('input[type=file][accept*=jsonl]').setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(cards.join('\n')),
  });
  await page.getByText(en.lands.cardData.learned(LINES)).waitFor();
  const learning = performance.now() - begun;
  const pastes: PasteTimes[] = [];
  for (let attempt = 0; attempt < TRIES_IN_APP; attempt++) pastes.push(await pasteList(page, list));
  await context.close();
  host.stop();
  return { learning, pastes };
}

/** Milliseconds of processor time until a letter is ready to be painted, and of the longest task after that. */
interface LetterTimes {
  readonly keyTask: number;
  readonly longestLaterTask: number;
}

/** Types into the catalog's search, letter by letter. */
async function timeCatalog(): Promise<readonly LetterTimes[]> {
  const host = await hostApp();
  const context = await openBrowser({ reducedMotion: 'reduce' });
  const page = await openApp(context, `${host.url}#/decks`, { withOfflineFiles: true });
  await page.getByText(en.catalog.found(catalog.length)).waitFor();
  const { devtools } = await openSlowPage(context);
  await page.waitForTimeout(PAUSE_BEFORE_TYPING);
  const times: LetterTimes[] = [];
  for (const typed of searches.flatMap((search) => [...search].map((_, end) => search.slice(0, end + 1)))) {
    const events = await trace(devtools, async () => {
      await fillSearchField(page, typed);
      await page.waitForTimeout(PAUSE_BETWEEN_LETTERS);
    });
    times.push(letterTimesIn(events));
  }
  await context.close();
  host.stop();
  return times;
}

function letterTimesIn(events: readonly TraceEvent[]): LetterTimes {
  const typing = events.find(({ name }) => name === TYPING_MARK);
  if (!typing) throw new Error('no letter was typed');
  const [keyTask = 0, ...laterTasks] = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === typing.pid && tid === typing.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > typing.ts)
    .toSorted((one, other) => one.ts - other.ts)
    .map(({ tdur = 0 }) => tdur / 1_000);
  return { keyTask, longestLaterTask: Math.max(0, ...laterTasks) };
}

const conversionTime = timeConversion();
const { learning, pastes } = await timeApp();
const letters = await timeCatalog();
const keyTasks = letters.map(({ keyTask }) => keyTask);
const laterTasks = letters.map(({ longestLaterTask }) => longestLaterTask);
const report = [
  `${LINES} lines, ${machine()}`,
  '',
  `reading, both rule sets and totals, median of ${CONVERSION_TRIES}  ${ms(conversionTime)}`,
  `in Chromium, slowed ${SLOWDOWN} times, median of ${TRIES_IN_APP}:`,
  `  from the paste to the painted table             ${ms(median(pastes.map(({ timeToTable }) => timeToTable)))}`,
  `  slowest of them                                 ${ms(Math.max(...pastes.map(({ timeToTable }) => timeToTable)))}`,
  `  longest task on the way, median                 ${ms(median(pastes.map(({ longestTask }) => longestTask)))}`,
  `  learning ${LINES} cards from a file               ${ms(learning)}`,
  `processor time for a letter typed into the catalog, median of ${letters.length}:`,
  `  until it can be painted                         ${ms(median(keyTasks))}`,
  `  most                                            ${ms(Math.max(...keyTasks))}`,
  `  longest task after that                         ${ms(median(laterTasks))}`,
  `  most                                            ${ms(Math.max(...laterTasks))}`,
].join('\n');
writeReport('benchmark-lists', report);
