// starts first
/** One visit is enough: with the server gone and the browser restarted, every address and every screen is available. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { cardsOfKind, catalog } from '../../src/content/planes/catalog';
import { readChapters } from '../../src/content/rulebook/rulebook';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import {
  type BrowserName,
  loadedAlphabets,
  openApp,
  openBrowser,
  watchErrors,
} from '../support/browser/browser';
import { hostApp } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import {
  changeLanguage,
  fixRandomness,
  openFromMenu,
  readLog,
  resolvePendingSteps,
  revealStartingPlane,
  rollButton,
  startGame,
  walkToPhenomenon,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';

const chapters = readChapters();

const tunnel = 'interplanar-tunnel';

interface LanguageCase {
  readonly words: Words;
  readonly other: Words;
  readonly language: 'en' | 'ru';
  readonly letters: 'latin' | 'cyrillic';
}

const languageCases: readonly LanguageCase[] = [
  { words: en, other: ru, language: 'en', letters: 'latin' },
  { words: ru, other: en, language: 'ru', letters: 'cyrillic' },
];

/** Every address that may have been saved, shared or mistyped, with its expected text before any game. */
const addresses: readonly (readonly [
  address: string,
  isComplete: (page: Page, languageCase: LanguageCase) => Promise<unknown>,
])[] = [
  ['', waitForNewGame],
  ['index.html', waitForNewGame],
  ['?source=pwa', waitForNewGame],
  ['somewhere/else', waitForNewGame],
  ['#/new', waitForNewGame],
  ['#/life', waitForNewGame],
  ['#/decks', waitForAllCards],
  [`#/decks/${tunnel}`, waitForOneCard],
  ['#/lands', lands],
  ['#/rules', waitForAllRules],
  ['#/rules/901.9b', waitForOneRule],
  ['#/settings', settings],
];

const test = suite('works in airplane mode');

for (const browser of ['chromium', 'firefox'] as const) {
  const title = `${browser}: every address in both languages, a whole game, and the same game after a restart`;
  testIn(test, browser)(title, () =>
    afterOneVisit(browser, async ({ url, restart }) => {
      const context = await restart();
      await openEveryAddress(browser, context, url);
      await playThroughRestart(context, { url, restart });
    }),
  );
}

test.run();

interface OfflineApp {
  readonly url: string;
  /** Restarts the browser with the data of the visit. */
  restart(): Promise<BrowserContext>;
}

/** Visits the app once, closes the browser and stops the server for good; no error may occur afterwards. */
async function afterOneVisit(
  browser: BrowserName,
  use: (offline: OfflineApp) => Promise<unknown>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'airplane-'));
  const host = await hostApp();
  const started: BrowserContext[] = [];
  const errors: (readonly string[])[] = [];
  const end = async () => {
    // Requests aborted by a closing browser are not errors.
    errors.push([...(watchedErrors ?? [])]);
    watchedErrors = null;
    await started.pop()?.close();
  };
  let watchedErrors: readonly string[] | null = null;
  const start = async () => {
    await end();
    const context = await openBrowser({ browser, profile });
    started.push(context);
    watchedErrors = watchErrors(context);
    await fixRandomness(context);
    return context;
  };
  try {
    const visitedPage = await openApp(await start(), host.url, { withOfflineFiles: true });
    assert.ok((await preloadsFor(visitedPage, 'form')) > 0, 'the first page has the form preloaded');
    await end();
    host.stop();
    await use({ url: host.url, restart: start });
    await end();
    assert.equal(errors.flat(), []);
  } finally {
    await end();
    host.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Opens every address once, in alternating languages; the other browser uses the other language there. */
async function openEveryAddress(browser: BrowserName, context: BrowserContext, url: string): Promise<void> {
  const mainPage = await openApp(context, url);
  for (const [languageIndex, languageCase] of languageCases.entries()) {
    if (languageCase.words !== en) await changeLanguage(mainPage, en, languageCase.words);
    const first = browser === 'firefox' ? languageIndex : 1 - languageIndex;
    const sampledAddresses =
      isThorough || browser === 'chromium' ? addresses : addresses.filter((_, place) => place % 3 === 1);
    for (const [address, isComplete] of sampledAddresses.filter((_, place) => place % 2 === first)) {
      const page = await context.newPage();
      await page.goto(url + address);
      await isComplete(page, languageCase);
      await page.getByRole('navigation', { name: languageCase.words.places.label }).waitFor();
      assert.is(await page.evaluate(() => document.documentElement.lang), languageCase.language, address);
      const loaded = await loadedAlphabets(page);
      assert.ok(
        loaded.includes(languageCase.letters),
        `${address}: only ${loaded.join(', ') || 'no'} letters are there`,
      );
      await page.close();
    }
  }
  await changeLanguage(mainPage, ru, en);
}

async function playThroughRestart(context: BrowserContext, { url, restart }: OfflineApp): Promise<void> {
  const page = await openApp(context, url);
  await startGame(page);
  await revealStartingPlane(page);
  await rollButton(page).click();
  await page.locator('[data-settled]').waitFor();
  await resolvePendingSteps(page);
  await walkToPhenomenon(page);
  await resolvePendingSteps(page);

  await page.getByRole('button', { name: en.table.toLife }).click();
  const life = page.locator('[data-life="1"]');
  await page.getByRole('button', { name: en.seat.lose(en.player(2)) }).click();
  await life.filter({ hasText: '19' }).waitFor();
  await page.getByRole('button', { name: en.table.undo }).click();
  await life.filter({ hasText: '20' }).waitFor();
  await page.getByRole('button', { name: en.table.redo }).click();
  await life.filter({ hasText: '19' }).waitFor();
  await page.getByRole('button', { name: en.seat.setLife(en.player(3)) }).click();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: en.seatSheet.set, exact: true }).click();
  await page.locator('[data-life="2"]').filter({ hasText: '7' }).waitFor();
  await page.getByRole('button', { name: en.seat.more(en.player(1)) }).click();
  await page.getByRole('button', { name: en.seatSheet.morePoison }).click();
  await page.getByRole('button', { name: en.close }).click();
  await page.getByRole('button', { name: en.table.nextLabel('') }).click();
  await openFromMenu(page, en.planarDeck);
  await page.getByRole('heading', { name: en.deckSheet.visited }).waitFor();
  await page.getByRole('button', { name: en.close }).click();

  const log = await readLog(page);
  const lifeTotals = await page.locator('[data-life]').allTextContents();
  assert.ok(
    log.some((line) => line.includes(en.log.phenomenonEncountered('').slice(0, -1))),
    log.join('\n'),
  );
  assert.equal(lifeTotals, ['20', '19', '7', '20']);

  const restartedPage = await openApp(await restart(), `${url}#/life`);
  await restartedPage.locator('[data-life]').first().waitFor();
  assert.equal(await restartedPage.locator('[data-life]').allTextContents(), lifeTotals);
  assert.ok((await preloadsFor(restartedPage, 'game')) > 0, 'the resumed game is preloaded');
  assert.is(await preloadsFor(restartedPage, 'form'), 0, 'the form is not preloaded where a game is resumed');
  assert.equal(await readLog(restartedPage), log);
  await changeLanguage(restartedPage, en, ru);
  const logInRussian = await readLog(restartedPage, ru);
  assert.is(logInRussian.length, log.length);
  assert.ok(
    logInRussian.every((line) => /[а-я]/.test(line)),
    logInRussian.join('\n'),
  );
  await restartedPage.getByRole('button', { name: ru.table.toPlane }).click();
  await rollButton(restartedPage, ru).waitFor();
  assert.ok((await loadedAlphabets(restartedPage)).includes('cyrillic'));
}

