// starts first
/** Hands a running game to another phone without a network, and back: by codes for its camera, and as a file. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { captureGrayscale, createFilm, type GrayPicture } from '../support/browser/camera-film';
import { hostFor } from '../support/browser/serve';
import { withTemporaryFolder } from '../support/folder';
import { changeLanguage, goTo, lifeTotalsIn, tapLife, waitForLife } from '../support/playing/play';
import {
  forgetOtherCopies,
  readRows,
  storedGame,
  waitForStoredLife,
  writeRows,
} from '../support/storage/rows';
import { fullGameSave, historyOf, storedRows } from '../support/storage/saved-games';
import { assert, suite } from '../support/suite';

const test = suite('a game goes to another phone');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

test.before.each(host.start);

const STEP_COUNT = 150;
/** Pictures taken of the first phone's screen; three in ten of them are lost. */
const PICTURE_COUNT = 30;
const MISSED_OF_EVERY_TEN = [2, 5, 8];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a stored game of many steps on its life view. */
async function openLongGame(page: Page): Promise<void> {
  const rows = await readRows(page);
  await forgetOtherCopies(page);
  await writeRows(page, { ...rows, ...storedRows(fullGameSave(historyOf(STEP_COUNT), { id: 'evening' })) });
  await goTo(page, '/life');
  await page.reload();
  await page.locator('[data-life="2"]').waitFor();
}

async function openHandover(page: Page, words: Words): Promise<void> {
  await button(page, words.table.menu).click();
  await page.getByText(words.menu.game, { exact: true }).click();
  await page.getByRole('button', { name: words.handover.title }).click();
  await page.getByRole('img', { name: words.handover.code }).waitFor();
}

/** What must be the same on both phones, once it is stored with these totals: the table and every step. */
async function storedGameWith(page: Page, lifeTotals: readonly number[]) {
  await waitForStoredLife(page, lifeTotals);
  const stored = await storedGame(page);
  if (!stored) throw new Error('no game is stored');
  const { table, done, length, seats, startedAt } = stored.game;
  return { table, done, length, seats, startedAt, steps: stored.steps };
}

type StoredGame = Awaited<ReturnType<typeof storedGameWith>>;

/** Compares the steps as a whole: telling how thousands of lines differ takes minutes. */
function assertSameGame({ steps, ...game }: StoredGame, { steps: wantedSteps, ...wanted }: StoredGame): void {
  assert.equal(game, wanted, 'the same table');
  assert.ok(isDeepStrictEqual(steps, wantedSteps), 'the same steps');
}

async function awaitAwayHeading(page: Page, words: Words): Promise<void> {
  await page.getByRole('heading', { name: words.handover.awayTitle }).waitFor();
}

/** Waits until this phone shows the table with these totals. */
async function awaitGameWith(page: Page, lifeTotals: readonly number[]): Promise<void> {
  await page.locator('main[data-view]').waitFor();
  await goTo(page, '/life');
  await waitForLife(page, lifeTotals);
}

