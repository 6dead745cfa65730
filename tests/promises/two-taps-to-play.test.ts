// starts first
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  changeLanguage,
  goToPlace,
  letFirstPlayerBegin,
  lifeButton,
  lifeTotalsIn,
  openFromMenu,
  revealStartingPlane,
  startGame,
  waitForLife,
} from '../support/playing/play';
import { readRows, storedGame } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('two taps to play');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

test('on the first visit one tap starts a game', async () => {
  page = await visit();
  await page.getByRole('button', { name: en.newGame.start }).click();
  await page.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
  assert.equal(await lifeTotalsIn(page), [20, 20, 20, 20]);
});

test('a group that started with 20 life sees that on the table, and changes it there before the first plane', async () => {
  page = await visit({ locale: 'ru-RU', hasTouch: true, viewport: { width: 320, height: 568 } });
  await startGame(page, ru);
  const life = page.getByRole('combobox', { name: ru.newGame.startingLife });
  await life.waitFor();
  const [box, bar] = [await life.boundingBox(), await page.locator('[data-views]').boundingBox()];
  assert.ok(box && bar && box.y + box.height <= bar.y + bar.height, 'it is out of sight');
  await life.selectOption({ label: `40 (${ru.newGame.lifeHint[40]})` });
  const strip = page.getByRole('button', { name: ru.table.toLife });
  await until(async () => (await strip.getAttribute('aria-label'))?.match(/ 40/g)?.length === 4);
  await page.getByRole('button', { name: ru.table.undo }).click();
  await until(async () => (await strip.getAttribute('aria-label'))?.match(/ 20/g)?.length === 4);
  await life.selectOption({ label: `40 (${ru.newGame.lifeHint[40]})` });
  await revealStartingPlane(page, ru);
  assert.is(await life.count(), 0);
  await strip.click();
  await waitForLife(page, [40, 40, 40, 40]);
});

test('Enter in a name goes to the next name and never starts a game', async () => {
  page = await visit();
  const name = (seat: number) => page.getByLabel(en.newGame.name(seat));
  await name(1).focus();
  for (const letters of ['Anya', 'Boris', 'Clara', 'Dan']) {
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
  }
  assert.equal(await Promise.all([1, 2, 3, 4].map((seat) => name(seat).inputValue())), [
    'Anya',
    'Boris',
    'Clara',
    'Dan',
  ]);
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'body');
});

test('an unfinished form is still there after a visit to the decks and after a restart', async () => {
  page = await visit();
  const name = (seat: number) => page.getByLabel(en.newGame.name(seat));
  await name(2).fill('Boris');
  await page.getByRole('radio', { name: `40 ${en.newGame.lifeHint[40]}` }).check();
  await page.getByRole('link', { name: en.places.decks }).click();
  await name(2).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: en.places.table }).click();
  const assertFormKept = async () => {
    await until(async () => (await name(2).inputValue()) === 'Boris');
    assert.ok(await page.getByRole('radio', { name: `40 ${en.newGame.lifeHint[40]}` }).isChecked());
  };
  await assertFormKept();
  await until(async () => JSON.stringify((await readRows(page)).settings).includes('Boris'));
  await page.reload();
  await assertFormKept();
  await startGame(page);
  assert.equal(await lifeTotalsIn(page), [40, 40, 40, 40]);

  // Cancel discards what was changed.
  await openFromMenu(page, en.table.newGame);
  await name(2).fill('Clara');
  await page.getByRole('button', { name: en.cancel, exact: true }).click();
  await openFromMenu(page, en.table.newGame);
  assert.is(await name(2).inputValue(), 'Boris');
});