/** The number of files that the page preloads for this first screen. */
function preloadsFor(page: Page, screen: 'form' | 'game'): Promise<number> {
  return page.locator(`link[data-preload^="${screen} "][rel]`).count();
}

async function waitForNewGame(page: Page, { words }: LanguageCase): Promise<void> {
  await page.getByRole('heading', { name: words.newGame.title, exact: true }).waitFor();
  await page.getByRole('button', { name: words.newGame.start }).waitFor();
  const planes = cardsOfKind('official').filter(({ kind }) => kind === 'plane').length;
  // The number of planes is known only once the cards are loaded.
  await page.getByText(words.newGame.deckNote.size(planes, 8, 12)).waitFor();
}

async function waitForAllCards(page: Page, { words, language }: LanguageCase): Promise<void> {
  await page.getByText(words.catalog.found(catalog.length), { exact: true }).waitFor();
  for (const { name } of catalog.slice(0, 3))
    await page.getByText(name[language], { exact: true }).first().waitFor();
}

async function waitForOneCard(page: Page, { words, language }: LanguageCase): Promise<void> {
  const card = catalog.find(({ id }) => id === tunnel);
  assert.ok(card);
  await page.getByRole('heading', { name: card?.name[language] ?? '', exact: true }).waitFor();
  await page.getByRole('article').getByText(words.when.encounter, { exact: true }).waitFor();
}

async function lands(page: Page, { words }: LanguageCase): Promise<void> {
  await page.getByRole('heading', { name: words.lands.title, exact: true }).waitFor();
  await page.getByLabel(words.lands.byName.label).waitFor();
}

async function waitForAllRules(page: Page, { words, language }: LanguageCase): Promise<void> {
  await page.getByRole('heading', { name: words.places.rules, exact: true }).waitFor();
  for (const { title } of chapters)
    await page.locator('summary', { hasText: title[language] }).first().waitFor();
}

async function waitForOneRule(page: Page, { language }: LanguageCase): Promise<void> {
  const rule = chapters.flatMap(({ entries }) => entries).find(({ id }) => id === '901.9b');
  assert.ok(rule);
  await page.getByRole('heading', { name: rule.title[language], exact: true }).waitFor();
}

async function settings(page: Page, { words }: LanguageCase): Promise<void> {
  await page.getByRole('heading', { name: words.places.settings, exact: true }).waitFor();
  await page.getByText(words.settings.offlineStates.ready).waitFor();
}
