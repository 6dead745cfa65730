/**
 * How fast a game goes to another phone as changing codes: `npm run bench handover`. The pace of the codes is
 * counted on the sender's screen; the receiver films codes at that pace, and misses three in ten.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'fake-indexeddb/auto';
import { encodeQR } from 'qr';
import { en } from '../../src/i18n/en';
import { writeGameCodes } from '../../src/session/handover/game-codes';
import { concatBytes, deflate } from '../../src/session/lib/deflate';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { createFilm, type GrayPicture } from '../../tests/support/browser/camera-film';
import { hostApp } from '../../tests/support/browser/serve';
import { goTo, openFromMenu, startGame } from '../../tests/support/playing/play';
import { openPhoneStorage } from '../../tests/support/storage/phone-storage';
import { writeReport } from './report-writing';

const STEPS = Number(process.env.STEPS ?? 2000);
/** Seconds for which codes are counted. */
const COUNTING_SECONDS = 20;
/** Of ten codes, those that the camera misses. */
const MISSED_FRAMES = [2, 5, 8];
const TIMEOUT = 600_000;

const host = await hostApp();
const folder = await mkdtemp(join(tmpdir(), 'planar-table-codes-'));

/** The message of a long game, as the app makes it. */
async function packedGame(): Promise<Uint8Array<ArrayBuffer>> {
  const phone = await openPhoneStorage();
  await phone.saveGameWithSteps('evening', STEPS);
  const gameFile = await phone.backups.transfer.writeGame('evening', '1.2.3');
  const parts: Uint8Array[] = [];
  for await (const part of gameFile?.parts ?? []) parts.push(part);
  return deflate(concatBytes(parts));
}

/** Counts how many codes a second the sender shows. */
async function measureCodesPerSecond(): Promise<number> {
  const context = await openBrowser({ reducedMotion: 'no-preference' });
  context.setDefaultTimeout(TIMEOUT);
  const page = await openApp(context, `${host.url}#/life`);
  await startGame(page);
  await openFromMenu(page, en.handover.title);
  await page.getByRole('img', { name: en.handover.code }).waitFor();
  const codeCount = await page.evaluate(
    (seconds) =>
      new Promise<number>((done) => {
        let codes = 0;
        let last = '';
        new MutationObserver(() => {
          const drawn = document.querySelector('dialog svg[role=img] path')?.getAttribute('d') ?? '';
          if (drawn !== last) codes += 1;
          last = drawn;
        }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'] });
        setTimeout(() => done(codes), seconds * 1000);
      }),
    COUNTING_SECONDS,
  );
  await context.close();
  return codeCount / COUNTING_SECONDS;
}

/** Draws a code as a camera sees it from near. */
function pictureOf(text: string, side = 440): GrayPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const gray = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const cellAt = (place: number) => Math.floor((place * rows.length) / side);
      if (rows[cellAt(y)]?.[cellAt(x)]) gray[y * side + x] = 0;
    }
  }
  return { side, gray };
}

const blankPicture: GrayPicture = { side: 1, gray: Buffer.alloc(1, 90) };

/** Returns how many seconds the receiver takes from its first code to the whole game. */
async function timeToReceive(pictures: readonly GrayPicture[], codesPerSecond: number): Promise<number> {
  const camera = join(folder, 'codes.y4m');
  await writeFile(camera, createFilm(pictures, codesPerSecond));
  const context = await openBrowser({ camera });
  context.setDefaultTimeout(TIMEOUT);
  await context.grantPermissions(['camera']);
  const page = await openApp(context, host.url);
  await goTo(page, '/receive');
  await page.getByRole('button', { name: en.deckSharing.camera.begin, exact: true }).click();
  await page.getByRole('progressbar').waitFor();
  const startedAt = performance.now();
  await page.getByText(en.handover.arrived).waitFor();
  const seconds = (performance.now() - startedAt) / 1000;
  await context.close();
  return seconds;
}

const message = await packedGame();
const codes = writeGameCodes(message);
if (!codes) throw new Error('the game is too long');
const codesPerSecond = await measureCodesPerSecond();
const pictures = Array.from({ length: codes.requiredCount * 2 }, (_, frame) =>
  pictureOf(codes.codeOf(frame)),
);
const secondsWithAllCodes = await timeToReceive(pictures, codesPerSecond);
const secondsWithMissedCodes = await timeToReceive(
  pictures.map((picture, frame) => (MISSED_FRAMES.includes(frame % 10) ? blankPicture : picture)),
  codesPerSecond,
);
host.stop();
await rm(folder, { recursive: true, force: true, maxRetries: 5 });

const rate = (seconds: number) =>
  `${seconds.toFixed(1)} s, ${(message.length / 1000 / seconds).toFixed(1)} KB/s`;
writeReport(
  'benchmark-handover',
  [
    `a game of ${STEPS} steps: ${message.length} bytes in ${codes.requiredCount} codes`,
    `shown: ${codesPerSecond.toFixed(1)} codes a second, ${((codesPerSecond * message.length) / codes.requiredCount / 1000).toFixed(1)} KB/s`,
    `received with every code: ${rate(secondsWithAllCodes)}`,
    `received with 3 in 10 missed: ${rate(secondsWithMissedCodes)}`,
  ].join('\n'),
);
