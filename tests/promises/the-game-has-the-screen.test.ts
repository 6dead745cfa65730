/** During a game on a phone the places make room; one tap brings them back, and going back returns to the game. */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  letFirstPlayerBegin,
  openMenu,
  openPlaces,
  revealStartingPlane,
  startGame,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { waitUntilAtRest } from '../support/playing/tour';
import { doBoxesOverlap } from '../support/screens/overlap';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
];
const tablets = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const test = suite('the game has the screen');
const visit = appOpenerFor(await hostFor(test), test);

for (const [words, locale] of [
  [en, 'en-US'],
  [ru, 'ru-RU'],
] as const) {
  skipUnlessThorough(test, words !== en)(
    `the bar yields to the game and comes back with one tap: ${locale}`,
    async () => {
      const page = await openStartedGame(words, locale);
      const bar = page.getByRole('navigation', { name: words.places.label });
      for (const size of phones) {
        await page.setViewportSize(size);
        assert.is(await bar.isVisible(), false, 'the game has the room');
        assert.ok(await openPlaces(page, words));
        await bar.getByRole('link', { name: words.places.decks }).click();
        await page.getByRole('heading', { name: words.myDecks.title }).waitFor();
        assert.ok(await bar.isVisible(), 'other places keep the bar');
        await page.goBack();
        await page.locator('[data-card]').waitFor();
        assert.is(await page.getByRole('dialog').count(), 0);
        assert.is(await bar.isVisible(), false);
      }
      for (const size of tablets) {
        await page.setViewportSize(size);
        await bar.waitFor();
      }
    },
  );
}

test('every way of closing a place returns to the game', async () => {
  const page = await openStartedGame(en, 'en-US');
  const dialog = page.getByRole('dialog', { name: en.places.label });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog.getByRole('link', { name: en.places.table }).click(),
    () => dialog.getByRole('button', { name: en.close }).click(),
  ]) {
    await openPlaces(page);
    await close();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-card]').waitFor();
  }
});

test('going back the very moment a sheet appears closes the sheet', async () => {
  const page = await openStartedGame(en, 'en-US');
  await openPlaces(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) return;
      watch.disconnect();
      history.back();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: en.places.label, exact: true }).click();
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  await page.locator('[data-card]').waitFor();
});