test('later, two taps start one with the previous players, life and deck', async () => {
  page = await visit();
  await page.getByRole('button', { name: en.newGame.remove(en.player(4)) }).click();
  for (const [seat, name] of ['Anya', 'Boris', 'Max'].entries()) {
    await page.getByLabel(en.newGame.name(seat + 1)).fill(name);
  }
  await page.getByRole('radio', { name: `40 ${en.newGame.lifeHint[40]}` }).check();
  await page.getByRole('radio', { name: en.newGame.decks.OHOP }).check();
  await startGame(page);
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await lifeButton(page, 0, -1).click();
  await waitForLife(page, [39, 40, 40]);
  const first = await storedGame(page);

  // The two taps.
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('button', { name: en.newGame.rematch(true) }).click();
  await waitForLife(page, [40, 40, 40]);
  await page.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
  await until(async () => (await storedGame(page))?.game.id !== first?.game.id);
  const rematch = await storedGame(page);
  assert.equal(rematch?.game.seats, first?.game.seats);
  assert.is(rematch?.game.deck, 'OHOP');

  // From the list of a new game it takes two taps as well, even after a restart.
  await page.reload();
  await openFromMenu(page, en.table.newGame);
  assert.is(await page.getByLabel(en.newGame.name(2)).inputValue(), 'Boris');
  assert.ok(await page.getByRole('radio', { name: `40 ${en.newGame.lifeHint[40]}` }).isChecked());
  assert.ok(await page.getByRole('radio', { name: en.newGame.decks.OHOP }).isChecked());
  await page.getByRole('button', { name: en.newGame.start }).click();
  await waitForLife(page, [40, 40, 40]);
  await page.getByText('Boris').first().waitFor({ state: 'attached' });
});

test('a form that opens with another deck does not offer the last game again', async () => {
  page = await visit();
  await startGame(page);
  await openFromMenu(page, en.table.newGame);
  const rematch = page.getByRole('button', { name: en.newGame.rematch(true) });
  await page.getByRole('radio', { name: en.newGame.decks.OHOP }).check();
  // Nothing moves while the form is being filled in.
  assert.ok(await rematch.isVisible());
  await page.getByRole('link', { name: en.places.decks }).click();
  await page.getByRole('link', { name: en.places.table }).click();
  await page.getByRole('radio', { name: en.newGame.decks.OHOP, checked: true }).waitFor();
  assert.is(await rematch.isVisible(), false);
});

test('canceling a new game leads back to the game, as it was left', async () => {
  page = await visit();
  await startGame(page);
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await waitForLife(page, [20, 20, 20, 20]);
  const cancelNewGame = async () => {
    await openFromMenu(page, en.table.newGame);
    await page.getByRole('button', { name: en.cancel, exact: true }).click();
  };
  await cancelNewGame();
  await page.waitForURL(/#\/life$/);
  await page.getByRole('button', { name: en.table.toPlane }).click();
  await cancelNewGame();
  await page.waitForURL(/#\/$/);
});

test('a new game form that was left for other places during a game is where the table was, until it is canceled', async () => {
  page = await visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const name = page.getByLabel(en.newGame.name(1));
  await startGame(page);
  await revealStartingPlane(page);
  await openFromMenu(page, en.table.newGame);
  await name.fill('Ann');
  await page.getByRole('link', { name: en.places.lands }).tap();
  await page.getByRole('heading', { name: en.lands.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: en.places.decks }).tap();
  await page.getByRole('heading', { name: en.myDecks.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: en.places.table }).tap();
  await page.getByRole('heading', { name: en.newGame.title, level: 1 }).waitFor();
  assert.is(await name.inputValue(), 'Ann');
  await page.getByRole('button', { name: en.cancel }).tap();
  await page.locator('[data-card]').waitFor();
  await goToPlace(page, 'lands');
  await page.getByRole('link', { name: en.places.table }).tap();
  await page.locator('[data-card]').waitFor();
});

test('with individual decks, the plane of a player who leaves goes with them, and the next player uses theirs', async () => {
  page = await visit();
  for (const [seat, name] of ['Anya', 'Boris', 'Max'].entries()) {
    await page.getByLabel(en.newGame.name(seat + 1)).fill(name);
  }
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  const ownDecks = page.getByRole('radio', { name: en.newGame.layouts.own });
  await ownDecks.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: en.newGame.decks.OHOP }).check();
  await ownDecks.check();
  await page.getByRole('radio', { name: 'Anya', exact: true }).check();
  await startGame(page);
  await revealStartingPlane(page);
  const plane = page.locator('[data-card]');
  await plane.getByText(en.ownerOf('Anya')).waitFor();
  const anyasPlane = await plane.getByRole('heading').textContent();
  await assertDeckSheetShows(en.deckSheet.cardsLeftOf('Anya', 9), en.deckSheet.cardsLeftOf(en.player(4), 10));

  await page.getByRole('button', { name: en.table.toLife }).click();
  await page.getByRole('button', { name: en.seat.more('Anya') }).click();
  await page.getByRole('button', { name: en.seatSheet.concede }).click();
  await page.getByText(en.seatSheet.concedeQuestion('Anya')).waitFor();
  await page.getByRole('button', { name: en.seatSheet.concede }).click();
  await plane.getByText(en.ownerOf('Boris')).waitFor();
  await openLog(en);
  const deckLeftLine = page.getByRole('dialog').getByText(en.log.planarDeckLeft('Anya', [anyasPlane ?? '']));
  await deckLeftLine.waitFor();
  await page.keyboard.press('Escape');
  await assertDeckSheetShows(en.deckSheet.cardsLeftOf('Boris', 9), en.deckSheet.cardsLeftOf('Max', 10));

  // Once more: in the form of the next game, each player has a deck again.
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('button', { name: en.newGame.rematch(true) }).click();
  await page.getByRole('button', { name: en.table.reveal, exact: true }).click();
  await plane.getByText(en.ownerOf('').trim()).waitFor();
  await openFromMenu(page, en.table.newGame);
  assert.ok(await ownDecks.isChecked());
});

