/** Each press on a total counts once, for its own player, however many fingers press and however quickly. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor, type OpenOptions } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  letFirstPlayerBegin,
  lifeButton,
  lifeTotalsIn,
  startGame,
  waitForLife,
} from '../support/playing/play';
import { sendTouchesTogether } from '../support/playing/touch';
import { assert, suite } from '../support/suite';

/** The maximum response time to a tap, in milliseconds. */
const LIFE_TIMEOUT = 5000;

const test = suite('counts every tap');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

for (const players of [2, 3, 4, 5, 6]) {
  test(`${players} seats: every half counts one on release, for its own player only`, async () => {
    await openLife(players);
    for (let player = 0; player < players; player++) {
      for (const by of [-1, 1] as const) {
        const before = await lifeTotalsIn(page);
        const { x, y } = await middleOf(half(player, by));
        await page.mouse.move(x, y);
        await page.mouse.down();
        assert.equal(await lifeTotalsIn(page), before, 'it counted before it was let go');
        await page.mouse.up();
        await waitForLifeSoon(before.with(player, (before[player] ?? 0) + by));
      }
    }
  });
}

test('a finger that slides more than 20 px counts nothing; one that only trembles counts', async () => {
  await openLife(4);
  const { x, y } = await middleOf(half(1, -1));
  for (const [dx, dy, expectedCount] of [
    [0, 26, 0],
    [26, 0, 0],
    [-17, -17, 0],
    [8, 8, 1],
    [0, 14, 1],
  ] as const) {
    const before = await lifeTotalsIn(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy);
    await page.mouse.up();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await waitForLifeSoon(before.with(1, (before[1] ?? 0) - expectedCount));
  }
  // Sliding back does not make it count again.
  const before = await lifeTotalsIn(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 30);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await tap(half(0, 1));
  await waitForLifeSoon(before.with(0, (before[0] ?? 0) + 1));
});

test('holding counts ten after half a second, then a ten about every second, and releasing adds nothing', async () => {
  await openLife(4);
  const changes = await recordLifeChanges(2);
  const { x, y } = await middleOf(half(2, 1));
  await page.mouse.move(x, y);
  const pressed = await page.evaluate(() => performance.now());
  await page.mouse.down();
  await page.waitForFunction(() => Number(document.querySelector('[data-life="2"]')?.textContent) >= 40);
  await page.mouse.up();
  await tap(half(0, -1));
  await page.waitForFunction(() => document.querySelector('[data-life="0"]')?.textContent === '19');
  const seen = await changes();
  const expectedTotals = seen.map((_, times) => 30 + 10 * times);
  assert.equal(
    seen.map(({ life }) => life),
    expectedTotals,
  );
  await waitForLifeSoon([19, 20, expectedTotals.at(-1) ?? 0, 20]);
  const [first = 0, second = 0] = seen.map(({ at }) => at);
  assert.ok(first - pressed >= 490, `ten came after ${first - pressed} ms`);
  assert.ok(first - pressed < 1000, `ten came after ${first - pressed} ms`);
  assert.ok(second - first > 900 && second - first < 1600, `ten more came after ${second - first} ms`);
});

