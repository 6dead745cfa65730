/** Plane and life are one swipe apart, in either direction; no swipe leaves the game. */
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  goTo,
  lifeButton,
  openMenu,
  revealStartingPlane,
  rollButton,
  startGame,
  takeCards,
  tapLife,
} from '../support/playing/play';
import { createFingerTap, drag, sendTouchesTogether, slideFinger } from '../support/playing/touch';
import { waitUntilAtRest } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('turns over by a swipe');
const visit = appOpenerFor(await hostFor(test), test);

/** CSS pixels that a finger moves between two events. */
const PIXELS_PER_MOVE = 60;

/** Milliseconds in which the browser would go back. */
const SETTLE_TIME = 700;

async function startFromForm(viewport: { width: number; height: number }): Promise<Page> {
  const page = await visit({ hasTouch: true, viewport });
  await goTo(page, '/settings');
  await goTo(page, '/new');
  await startGame(page);
  await revealStartingPlane(page);
  return page;
}

/** Slides a finger from one point to another, as fractions of the area of the views. */
async function slide(page: Page, from: [x: number, y: number], to: [x: number, y: number]): Promise<void> {
  const box = await page.locator('[data-views]').boundingBox();
  assert.ok(box);
  const glass = await page.context().newCDPSession(page);
  const at = ([x, y]: [number, number]) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  const [start, end] = [at(from), at(to)];
  const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / PIXELS_PER_MOVE);
  const moves = Array.from({ length: steps }, (_, step) => ({
    x: start.x + ((end.x - start.x) * (step + 1)) / steps,
    y: start.y + ((end.y - start.y) * (step + 1)) / steps,
  }));
  await sendTouchesTogether(glass, [start], ...moves.map((point) => [point]));
  await glass.detach();
}

const waitForView = (page: Page, view: 'plane' | 'life' | 'all') =>
  page.locator(`main[data-view="${view}"]`).waitFor();

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`in either direction, from either view, at ${width} × ${height}`, async () => {
    const page = await startFromForm({ width, height });
    for (const [from, to] of [
      [0.2, 0.9],
      [0.8, 0.1],
    ] as const) {
      await slide(page, [from, 0.7], [to, 0.72]);
      await waitForView(page, 'life');
      await slide(page, [from, 0.4], [to, 0.42]);
      await waitForView(page, 'plane');
    }
    const lifeTotals = await page.locator('[data-life]').allTextContents();
    assert.equal(lifeTotals, ['20', '20', '20', '20']);
  });
}

test('a swipe on a sheet neither closes it nor goes back, even where nothing is left to scroll', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog');
  await openMenu(page);
  await slide(page, [0.2, 0.5], [0.9, 0.5]);
  await page.waitForTimeout(SETTLE_TIME);
  assert.is(await sheet.count(), 1);
  await page.keyboard.press('Escape');
  await goTo(page, '/life');
  // The sheet of a player at the left side scrolls sideways.
  await page.getByRole('button', { name: en.seat.more(en.player(2)) }).click();
  for (const swipe of [1, 2, 3]) {
    await slide(page, [0.2, 0.5], [0.9, 0.5]);
    await page.waitForTimeout(SETTLE_TIME);
    assert.is(await sheet.count(), 1, `the sheet was closed by swipe ${swipe}`);
  }
  await waitForView(page, 'life');
});

test('a sheet turned to its player’s side scrolls under a finger, both ways', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await goTo(page, '/life');
  for (const [player, forward, back, width, height] of [
    [2, 0.65, 0.3, 390, 844],
    [3, 0.3, 0.65, 390, 844],
    [2, 0.65, 0.3, 320, 568],
    [3, 0.3, 0.65, 320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: en.seat.more(en.player(player)) }).click();
    const content = page.getByRole('dialog').locator('> div');
    const scrolledBy = () => content.evaluate(({ scrollTop }) => scrollTop);
    // A finger that comes before the sheet has its size scrolls nothing.
    await until(() => content.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 20));
    await waitUntilAtRest(page);
    await slide(page, [back, 0.5], [forward, 0.5]);
    await until(async () => (await scrolledBy()) > 20);
    await waitUntilAtRest(page);
    const farthest = await scrolledBy();
    await slide(page, [forward, 0.5], [back, 0.5]);
    await until(async () => (await scrolledBy()) < farthest - 20);
    await page.keyboard.press('Escape');
  }
});

test('revealing the starting plane from the life totals turns to the plane', async () => {
  const page = await visit({ hasTouch: true });
  await startGame(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await waitForView(page, 'life');
  await revealStartingPlane(page);
  await waitForView(page, 'plane');
});

test('taking cards off the planar deck from the life totals turns to the cards', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await goTo(page, '/life');
  await waitForView(page, 'life');
  await takeCards(page, 1);
  await waitForView(page, 'plane');
});

test('at any speed', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  const glass = await page.context().newCDPSession(page);
  const path = [0, 1, 2, 3, 4, 5].map((step) => ({ x: 80 + 40 * step, y: 500 + step }));
  await slideFinger(3, glass, path);
  await waitForView(page, 'life');
  await slideFinger(1.5, glass, path.toReversed());
  await waitForView(page, 'plane');
});

