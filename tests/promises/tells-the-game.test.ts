/** The summary of a game is shared without a network, and its clock survives a restart of the browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor, openApp, openBrowser } from '../support/browser/browser';
import { findBrowserProcess } from '../support/browser/browser-process';
import { hostFor } from '../support/browser/serve';
import { letFirstPlayerBegin, openFromMenu, startGame, tapLife, waitForLife } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { TIMEOUT } from '../support/wait-until';

const test = suite('tells the game');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

/** A share sheet stub that records what it receives. */
const shareStubScript = `
  globalThis.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ text, files = [] }) => {
    const bytes = files[0] ? [...new Uint8Array(await files[0].arrayBuffer())] : [];
    shared.push({ text, type: files[0]?.type ?? null, bytes });
  };
`;

interface Shared {
  readonly text: string;
  readonly type: string | null;
  readonly bytes: readonly number[];
}

async function startWithoutPlanes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await letFirstPlayerBegin(page);
  await startGame(page);
}

test('the end of a game is shared as text and as a picture without the server', async () => {
  const page = await visit({ withOfflineFiles: true, script: shareStubScript });
  await startWithoutPlanes(page);
  host.stop();
  const [first, second, third, fourth] = [1, 2, 3, 4].map(en.player) as [string, string, string, string];
  await tapLife(page, 1, -1, 7);
  await page.getByRole('button', { name: en.table.nextLabel(second) }).click();
  await tapLife(page, 0, -1, 4);
  await waitForLife(page, [16, 13, 20, 20]);
  for (const loser of [first, third, fourth]) {
    await page.getByRole('button', { name: en.seat.more(loser) }).click();
    await page.getByRole('button', { name: en.seatSheet.concede }).click();
    await page.getByRole('button', { name: en.seatSheet.concede }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: en.summary.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: en.summary.title });
  await sheet.getByText(en.log.gameWon(second)).waitFor();
  const life = sheet.getByRole('table', { name: en.summary.captions.turns });
  const rows = await life.getByRole('row').allTextContents();
  assert.equal(rows.slice(1), ['Start20202020', `1 · ${first}20132020`, `2 · ${second}16132020`]);

  const share = async (buttonName: string) => {
    const before = await page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared.length);
    await sheet.getByRole('button', { name: buttonName, exact: true }).click();
    const handle = await page.waitForFunction(
      (count) => (globalThis as unknown as { shared: Shared[] }).shared[count],
      before,
    );
    return (await handle.jsonValue()) as Shared;
  };
  const { text } = await share(en.summary.shareText);
  for (const expected of [en.log.gameWon(second), `${first}: 16`, en.log.lifeChanged(second, '−7', 13)]) {
    assert.ok(text.includes(expected), `${expected} in ${text}`);
  }
  const picture = await share(en.summary.sharePicture);
  assert.is(picture.type, 'image/png');
  assert.equal(
    picture.bytes.slice(1, 4),
    [...'PNG'].map((letter) => letter.charCodeAt(0)),
  );
  const [width] = picture.bytes.slice(18, 20).reduce((sum, byte) => [(sum[0] ?? 0) * 256 + byte], [0]);
  assert.is(width, 1080);
  host.start();
});

test('a paused clock keeps its time after the browser is killed, and resumes on request', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'planar-table-clock-'));
  try {
    const open = async () => openApp(await openBrowser({ profile, withOfflineFiles: false }), host.url);
    const page = await open();
    page.setDefaultTimeout(TIMEOUT);
    await startWithoutPlanes(page);
    await openFromMenu(page, en.clock.menuNote);
    await page.getByLabel(en.clock.show).check();
    await page.keyboard.press('Escape');
    const time = page.locator('[data-clock] button span').last();
    await page.waitForTimeout(1100);
    await page.getByRole('button', { name: en.pause }).click();
    await page.getByText(en.clock.paused).waitFor();
    const before = await time.textContent();
    await waitUntilPauseStored(page);
    const browserProcess = findBrowserProcess(profile);
    browserProcess.kill();
    await browserProcess.waitUntilGone();

    const restartedPage = await open();
    restartedPage.setDefaultTimeout(TIMEOUT);
    const timeAgain = restartedPage.locator('[data-clock] button span').last();
    await restartedPage.getByText(en.clock.paused).waitFor();
    assert.is(await timeAgain.textContent(), before);
    await restartedPage.getByRole('button', { name: en.clock.goOn }).click();
    await restartedPage.waitForFunction(
      (paused) => !document.querySelector('[data-clock]')?.textContent?.includes(paused),
      en.clock.paused,
    );
    assert.match((await timeAgain.textContent()) ?? '', /^\d:\d\d$/);
    await restartedPage.context().close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Waits until the pause is stored on the phone. */
function waitUntilPauseStored(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('planar-table');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('settings').objectStore('settings').get('settings');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.value?.clock?.pauses?.length === 1);
          };
        };
      }),
  );
}

test.run();
