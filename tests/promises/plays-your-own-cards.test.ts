/**
 * A custom plane in one language is added to a deck, visited, and read offline after the browser was killed;
 * it stays in the game even when it is removed meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { isEventCard } from '../../src/content/planes/planar-sets';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser, watchErrors } from '../support/browser/browser';
import { findBrowserProcess, MIN_TIME_ON_SCREEN } from '../support/browser/browser-process';
import { waitUntilOfflineReady } from '../support/browser/offline-ready';
import { hostFor } from '../support/browser/serve';
import {
  changeLanguage,
  enterRoll,
  fixRandomness,
  goTo,
  revealStartingPlane,
  startGame,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('plays your own cards');
const host = await hostFor(test);

const name = 'Коммунальная кухня';
const chaosText = 'Каждый игрок моет одну тарелку.';
/** Together with the custom plane, exactly enough for two players. */
const officialPlanes = catalog.filter((card) => card.kind === 'plane' && !isEventCard(card)).slice(0, 19);
/** The index in the list of the card visited second, with fixed randomness. */
const LIST_POSITION = 10;

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const cardOnTable = (page: Page) => page.locator('[data-card^="own:"]');

test('a card in one language is created, played, restored after a kill, read offline and removed during the game', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'planar-own-cards-'));
  let context: BrowserContext | null = null;
  const open = async () => {
    context = await openBrowser({ profile, locale: 'ru-RU' });
    await fixRandomness(context);
    return openApp(context, host.url);
  };
  try {
    const page = await open();
    await waitUntilOfflineReady(page);
    await makeCard(page);
    await startGameWithCard(page);
    await planeswalkToCard(page);

    await pause(MIN_TIME_ON_SCREEN);
    const browser = findBrowserProcess(profile);
    browser.kill();
    await browser.waitUntilGone();
    host.stop();

    const restartedPage = await open();
    const errors = watchErrors(restartedPage.context());
    await waitForCardText(restartedPage);
    await changeLanguage(restartedPage, ru, en);
    await restartedPage.getByText(chaosText).waitFor();
    await changeLanguage(restartedPage, en, ru);
    await removeCard(restartedPage);
    await goTo(restartedPage, '/');
    await waitForCardText(restartedPage);
    await restartedPage.reload();
    await waitForCardText(restartedPage);
    assert.equal(errors, []);
  } finally {
    await (context as BrowserContext | null)?.close().catch(() => {});
    await rm(profile, { recursive: true, force: true });
  }
});

async function makeCard(page: Page): Promise<void> {
  await goTo(page, '/own-cards');
  await button(page, ru.customCards.newPlane).click();
  await page.getByLabel(ru.customCards.name, { exact: true }).fill(name);
  await page.getByLabel(ru.customCards.typeWords).fill('Квартира');
  await page.getByLabel(ru.customCards.text).nth(1).fill(chaosText);
  await page.getByText(ru.customCards.counters).click();
  await page.getByLabel(ru.customCards.countersName).fill('Тарелки');
  await page.reload();
  await page.getByRole('heading', { name }).waitFor();
  assert.is(await page.getByLabel(ru.customCards.text).nth(1).inputValue(), chaosText);
  await button(page, ru.done).click();
  await page.getByRole('link', { name: `${name} ` }).waitFor();
}

/** Adds it to a deck by name, and starts a game with that deck. */
async function startGameWithCard(page: Page): Promise<void> {
  await goTo(page, '/my-decks');
  await page.getByText(ru.myDecks.fromText, { exact: true }).click();
  const list = officialPlanes.map((card) => card.name.ru).toSpliced(LIST_POSITION, 0, name);
  await page.getByLabel(ru.myDecks.list).fill(list.join('\n'));
  await page.getByText(ru.myDecks.understood(20)).waitFor();
  await button(page, ru.myDecks.createDeck(20)).click();
  await button(page, ru.myDecks.play).click();
  for (const player of [4, 3]) await button(page, ru.newGame.remove(ru.player(player))).click();
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
}

async function planeswalkToCard(page: Page): Promise<void> {
  const card = page.locator('[data-card]').first();
  for (let walks = 0; walks < 20 && !(await cardOnTable(page).isVisible()); walks++) {
    const before = await card.getAttribute('data-card');
    await enterRoll(page, 'planeswalk', ru);
    await button(page, ru.table.planeswalk).click();
    await page.locator(`[data-card]:not([data-card="${before}"])`).first().waitFor();
  }
  await waitForCardText(page);
}

async function waitForCardText(page: Page): Promise<void> {
  const card = cardOnTable(page);
  await card.getByRole('heading', { name }).waitFor();
  await card.getByText(chaosText).waitFor();
  await card.getByText('Тарелки').waitFor();
}

async function removeCard(page: Page): Promise<void> {
  await goTo(page, '/own-cards');
  await page.getByRole('link', { name: `${name} ` }).click();
  await button(page, ru.customCards.remove).click();
  await page.getByText(ru.customCards.none).waitFor();
}

test.run();
