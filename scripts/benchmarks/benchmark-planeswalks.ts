/**
 * Measures pictures during play: `npm run bench planeswalks`. The built app in Chromium with a CPU slowdown of
 * four makes 300 planeswalks through 151 pictures of the largest stored size: the time from the tap to the frame
 * with the picture, first with pauses, then in quick succession; and the memory. Writes reports/benchmark-
 * planeswalks.txt.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '../../src/content/planes/catalog';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { processesOf } from '../../tests/support/browser/browser-process';
import { hostApp } from '../../tests/support/browser/serve';
import { putPictures } from '../../tests/support/pictures/drawn-pictures';
import {
  type ObservedPlaneswalk,
  observePlaneswalks,
  pictureCountingScript,
  readPictureCounts,
} from '../../tests/support/playing/planeswalks';
import { goTo, revealStartingPlane, startGame } from '../../tests/support/playing/play';
import { stackDeck } from '../../tests/support/playing/stacked-deck';
import { openSlowPage, SLOWDOWN } from '../floor-page/slow-phone';
import { measureHeap } from './page-timing';
import { machine, ms, quantile, writeReport } from './report-writing';

const PICTURES = 151;
const WALKS = 300;
const HURRIED_WALKS = 60;
/** Planeswalks before any card has a picture. */
const WALKS_WITHOUT_PICTURES = 60;
/** Planeswalks between two memory readings. */
const WALKS_PER_SAMPLE = 50;
/** Pixels of the longer side. */
const LONGEST_SIDE = 1600;
/** The face-up card and the two that can be next. */
const INITIALLY_DECODED = 3;
const MB = 1024 * 1024;

interface Memory {
  readonly walks: number;
  /** Bytes of the JavaScript heap after garbage collection. */
  readonly heap: number;
  /** Private bytes of the browser's processes, decoded pictures included; null if the system does not say. */
  readonly processes: number | null;
  readonly bitmaps: number;
}

function memoryOfProcesses(): number | null {
  try {
    return processesOf(profile).reduce((bytes, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return bytes + 1024 * Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0);
    }, 0);
  } catch {
    return null;
  }
}

const profile = mkdtempSync(join(tmpdir(), 'planeswalks-'));
const host = await hostApp();
const context = await openBrowser({ profile, reducedMotion: 'reduce' });
await context.addInitScript({ content: pictureCountingScript });
context.setDefaultTimeout(120_000);
const page = await openApp(context, host.url, { withOfflineFiles: true });
await startGame(page);
const deck = catalog.slice(0, PICTURES);
const planes = deck.filter(({ kind }) => kind === 'plane');
const phenomena = deck.filter(({ kind }) => kind === 'phenomenon');
const order = [...planes, ...phenomena].map(({ id }) => id);
await stackDeck(page, ...order);
await revealStartingPlane(page);
const { devtools } = await openSlowPage(context);

const walksWithoutPictures = await observePlaneswalks(page, {
  walks: WALKS_WITHOUT_PICTURES,
  areCardsWithoutPictures: true,
});
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await goTo(page, '/pictures');
await page.getByText(en.pictures.none).waitFor();
await putPictures(
  page,
  deck.map(({ id, name }) => ({ card: id, title: name.en })),
  { longest: LONGEST_SIDE },
);
await goTo(page, '/');
await page.reload();
await page.locator('[data-picture]').waitFor();
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

const walked: ObservedPlaneswalk[] = [];
const memory: Memory[] = [];
async function sampleMemory() {
  const { bitmaps } = await readPictureCounts(page);
  memory.push({
    walks: walked.length,
    heap: await measureHeap(devtools),
    processes: memoryOfProcesses(),
    bitmaps,
  });
}
await sampleMemory();
for (let walksDone = 0; walksDone < WALKS; walksDone += WALKS_PER_SAMPLE) {
  walked.push(
    ...(await observePlaneswalks(page, {
      walks: WALKS_PER_SAMPLE,
      decodedAhead: INITIALLY_DECODED + walksDone,
    })),
  );
  await sampleMemory();
}
const { mostBitmaps, mostObjectUrls } = await readPictureCounts(page);
const hurriedWalks = await observePlaneswalks(page, { walks: HURRIED_WALKS });
await context.close();
host.stop();
rmSync(profile, { recursive: true, force: true });

const mb = (bytes: number | null) => (bytes === null ? '—' : `${(bytes / MB).toFixed(1)} MB`).padStart(11);

function rows(title: string, walks: readonly ObservedPlaneswalk[]): readonly string[] {
  const times = walks.map(({ took }) => took);
  const inTime = walks.filter(({ frames }) => frames !== null && frames <= 2).length;
  return [
    `${title}: ${walks.length} planeswalks`,
    `  from the tap to the card, median      ${ms(quantile(times, 0.5))}`,
    `  95 of 100                             ${ms(quantile(times, 0.95))}`,
    `  slowest                               ${ms(Math.max(...times))}`,
    `  within two frames                     ${`${inTime} of ${walks.length}`.padStart(11)}`,
    `  without a picture                     ${`${walks.filter(({ frames }) => frames === null).length}`.padStart(11)}`,
  ];
}

const report = [
  `${PICTURES} pictures of ${LONGEST_SIDE} × ${Math.round((LONGEST_SIDE * 5) / 7)}, ${machine()}`,
  `in Chromium, slowed ${SLOWDOWN} times`,
  '',
  ...rows('before any card has a picture', walksWithoutPictures).slice(0, -2),
  ...rows('in no hurry', walked),
  ...rows('one straight after the other', hurriedWalks),
  '',
  'walks        heap    processes   decoded',
  ...memory.map(
    ({ walks, heap, processes, bitmaps }) =>
      `${`${walks}`.padStart(5)} ${mb(heap)}  ${mb(processes)}  ${`${bitmaps}`.padStart(8)}`,
  ),
  `held at most: ${mostBitmaps} decoded pictures, ${mostObjectUrls} addresses of pictures`,
].join('\n');
writeReport('benchmark-planeswalks', report);
