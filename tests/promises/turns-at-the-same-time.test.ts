import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  fixRandomness,
  goTo,
  letFirstPlayerBegin,
  openFromMenu,
  readLog,
  revealStartingPlane,
  rollButton,
  startGame,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('the turns of a Grand Melee run concurrently');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

async function open(locale: 'en-US' | 'ru-RU'): Promise<void> {
  page = await visit({ locale, prepare: fixRandomness });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Starts a game of eight with a deck each, without phenomena; the first and the fifth player begin. */
async function begin(words: Words): Promise<void> {
  for (let seat = 5; seat <= 8; seat++) await button(words.newGame.add).click();
  await page.getByRole('radio', { name: words.newGame.grandMelee }).check();
  await page.getByRole('radio', { name: words.newGame.decks.OHOP }).check();
  await page.getByRole('radio', { name: words.newGame.layouts.own }).check();
  await letFirstPlayerBegin(page, words);
  await startGame(page, words);
  await revealStartingPlane(page, words);
}

const turns = (words: Words) => page.getByRole('group', { name: words.concurrentTurns.turnsAtOnce });
const turnOf = (words: Words, seat: number) =>
  turns(words).getByRole('button', { name: new RegExp(`^${words.player(seat)} `) });
const nameInView = () => page.locator('[data-card] h2').textContent();
/** Identifies the card, since two players may own the same one. */
const cardInView = () => page.locator('[data-card]').getAttribute('data-card');

test('each turn has its plane, its deck and its next player, even after a reload', async () => {
  await open('en-US');
  await begin(en);
  const [first, firstName] = [await cardInView(), await nameInView()];
  await enterRoll(page, 'planeswalk');
  await button(en.table.planeswalk).waitFor();

  await turnOf(en, 5).click();
  const second = await cardInView();
  assert.is.not(second, first);
  await rollButton(page).waitFor();
  await button(en.table.nextLabel(en.player(6))).click();
  const waitingText = en.turnStatus.waits(en.player(6), en.player(1));
  await page.getByText(waitingText).waitFor();
  assert.is(await rollButton(page).count(), 0, 'nobody rolls in a turn that has not begun');

  await page.reload();
  await page.getByText(waitingText).waitFor();
  assert.is(await cardInView(), second);
  await turnOf(en, 1).click();
  await button(en.table.planeswalk).click();
  await page.locator(`[data-card]:not([data-card="${first}"])`).waitFor();
  const thirdName = await nameInView();
  await button(en.table.nextLabel(en.player(2))).click();
  await turnOf(en, 2).waitFor();
  await turnOf(en, 6).click();
  await rollButton(page).waitFor();
  assert.is(await cardInView(), second, 'the planeswalk of the other turn has not left this plane');

  const log = await readLog(page);
  assert.equal(log.slice(-4), [
    `${en.player(1)} rolls the planar die (free, physical die): planeswalk.`,
    `${en.player(6)} has a turn marker. Their turn begins once ${en.player(1)}’s turn is over.`,
    `${en.player(1)} planeswalks from ${firstName} to ${thirdName}.`,
    `${en.player(2)}’s turn. ${en.player(6)}’s turn.`,
  ]);
});

test('the other turn shows that a decision is pending, and cards in hand are reachable from the life view', async () => {
  await open('en-US');
  await begin(en);
  await enterRoll(page, 'planeswalk');
  await turnOf(en, 5).click();
  await turnOf(en, 1).filter({ hasText: en.concurrentTurns.toDo }).waitFor();
  await goTo(page, '/life');
  await openFromMenu(page, en.planarDeck);
  await page.getByRole('dialog').getByRole('button', { name: en.byHand.take.look }).click();
  await button(en.choice.show).waitFor();
  await goTo(page, '/life');
  await button(en.table.settleChoice).click();
  await button(en.choice.show).waitFor();
  await turnOf(en, 5).filter({ hasText: en.concurrentTurns.toDo }).waitFor();
});

test('undo switches to the turn of the undone move', async () => {
  await open('en-US');
  await begin(en);
  await enterRoll(page, 'planeswalk');
  await button(en.table.planeswalk).waitFor();
  await turnOf(en, 5).click();
  await enterRoll(page, 'blank');
  await turnOf(en, 1).click();
  await button(en.table.undo).click();
  assert.is(await turnOf(en, 5).getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: en.table.rollLabel(0), exact: true }).waitFor();
  await button(en.table.undo).click();
  await turnOf(en, 1).and(page.locator('[aria-pressed="true"]')).waitFor();
  await rollButton(page).waitFor();
  await button(en.table.redo).click();
  await button(en.table.planeswalk).waitFor();
});

test('with too few players left a turn marker is removed with its plane, in Russian too', async () => {
  await open('ru-RU');
  await begin(ru);
  const [first, firstName] = [await cardInView(), await nameInView()];
  await goTo(page, '/life');
  await button(ru.seat.more(ru.player(3))).click();
  await button(ru.seatSheet.concede).click();
  await button(ru.seatSheet.concede).last().click();
  await button(ru.table.passTurn).click();
  await turns(ru).waitFor({ state: 'detached' });
  await goTo(page, '/');
  await rollButton(page, ru).waitFor();
  assert.is.not(await cardInView(), first);
  const log = await readLog(page, ru);
  assert.equal(log.slice(-2), [
    `${ru.player(3)} сдаётся. ${ru.player(3)}: колода измерений выходит из партии. Для такого числа игроков маркеров хода слишком много. ${ru.player(1)}: маркер убирается после этого хода.`,
    `${ru.player(1)}: маркер хода убран. В низ колоды без перехода: «${firstName}».`,
  ]);
});

test.run();
