/** The first game explains itself where it is needed, each hint until it was followed or dismissed for good. */
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  blankFirstRollScript,
  goTo,
  letFirstPlayerBegin,
  lifeButton,
  resolvePendingSteps,
  revealStartingPlane,
  rollButton,
  startGame,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { waitUntilAtRest } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('explains itself');
const visit = appOpenerFor(await hostFor(test), test);

const hint = (page: Page, name: string) => page.locator(`[data-hint="${name}"]`);
const awaitNoHint = (page: Page) => page.locator('[data-hint]').waitFor({ state: 'detached' });

async function roll(page: Page): Promise<void> {
  await rollButton(page).tap();
  await page.locator('[data-settled]').waitFor();
  await page.locator('[data-settled]').waitFor({ state: 'detached' });
}

test('the die, the next turn, undo, the swipe and holding are explained in turn, and never again', async () => {
  const page = await visit({ hasTouch: true, script: blankFirstRollScript });
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  await hint(page, 'die').getByText(en.hints.die).waitFor();
  await roll(page);
  await hint(page, 'nextTurn').waitFor();
  await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
  await hint(page, 'undo').waitFor();
  await page.getByRole('button', { name: en.table.undo }).tap();
  await page.getByRole('button', { name: en.table.redo }).tap();
  await awaitNoHint(page);
  await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
  await hint(page, 'swipe').waitFor();
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await page.locator('[data-life="0"]').waitFor();
  await page.getByText(en.tapHint).first().waitFor();
  await awaitNoHint(page);
  await page.getByRole('button', { name: en.table.toPlane }).tap();
  await page.locator('[data-card]').waitFor();
  await awaitNoHint(page);
  await goTo(page, '/new');
  await startGame(page);
  await revealStartingPlane(page);
  await rollButton(page).waitFor();
  await awaitNoHint(page);
});

test('whoever has turned the table over is not told how, even if a reminder had the place of hints', async () => {
  const page = await visit({ hasTouch: true, script: blankFirstRollScript });
  await letFirstPlayerBegin(page);
  await startGame(page);
  await stackDeck(page, 'littjara', 'bant');
  await revealStartingPlane(page);
  await hint(page, 'die').waitFor();
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await page.getByRole('button', { name: en.reminders.dismiss }).waitFor();
  await page.getByRole('button', { name: en.table.toPlane }).tap();
  await roll(page);
  await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
  await hint(page, 'undo').waitFor();
  await page.getByRole('button', { name: en.table.undo }).tap();
  await page.getByRole('button', { name: en.table.redo }).tap();
  await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
  await awaitNoHint(page);
});

test('hints that nobody heeds are gone after four turns, and the card has their room', async () => {
  const page = await visit({ hasTouch: true, script: blankFirstRollScript });
  await letFirstPlayerBegin(page);
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  const heightOfCard = async () => (await page.locator('[data-card]').boundingBox())?.height ?? 0;
  for (const shown of ['die', 'die', 'undo', 'swipe'] as const) {
    await hint(page, shown).waitFor();
    if (shown === 'swipe') break;
    await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
    await page.waitForTimeout(500);
  }
  const heightBesideHint = await heightOfCard();
  await page.getByRole('button', { name: en.table.nextLabel('') }).tap();
  await awaitNoHint(page);
  assert.ok((await heightOfCard()) > heightBesideHint);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a blank stays readable until the next action, motion: ${reducedMotion}`, async () => {
    const page = await visit({ reducedMotion, script: blankFirstRollScript });
    await letFirstPlayerBegin(page);
    await startGame(page);
    await revealStartingPlane(page);
    await resolvePendingSteps(page);
    const landed = page.locator('[data-settled="blank"]');
    const measureReadableTime = () =>
      landed.evaluate(async (element) => {
        const began = performance.now();
        while (element.isConnected && Number(getComputedStyle(element).opacity) > 0.5)
          await new Promise(requestAnimationFrame);
        return performance.now() - began;
      });
    await rollButton(page).click();
    await landed.waitFor();
    assert.ok((await measureReadableTime()) > 1500);
    await landed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.table.undo }).click();
    await rollButton(page).click();
    await landed.waitFor();
    await page.getByRole('button', { name: en.table.nextLabel(en.player(2)) }).click();
    await page.waitForFunction(() => !document.querySelector('[data-settled]'), null, { timeout: 1500 });
  });
}

test('without planes the first thing explained is a panel, until life changes', async () => {
  const page = await visit({ hasTouch: true });
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await letFirstPlayerBegin(page);
  await startGame(page);
  await page.getByText(en.tapHint).first().waitFor();
  await lifeButton(page, 0, -1).tap();
  await hint(page, 'nextTurn').waitFor();
});

test('the roll button keeps its place and width when its price changes', async () => {
  for (const width of [390, 320]) {
    const page = await visit({
      hasTouch: true,
      script: blankFirstRollScript,
      viewport: { width, height: 700 },
    });
    await startGame(page);
    await revealStartingPlane(page);
    await waitUntilAtRest(page);
    const before = await rollButton(page).boundingBox();
    await roll(page);
    assert.equal(await rollButton(page).boundingBox(), before);
  }
});

test('an ability that the plane itself shows to be due leaves the hint its place', async () => {
  const page = await visit({ hasTouch: true });
  await startGame(page);
  await stackDeck(page, 'lethe-lake', 'bant');
  await revealStartingPlane(page);
  await page.locator('[data-card]').getByText('Mill ten cards.').waitFor();
  await resolvePendingSteps(page);
  await hint(page, 'die').waitFor();
});

test('on a phone in landscape, a hint leaves the strip of the other view its space', async () => {
  const page = await visit({ hasTouch: true, viewport: { width: 667, height: 375 } });
  await startGame(page);
  await stackDeck(page, 'naya', 'bant');
  await revealStartingPlane(page);
  const strip = page.getByRole('button', { name: en.table.toLife });
  await hint(page, 'die').waitFor();
  await until(async () => ((await strip.boundingBox())?.width ?? 0) >= 140);
  assert.ok(await hint(page, 'die').evaluate((text) => text.scrollHeight <= text.clientHeight + 1));
  await strip.tap();
  await page.locator('[data-life]').first().waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  const planeStrip = page.getByRole('button', { name: en.table.toPlane });
  await until(() =>
    planeStrip.evaluate((strip) =>
      [strip, ...strip.querySelectorAll('*')].every(
        ({ scrollWidth, clientWidth }) => clientWidth <= 1 || scrollWidth <= clientWidth,
      ),
    ),
  );
});

test.run();
