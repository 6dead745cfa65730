import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { NEXT_VERSION, nextVersionFolderFor, versionOf } from '../support/browser/next-version';
import { hostFor } from '../support/browser/serve';
import { plainPng } from '../support/pictures/picture-files';
import {
  enterRoll,
  goTo,
  goToPlace,
  letFirstPlayerBegin,
  revealStartingPlane,
  startGame,
  tapLife,
  undoToTheStart,
  waitForLife,
} from '../support/playing/play';
import { storedGame } from '../support/storage/rows';
import { assert, suite } from '../support/suite';

const test = suite('never reloads mid-game');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

const nextVersion = nextVersionFolderFor(test, host);

test('a new version waits in both tabs while the game goes on', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);

  await tapLife(one, 0);
  await tapLife(other, 1);
  await waitForLife(one, [19, 19, 20, 20]);
  await waitForLife(other, [19, 19, 20, 20]);
  await enterRoll(one, 'chaos');
  await other.getByRole('button', { name: en.table.rollLabel(1) }).waitFor();

  for (const tab of [one, other]) {
    assert.ok(await isStillMarked(tab), 'the page was loaded again by itself');
    assert.not.equal(await versionOf(tab), NEXT_VERSION);
    assert.equal(await updateNotice(tab).count(), 1);
  }
});

test('accepting loads only the tab that accepted; the other one is notified, continues and may follow', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  await tapLife(other, 2);
  await waitForLife(one, [20, 20, 19, 20]);

  // The last tap and the acceptance come in immediate succession: neither waits for the store.
  await tapLife(one, 0);
  await accept(one);
  await waitUntilReloaded(one);
  await waitForLife(one, [19, 20, 19, 20]);
  assert.equal(await versionOf(one), NEXT_VERSION);

  await updateNotice(other).waitFor();
  assert.ok(await isStillMarked(other), 'accepting in one tab loaded the other one again');
  await tapLife(other, 3);
  await waitForLife(other, [19, 20, 19, 19]);
  await waitForLife(one, [19, 20, 19, 19]);
  await tapLife(one, 1);
  await waitForLife(other, [19, 19, 19, 19]);

  await accept(other);
  await waitUntilReloaded(other);
  await waitForLife(other, [19, 19, 19, 19]);
  assert.equal(await versionOf(other), NEXT_VERSION);
  assert.ok(await isStillMarked(one, 'accepted'), 'the other tab’s acceptance loaded this one again');
  await undoToTheStart(other);
});

test('a tab of the old version still opens all its parts after another tab loaded the new one', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  await accept(one);
  await waitUntilReloaded(one);

  await other.getByRole('button', { name: en.table.log, exact: true }).click();
  await other
    .getByRole('dialog')
    .getByText(en.log.gameBegan({ name: en.player(1), isTeam: false, life: 20, isRandom: false }))
    .waitFor();
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: en.table.menu }).click();
  await other.getByRole('button', { name: en.planarDeck }).click();
  await other.getByRole('dialog', { name: en.planarDeck }).waitFor();
  await other.keyboard.press('Escape');
  for (const [place, title] of [
    ['decks', en.myDecks.title],
    ['lands', en.lands.title],
    ['rules', en.places.rules],
    ['settings', en.places.settings],
  ] as const) {
    await goToPlace(other, place);
    await other.getByRole('heading', { name: title }).waitFor();
  }
  await other.getByRole('button', { name: en.otherLanguage }).click();
  await other.getByRole('heading', { name: 'Настройки' }).waitFor();
  await goTo(other, '/new');
  await startGame(other, ru);
  assert.ok(await isStillMarked(other));
});

test('a tab of the old version still imports pictures, shares decks, and reads codes', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  await accept(one);
  await waitUntilReloaded(one);

  await goTo(other, '/pictures');
  await other
    .locator('input[type=file][multiple]')
    .setInputFiles(fileOf('Tazeem.png', plainPng([255, 0, 0])));
  await other.getByRole('link', { name: 'Tazeem' }).waitFor();

  const words = en.deckSharing;
  const deck = { kind: 'planar-deck', version: 1, name: 'Friday', cards: ['tazeem', 'akoum'] };
  await goTo(other, '/receive');
  await other
    .getByLabel(words.file)
    .setInputFiles(fileOf('Friday.planar-deck', Buffer.from(JSON.stringify(deck))));
  await other.getByRole('button', { name: words.keep, exact: true }).click();
  await other.getByRole('button', { name: en.myDecks.actions }).click();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: words.saveWithPictures(1, 0).replace(/ \(.*/, '') }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^Friday\.planar-deck/);

  await other.getByRole('button', { name: words.showCode, exact: true }).click();
  const code = await other.getByRole('img', { name: words.code(deck.name, 1, 1) }).screenshot();
  await goTo(other, '/receive');
  await other.getByLabel(words.photo).setInputFiles(fileOf('code.png', code));
  await other.getByRole('article', { name: deck.name }).getByText(words.alreadyThere).waitFor();
  assert.ok(await isStillMarked(other));
});

test('after “later”, the notice returns once another tab has loaded the new version', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  await other.getByRole('button', { name: en.notices.later }).click();
  await updateNotice(other).waitFor({ state: 'detached' });
  await accept(one);
  await waitUntilReloaded(one);
  await updateNotice(other).waitFor();
  assert.ok(await isStillMarked(other));
});

test('reloading manually neither installs the new version nor drops the waiting one', async () => {
  const [one, other] = await twoTabsInAGame();
  await offerNextVersion(one, other);
  const before = await storedGame(one);
  await one.reload();
  await one.getByRole('button', { name: en.table.undo }).waitFor();
  await updateNotice(one).waitFor();
  assert.not.equal(await versionOf(one), NEXT_VERSION);
  assert.equal(await storedGame(one), before);
  assert.ok(await isStillMarked(other));
});

test.run();

/** Opens two tabs with a game of four, one plane revealed; both carry a mark that a reload would remove. */
async function twoTabsInAGame(): Promise<readonly [Page, Page]> {
  const one = await visit({ withOfflineFiles: true });
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

/** Serves the new version from now on and makes both tabs visible again, which triggers the update check. */
async function offerNextVersion(...tabs: readonly Page[]): Promise<void> {
  host.serve(nextVersion());
  for (const tab of tabs) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  for (const tab of tabs) await updateNotice(tab).waitFor();
}

function fileOf(name: string, bytes: Uint8Array) {
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'text/plain', buffer: Buffer.from(bytes) };
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

function isStillMarked(tab: Page, as = 'playing'): Promise<boolean> {
  return tab.evaluate((value) => (globalThis as { markOfTheTest?: string }).markOfTheTest === value, as);
}

async function waitUntilReloaded(tab: Page): Promise<void> {
  await tab.waitForFunction(() => !('markOfTheTest' in globalThis));
  await tab.locator('[data-card]').waitFor();
  await mark(tab, 'accepted');
}
