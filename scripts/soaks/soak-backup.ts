/**
 * Kills Chromium while it makes a backup, restores one or undoes that, and checks after each start, row for row, that
 * the phone has the old state or the new one: `npm run soak backup`, with `KILLS=…` for another number of kills.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser } from '../../tests/support/browser/browser';
import { findBrowserProcess } from '../../tests/support/browser/browser-process';
import { builtApp, hostApp } from '../../tests/support/browser/serve';
import { newPicture } from '../../tests/support/pictures/pictures';
import { goTo, startGame } from '../../tests/support/playing/play';
import { recordRun } from '../../tests/support/run-report';
import { fillPhone } from '../../tests/support/storage/filled-phone';
import { openPhoneStorage } from '../../tests/support/storage/phone-storage';
import { type Row, readRows } from '../../tests/support/storage/rows';
import { storedDigests } from '../../tests/support/storage/stored-digests';

const KILLS = Number(process.env.KILLS ?? 20);
/** A soak may run beside other work. */
const TIMEOUT_UNDER_LOAD = 180_000;
const PICTURE_COUNT = 150;
/** Bytes of each. */
const PICTURE_BYTES = 60_000;

const words = en.backup;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A backup that takes a moment to restore, with all settings, as this version makes it. */
async function largeBackup(settings: Row): Promise<Buffer> {
  const phone = await openPhoneStorage();
  await fillPhone(phone);
  await phone.database.settings.put({ key: 'settings', value: { ...settings, theme: 'dark' } });
  const bytes = Array.from({ length: PICTURE_BYTES }, (_, index) => index & 255);
  for (let card = 0; card < PICTURE_COUNT; card++)
    await phone.pictures.put(newPicture(`card ${card}`, bytes));
  return Buffer.from(await (await phone.backUp()).arrayBuffer());
}

/** Every row that is stored, as a line of text. */
async function stateOf(page: Page): Promise<string> {
  return JSON.stringify(await storedDigests(page, { includesSaves: false }));
}

const host = await hostApp(builtApp);
const profile = await mkdtemp(join(tmpdir(), 'planar-table-soak-'));
let file = { name: 'large.planar-backup', mimeType: '', buffer: Buffer.alloc(0) as Buffer };

async function open(): Promise<Page> {
  const context = await openBrowser({ profile, reducedMotion: 'reduce' });
  // The browser's own dialog for saving cannot be operated here.
  await context.addInitScript('delete globalThis.showSaveFilePicker');
  context.setDefaultTimeout(TIMEOUT_UNDER_LOAD);
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
  const deadline = performance.now() + TIMEOUT_UNDER_LOAD;
  for (;;) {
    const state = await stateOf(page);
    if (state === oldState || state === restoredState || performance.now() > deadline) return state;
    await pause(100);
  }
}

/** Undoes the restore and waits until the page was loaded again. */
async function undo(): Promise<void> {
  await button(page, words.undo).click();
  await button(page, words.undo).waitFor({ state: 'detached' });
  await openSettings(page);
  const state = await stateOf(page);
  if (state !== oldState) throw new Error(`after undo: ${state} instead of ${oldState}`);
}

/** Begins to make a backup of everything. */
async function beginBackup(): Promise<void> {
  await button(page, words.make).click();
  await button(page, words.save).click();
}

async function timeUntil(name: string): Promise<number> {
  const startedAt = performance.now();
  await page.getByText(name).or(button(page, name)).first().waitFor();
  return performance.now() - startedAt;
}

let restoredState = '';
let page = await open();
await startGame(page);
await openSettings(page);
const { settings } = await readRows(page);
file = { ...file, buffer: await largeBackup(settings.find(({ key }) => key === 'settings')?.value as Row) };
const oldState = await stateOf(page);
await beginRestore(page);
const restoreTime = await timeUntil(words.undo);
restoredState = await stateOf(page);
await openSettings(page);
await beginBackup();
const backupTime = await timeUntil(words.made);
await button(page, en.close).click();
await undo();

const moments = ['restoring', 'restoring', 'backingUp', 'undoing'] as const;

/** Does something for a random time of its usual length. */
async function beginFor(moment: (typeof moments)[number]): Promise<void> {
  await openSettings(page);
  await beginRestore(page);
  if (moment === 'restoring') return pause(Math.random() * restoreTime);
  await button(page, words.undo).waitFor();
  await openSettings(page);
  if (moment === 'backingUp') {
    await beginBackup();
    return pause(Math.random() * backupTime);
  }
  await button(page, words.undo).click();
  await pause((Math.random() * restoreTime) / 3);
}

const counts = { kills: 0, restoring: 0, backingUp: 0, undoing: 0, foundOld: 0, foundRestored: 0, lost: 0 };
for (let kill = 0; kill < KILLS; kill++) {
  const moment = moments[kill % moments.length] ?? 'restoring';
  await beginFor(moment);
  const browserProcess = findBrowserProcess(profile);
  browserProcess.kill();
  await browserProcess.waitUntilGone();
  await page
    .context()
    .close()
    .catch(() => {});
  page = await open();
  await openSettings(page);
  const state = await settledState(page);
  const isExpectedState = state === restoredState || (state === oldState && moment !== 'backingUp');
  counts.kills += 1;
  counts[moment] += 1;
  if (!isExpectedState) {
    counts.lost += 1;
    console.log(
      `after kill ${kill + 1}, while ${moment}: ${state}\nold: ${oldState}\nrestored: ${restoredState}`,
    );
  } else counts[state === oldState ? 'foundOld' : 'foundRestored'] += 1;
  if (state === restoredState) await undo();
}
await page.context().close();
host.stop();
await rm(profile, { recursive: true, force: true });
console.log(`a restore takes ${Math.round(restoreTime)} ms, a backup ${Math.round(backupTime)} ms`);
recordRun('soak-backup', counts);
process.exit(counts.lost > 0 ? 1 : 0);