test('in a player’s sheet too, a tap counts one and holding ten, and what is at zero stays there', async () => {
  await openLife(4);
  await page.getByRole('button', { name: en.seat.more(en.player(2)) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(en.commander.title, { exact: true }).click();
  const name = en.player(1);
  const row = sheet.getByText(name, { exact: true }).locator('../..');
  const [minus, plus] = [en.counters.removeOne(name), en.counters.addOne(name)].map((label) =>
    sheet.getByRole('button', { name: label }),
  );
  const waitForDamage = (damage: string | RegExp) =>
    row.locator('output').getByText(damage, { exact: true }).waitFor();
  const hold = async (button: Locator | undefined, damage: string | RegExp) => {
    await button?.hover();
    await page.mouse.down();
    await waitForDamage(damage);
    await page.mouse.up();
  };
  await plus?.click();
  await waitForDamage('1');
  await hold(plus, /^\d1$/);
  await minus?.click();
  await waitForDamage(/^\d0$/);
  await hold(minus, '0');
  await page.keyboard.press('Escape');
  await waitForLifeSoon([20, 20, 20, 20]);
});

test('rotating the phone while holding ends the press', async () => {
  await openLife(4);
  const { x, y } = await middleOf(half(2, 1));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForFunction(() => Number(document.querySelector('[data-life="2"]')?.textContent) >= 30);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => innerWidth === 844);
  const lifeAfterRotation = await page.locator('[data-life="2"]').textContent();
  await page.waitForTimeout(1200);
  assert.is(await page.locator('[data-life="2"]').textContent(), lifeAfterRotation);
  await page.mouse.up();
  assert.is(await page.locator('[data-life="2"]').textContent(), lifeAfterRotation);
});

test('quick taps make one log line with their sum, and one undo reverts them', async () => {
  await openLife(4);
  for (let times = 0; times < 7; times++) await tap(half(3, -1));
  for (let times = 0; times < 2; times++) await tap(half(1, 1));
  await waitForLifeSoon([20, 22, 20, 13]);
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(en.log.lifeChanged(en.player(4), '−7', 13)).waitFor();
  assert.is(
    await dialog
      .getByRole('listitem')
      .filter({ hasText: `${en.player(4)} −` })
      .count(),
    1,
  );
  await dialog.getByText(en.log.lifeChanged(en.player(2), '+2', 22)).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.table.undo }).click();
  await waitForLifeSoon([20, 20, 20, 13]);
  await page.getByRole('button', { name: en.table.undo }).click();
  await waitForLifeSoon([20, 20, 20, 20]);
});

test('two fingers on two panels at once both count, and so do two on one panel', async () => {
  await openLife(4, { hasTouch: true });
  const fingers = await page.context().newCDPSession(page);
  await press(fingers, await middleOf(half(0, -1)), await middleOf(half(2, 1)));
  await waitForLifeSoon([19, 20, 21, 20]);
  for (let times = 0; times < 5; times++) {
    await press(fingers, await middleOf(half(1, -1)), await middleOf(half(3, -1)));
  }
  await waitForLifeSoon([19, 15, 21, 15]);
  await press(fingers, await middleOf(half(0, 1)), await middleOf(half(0, -1)));
  await press(fingers, await middleOf(half(2, -1)));
  await waitForLifeSoon([19, 15, 20, 15]);
});

test('a sliding finger does not cancel the tap of another', async () => {
  await openLife(4, { hasTouch: true });
  const fingers = await page.context().newCDPSession(page);
  const stillPoint = await middleOf(half(0, -1));
  const slidingPoint = await middleOf(half(2, -1));
  const points = (dy: number) => [
    { ...stillPoint, id: 0 },
    { x: slidingPoint.x, y: slidingPoint.y + dy, id: 1 },
  ];
  await sendTouchesTogether(fingers, points(0), points(10), points(20), points(30));
  await waitForLifeSoon([19, 20, 20, 20]);
  await press(fingers, slidingPoint);
  await waitForLifeSoon([19, 20, 19, 20]);
});

test('the keypad sets a total, and the press that closes it affects nothing beneath', async () => {
  await openLife(2);
  await page.getByRole('button', { name: en.seat.setLife(en.player(2)) }).click();
  for (const digit of ['1', '3', '7']) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: en.seatSheet.set, exact: true }).click();
  await waitForLifeSoon([20, 137]);
  await page.getByRole('button', { name: en.seat.setLife(en.player(1)) }).click();
  await page.getByRole('dialog').waitFor();
  // A tap outside the sheet closes it; the panel under the finger counts nothing.
  await page.mouse.click(195, 120);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tap(half(0, 1));
  await waitForLifeSoon([21, 137]);
});

