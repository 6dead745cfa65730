/**
 * Chromium killed during a write leaves half a record at the end of the journal shared by all databases of a
 * site. It appends to it at the next start, and at the one after that finds the journal damaged and recreates
 * all databases. The half record is added manually, since a signal hits that moment once in a thousand times.
 */
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../support/browser/browser';
import { findBrowserProcess } from '../support/browser/browser-process';
import { hostApp } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { lifeButton, readLog, startGame, waitForLife } from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('outlives a lost database');

/** The header of a record of 256 bytes without the record. */
const HALF_A_RECORD = Uint8Array.of(1, 2, 3, 4, 0, 1, 1);
/** Milliseconds after which a save is certainly written. */
const TIME_TO_SAVE = 500;

/** Returns the journal currently in use. */
async function journalIn(profile: string): Promise<string> {
  const databasesFolder = join(profile, 'Default', 'IndexedDB');
  const [database = ''] = (await readdir(databasesFolder)).filter((name) => name.endsWith('.leveldb'));
  const journals = (await readdir(join(databasesFolder, database)))
    .filter((name) => name.endsWith('.log'))
    .sort();
  return join(databasesFolder, database, journals.at(-1) ?? '');
}

testIn(test, 'chromium')(
  'a game goes on as it stood when Chromium has thrown all its databases away',
  async () => {
    const host = await hostApp();
    const profile = await mkdtemp(join(tmpdir(), 'torn-'));
    let context: BrowserContext | null = null;

    const open = async (): Promise<Page> => {
      context = await openBrowser({ profile, reducedMotion: 'reduce' });
      return openApp(context, `${host.url}#/life`, { withOfflineFiles: true });
    };
    const tap = async (page: Page, player: number) => {
      await lifeButton(page, player, -1).click();
      await page.waitForTimeout(TIME_TO_SAVE);
    };
    const kill = async () => {
      const browserProcess = findBrowserProcess(profile);
      browserProcess.kill();
      await browserProcess.waitUntilGone();
    };

    try {
      const first = await open();
      await startGame(first);
      await first.getByRole('button', { name: en.table.toLife }).click();
      await tap(first, 0);
      await kill();
      await appendFile(await journalIn(profile), HALF_A_RECORD);

      const second = await open();
      await waitForLife(second, [19, 20, 20, 20]);
      await tap(second, 1);
      await tap(second, 2);
      const log = await readLog(second);
      await kill();

      const third = await open();
      await waitForLife(third, [19, 19, 19, 20]);
      assert.equal(await readLog(third), log);
      await tap(third, 3);
      await kill();

      await waitForLife(await open(), [19, 19, 19, 19]);
    } finally {
      await (context as BrowserContext | null)?.close();
      host.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);

test.run();
