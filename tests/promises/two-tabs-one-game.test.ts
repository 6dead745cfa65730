// starts first
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  letFirstPlayerBegin,
  lifeButton,
  lifeTotalsIn,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { lifeTotalsOf, readRows, storedGame } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('two tabs, one game');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

test('rapid alternating taps all count in both tabs', async () => {
  const [one, other] = await twoTabsInAGame();
  for (let round = 0; round < 40; round++) {
    await tapLife(one, round % 4, -1);
    await tapLife(other, (round + 1) % 4, -1);
  }
  await waitForLifeInBoth([one, other], [0, 0, 0, 0]);
  await assertSameGameStored([one, other], [0, 0, 0, 0]);
});

test('two people tapping independently at the same time lose no tap', async () => {
  const [one, other] = await twoTabsInAGame();
  const tapWithPauses = (tab: Page, player: number, pauses: readonly number[]) =>
    lifeButton(tab, player, 1).evaluate(async (half, times) => {
      for (const time of times) {
        (half as HTMLElement).click();
        await new Promise((done) => setTimeout(done, time));
      }
    }, pauses);
  const pauses = Array.from({ length: 60 }, (_, tap) => (tap * 7) % 31);
  await Promise.all([tapWithPauses(one, 0, pauses), tapWithPauses(other, 1, pauses.toReversed())]);
  await waitForLifeInBoth([one, other], [80, 80, 20, 20]);
  await assertSameGameStored([one, other], [80, 80, 20, 20]);
});

test('simultaneous bursts, on the same total and on different ones, all count', async () => {
  const [one, other] = await twoTabsInAGame();
  await Promise.all([tapLife(one, 0, -1, 25), tapLife(other, 0, -1, 25)]);
  await waitForLifeInBoth([one, other], [20 - 50, 20, 20, 20]);
  await Promise.all([tapLife(one, 1, 1, 25), tapLife(other, 2, -1, 25)]);
  await waitForLifeInBoth([one, other], [-30, 45, -5, 20]);
  await Promise.all([tapLife(one, 3, 1, 10), tapLife(other, 3, -1, 3)]);
  await waitForLifeInBoth([one, other], [-30, 45, -5, 27]);
  await assertSameGameStored([one, other], [-30, 45, -5, 27]);
});

test('simultaneous moves of different kinds all count', async () => {
  const [one, other] = await twoTabsInAGame();
  const tapNextTurn = (tab: Page) =>
    tab.getByRole('button', { name: /^Next turn/ }).evaluate(async (button) => {
      while (button.matches('[aria-disabled="true"]')) await new Promise(requestAnimationFrame);
      (button as HTMLElement).click();
    });
  await Promise.all([tapNextTurn(one), tapLife(other, 2, -1, 5)]);
  await waitForLifeInBoth([one, other], [20, 20, 15, 20]);
  await waitForNextPlayer([one, other], en.player(3));
  await Promise.all([tapNextTurn(one), tapNextTurn(other), tapLife(one, 2, 1, 2)]);
  await waitForLifeInBoth([one, other], [20, 20, 17, 20]);
  await waitForNextPlayer([one, other], en.player(1));
  await assertSameGameStored([one, other], [20, 20, 17, 20]);
});

test('moves of two tabs can be undone to the start in either, even after both were reloaded', async () => {
  const [one, other] = await twoTabsInAGame();
  await Promise.all([tapLife(one, 0, -1, 8), tapLife(other, 1, -1, 9)]);
  await one.getByRole('button', { name: /^Next turn/ }).click();
  await waitForNextPlayer([one, other], en.player(3));
  await Promise.all([tapLife(one, 2, -1, 8), tapLife(other, 2, -1, 9)]);
  await waitForLifeInBoth([one, other], [12, 11, 3, 20]);
  await waitUntilSettled([one, other]);

  await Promise.all([one.reload(), other.reload()]);
  await waitForLifeInBoth([one, other], [12, 11, 3, 20]);
  const undo = other.getByRole('button', { name: en.table.undo });
  let undone = 0;
  while (await undo.isEnabled()) {
    await undo.click();
    undone += 1;
  }
  await waitForLifeInBoth([one, other], [20, 20, 20, 20]);
  for (const tab of [one, other]) {
    await tab.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
    assert.ok(await tab.getByRole('button', { name: en.table.undo }).isDisabled());
  }

  const redo = one.getByRole('button', { name: en.table.redo });
  for (let step = 0; step < undone; step++) await redo.click();
  await waitForLifeInBoth([one, other], [12, 11, 3, 20]);
  assert.ok(await redo.isDisabled());
  await assertSameGameStored([one, other], [12, 11, 3, 20]);
});

