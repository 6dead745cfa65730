// runs alone
/** In WebKit too, one visit is enough for playing offline, and everything shown is kept. */
import { en } from '../../src/i18n/en';
import { pendingGroups } from '../../src/storage/pending/pending-changes';
import { waitUntilLoaded } from '../support/browser/loaded-files';
import { waitUntilOfflineReady } from '../support/browser/offline-ready';
import { hostFor } from '../support/browser/serve';
import { tourRandomnessScript } from '../support/playing/tour';
import {
  blockSaves,
  heldStoresScript,
  readRows,
  setStoresHeld,
  waitForStoredLife,
} from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { button, bySelector, field, heading, link, radio, text } from '../support/webkit/find';
import { lifeButton, startGame, textsOf, waitForLife } from '../support/webkit/play';
import { type WebKitBrowser, webkitFor } from '../support/webkit/webkit';
import type { WebKitPage } from '../support/webkit/webkit-page';

/** What WebKit says of the app's own files if their page is left while they are loading or being cached. */
const LEAVING_ERRORS =
  /Importing a module script failed|Unable to preload CSS|Cannot load \S*\/service-worker\.js|^(http:\/\/[^/]+)\/.* cannot load \1\/.* due to access control checks/;

/** Milliseconds without a new file after which everything is loaded. */
const QUIET_TIME = 1000;

const test = suite('WebKit keeps every move');
const { webkitTest, newBrowser } = webkitFor(test);
const host = await hostFor(test);
test.after.each(async () => {
  host.stop();
  host.start();
});

webkitTest('after one visit it starts without the server, with the game unchanged', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript });
  let page = await browser.start();
  await page.open(host.url);
  await waitUntilOfflineReady(page);
  await startGame(page, en, en.player(1));
  const plane = await textsOf(page, '[data-card] h2');
  await showLife(page);
  await page.tap(lifeButton(1, -1));
  await waitForLife(page, [20, 19, 20, 20]);

  host.stop();
  await browser.close();
  page = await browser.start();
  await page.open(host.url);
  // It shows the view that was left.
  await page.waitFor(bySelector('[data-life="2"]'));
  await page.tap(lifeButton(2, 1));
  await waitForLife(page, [20, 19, 21, 20]);
  await page.tap(button(en.table.toPlane));
  await page.waitFor(bySelector('[data-card]'));
  assert.equal(await textsOf(page, '[data-card] h2'), plane);
  await page.tap(button(en.places.label));
  for (const [place, title] of [
    [en.places.decks, en.myDecks.title],
    [en.places.lands, en.lands.title],
    [en.places.rules, en.places.rules],
    [en.places.settings, en.places.settings],
  ] as const) {
    await page.tap(link(place));
    await page.waitFor(heading(title));
  }
  assert.equal(await browser.errors(), []);
});

// This engine drops saves under way with their page.
webkitTest('a page closed right after its taps loses none of them, even if none is stored yet', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript });
  const page = await browser.start();
  await page.open(host.url);
  await startGame(page, en, en.player(1));
  await showLife(page);
  // A first game is saved only once the store is open.
  await waitForStoredLife(page, [20, 20, 20, 20]);
  await blockSaves(page);
  await page.tap(lifeButton(0, -1));
  await page.tap(lifeButton(3, 1));
  await page.tap(lifeButton(0, -1));
  await page.reload();
  await page.waitFor(bySelector('[data-life]'));
  await waitForLife(page, [18, 20, 20, 21]);
  assert.equal(await errorsBesidesLeaving(browser), []);
});

