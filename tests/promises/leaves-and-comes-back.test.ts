import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor, type BrowserName } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import {
  goTo,
  lifeButton,
  revealStartingPlane,
  startGame,
  undoToTheStart,
  waitForLife,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';

const test = suite('leaves and comes back');
const visit = appOpenerFor(await hostFor(test), test);

const words = en.backup;
/**
 * The browser's own dialog for saving cannot be operated here, and downloads of the installed Firefox are not reported:
 * the file is taken from the page when it is downloaded.
 */
const captureSavedFileScript = `
  delete globalThis.showSaveFilePicker;
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => {
    globalThis.fileSaved = file;
    return createObjectURL.call(URL, file);
  };`;
const CARD = 'Kitchen Table';
const DECK = 'Friday night';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The button that shows the other side of the table; its name goes on with the totals. */
const faceButton = (page: Page, way: 'toLife' | 'toPlane') =>
  page.getByRole('button', { name: en.table[way] });
const dialog = (page: Page) => page.getByRole('dialog');

/** Plays a game, makes a card of one's own, and a deck with it. */
async function makeGameCardAndDeck(page: Page): Promise<void> {
  await startGame(page);
  await revealStartingPlane(page);
  await faceButton(page, 'toLife').click();
  await lifeButton(page, 0, -1).click();
  await lifeButton(page, 1, 1).click();
  await waitForLife(page, [19, 21, 20, 20]);
  await goTo(page, '/own-cards');
  await button(page, en.customCards.newPlane).click();
  await page.getByLabel(en.customCards.name, { exact: true }).fill(CARD);
  await goTo(page, '/my-decks');
  await page.getByText(en.myDecks.fromText, { exact: true }).click();
  await page.getByLabel(en.myDecks.list).fill(`// ${DECK}\nNaya\n${CARD}\nBant`);
  await button(page, en.myDecks.createDeck(3)).click();
  await page.getByLabel(en.myDecks.name).waitFor();
}

async function openSettings(page: Page): Promise<void> {
  await goTo(page, '/settings');
  await button(page, words.make).and(page.locator(':enabled')).waitFor();
}

/** Backs everything up by touching the settings. */
async function backUp(page: Page): Promise<Buffer> {
  await openSettings(page);
  await page.getByText(words.never).waitFor();
  await button(page, words.make).click();
  await dialog(page)
    .getByText(words.total(1).split('1')[0] ?? '')
    .waitFor();
  await button(page, words.save).click();
  await dialog(page).getByText(words.made).waitFor();
  await button(page, en.close).click();
  await page.getByText(words.lastBackup('').split(':')[0] ?? '').waitFor();
  const { name, bytes } = await page.evaluate(async () => {
    const { fileSaved } = globalThis as unknown as { fileSaved: File };
    return { name: fileSaved.name, bytes: [...new Uint8Array(await fileSaved.arrayBuffer())] };
  });
  assert.match(name, /^planar-table-\d{4}-\d\d-\d\d\.planar-backup$/);
  return Buffer.from(bytes);
}

async function chooseFile(page: Page, contents: Buffer): Promise<void> {
  await page
    .getByLabel(words.open)
    .setInputFiles({ name: 'a.planar-backup', mimeType: 'application/octet-stream', buffer: contents });
}

async function waitUntilEverythingIsBack(page: Page): Promise<void> {
  await goTo(page, '/my-decks');
  await page.getByText(DECK).first().waitFor();
  await goTo(page, '/own-cards');
  await page.getByText(CARD).first().waitFor();
  await goTo(page, '/');
  await faceButton(page, 'toLife').or(faceButton(page, 'toPlane')).first().waitFor();
  if (await faceButton(page, 'toLife').isVisible()) await faceButton(page, 'toLife').click();
  await waitForLife(page, [19, 21, 20, 20]);
}

for (const browser of ['chromium', 'firefox'] satisfies readonly BrowserName[]) {
  const title = `${browser}: everything goes into one file and comes back on another phone`;
  skipUnlessThorough(testIn(test, browser), browser !== 'chromium')(title, async () => {
    const options = { browser, script: captureSavedFileScript, reducedMotion: 'reduce' } as const;
    const first = await visit(options);
    await makeGameCardAndDeck(first);
    const file = await backUp(first);

    const second = await visit(options);
    await openSettings(second);

    // A file that is no backup, or a damaged one, is reported and changes nothing.
    await chooseFile(second, Buffer.from('4 Shock\n4 Lightning Bolt'));
    await dialog(second).getByText(words.failures.notBackup).waitFor();
    await button(second, en.close).click();
    await chooseFile(second, file.subarray(0, file.length - 30));
    await dialog(second).getByText(words.cutOff).waitFor();
    await button(second, words.restoreReadable).waitFor();
    await button(second, en.close).click();

    await chooseFile(second, file);
    for (const line of [words.games(1), words.decks(1), words.customCards(1)])
      await dialog(second).getByText(line, { exact: true }).waitFor();
    await button(second, words.restore).click();
    await button(second, words.undo).waitFor();
    await waitUntilEverythingIsBack(second);
    await goTo(second, '/');
    await undoToTheStart(second);

    // Restored once more, nothing comes twice; and the restore can be undone, also after a restart.
    await openSettings(second);
    await second.reload();
    await button(second, words.undo).click();
    await button(second, words.undo).waitFor({ state: 'detached' });
    await goTo(second, '/my-decks');
    await second.getByText(en.myDecks.none).waitFor();
  });
}

test('where there are only settings, a backup counts no games and tells its size once', async () => {
  const page = await visit();
  await openSettings(page);
  await button(page, words.make).click();
  await dialog(page)
    .getByText(words.alwaysThese(0, 0, 0), { exact: true })
    .waitFor();
  assert.is((await dialog(page).innerText()).match(/\d+/g)?.length, 1);
});

test('going back closes a sheet of the settings before it leaves them', async () => {
  const page = await visit({ hasTouch: true });
  const title = page.getByRole('heading', { name: en.places.settings });
  await openSettings(page);
  await button(page, words.make).tap();
  await button(page, words.save).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  assert.ok(await title.isVisible());
  await chooseFile(page, Buffer.from('4 Shock'));
  await dialog(page).getByText(words.failures.notBackup).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  assert.ok(await title.isVisible());
  // Closed with its button, it needs no step of its own.
  await button(page, words.make).tap();
  await button(page, en.close).tap();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goBack();
  await title.waitFor({ state: 'detached' });
});

test('added to a phone in use, a backup leaves the game on the table there', async () => {
  const options = { script: captureSavedFileScript, reducedMotion: 'reduce' } as const;
  const first = await visit(options);
  await makeGameCardAndDeck(first);
  const file = await backUp(first);
  const second = await visit(options);
  await startGame(second);
  await revealStartingPlane(second);
  await faceButton(second, 'toLife').click();
  await lifeButton(second, 3, -1).click();
  await waitForLife(second, [20, 20, 20, 19]);
  await openSettings(second);
  await chooseFile(second, file);
  await dialog(second)
    .getByText(words.mergeCounts(1, 0, 0, 0))
    .waitFor();
  await button(second, words.merge).click();
  await button(second, words.keep).click();
  await button(second, words.keep).waitFor({ state: 'detached' });
  await goTo(second, '/');
  await waitForLife(second, [20, 20, 20, 19]);
  await goTo(second, '/new');
  await second
    .getByRole('heading', { name: en.newGame.recent })
    .locator('xpath=..')
    .getByText(/turn \d/)
    .waitFor();

  // Replacing asks first.
  await openSettings(second);
  await chooseFile(second, file);
  await button(second, words.replace).click();
  await dialog(second).getByText(words.replaceGame).waitFor();
  await button(second, words.replaceYes).click();
  await button(second, words.undo).waitFor();
  await waitUntilEverythingIsBack(second);
});

test.run();