test('the other phone’s camera reads the changing codes although it misses many, and the game continues there and back here', () =>
  withTemporaryFolder(async (folder) => {
    const first = await visit({ withOfflineFiles: true, reducedMotion: 'no-preference' });
    await openLongGame(first);
    await tapLife(first, 0, -1, 3);
    const lifeTotals = await lifeTotalsIn(first);
    const before = await storedGameWith(first, lifeTotals);
    host.stop();

    await openHandover(first, en);
    const code = first.getByRole('img', { name: en.handover.code });
    const pictures: GrayPicture[] = [];
    for (let taken = 0; taken < PICTURE_COUNT; taken++) {
      // Each picture is of the code at which the phone happens to be paused.
      await button(first, en.pause).click();
      const picture = await captureGrayscale(code);
      const shown = await code.locator('path').getAttribute('d');
      await button(first, en.handover.show).click();
      await first.waitForFunction(
        (before) => document.querySelector('dialog svg[role=img] path')?.getAttribute('d') !== before,
        shown,
      );
      if (!MISSED_OF_EVERY_TEN.includes(taken % 10)) pictures.push(picture);
    }
    await first.getByText(en.handover.shownOnce).waitFor();
    await button(first, en.pause).click();
    const camera = join(folder, 'codes.y4m');
    await writeFile(camera, createFilm(pictures));
    host.start();
    const second = await visit({ camera, withOfflineFiles: true });
    await second.context().grantPermissions(['camera']);
    await changeLanguage(second, en, ru);
    host.stop();
    await second.getByRole('link', { name: ru.newGame.receive }).click();
    await button(second, ru.deckSharing.camera.begin).click();
    await second.getByRole('progressbar').waitFor();
    await second.getByText(ru.handover.arrived).waitFor({ timeout: 60_000 });
    await button(second, ru.handover.accept).click();
    await awaitGameWith(second, lifeTotals);
    assertSameGame(await storedGameWith(second, lifeTotals), before);

    await button(first, en.handover.done).click();
    await awaitAwayHeading(first, en);
    await first.reload();
    await awaitAwayHeading(first, en);
    assert.is(await first.locator('[data-change]').count(), 0, 'nothing can be played here');

    await tapLife(second, 1, -1, 5);
    const laterLifeTotals = lifeTotals.map((life, player) => (player === 1 ? life - 5 : life));
    await waitForLife(second, laterLifeTotals);
    await openHandover(second, ru);
    const [download] = await Promise.all([
      second.waitForEvent('download'),
      button(second, ru.handover.saveFile).click(),
    ]);
    const file = await readFile(await download.path());
    assert.match(download.suggestedFilename(), /\.planar-game\.txt$/);

    await goTo(first, '/receive');
    await first.getByLabel(en.deckSharing.file).setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: file,
    });
    await first.getByText(en.handover.relations.fileIsNewer).waitFor();
    await button(first, en.handover.accept).click();
    await awaitGameWith(first, laterLifeTotals);
    assert.is((await readRows(first)).games.length, 1, 'it is still one game');

    for (let undone = 0; undone < 2; undone++) await button(first, en.table.undo).click();
    await waitForLife(
      first,
      lifeTotals.map((life, player) => (player === 0 ? life + 3 : life)),
    );
    await goTo(first, '/settings');
    await button(first, en.backup.undoReceived).waitFor();
  }));

test('a game that was handed over is marked in the list of earlier games and can be taken back', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await openLongGame(page);
  const lifeTotals = await lifeTotalsIn(page);
  await openHandover(page, en);
  await button(page, en.handover.show).waitFor();
  await button(page, en.handover.done).click();
  await awaitAwayHeading(page, en);
  await button(page, en.newGame.title).click();
  await page.getByRole('button', { name: en.newGame.start }).click();
  await button(page, en.table.undo).waitFor();
  await goTo(page, '/new');
  await page.getByRole('button', { name: en.newGame.handedOver }).click();
  await awaitAwayHeading(page, en);
  await button(page, en.handover.takeBack).click();
  await page.getByText(en.handover.takeBackAsk).waitFor();
  await button(page, en.handover.takeBack).click();
  await awaitGameWith(page, lifeTotals);
});

test('damaged, foreign and truncated codes change nothing', async () => {
  const page = await visit();
  await openLongGame(page);
  const lifeTotals = await lifeTotalsIn(page);
  const before = await storedGameWith(page, lifeTotals);
  await openHandover(page, en);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, en.handover.saveFile).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [firstLine = '', ...otherLines] = text.split('\n');
  const paste = async (codes: string) => {
    await goTo(page, '/receive');
    await page.getByLabel(en.deckSharing.pasteField).fill(codes);
    await button(page, en.deckSharing.readPasted).click();
  };
  await goTo(page, '/receive');
  await paste(firstLine.slice(0, -40));
  await page.getByText(en.deckSharing.failures.damaged).waitFor();
  await paste(otherLines.join('\n'));
  await page.getByRole('progressbar').waitFor();
  await button(page, en.handover.discardReceived).click();
  // One letter of one code is another one, so the whole does not have its checksum.
  await paste(
    [firstLine.replace(/.(?=.{9}$)/, (letter) => (letter === '0' ? '1' : '0')), ...otherLines].join('\n'),
  );
  await page.getByText(en.deckSharing.failures.damaged).waitFor();
  await paste(text);
  await page.getByText(en.handover.relations.same).waitFor();
  await button(page, en.discard).click();
  assertSameGame(await storedGameWith(page, lifeTotals), before);
});

test.run();