for (const [words, locale] of [
  [en, 'en-US'],
  [ru, 'ru-RU'],
] as const) {
  skipUnlessThorough(test, words !== en)(
    `reminders take no more height than a button on small phones and tablets, and a tap shows all: ${locale}`,
    async () => {
      const page = await visit({ locale, reducedMotion: 'reduce', hasTouch: true });
      await letFirstPlayerBegin(page, words);
      await startGame(page, words);
      // The plane has a reminder of its own, which on a tablet is in sight beside it.
      await stackDeck(page, 'prime-ministers-cabinet-room', 'bant');
      await revealStartingPlane(page, words);
      await page.getByRole('button', { name: words.table.toLife }).click();
      for (const [seat, designation] of [
        [2, words.designations.names.monarch],
        [2, words.designations.names.initiative],
      ] as const) {
        await page.getByRole('button', { name: words.seat.more(words.player(seat)) }).click();
        await page.getByRole('dialog').getByRole('button', { name: designation }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await page.getByRole('button', { name: words.table.nextLabel(words.player(2)) }).click();
      const reminderStrip = page
        .getByRole('button')
        .filter({ hasText: words.reminders.inherent.monarch(words.player(2)) });
      for (const size of [
        { width: 844, height: 390 },
        { width: 320, height: 568 },
        { width: 768, height: 1024 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        const box = await reminderStrip.boundingBox();
        assert.ok(box && box.height <= 50, `${size.width} × ${size.height}: ${box?.height} px high`);
        await reminderStrip.click();
        const sheet = page.getByRole('dialog', { name: words.reminders.title });
        for (const line of [words.inherent.monarch, words.inherent.initiative])
          await sheet.getByText(line).waitFor();
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      }
    },
  );
}

test('a sheet beside the table changes and moves no panel', async () => {
  const page = await openStartedGame(en, 'en-US');
  const panelPositions = () =>
    page.locator('[data-player]').evaluateAll((panels) =>
      panels.map((panel) => {
        const { x, y, width, height } = panel.getBoundingClientRect();
        return [x, y, width, height, getComputedStyle(panel).getPropertyValue('--angle')].join();
      }),
    );
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('navigation', { name: en.places.label }).waitFor();
    let before = await panelPositions();
    // The panels turn a frame after the window has another size.
    await until(async () => {
      const earlier = before;
      await page.waitForTimeout(200);
      before = await panelPositions();
      return earlier.join() === before.join();
    });
    for (const buttonName of [en.table.menu, en.table.log, en.seat.more(en.player(1))]) {
      await page.getByRole('button', { name: buttonName, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      assert.equal(await panelPositions(), before, `${buttonName}, ${size.width} × ${size.height}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
  }
});

test('on a tablet in portrait, a sheet that has room is whole', async () => {
  const page = await openStartedGame(en, 'en-US');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: en.seat.more(en.player(1)), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(en.commander.title, { exact: true }).click();
  const lastRow = sheet.getByRole('button', { name: en.counters.addOne(en.player(4)) });
  await lastRow.waitFor();
  const isWhole = () =>
    sheet.evaluate((dialog) =>
      [...dialog.children].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
    );
  await until(isWhole, 'the sheet scrolls');
});

for (const layout of ['fourSides', 'twoSides'] as const) {
  const hasPlanes = layout === 'fourSides';
  test(`on a tablet, menus and the sheets of players leave all life totals in sight, ${hasPlanes ? 'beside a plane' : 'without planes'}`, async () => {
    const page = hasPlanes ? await openStartedGame(en, 'en-US') : await openLifeTotals();
    await choosePanelLayout(page, layout);
    for (const size of hasPlanes ? tablets : tablets.slice(1)) {
      await page.setViewportSize(size);
      await page.getByRole('navigation', { name: en.places.label }).waitFor();
      const seats = [1, 2, 3, 4].map((player) => en.seat.more(en.player(player)));
      for (const buttonName of [en.table.menu, en.table.log, ...seats]) {
        await page.getByRole('button', { name: buttonName, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await waitUntilAtRest(page);
        const sheet = await page.getByRole('dialog').boundingBox();
        if (size.height > size.width && buttonName === seats[0]) {
          assert.ok(sheet && sheet.y + sheet.height > size.height - 4, 'at the edge of its player');
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          continue;
        }
        for (const player of [0, 1, 2, 3]) {
          const total = await page.locator(`[data-life="${player}"]`).boundingBox();
          const where = `${buttonName}, ${size.width} × ${size.height}: ${player + 1}`;
          assert.ok(sheet && total && !doBoxesOverlap(sheet, total), where);
        }
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });
}

test('without planes, the sheet of a player at a side opens at that side', async () => {
  const page = await openLifeTotals();
  await choosePanelLayout(page, 'fourSides');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: en.places.label }).waitFor();
  for (const [player, isLeft] of [
    [2, true],
    [4, false],
  ] as const) {
    await page.getByRole('button', { name: en.seat.more(en.player(player)) }).click();
    await page.getByRole('dialog').waitFor();
    await waitUntilAtRest(page);
    const box = await page.getByRole('dialog').boundingBox();
    assert.ok(box && (isLeft ? box.x : 1280 - box.x - box.width) < 40, `${player}: ${JSON.stringify(box)}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('a term on the plane is explained beside the plane', async () => {
  const page = await openStartedGame(en, 'en-US');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: en.places.label }).waitFor();
  await page.getByRole('button', { name: en.meaning.title }).click();
  await page.getByRole('button', { name: en.rules.termsOfCard }).click();
  const terms = page.getByRole('dialog', { name: en.rules.termsOfCard });
  await terms.waitFor();
  await waitUntilAtRest(page);
  const box = await terms.boundingBox();
  assert.ok(box && box.x >= 640, `${box?.x}`);
});

test('on a wide screen, the keypad opens at its panel and is whole', async () => {
  const page = await openStartedGame(en, 'en-US');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: en.places.label }).waitFor();
  for (const player of [1, 2, 3, 4]) {
    const panel = page.locator(`[data-player="${player - 1}"]`);
    await panel.getByRole('button', { name: en.seat.setLife(en.player(player)) }).click();
    const keypad = page.getByRole('dialog');
    await keypad.getByRole('button', { name: en.seatSheet.set, exact: true }).waitFor();
    await waitUntilAtRest(page);
    const [panelBox, box] = [await panel.boundingBox(), await keypad.boundingBox()];
    assert.ok(panelBox && box);
    const middle = panelBox.x + panelBox.width / 2;
    assert.ok(box.x < middle && middle < box.x + box.width, `${player}: ${middle} in ${JSON.stringify(box)}`);
    const isWhole = box.x >= 0 && box.x + box.width <= 1280 && box.y >= 0 && box.y + box.height <= 800;
    assert.ok(isWhole, `${player}: ${JSON.stringify(box)}`);
    await page.keyboard.press('Escape');
    await keypad.waitFor({ state: 'detached' });
  }
});

test.run();

async function openLifeTotals(): Promise<Page> {
  const page = await visit({ reducedMotion: 'reduce', hasTouch: true });
  await page.getByRole('radio', { name: en.newGame.decks.none }).check();
  await startGame(page);
  return page;
}

async function choosePanelLayout(page: Page, layout: 'twoSides' | 'fourSides'): Promise<void> {
  await openMenu(page);
  await page.getByRole('radio', { name: en.seating.panelLayouts[layout] }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openStartedGame(words: Words, locale: string): Promise<Page> {
  const page = await visit({ locale, reducedMotion: 'reduce', hasTouch: true });
  await startGame(page, words);
  await revealStartingPlane(page, words);
  return page;
}