test('the keypad adds and subtracts life in three taps, each one step', async () => {
  await openLife(2);
  for (const [digits, name, total] of [
    ['7', en.keypad.resulting(en.keypad.lose(7), '13'), 13],
    ['15', en.keypad.resulting(en.keypad.gain(15), '28'), 28],
    ['40', en.keypad.resulting(en.keypad.lose(40), '−12'), -12],
  ] as const) {
    await page.getByRole('button', { name: en.seat.setLife(en.player(2)) }).click();
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForLifeSoon([20, total]);
  }
});

test('a second tap on the next turn is ignored; one right after an undo counts', async () => {
  page = await visit();
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await letFirstPlayerBegin(page);
  await startGame(page);
  const waitForTurn = (turn: number) =>
    page.getByText(en.table.turnOf(en.player(turn), turn)).waitFor({ state: 'attached' });
  const press = (...names: readonly string[]) =>
    page.evaluate((labels) => {
      for (const label of labels) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => (button.getAttribute('aria-label') ?? '').startsWith(label))?.click();
      }
    }, names);
  await waitForTurn(1);
  await page.waitForFunction(() => !document.querySelector('main [aria-disabled="true"]'));
  await press(en.table.nextLabel(''));
  await waitForTurn(2);
  await press(en.table.nextLabel(''));
  await press(en.table.undo);
  await waitForTurn(1);
  await press(en.table.nextLabel(''));
  await waitForTurn(2);
});

test('a sheet opened right after another one was closed stays open', async () => {
  await openLife(4);
  await page.getByRole('button', { name: en.seat.more(en.player(1)) }).click();
  await page.getByRole('dialog', { name: en.player(1) }).waitFor();
  await page.evaluate(
    async ([close, next]) => {
      for (const name of [close, next]) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.getAttribute('aria-label') === name)?.click();
        await new Promise(requestAnimationFrame);
      }
    },
    [en.close, en.seat.more(en.player(3))] as const,
  );
  const sheet = page.getByRole('dialog', { name: en.player(3) });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: en.seatSheet.morePoison }).click();
  await sheet.getByRole('status').filter({ hasText: '1' }).waitFor();
});

test.run();

/** Opens the life view of a new game with this many players, the first of whom starts. */
async function openLife(players: number, options: OpenOptions = {}): Promise<void> {
  page = await visit(options);
  const add = page.getByRole('button', { name: en.newGame.add });
  await add.waitFor();
  for (let seat = 5; seat <= players; seat++) await add.click();
  for (let seat = 4; seat > players; seat--) {
    await page.getByRole('button', { name: en.newGame.remove(en.player(seat)) }).click();
  }
  await letFirstPlayerBegin(page);
  await startGame(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await page.getByRole('button', { name: en.table.toPlane }).waitFor();
  assert.is((await lifeTotalsIn(page)).length, players);
}

function half(player: number, by: 1 | -1): Locator {
  return lifeButton(page, player, by);
}

function waitForLifeSoon(expected: readonly number[]): Promise<void> {
  return waitForLife(page, expected, LIFE_TIMEOUT);
}

/** Returns a point of a half that nothing covers, where a thumb would press: near its sign. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate((button) => {
    const { left, top, width, height } = (button.querySelector('span') ?? button).getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const found = document.elementFromPoint(point.x, point.y);
    if (!button.contains(found)) throw new Error(`something lies above: ${found?.outerHTML.slice(0, 100)}`);
    return point;
  });
}

async function tap(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.click(x, y);
}

/** Presses and releases all fingers together. */
async function press(fingers: CDPSession, ...at: readonly { x: number; y: number }[]): Promise<void> {
  await sendTouchesTogether(
    fingers,
    at.map((point, id) => ({ ...point, id })),
  );
}

/** Observes one total from now on and returns each new value and when it was shown. */
async function recordLifeChanges(player: number) {
  const seen = await page.evaluateHandle((seat) => {
    const changes: { life: number; at: number }[] = [];
    const total = document.querySelector(`[data-life="${seat}"]`);
    new MutationObserver(() => {
      changes.push({ life: Number(total?.textContent), at: performance.now() });
    }).observe(total as Element, { characterData: true, childList: true, subtree: true });
    return changes;
  }, player);
  return () => seen.jsonValue();
}
