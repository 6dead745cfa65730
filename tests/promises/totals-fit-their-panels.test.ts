// starts first
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { showFullTable, switchView } from '../support/playing/full-tables';
import { goTo, startGame, tapLife } from '../support/playing/play';
import { doBoxesOverlap } from '../support/screens/overlap';
import { numerals } from '../support/screens/panels';
import { describePhone, phones, setPhone } from '../support/screens/phones';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('totals fit their panels');
const visit = appOpenerFor(await hostFor(test), test);

/** Stops the clock, so that a recent change stays visible while the test checks it. */
const frozenClockScript = '{ const now = Date.now(); Date.now = () => now; }';
/** This many games of this many seats show every kind of total. */
const SAMPLE_TOTAL_COUNT = 12;
/** Coprime to the number of phones, so that every phone is checked eventually. */
const STRIDE = 7;

/** The minimum height or width of a total in a panel with room, as a fraction of the panel. */
const MIN_HEIGHT_SHARE = 0.45;
const MIN_WIDTH_SHARE = 0.7;

/** In pixels. */
const MIN_SPACE_BELOW_BADGES = 4;

/** Of the frame inside a panel. */
const FRAME_WIDTH = 4;

/** Totals, all buttons except the halves of panels and the strip of the other view, reminders, and hints. */
const IN_SIGHT =
  '[data-life], main button:not([data-change], [data-strip]), [data-strips] > *, [data-card] h2';

async function fitProblems(page: Page, scene: string): Promise<readonly string[]> {
  return (await numerals(page)).flatMap(
    ({ seat, text, high: heightShare, wide: widthShare, isRoomy, touches }) => {
      const isSmall =
        isRoomy && text !== '∞' && heightShare < MIN_HEIGHT_SHARE && widthShare < MIN_WIDTH_SHARE;
      const wrong = [
        ...touches.map((other) => `touches ${other}`),
        ...(isSmall ? [`is only ${heightShare} high, ${widthShare} wide`] : []),
      ];
      return wrong.map((problem) => `${text} of seat ${seat} ${problem}: ${scene}`);
    },
  );
}

test('no total overflows its panel or touches anything, with any font, text size, screen and number of seats', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: frozenClockScript });
  await startGame(page);
  const found: string[] = [];
  let phoneIndex = 0;
  const checkScene = async (scene: string) => {
    const phone = phones[phoneIndex % phones.length];
    assert.ok(phone);
    phoneIndex += STRIDE;
    await setPhone(page, phone);
    const where = `${scene}, ${describePhone(phone)}`;
    let wrong: readonly string[] = [];
    // Strips beside the table may still be coming or going.
    await until(async () => {
      wrong = await fitProblems(page, where);
      return wrong.length === 0;
    }).catch(() => found.push(...wrong));
  };
  for (let seats = 2; seats <= 12; seats++) {
    for (
      let firstTotalIndex = 0;
      firstTotalIndex < (isThorough ? SAMPLE_TOTAL_COUNT : seats);
      firstTotalIndex += seats
    ) {
      await showFullTable(page, en, seats, firstTotalIndex);
      await switchView(page, 'life');
      await checkScene(`${seats} seats from ${firstTotalIndex}`);
      await keepEverybodyIn(page);
      await checkScene(`${seats} seats from ${firstTotalIndex}, nobody is asked`);
      await changeEveryTotal(page);
      await checkScene(`${seats} seats from ${firstTotalIndex}, with what has changed`);
    }
  }
  assert.equal(found, []);
});

/** Answers the questions whether a player is out, one reason at a time. */
async function keepEverybodyIn(page: Page): Promise<void> {
  const questions = page.locator('[data-asked]');
  while ((await questions.count()) > 0) {
    await page.waitForFunction(() => !document.querySelector('[data-asked] [aria-disabled]'));
    await page.evaluate(async () => {
      for (const stays of document.querySelectorAll<HTMLElement>('[data-asked] button:last-child'))
        stays.click();
      await new Promise(requestAnimationFrame);
    });
  }
}

async function changeEveryTotal(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const total of document.querySelectorAll('[data-life]')) {
      const by = total.textContent?.startsWith('−') ? 1 : -1;
      total.closest('[data-player]')?.querySelector<HTMLElement>(`[data-change="${by}"]`)?.click();
    }
  });
}

test('a designation is named where its panel has room in one line, and what has no room is an ellipsis', async () => {
  const page = await visit();
  await startGame(page);
  await switchView(page, 'life');
  await page.getByRole('button', { name: en.seat.more(en.player(2)) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: en.designations.names.monarch }).click();
  await page.keyboard.press('Escape');
  const badges = page.locator('[data-badges="1"]');
  const name = badges.getByText(en.designations.names.monarch);
  const ellipsis = badges.getByText('…');
  const isNamed = async () => ((await name.boundingBox())?.height ?? 0) > 10;
  await until(isNamed, 'an icon alone');
  assert.not(await ellipsis.isVisible());
  await page.getByRole('button', { name: en.seat.more(en.player(2)) }).click();
  await sheet.getByText(en.playerCounters.title).click();
  for (const counter of Object.values(en.playerCounters.names))
    await sheet.getByRole('button', { name: en.counters.addOne(counter) }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 568 });
  await ellipsis.waitFor();
  assert.not(await isNamed());
});

