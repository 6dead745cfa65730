import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  goTo,
  lifeButton,
  openFromMenu,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { steadyCenterOf } from '../support/playing/touch';
import { assert, suite } from '../support/suite';

const test = suite('keeps every life');
const visit = appOpenerFor(await hostFor(test), test);

/** Opens a game of four without planes, on its life view. */
async function openLifeTotals(life = 40): Promise<Page> {
  const page = await visit({ hasTouch: true });
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await page.getByRole('radio', { name: `${life} ${en.newGame.lifeHint[life]}` }).check();
  await page.getByRole('radio', { name: en.player(1), exact: true }).check();
  await startGame(page);
  await waitForLife(page, [life, life, life, life]);
  return page;
}

const openSeatSheet = (page: Page, seat: number) =>
  page.getByRole('button', { name: en.seat.more(en.player(seat)) }).click();
/** Chooses whom the attacking commander has hit, and for how much. */
async function dealDamage(page: Page, seat: number, damage: number): Promise<void> {
  await page.getByRole('button', { name: en.commander.damageTo(en.player(seat)) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${damage}`, exact: true })
    .click();
}
const badgesOf = (page: Page, player: number) => page.locator(`[data-badges="${player}"]`);
const undo = (page: Page) => page.getByRole('button', { name: en.table.undo }).click();

test('an attacking commander deals damage and takes life until the attack ends; one undo reverts both', async () => {
  const page = await openLifeTotals();
  await openSeatSheet(page, 2);
  await page.getByRole('button', { name: en.commander.attack, exact: true }).click();
  const banner = page.getByRole('button', { name: en.commander.attacks(en.player(2)) });
  await banner.waitFor();
  await badgesOf(page, 0)
    .getByText(en.commander.damageDealtBy(en.player(2), 0, 21))
    .waitFor({ state: 'attached' });
  await dealDamage(page, 1, 21);
  await banner.waitFor({ state: 'detached' });
  await tapLife(page, 1, 1, 3);
  await waitForLife(page, [19, 43, 40, 40]);
  const outButton = page.getByRole('button', {
    name: en.leaving.label(en.player(1), en.leaving.why.commanderDamage),
  });
  await outButton.waitFor();

  // A declined offer stays declined while its reason lasts, even after a reload; undoing restores the offer.
  await page.getByRole('button', { name: en.leaving.stays(en.player(1)) }).click();
  await outButton.waitFor({ state: 'detached' });
  await page.reload();
  await badgesOf(page, 0)
    .getByText(en.commander.damageDealtBy(en.player(2), 21, 21))
    .waitFor({ state: 'attached' });
  assert.is(await outButton.count(), 0);
  await undo(page);
  await outButton.waitFor();
  await waitForLife(page, [19, 43, 40, 40]);
  await undo(page);
  await waitForLife(page, [19, 40, 40, 40]);
  await undo(page);
  await waitForLife(page, [40, 40, 40, 40]);
  await badgesOf(page, 0).waitFor({ state: 'detached' });
});

test('during an attack, exactly the players it can hit have a frame in its color, whoever’s turn it is', async () => {
  const page = await openLifeTotals();
  const colorsOfFrames = () =>
    page.locator('[data-player]').evaluateAll((panels) =>
      panels.map((panel) => {
        const { boxShadow, backgroundColor, backgroundImage } = getComputedStyle(panel);
        const inside = getComputedStyle(panel, '::after').boxShadow;
        const ground = backgroundImage === 'none' ? '' : backgroundColor;
        return [...new Set(`${boxShadow} ${inside} ${ground}`.match(/rgba?\(.*?\)/g))];
      }),
    );
  const [color] = (await colorsOfFrames()).flat();
  await openSeatSheet(page, 2);
  await page.getByRole('button', { name: en.commander.attack, exact: true }).click();
  await page.locator('[data-damage]').first().waitFor();
  const [attackColor] = (await colorsOfFrames()).flat();
  assert.is.not(attackColor, color);
  const attacker: readonly string[] = [];
  assert.equal(await colorsOfFrames(), [[attackColor], attacker, [attackColor], [attackColor]]);
});

test('an attack ends when the table is turned over to the plane', async () => {
  const page = await visit({ hasTouch: true });
  await startGame(page);
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await openSeatSheet(page, 2);
  await page.getByRole('button', { name: en.commander.attack, exact: true }).click();
  await page.getByText(en.commander.whoWasHit).waitFor();
  await page.getByRole('button', { name: en.table.toPlane }).click();
  await page.getByText(en.commander.whoWasHit).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: en.table.rollLabel(0) }).waitFor();
  await page.getByRole('button', { name: en.table.toLife }).click();
  await tapLife(page, 0);
  await waitForLife(page, [19, 20, 20, 20]);
  assert.is(await page.locator('[data-damage]').count(), 0);
});

test('during an attack, a tap anywhere on the panel of whoever was hit asks for the damage', async () => {
  const page = await openLifeTotals();
  const centers = await Promise.all(
    ([-1, 1] as const).map(async (by) => {
      const box = await lifeButton(page, 0, by).boundingBox();
      assert.ok(box);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }),
  );
  await openSeatSheet(page, 2);
  await page.getByRole('button', { name: en.commander.attack, exact: true }).click();
  await page.locator('[data-damage]').first().waitFor();
  const amounts = page.getByRole('dialog', { name: en.commander.damageTo(en.player(1)) });
  for (const center of centers) {
    await page.mouse.click(...center);
    await amounts.waitFor();
    await page.keyboard.press('Escape');
    await amounts.waitFor({ state: 'detached' });
  }
  await waitForLife(page, [40, 40, 40, 40]);
});

test('infect adds poison; life by keyboard, negative and infinite, is announced once', async () => {
  const page = await openLifeTotals();
  await openSeatSheet(page, 2);
  const infect = `${en.commander.attack} ${en.commander.withInfect}`;
  await page.getByRole('button', { name: infect }).click();
  await dealDamage(page, 1, 3);
  await badgesOf(page, 0).getByText(en.seatSheet.poisonOf(3)).waitFor({ state: 'attached' });
  await badgesOf(page, 0)
    .getByText(en.commander.damageDealtBy(en.player(2), 3, 21))
    .waitFor({ state: 'attached' });
  await waitForLife(page, [40, 40, 40, 40]);

  await page.evaluate(() => {
    const liveRegion = document.querySelector('main [aria-live]');
    const heard: string[] = [];
    new MutationObserver(() => heard.push(liveRegion?.textContent ?? '')).observe(liveRegion ?? document, {
      subtree: true,
      childList: true,
    });
    Object.assign(window, { heard });
  });
  const total = page.getByRole('button', { name: en.seat.setLife(en.player(3)) });
  await total.focus();
  for (let times = 0; times < 6; times++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageUp');
  await waitForLife(page, [40, 40, 44, 40]);
  const announcement = page.locator('main [aria-live]', {
    hasText: en.log.lifeChanged(en.player(3), '+4', 44),
  });
  await announcement.waitFor({ state: 'attached' });
  assert.is(await page.evaluate(() => (window as unknown as { heard: string[] }).heard.length), 1);

  await page.keyboard.press('Enter');
  for (const key of ['-', '1', '5', 'Enter']) await page.keyboard.press(key);
  await waitForLife(page, [40, 40, -15, 40]);
  await total.press('Enter');
  await page.getByRole('button', { name: en.keypad.infinite }).click();
  await page.getByRole('button', { name: en.seatSheet.set, exact: true }).click();
  await waitForLife(page, [40, 40, 'infinite', 40]);
  await tapLife(page, 2, -1, 2);
  await page.reload();
  await waitForLife(page, [40, 40, 'infinite', 40]);
  await undo(page);
  await waitForLife(page, [40, 40, -15, 40]);
});

test('counters and designations survive a reload, and can all be undone', async () => {
  const page = await openLifeTotals();
  await openSeatSheet(page, 1);
  await page.getByText(en.playerCounters.title).click();
  const energy = page.getByRole('button', { name: en.counters.addOne(en.playerCounters.names.energy) });
  for (let times = 0; times < 3; times++) await energy.click();
  await page.getByLabel(en.playerCounters.other).fill('Quest');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.designations.names.monarch }).click();
  await page.keyboard.press('Escape');
  const badges = badgesOf(page, 0);
  const expectedBadges = [
    en.designations.names.monarch,
    en.playerCounters.badge(en.playerCounters.names.energy, 3),
    'Quest: 1',
  ];
  for (const badge of expectedBadges)
    await badges.getByText(badge, { exact: true }).waitFor({ state: 'attached' });
  await page.reload();
  for (const badge of expectedBadges)
    await badges.getByText(badge, { exact: true }).waitFor({ state: 'attached' });

  const drawReminder = page.getByText(
    en.reminders.abilityNow(en.when.endStep, en.reminders.inherent.monarch(en.player(1))),
    { exact: true },
  );
  await drawReminder.waitFor();
  // When the monarch leaves, the active player becomes the monarch. Seat 1 is active, so the turn is passed first.
  await page.getByRole('button', { name: en.table.nextLabel(en.player(2)) }).click();
  await drawReminder.waitFor({ state: 'detached' });
  await openSeatSheet(page, 1);
  await page.getByRole('button', { name: en.seatSheet.concede }).click();
  await page.getByRole('button', { name: en.seatSheet.concede }).last().click();
  await badgesOf(page, 1).getByText(en.designations.names.monarch).waitFor({ state: 'attached' });
  for (let times = 0; times < 5; times++) await undo(page);
  await badges.waitFor({ state: 'detached' });
});

test('players who change seats by dragging keep their state, through a reload and back', async () => {
  const page = await openLifeTotals();
  await tapLife(page, 0, -1, 3);
  await openFromMenu(page, en.seating.title);
  const handleCenter = (seat: number) =>
    steadyCenterOf(page.getByRole('button', { name: en.seating.move(en.player(seat)) }));
  const [from, to] = [await handleCenter(1), await handleCenter(3)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 12 });
  await page.mouse.up();
  await page.getByRole('button', { name: en.apply }).click();
  const seatOrder = () =>
    page
      .locator('[data-player]')
      .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset.player).join(''));
  await page.locator('[data-player="0"] >> nth=0').waitFor();
  assert.is(await seatOrder(), '1203');
  await page.reload();
  await waitForLife(page, [37, 40, 40, 40]);
  assert.is(await seatOrder(), '1203');
  await page.getByRole('button', { name: en.table.nextLabel(en.player(4)) }).waitFor();
  await tapLife(page, 0, -1, 2);
  await waitForLife(page, [35, 40, 40, 40]);
  await undo(page);
  await undo(page);
  await page.getByRole('button', { name: en.table.nextLabel(en.player(2)) }).waitFor();
  assert.is(await seatOrder(), '0123');
  await waitForLife(page, [37, 40, 40, 40]);
});

test('four players with ten fingers each: every total matches its own fingers', async () => {
  const page = await openLifeTotals();
  const lifeTotals = await page.evaluate(async (pressCount) => {
    const totals = [40, 40, 40, 40];
    const halves = [...document.querySelectorAll<HTMLElement>('[data-change]')].map((half) => {
      const { x, y, width, height } = half.getBoundingClientRect();
      const player = Number(half.closest<HTMLElement>('[data-player]')?.dataset.player);
      return { half, player, by: Number(half.dataset.change), x: x + width / 2, y: y + height / 2 };
    });
    /** A fixed seed makes every run the same. */
    let chance = 7;
    const below = (limit: number) => {
      chance = (chance * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(chance / 2 ** 16) % limit;
    };
    const activePresses = new Map<number, { on: (typeof halves)[number]; counts: boolean }>();
    const dispatchPointer = (kind: string, pointerId: number, on: (typeof halves)[number], slide = 0) =>
      on.half.dispatchEvent(
        new PointerEvent(kind, { pointerId, clientX: on.x + slide, clientY: on.y, bubbles: true, button: 0 }),
      );
    const lift = (pointer: number) => {
      const press = activePresses.get(pointer);
      if (!press) return;
      activePresses.delete(pointer);
      const isCanceled = below(12) === 0;
      dispatchPointer(isCanceled ? 'pointercancel' : 'pointerup', pointer, press.on);
      if (press.counts && !isCanceled) totals[press.on.player] = (totals[press.on.player] ?? 0) + press.on.by;
    };
    for (let press = 0; press < pressCount; press++) {
      const pointer = below(40);
      lift(pointer);
      const on = halves[below(halves.length)];
      if (!on) throw new Error('no halves');
      dispatchPointer('pointerdown', pointer, on);
      const slide = below(6) === 0 ? 21 + below(40) : below(20);
      dispatchPointer('pointermove', pointer, on, slide);
      activePresses.set(pointer, { on, counts: slide <= 20 });
      if (press % 100 > 0) continue;
      // No finger holds long enough to count ten.
      for (const other of [...activePresses.keys()]) lift(other);
      await new Promise(requestAnimationFrame);
    }
    for (const other of [...activePresses.keys()]) lift(other);
    return totals;
  }, 10_000);
  await waitForLife(page, lifeTotals);
  await page.waitForTimeout(1200);
  await waitForLife(page, lifeTotals);
  await page.reload();
  await waitForLife(page, lifeTotals);
});

test('eight fingers of four players on the screen at the same time, as browser events', async () => {
  const page = await openLifeTotals();
  const touchscreen = await page.context().newCDPSession(page);
  const halves = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-change]')].map((half) => {
      const { x, y, width, height } = half.getBoundingClientRect();
      const player = Number(half.closest<HTMLElement>('[data-player]')?.dataset.player);
      return { player, by: Number(half.dataset.change), x: x + width / 2, y: y + height / 2 };
    }),
  );
  const lifeTotalsNow = async () =>
    (await page.locator('[data-life]').allTextContents()).map((life) => Number(life.replace('−', '-')));
  let chance = 11;
  const below = (limit: number) => {
    chance = (chance * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(chance / 2 ** 16) % limit;
  };
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number }[],
  ) => touchscreen.send('Input.dispatchTouchEvent', { type, touchPoints });
  let lifeTotals = await lifeTotalsNow();
  let compared = 0;
  for (let round = 0; round < 30; round++) {
    const startedAt = performance.now();
    const fingers = halves
      .filter(() => below(4) > 0)
      .map((half, id) => ({ ...half, id, slide: below(6) === 0 ? 21 + below(20) : below(15) }));
    const expected = [...lifeTotals];
    for (const { player, by, slide } of fingers) {
      if (slide <= 20) expected[player] = (expected[player] ?? 0) + by;
    }
    await send('touchStart', fingers);
    await send(
      'touchMove',
      fingers.map((finger) => ({ ...finger, x: finger.x + finger.slide })),
    );
    const first = fingers.filter(() => below(2) === 0);
    if (first.length > 0 && first.length < fingers.length) await send('touchEnd', first);
    await send('touchEnd', []);
    const isHeld = performance.now() - startedAt > 450;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    lifeTotals = await lifeTotalsNow();
    // On a slow machine fingers may have counted as held, so the next round starts from the current totals.
    if (isHeld) continue;
    compared += 1;
    assert.equal(lifeTotals, expected, `round ${round}`);
  }
  assert.ok(compared > 10, `${compared} rounds were quick enough`);
});

test('every counted tap vibrates, unless the user turned that off', async () => {
  const page = await openLifeTotals();
  const vibration = page.waitForEvent('console', (message) => message.text() === 'felt');
  await page.evaluate(() => {
    navigator.vibrate = () => {
      console.log('felt');
      return true;
    };
  });
  await lifeButton(page, 0, -1).tap();
  await vibration;
  await goTo(page, '/settings');
  await page.getByRole('checkbox', { name: en.settings.vibrates }).uncheck();
  await goTo(page, '/life');
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  await lifeButton(page, 0, -1).tap();
  await waitForLife(page, [38]);
  assert.not(consoleTexts.includes('felt'));
});

test.run();
