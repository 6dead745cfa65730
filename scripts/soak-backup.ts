/**
 * Kills Chromium while it restores a backup or undoes that, and checks after each start that the phone has the old
 * state or the new one: `npm run soak:backup`, with `KILLS=…` for another number of kills.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { openPhone } from '../tests/support/backups';
import { openApp, openBrowser } from '../tests/support/browser';
import { fillPhone } from '../tests/support/filled-phone';
import { findVictim } from '../tests/support/kill';
import { PATIENCE } from '../tests/support/patience';
import { newPicture } from '../tests/support/pictures';
import { goTo, startGame } from '../tests/support/play';
import { builtApp, hostApp } from '../tests/support/serve';

const KILLS = Number(process.env.KILLS ?? 20);
const PICTURES = 150;
/** Bytes of each. */
const PICTURE = 60_000;

const words = en.backup;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A backup that takes a moment to restore. */
async function largeBackup(): Promise<Buffer> {
  const phone = await openPhone();
  await fillPhone(phone);
  const bytes = Array.from({ length: PICTURE }, (_, index) => index & 255);
  for (let card = 0; card < PICTURES; card++) await phone.pictures.put(newPicture(`card ${card}`, bytes));
  return Buffer.from(await (await phone.backUp()).arrayBuffer());
}

/** What is stored, as a line of text. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const present = new Set((await indexedDB.databases()).map(({ name }) => name));
    const keysOf = (name: string, store: string) =>
      new Promise<string>((resolve) => {
        // Opening a database that is missing would create it.
        if (!present.has(name)) return resolve('');
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.join());
          };
        };
      });
    return [
      await keysOf('planar-table', 'games'),
      await keysOf('planar-table-decks', 'decks'),
      await keysOf('planar-table-own-cards', 'cards'),
      `${(await keysOf('planar-table-pictures', 'facts')).split(',').filter(Boolean).length} pictures`,
    ].join(' | ');
  });
}

const host = await hostApp(builtApp);
const profile = await mkdtemp(join(tmpdir(), 'planar-table-soak-'));
const file = { name: 'large.planar-backup', mimeType: '', buffer: await largeBackup() };

async function open(): Promise<Page> {
  const context = await openBrowser({ profile, reducedMotion: 'reduce' });
  return openApp(context, host.url);
}

async function openSettings(page: Page): Promise<void> {
  await goTo(page, '/settings');
  await button(page, words.make).and(page.locator(':enabled')).waitFor();
}

async function beginRestore(page: Page): Promise<void> {
  await page.getByLabel(words.open).setInputFiles(file);
  await button(page, words.replace).click();
  await button(page, words.replaceYes).click();
}

/** The state once the app has rolled back or finished an interrupted restore at its start. */
async function settledState(page: Page): Promise<string> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const state = await stateOf(page);
    if (state === old || state === restored || performance.now() > deadline) return state;
    await pause(100);
  }
}

/** Undoes the restore and waits until the page was loaded again. */
async function undo(): Promise<void> {
  await button(page, words.undo).click();
  await button(page, words.undo).waitFor({ state: 'detached' });
  await openSettings(page);
  const state = await stateOf(page);
  if (state !== old) throw new Error(`after undo: ${state}`);
}

let restored = '';
let page = await open();
await startGame(page);
await openSettings(page);
const old = await stateOf(page);
await beginRestore(page);
const begun = performance.now();
await button(page, words.undo).waitFor();
const longest = performance.now() - begun;
restored = await stateOf(page);
await undo();

const counted = { old: 0, restored: 0, undone: 0, wrong: 0 };
for (let kill = 0; kill < KILLS; kill++) {
  const isUndo = kill % 4 === 3;
  await openSettings(page);
  await beginRestore(page);
  if (isUndo) {
    await button(page, words.undo).click();
    await pause((Math.random() * longest) / 3);
  } else await pause(Math.random() * longest);
  const victim = findVictim(profile);
  victim.kill();
  await victim.gone();
  await page
    .context()
    .close()
    .catch(() => {});
  page = await open();
  await openSettings(page);
  const state = await settledState(page);
  if (state === old) counted[isUndo ? 'undone' : 'old'] += 1;
  else if (state === restored) counted.restored += 1;
  else {
    counted.wrong += 1;
    console.log(`after kill ${kill + 1}: ${state}`);
  }
  if (state === restored) {
    await undo();
  }
}
await page.context().close();
host.stop();
await rm(profile, { recursive: true, force: true });
console.log(`a restore takes ${Math.round(longest)} ms; ${KILLS} kills:`, counted);
process.exit(counted.wrong > 0 ? 1 : 0);