test('a badge makes no total smaller and keeps away from it, and the message that it was undone covers none', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await startGame(page);
  await switchView(page, 'life');
  const total = page.locator('[data-life="1"]');
  const sizeOfTotal = () => total.evaluate((element) => getComputedStyle(element).fontSize);
  for (const size of [
    { width: 667, height: 375 },
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    const before = await sizeOfTotal();
    await page.getByRole('button', { name: en.seat.more(en.player(2)) }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.designations.names.monarch }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-badges="1"]').waitFor();
    assert.equal(await sizeOfTotal(), before);
    for (const { spaceBelowBadges } of await numerals(page))
      assert.ok(
        spaceBelowBadges >= MIN_SPACE_BELOW_BADGES,
        `${spaceBelowBadges} px at ${size.width} × ${size.height}`,
      );
    await page.getByRole('button', { name: en.table.undo }).click();
    await page.locator('[data-badges="1"]').waitFor({ state: 'detached' });
    // It is hidden until it has its place.
    await page.locator('main [role=status]').waitFor();
    const message = await page.locator('main [role=status]').boundingBox();
    for (const other of await page.locator(IN_SIGHT).all()) {
      const box = await other.boundingBox();
      const isCovered = !message || (box && doBoxesOverlap(message, box));
      assert.not.ok(isCovered, `${await other.innerHTML()}, ${size.width} × ${size.height}`);
    }
    await tapLife(page, 1);
    await page.getByRole('button', { name: en.table.undo }).click();
    // With the total that is there again, not the one that was undone.
    const undone = en.announcements.undone(en.logNow.lifeChanged(en.player(2), '−1', 20));
    await page.locator('main [role=status]').getByText(undone).waitFor();
  }
});

test('on the smallest phone, a question names the player, and its answers keep away from the frame', async () => {
  const page = await visit({
    viewport: { width: 320, height: 568 },
    systemFont: 'DejaVu Sans',
    locale: 'ru-RU',
  });
  for (const seats of [4, 5, 6]) {
    await goTo(page, '/new');
    const add = page.getByRole('button', { name: ru.newGame.add });
    while ((await page.getByLabel(ru.newGame.name(seats)).count()) === 0) await add.click();
    await startGame(page, ru);
    await switchView(page, 'life');
    for (let seat = 0; seat < seats; seat++) await tapLife(page, seat, -1, 20);
    const questions = page.locator('[data-asked]');
    await until(async () => (await questions.count()) === seats);
    for (let seat = 0; seat < seats; seat++) {
      const panel = page.locator(`[data-player="${seat}"]`);
      const frame = await panel.boundingBox();
      const name = panel.locator('p').getByText(`${seat + 1}`, { exact: true });
      assert.ok(await name.isVisible(), `${seats} seats: no name in seat ${seat}`);
      for (const button of await questions.nth(seat).getByRole('button').all()) {
        const box = await button.boundingBox();
        assert.ok(frame && box);
        const gaps = [
          box.x - frame.x,
          box.y - frame.y,
          frame.x + frame.width - box.x - box.width,
          frame.y + frame.height - box.y - box.height,
        ];
        assert.ok(Math.round(Math.min(...gaps)) >= FRAME_WIDTH + 4, `${seats} seats, seat ${seat}: ${gaps}`);
        const isWhole = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
        assert.ok(isWhole, `${await button.textContent()} is cut in seat ${seat}`);
      }
    }
  }
});

test('the totals in the strip above the plane have one size, however many digits they have', async () => {
  const page = await visit({ viewport: { width: 320, height: 568 } });
  await startGame(page);
  await switchView(page, 'life');
  await tapLife(page, 1, -1, 20);
  await tapLife(page, 2, -1, 2);
  await tapLife(page, 3, 1, 80);
  await goTo(page, '/');
  const totals = page.locator('[data-strip] > * > * > :last-child');
  await totals.last().waitFor();
  assert.equal(await totals.allTextContents(), ['20', '0', '18', '100']);
  const sizes = await totals.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).fontSize));
  assert.is(new Set(sizes).size, 1, sizes.join());
});

test('in the strip above the plane, a long name takes the space that short names leave, in one size', async () => {
  for (const systemFont of ['Roboto', 'DejaVu Sans']) {
    const page = await visit({ viewport: { width: 390, height: 844 }, systemFont });
    for (const [seat, name] of ['Ann', 'Boris', 'Wilhelmina', 'Max'].entries())
      await page.getByLabel(en.newGame.name(seat + 1)).fill(name);
    await startGame(page);
    const names = page.locator('[data-strip] > * > * > :first-child > * > *');
    await names.last().waitFor();
    const shapes = await names.evaluateAll((elements) =>
      elements.map((one) => ({
        size: parseFloat(getComputedStyle(one).fontSize).toFixed(1),
        isWhole: one.scrollWidth <= one.clientWidth + 1 && one.getClientRects().length === 1,
        height: one.getBoundingClientRect().height,
      })),
    );
    assert.is(new Set(shapes.map(({ size }) => size)).size, 1, JSON.stringify(shapes));
    assert.is(new Set(shapes.map(({ height }) => height)).size, 1, JSON.stringify(shapes));
    assert.ok(
      shapes.every(({ isWhole }) => isWhole),
      JSON.stringify(shapes),
    );
  }
});

test.run();