webkitTest('a first game left before the store is open is there at the next start', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript + heldStoresScript });
  const page = await browser.start();
  await page.open(host.url);
  await setStoresHeld(page, true);
  await page.reload();
  await startGame(page, en, en.player(1));
  await showLife(page);
  await page.tap(lifeButton(1, -1));
  await waitForLife(page, [20, 19, 20, 20]);
  // What keeps moves without the store is loaded with the store.
  await waitUntilLoaded(page, QUIET_TIME);
  await setStoresHeld(page, false);
  await page.reload();
  await waitForLife(page, [20, 19, 20, 20]);
  await waitForStoredLife(page, [20, 19, 20, 20]);

  // Now it is read and saved without the store.
  await setStoresHeld(page, true);
  await page.reload();
  await waitForLife(page, [20, 19, 20, 20]);
  await waitUntilLoaded(page, QUIET_TIME);
  await blockSaves(page);
  await page.tap(lifeButton(2, -1));
  await page.tap(lifeButton(2, -1));
  await waitForLife(page, [20, 19, 18, 20]);
  await setStoresHeld(page, false);
  await page.reload();
  await waitForLife(page, [20, 19, 18, 20]);
  assert.equal(await errorsBesidesLeaving(browser), []);
});

webkitTest(
  'a page closed right after a setting, a deck, and a card were changed loses none of the changes',
  async () => {
    const browser = await newBrowser();
    const page = await browser.start();
    const goTo = async (place: string) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, place);
    };
    const nameDeck = async (name: string) => {
      await page.waitFor(field(en.myDecks.name));
      await page.fill(field(en.myDecks.name), name);
    };
    await page.open(`${host.url}#/my-decks`);
    await page.tap(button(en.myDecks.makeEmpty));
    await nameDeck('Friday');
    await goTo('/own-cards');
    await page.tap(button(en.customCards.newPlane));
    await goTo('/settings');
    await page.waitFor(radio(en.settings.themes.light));
    for (const database of ['planar-table', pendingGroups.decks, pendingGroups.customCards])
      await blockSaves(page, database);
    await page.tap(radio(en.settings.themes.light));
    await goTo('/my-decks');
    await page.tap(link('Friday'));
    await nameDeck('Sunday');
    await goTo('/own-cards');
    await page.tap(button(en.customCards.newPlane));
    await page.waitFor(field(en.customCards.name));
    await page.fill(field(en.customCards.name), 'Kitchen Table');
    await page.reload();
    await goTo('/own-cards');
    await page.waitFor(text('Kitchen Table'));
    await goTo('/my-decks');
    await page.waitFor(link('Sunday'));
    await goTo('/settings');
    await page.waitFor(bySelector('input[type="radio"][value="light"]:checked'));
    assert.equal(await errorsBesidesLeaving(browser), []);
  },
);

// A save under way may be lost with its process: docs/decisions/webkit-tests.md.
webkitTest('killed right after a tap was stored, it opens with what was shown', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript });
  let page = await browser.start();
  await page.open(host.url);
  await waitUntilOfflineReady(page);
  await startGame(page, en, en.player(1));
  await showLife(page);
  const next = (player: number) => button(en.table.nextLabel(en.player(player)));
  const moves = [
    [() => page.tap(lifeButton(0, -1)), () => waitForLife(page, [19, 20, 20, 20])],
    [() => page.tap(lifeButton(1, 1)), () => waitForLife(page, [19, 21, 20, 20])],
    [() => page.tap(button(en.table.undo)), () => waitForLife(page, [19, 20, 20, 20])],
    [() => page.tap(button(en.table.redo)), () => waitForLife(page, [19, 21, 20, 20])],
    [() => page.tap(next(2)), () => page.waitFor(next(3))],
    [() => page.tap(next(3)), () => page.waitFor(next(4))],
  ] as const;
  for (const [index, [act, waitUntilShown]] of moves.entries()) {
    await act();
    await waitUntilShown();
    // Answered behind the save under way.
    await readRows(page);
    await browser.kill();
    // Half of the starts have no server.
    if (index % 2 === 0) host.stop();
    else host.start();
    page = await browser.start();
    await page.open(`${host.url}#/life`);
    await waitUntilShown();
  }
  assert.equal(await browser.errors(), []);
});

test.run();

async function errorsBesidesLeaving(browser: WebKitBrowser): Promise<readonly string[]> {
  return (await browser.errors()).filter((line) => !LEAVING_ERRORS.test(line));
}

async function showLife(page: WebKitPage): Promise<void> {
  if (await page.isShown(button(en.table.toLife))) await page.tap(button(en.table.toLife));
  await page.waitFor(button(en.table.toPlane));
}
