// starts first
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { showFullTable, switchView } from '../support/playing/full-tables';
import { goTo, letFirstPlayerBegin, startGame, waitForLife } from '../support/playing/play';
import { panelPlaces, pointOf, unresponsivePoints } from '../support/screens/panels';
import { screenSizes } from '../support/screens/phones';
import { assert, suite } from '../support/suite';
import { isThorough, skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('every point of a panel counts');
const visit = appOpenerFor(await hostFor(test), test);

/** A finger or mouse at a point of the viewport. */
interface Pointer {
  /** Only a mouse is somewhere before it is pressed. */
  move?(x: number, y: number): Promise<unknown>;
  down(x: number, y: number): Promise<unknown>;
  up(): Promise<unknown>;
}

async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { down: (x, y) => send('touchStart', [{ x, y }]), up: () => send('touchEnd', []) };
}

function mouseOf({ mouse }: Page): Pointer {
  return { move: (x, y) => mouse.move(x, y), down: () => mouse.down(), up: () => mouse.up() };
}

async function touch(pointer: Pointer, { x, y }: { x: number; y: number }): Promise<void> {
  await pointer.move?.(x, y);
  // Sent together: on a busy machine a pause between them would make the touch a hold.
  await Promise.all([pointer.down(x, y), pointer.up()]);
}

/** Touches each half of a panel at each of its points; every touch must have the same effect on that half. */
async function touchEverywhere(page: Page, pointer: Pointer, player: number): Promise<number> {
  const shown = await page.locator(`[data-life="${player}"]`).textContent();
  let life = shown === '∞' ? Number.POSITIVE_INFINITY : Number(shown?.replace('−', '-'));
  let touches = 0;
  // Changes the total away from its maximum, and back.
  for (const by of life > 0 ? ([-1, 1] as const) : ([1, -1] as const)) {
    for (const place of panelPlaces) {
      const point = await pointOf(page, player, by, place);
      assert.ok(point || place !== 'number', `a button lies over the number of seat ${player}`);
      if (!point || Math.abs(life + by) === 1_000_000) continue;
      await touch(pointer, point);
      touches += 1;
      life += by;
      const text = life === Number.POSITIVE_INFINITY ? '∞' : `${life}`.replace('-', '−');
      let now: string | null = null;
      await until(
        async () => {
          now = await page.locator(`[data-life="${player}"]`).textContent();
          return now === text;
        },
        () => `${place} of seat ${player} shows ${now}, not ${text}`,
      );
      assert.is(
        await page.getByRole('dialog').count(),
        0,
        `${place} of seat ${player} at ${text} opens something`,
      );
    }
  }
  return touches;
}

test('every point except the labeled buttons belongs to one of the halves, for 2 to 12 seats on any screen', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await startGame(page);
  const found: string[] = [];
  for (let seats = 2; seats <= 12; seats += isThorough ? 1 : 2) {
    const first = (seats % 4) * 3;
    await showFullTable(page, en, seats, first);
    await switchView(page, 'life');
    for (const size of screenSizes) {
      await page.setViewportSize(size);
      for (const point of await unresponsivePoints(page))
        found.push(`${seats} seats from ${first}, ${size.width} × ${size.height}, ${point}`);
    }
  }
  assert.equal(found, []);
});

for (const [width, height, seats, first] of [
  [390, 844, 5, 5],
  [844, 390, 4, 4],
  [320, 568, 12, 0],
] as const) {
  skipUnlessThorough(test, seats !== 5)(
    `touches anywhere on ${seats} panels at ${width} × ${height} count`,
    async () => {
      const page = await visit({ hasTouch: true, reducedMotion: 'reduce', viewport: { width, height } });
      await startGame(page);
      await showFullTable(page, en, seats, first);
      await switchView(page, 'life');
      const finger = await fingerOf(page);
      let touches = 0;
      for (let player = 0; player < seats; player++) touches += await touchEverywhere(page, finger, player);
      assert.ok(touches > seats * 8, `${touches} touches`);
    },
  );
}

testIn(test, 'firefox')('mouse clicks anywhere count in Firefox too', async () => {
  const page = await visit({ browser: 'firefox', reducedMotion: 'reduce' });
  await startGame(page);
  await showFullTable(page, en, 3, 8);
  await switchView(page, 'life');
  for (const size of screenSizes.slice(1, 3)) {
    await page.setViewportSize(size);
    assert.equal(await unresponsivePoints(page), []);
    for (let player = 0; player < 3; player++) await touchEverywhere(page, mouseOf(page), player);
  }
});

test('holding the number counts ten; the name opens the keypad and the dots open the seat', async () => {
  const page = await visit({ hasTouch: true, reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await letFirstPlayerBegin(page);
  await startGame(page);
  await goTo(page, '/life');
  await waitForLife(page, [20, 20, 20, 20]);
  const finger = await fingerOf(page);
  const number = await pointOf(page, 1, 1, 'number');
  assert.ok(number);
  await finger.down(number.x, number.y);
  await page.waitForFunction(() => Number(document.querySelector('[data-life="1"]')?.textContent) >= 30);
  await finger.up();
  assert.is(Number(await page.locator('[data-life="1"]').textContent()) % 10, 0);

  const name = page.getByRole('button', { name: en.seat.setLife(en.player(3)) });
  await name.tap();
  const dialog = page.getByRole('dialog', { name: en.player(3) });
  for (const digit of ['1', '2', '8']) await dialog.getByRole('button', { name: digit, exact: true }).tap();
  await dialog.getByRole('button', { name: en.seatSheet.set, exact: true }).tap();
  await page.locator('[data-life="2"]').filter({ hasText: '128' }).waitFor();
  await page.getByRole('button', { name: en.seat.more(en.player(3)) }).tap();
  await dialog.getByRole('button', { name: en.seatSheet.concede }).waitFor();
});

test.run();