test('a simultaneous undo and tap in two tabs leave both with the same game', async () => {
  const [one, other] = await twoTabsInAGame();
  for (const player of [0, 1, 2, 3]) await tapLife(one, player, -1);
  await waitForLifeInBoth([one, other], [19, 19, 19, 19]);
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      one.getByRole('button', { name: en.table.undo }).evaluate((button) => (button as HTMLElement).click()),
      tapLife(other, round % 4, -1),
    ]);
    await waitUntilSettled([one, other]);
  }
  await assertSameGameStored([one, other], await lifeTotalsIn(one));
});

test('a new game started in one tab is the game of both, and the previous one is kept', async () => {
  const [one, other] = await twoTabsInAGame();
  await tapLife(one, 0, -1, 3);
  await waitForLifeInBoth([one, other], [17, 20, 20, 20]);
  await one.getByRole('button', { name: en.table.menu }).click();
  await one.getByRole('button', { name: en.newGame.rematch(true) }).click();
  await waitForLifeInBoth([one, other], [20, 20, 20, 20]);
  await Promise.all([tapLife(one, 1, -1, 4), tapLife(other, 1, -1, 4)]);
  await waitForLifeInBoth([one, other], [20, 12, 20, 20]);
  await assertSameGameStored([one, other], [20, 12, 20, 20]);
  assert.is((await readRows(one)).games.length, 2);
});

test.run();

/** Opens two tabs with a game of four, one plane revealed. */
async function twoTabsInAGame(): Promise<readonly [Page, Page]> {
  const one = await visit();
  await letFirstPlayerBegin(one);
  await startGame(one);
  await revealStartingPlane(one);
  await waitUntilSettled([one]);
  const other = await one.context().newPage();
  await other.goto(host.url);
  await other.locator('[data-card]').waitFor();
  await waitUntilSettled([one, other]);
  return [one, other];
}

async function waitForLifeInBoth(tabs: readonly Page[], lifeTotals: readonly number[]): Promise<void> {
  for (const tab of tabs) await waitForLife(tab, lifeTotals);
}

async function waitForNextPlayer(tabs: readonly Page[], nextPlayer: string): Promise<void> {
  for (const tab of tabs) await tab.getByRole('button', { name: en.table.nextLabel(nextPlayer) }).waitFor();
}

/** Checks that both tabs show the same state, which is also the stored one. */
async function waitUntilSettled(tabs: readonly Page[]): Promise<void> {
  let seen: unknown;
  await until(
    async () => {
      const shown = await Promise.all(tabs.map(lifeTotalsIn));
      const stored = await storedGame(tabs[0] as Page);
      const lifeTotals = stored && lifeTotalsOf(stored.game);
      seen = { shown, lifeTotals };
      return lifeTotals !== undefined && shown.every((tab) => `${tab}` === `${lifeTotals}`);
    },
    () => `the tabs and the store do not come to agree: ${JSON.stringify(seen)}`,
  );
}

/** Checks that the stored game is the one shown, with every step in its place and none duplicated. */
async function assertSameGameStored(tabs: readonly Page[], lifeTotals: readonly number[]): Promise<void> {
  await waitUntilSettled(tabs);
  const stored = await storedGame(tabs[0] as Page);
  assert.ok(stored);
  assert.equal(lifeTotalsOf(stored.game), lifeTotals);
  assert.equal(
    stored.steps.map(({ index }) => index),
    Array.from({ length: Number(stored.game.length) }, (_, index) => index),
  );
  for (const tab of tabs) {
    await tab.reload();
    await tab.locator('[data-life]').first().waitFor({ state: 'attached' });
    assert.equal(await lifeTotalsIn(tab), lifeTotals, 'shown after a reload');
  }
}