for (const [locale, words] of [
  ['ru-RU', ru],
  ['ru', ru],
  ['en-GB', en],
  ['de-DE', en],
] as const) {
  test(`a phone set to ${locale} gets ${words === ru ? 'Russian' : 'English'}`, async () => {
    page = await visit({ locale });
    await page.getByRole('heading', { name: words.newGame.title }).waitFor();
    assert.is(await page.locator('html').getAttribute('lang'), words === ru ? 'ru' : 'en');
  });
}

test('one tap changes the language of screen, log and card at once, and it is remembered', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'planar-table-language-'));
  try {
    page = await visit({ profile });
    await letFirstPlayerBegin(page);
    await startGame(page);
    await revealStartingPlane(page);
    const plane = () => page.locator('[data-card]').getByRole('heading').textContent();
    const english = await plane();
    await openLog(en);
    const logLines = page.getByRole('dialog').getByRole('listitem');
    assert.match(
      withPlainSpaces((await logLines.allTextContents()).join(' ')),
      en.log.gameBegan({ name: en.player(1), isTeam: false, life: 20, isRandom: false }),
    );
    await page.keyboard.press('Escape');

    await changeLanguage(page, en, ru);
    await page.getByRole('button', { name: ru.table.undo }).waitFor();
    assert.is(await page.locator('html').getAttribute('lang'), 'ru');
    await until(async () => /[а-яё]/i.test((await plane()) ?? ''));
    const russian = (await plane()) ?? '';
    await openLog(ru);
    const lines = withPlainSpaces((await logLines.allTextContents()).join(' '));
    assert.match(lines, ru.log.gameBegan({ name: ru.player(1), isTeam: false, life: 20, isRandom: false }));
    assert.match(lines, russian);
    assert.not.match(lines, /player|plane\b/i);
    await page.keyboard.press('Escape');
    await until(async () => (await page.evaluate(() => localStorage.length)) > 0);

    await page.context().close();
    page = await visit({ profile });
    await page.getByRole('button', { name: ru.table.undo }).waitFor();
    await until(async () => (await plane()) === russian);
    await changeLanguage(page, ru, en);
    await page.getByRole('button', { name: en.table.undo }).waitFor();
    await until(async () => (await plane()) === english);
  } finally {
    await page.context().close();
    await rm(profile, { recursive: true, force: true });
  }
});

test.run();

/** Checks that the sheet of the planar deck shows all of this. */
async function assertDeckSheetShows(...expectedLines: readonly string[]): Promise<void> {
  await openFromMenu(page, en.planarDeck);
  for (const line of expectedLines) await page.getByText(line, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openLog(words: Words): Promise<void> {
  await page.getByRole('button', { name: words.table.log, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}
