import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { visitsTo } from '../support/browser';
import {
  enterRoll,
  goTo,
  letFirstPlayerBegin,
  lifeIs,
  revealStartingPlane,
  startGame,
  tapLife,
  undoesToTheStart,
} from '../support/play';
import { storedGame } from '../support/rows';
import { builtApp, hostFor } from '../support/serve';
import { assert, suite } from '../support/suite';

const NEXT_VERSION = '99.0.0-next';

const promise = suite('never reloads mid-game');
const host = await hostFor(promise);
const visit = visitsTo(host, promise);

let next = '';

promise.before(async () => {
  next = await makeNextVersion();
});

promise.after(async () => {
  await rm(next, { recursive: true, force: true });
});

promise.before.each(() => {
  host.serve(builtApp);
});

promise('a new version waits in both tabs while the game goes on', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);

  await tapLife(one, 0);
  await tapLife(other, 1);
  await lifeIs(one, [19, 19, 20, 20]);
  await lifeIs(other, [19, 19, 20, 20]);
  await enterRoll(one, 'chaos');
  await other.getByRole('button', { name: en.table.rollLabel(1) }).waitFor();

  for (const tab of [one, other]) {
    assert.ok(await isUntouched(tab), 'the page was loaded again by itself');
    assert.not.equal(await versionOf(tab), NEXT_VERSION);
    assert.equal(await updateNotice(tab).count(), 1);
  }
});

promise(
  'accepting loads only the tab that accepted; the other one is told, keeps playing and may follow',
  async () => {
    const [one, other] = await twoTabsInAGame();
    await offerNextVersion(one, other);
    await tapLife(other, 2);
    await lifeIs(one, [20, 20, 19, 20]);

    // The last tap and the acceptance come one right after the other: neither waits for the store.
    await tapLife(one, 0);
    await accept(one);
    await loadedAgain(one);
    await lifeIs(one, [19, 20, 19, 20]);
    assert.equal(await versionOf(one), NEXT_VERSION);

    await updateNotice(other).waitFor();
    assert.ok(await isUntouched(other), 'accepting in one tab loaded the other one again');
    await tapLife(other, 3);
    await lifeIs(other, [19, 20, 19, 19]);
    await lifeIs(one, [19, 20, 19, 19]);
    await tapLife(one, 1);
    await lifeIs(other, [19, 19, 19, 19]);

    await accept(other);
    await loadedAgain(other);
    await lifeIs(other, [19, 19, 19, 19]);
    assert.equal(await versionOf(other), NEXT_VERSION);
    assert.ok(await isUntouched(one, 'accepted'), 'the other tab’s acceptance loaded this one again');
    await undoesToTheStart(other);
  },
);

promise(
  'a tab of the old version still opens every part of itself after another tab took the new one',
  async () => {
    const [one, other] = await twoTabsInAGame();
    await offerNextVersion(one, other);
    await accept(one);
    await loadedAgain(one);

    await other.getByRole('button', { name: en.table.log, exact: true }).click();
    await other
      .getByRole('dialog')
      .getByText(en.log.gameBegan(en.player(1), 20, false))
      .waitFor();
    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: en.table.menu }).click();
    await other.getByRole('button', { name: en.menu.planarDeck }).click();
    await other.getByRole('dialog', { name: en.deckSheet.title }).waitFor();
    await other.keyboard.press('Escape');
    for (const [place, title] of [
      [en.places.decks, en.decks.title],
      [en.places.settings, en.settings.title],
    ] as const) {
      await other.getByRole('link', { name: place }).click();
      await other.getByRole('heading', { name: title }).waitFor();
    }
    await other.getByRole('button', { name: en.otherLanguage }).click();
    await other.getByRole('heading', { name: 'Настройки' }).waitFor();
    assert.ok(await isUntouched(other));
  },
);

promise('whoever said “later” is told again once another tab has taken the new version', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  await other.getByRole('button', { name: en.notices.later }).click();
  await updateNotice(other).waitFor({ state: 'detached' });
  await accept(one);
  await loadedAgain(one);
  await updateNotice(other).waitFor();
  assert.ok(await isUntouched(other));
});