test('but not once the press has been held and has counted', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await page.getByRole('button', { name: en.table.toLife }).tap();
  const box = await lifeButton(page, 0, -1).boundingBox();
  assert.ok(box);
  const glass = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: box.y + box.height / 2 }] });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(30) });
  await page.locator('[data-life="0"]').getByText('10').waitFor();
  for (const x of [60, 120, 180, 240])
    await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tapLife(page, 1);
  await page.locator('[data-life="1"]').getByText('19').waitFor();
  await waitForView(page, 'life');
});

test('a button tapped at once after a swipe in any direction does what it says', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: en.table.menu });
  const tapWithFinger = createFingerTap(page);
  const glass = await page.context().newCDPSession(page);
  for (const [view, from, to] of [
    ['life', { x: 300, y: 600 }, { x: 60, y: 602 }],
    ['life', { x: 150, y: 550 }, { x: 150, y: 300 }],
    ['plane', { x: 60, y: 600 }, { x: 300, y: 602 }],
  ] as const) {
    await drag(glass, from, to);
    await tapWithFinger(menu);
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await waitForView(page, view);
  }
});

test('vertical swipes scroll the text and do not turn the table over', async () => {
  const page = await startFromForm({ width: 320, height: 568 });
  await slide(page, [0.5, 0.8], [0.55, 0.1]);
  await slide(page, [0.5, 0.2], [0.45, 0.9]);
  await waitForView(page, 'plane');
});

test('a swipe from the panel of a player who has left turns the table over, too', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await page.getByRole('button', { name: en.seat.more(en.player(3)) }).tap();
  await page.getByRole('button', { name: en.seatSheet.concede }).tap();
  await page.getByText(en.seatSheet.concedeQuestion(en.player(3))).waitFor();
  await page.getByRole('button', { name: en.seatSheet.concede }).tap();
  const panel = page.locator('[data-player="2"]');
  await panel.getByText(en.departed.outOfGame).waitFor();
  const [viewsBox, panelBox] = await Promise.all([
    page.locator('[data-views]').boundingBox(),
    panel.boundingBox(),
  ]);
  assert.ok(viewsBox && panelBox);
  const at = (part: number): [number, number] => [
    (panelBox.x + panelBox.width * part - viewsBox.x) / viewsBox.width,
    (panelBox.y + panelBox.height * 0.45 - viewsBox.y) / viewsBox.height,
  ];
  await slide(page, at(0.1), at(0.9));
  await waitForView(page, 'plane');
});

test('something to read on the plane turns the totals over; a blank or an undo does not', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await enterRoll(page, 'blank');
  await rollButton(page).waitFor();
  await waitForView(page, 'life');
  await enterRoll(page, 'chaos');
  await waitForView(page, 'plane');
  await page.locator('[aria-current="true"]').first().waitFor();
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await enterRoll(page, 'planeswalk');
  await waitForView(page, 'life');
  await page.getByRole('button', { name: en.table.planeswalk, exact: true }).tap();
  await waitForView(page, 'plane');
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await page.getByRole('button', { name: en.table.undo }).tap();
  await page.getByRole('button', { name: en.table.planeswalk, exact: true }).waitFor();
  await waitForView(page, 'life');
});

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
] as const) {
  test(`with both views visible at ${width} × ${height}, neither is chosen`, async () => {
    const page = await visit({ hasTouch: true, viewport: { width, height } });
    await page.getByRole('radio', { name: en.newGame.layouts.map }).check();
    await startGame(page);
    await revealStartingPlane(page);
    await enterRoll(page, 'planeswalk');
    await page.getByRole('button', { name: en.table.planeswalk, exact: true }).tap();
    await page.locator('[data-square="1 0"]').tap();
    const goButton = page.locator('[data-actions] button', { hasText: en.map.planeswalkTo('') });
    await goButton.waitFor();
    for (const [from, to] of [
      [0.2, 0.45],
      [0.45, 0.2],
      [0.45, 0.2],
    ] as const) {
      await slide(page, [from, 0.1], [to, 0.1]);
      assert.is(await goButton.count(), 1, 'the button is still the chosen destination');
    }
    await goButton.tap();
    await page.locator('[data-card]').waitFor();
  });
}

test('on a screen that becomes large, as when a phone is unfolded, the view shown before is forgotten', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await page.getByRole('button', { name: en.table.toLife }).tap();
  await waitForView(page, 'life');
  await page.setViewportSize({ width: 768, height: 1024 });
  await waitForView(page, 'all');
  await page.locator('[data-card]').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForView(page, 'life');
});

test('going back from a game leads to where the form was opened, not to the form', async () => {
  const page = await startFromForm({ width: 390, height: 844 });
  await page.goBack();
  await page.getByRole('heading', { name: en.places.settings }).waitFor();
  await page.goForward();
  await waitForView(page, 'plane');
});

test.run();