promise(
  'loading the page again by hand neither takes the new version nor forgets that it waits',
  async () => {
    const [one, other] = await twoTabsInAGame();
    await offerNextVersion(one, other);
    const before = await storedGame(one);
    await one.reload();
    await one.getByRole('button', { name: en.table.undo }).waitFor();
    await updateNotice(one).waitFor();
    assert.not.equal(await versionOf(one), NEXT_VERSION);
    assert.equal(await storedGame(one), before);
    assert.ok(await isUntouched(other));
  },
);

promise.run();

/** The built app with another version text, all its files under other names, as a later build would have them. */
async function makeNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'planar-table-next-'));
  await cp(builtApp, folder, { recursive: true });
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
  const texts = files.filter((file) => /\.(?:js|html|css)$/.test(file));
  let versionsReplaced = 0;
  for (const file of texts) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const script of scripts) {
      const name = script.slice('assets/'.length);
      text = text.replaceAll(name, name.replace(/\.js$/, '-next.js'));
    }
    text = text.replaceAll(/(?<=version:\s*(["'`]))[\d.]+(?=\1)/g, (found) => {
      if (found === version) versionsReplaced += 1;
      return found === version ? NEXT_VERSION : found;
    });
    await writeFile(join(folder, file), text);
  }
  for (const script of scripts) {
    await rename(join(folder, script), join(folder, script.replace(/\.js$/, '-next.js')));
  }
  const page = await readFile(join(folder, 'index.html'));
  const worker = join(folder, 'service-worker.js');
  const revised = (await readFile(worker, 'utf8')).replace(
    /(?<="revision":\s*")\w+(?=",\s*"url":\s*"index\.html")/,
    createHash('md5').update(page).digest('hex'),
  );
  await writeFile(worker, revised);
  assert.is(versionsReplaced, 1, 'the version text was not found in the build');
  return folder;
}

/** Four players, the first begins, one plane revealed; both tabs show it and carry a mark that a reload would wipe out. */
async function twoTabsInAGame(): Promise<readonly [Page, Page]> {
  const one = await visit({ offlineReady: true });
  await letFirstPlayerBegin(one);
  await startGame(one);
  await revealStartingPlane(one);
  const other = await one.context().newPage();
  await other.goto(host.url);
  await other.locator('[data-card]').waitFor();
  await mark(one, 'playing');
  await mark(other, 'playing');
  return [one, other];
}

/** The server has the new version from now on, and both tabs are looked at again, which is when the app asks for it. */
async function offerNextVersion(...tabs: readonly Page[]): Promise<void> {
  host.serve(next);
  for (const tab of tabs) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  for (const tab of tabs) await updateNotice(tab).waitFor();
}

function updateNotice(tab: Page) {
  return tab.getByRole('status').filter({ hasText: en.notices.update });
}

async function accept(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: en.notices.takeUpdate }).click();
}

function mark(tab: Page, as: string): Promise<void> {
  return tab.evaluate((value) => {
    (globalThis as { markOfTheTest?: string }).markOfTheTest = value;
  }, as);
}

function isUntouched(tab: Page, as = 'playing'): Promise<boolean> {
  return tab.evaluate((value) => (globalThis as { markOfTheTest?: string }).markOfTheTest === value, as);
}

async function loadedAgain(tab: Page): Promise<void> {
  await tab.waitForFunction(() => !('markOfTheTest' in globalThis));
  await tab.locator('[data-card]').waitFor();
  await mark(tab, 'accepted');
}

async function versionOf(tab: Page): Promise<string> {
  const before = new URL(tab.url()).hash;
  await goTo(tab, '/settings');
  const [prefix = ''] = en.settings.version('|').split('|');
  const shown = (await tab.getByText(new RegExp(`^${prefix}\\S+$`)).textContent()) ?? '';
  await goTo(tab, before);
  await tab.locator('[data-card]').waitFor();
  return shown.slice(prefix.length);
}
