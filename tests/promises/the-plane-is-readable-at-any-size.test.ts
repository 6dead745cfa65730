// starts first
/** On small screens the plane's name and what applies now are whole, or fade where they scroll; the die stays. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { en, type Words } from '../../src/i18n/en';
import { withNoBreakSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  blankFirstRollScript,
  enterRoll,
  goTo,
  letFirstPlayerBegin,
  openFromMenu,
  openMenu,
  revealStartingPlane,
  rollButton,
  startGame,
  tapLife,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { drag, slideFinger } from '../support/playing/touch';
import { doBoxesOverlap } from '../support/screens/overlap';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('the plane is readable at any size');
const visit = appOpenerFor(await hostFor(test), test);

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
];

/** How far the drawn die reaches below its box, in pixels. */
const DIE_OVERHANG = 8;

/** Of every player; it needs most of the button for the next turn. */
const LONG_NAME = 'Bartholomew';

/** The planes with the longest texts. */
const longestPlanes = catalog
  .filter(({ kind }) => kind === 'plane')
  .map(({ id, abilities }) => ({ id, length: abilities.reduce((sum, { text }) => sum + text.ru.length, 0) }))
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 4)
  .map(({ id }) => id);

for (const [words, locale] of [
  [en, 'en-US'],
  [ru, 'ru-RU'],
] as const) {
  test(`the longest planes in chaos, and the die: ${locale}`, async () => {
    for (const plane of isThorough ? longestPlanes : longestPlanes.slice(0, 1)) {
      const page = await openInChaos(plane, words, locale);
      const texts = await page.locator('[data-card] li > [lang]').allTextContents();
      assert.match(texts.join(), /\u00a0/);
      assert.equal(texts, texts.map(withNoBreakSpaces), 'lines end where print ends them');
      for (const size of sizes) {
        await page.setViewportSize(size);
        await until(async () => (await layoutProblems(page)).length === 0).catch(() => {});
        assert.equal(await layoutProblems(page), [], `${plane} at ${size.width} × ${size.height}`);
        const die = await rollButton(page, words).boundingBox();
        assert.ok(die && die.width >= 48 && die.height >= 48);
        assert.ok(
          await rollButton(page, words).locator('svg, [style]').first().isVisible(),
          'the die itself',
        );
        const next = page.getByRole('button', { name: words.table.nextLabel(LONG_NAME) });
        const isCut = await next.locator('span').evaluateAll((texts) => {
          return texts.some(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth);
        });
        assert.not.ok(isCut, `who is next at ${size.width} × ${size.height}`);
      }
      await page.setViewportSize({ width: 768, height: 1024 });
      await until(async () => {
        const card = await page.locator('[data-card]').boundingBox();
        const life = await page.locator('[data-player]').first().boundingBox();
        return card !== null && life !== null && card.height > 3 * life.height;
      });
      await page.context().close();
    }
  });
}

test('the card turns to any side of the table, and its text stays whole', async () => {
  const page = await openInChaos('naya', en, 'en-US');
  const name = page.locator('[data-card] h2').first();
  const upright = await name.boundingBox();
  const turn = page.getByRole('button', { name: en.pictureCard.turnText });
  const thumb = await turn.boundingBox();
  assert.ok(thumb);
  await turn.click();
  const opacity = () => turn.evaluate((button) => getComputedStyle(button).opacity);
  assert.is(await opacity(), '0', 'two buttons turn the card');
  const sideways = await name.boundingBox();
  assert.ok(upright && sideways && sideways.height > sideways.width && upright.width > upright.height);
  assert.equal(await layoutProblems(page), []);
  // As long as it takes to see whether the card faces its reader.
  await pause(1000);
  await page.mouse.click(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
  await page.locator('[data-turns="2"]').waitFor();
  assert.is(await opacity(), '0', 'the button moved away from the thumb');
  for (let quarter = 0; quarter < 3; quarter++)
    await page.mouse.click(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
  await page.locator('[data-turns="1"]').waitFor();
  await page.getByRole('main').dispatchEvent('pointerdown');
  await until(async () => (await opacity()) !== '0', 'the button stays over the text');
  await turn.click();
  await until(async () => (await opacity()) !== '0', 'the button stays over the text without a touch');
  for (let quarter = 0; quarter < 3; quarter++) await turn.click();
  for (let quarter = 0; quarter < 3; quarter++) await turn.click();
  assert.equal(await name.boundingBox(), upright);
  const place = await turn.boundingBox();
  assert.ok(place);
  for (let quarter = 0; quarter < 4; quarter++) {
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await until(async () => (await page.locator(`[data-turns="${(quarter + 1) % 4}"]`).count()) === 1);
  }
  assert.equal(await name.boundingBox(), upright, 'a thumb that taps four times in one place');
});

test('a card that was turned to a reader is followed by one that faces the same reader', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  const turn = page.getByRole('button', { name: en.pictureCard.turnText }).first();
  await turn.click();
  await turn.click();
  await enterRoll(page, 'planeswalk');
  await page.getByRole('button', { name: en.table.planeswalk, exact: true }).click();
  await page.locator('[data-card="naya"] [data-turns="2"]').waitFor();
});

test('the rolled die turns with the card and lands on its picture', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  const result = page.locator('[data-settled]');
  for (const rotation of ['90deg', '180deg', '-90deg']) {
    await page.getByRole('button', { name: en.pictureCard.turnText }).first().click();
    for (const size of sizes.filter(({ width }) => width !== 667)) {
      await page.setViewportSize(size);
      await rollButton(page).click();
      await result.waitFor();
      assert.is(await result.evaluate((element) => getComputedStyle(element).rotate), rotation);
      // On the smallest phone, it takes the padding of the first ability.
      const texts = page.locator(`[data-card] ${size.width === 320 ? 'h2' : ':is(h2, li)'}`);
      for (const text of await texts.all())
        assert.not.ok(await overlap(result, text), `${rotation}, ${size.width}: ${await text.innerText()}`);
      const [card, die] = [await page.locator('[data-card]').boundingBox(), await result.boundingBox()];
      const lowerEdge = (box: typeof die) => (box ? box.y + box.height : Number.NaN);
      assert.ok(
        lowerEdge(card) - lowerEdge(die) >= DIE_OVERHANG,
        `${rotation}, ${size.width}: it is cut off`,
      );
      // The same roll gives the same face again.
      await page.getByRole('button', { name: en.table.undo }).click();
      await result.waitFor({ state: 'detached' });
    }
  }
});

test('the rolled die lands between the sides of a text for two readers', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.pictureCard.turnText }).click();
  await page.getByRole('button', { name: en.pictureCard.turnText }).click();
  await openMenu(page);
  await page.getByRole('radio', { name: en.planeView.textFacingNames.two }).click();
  await page.getByRole('button', { name: en.close }).click();
  const result = page.locator('[data-settled]');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rollButton(page).click();
    await result.waitFor();
    for (const text of await page.locator('[data-card] li').all())
      assert.not.ok(await overlap(result, text), `${width}: ${await text.innerText()}`);
    await page.getByRole('button', { name: en.table.undo }).click();
    await result.waitFor({ state: 'detached' });
  }
});

for (const players of [2, 4])
  test(`a text for two sides faces those where the panels of ${players} players are`, async () => {
    const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
    await startGame(page, ru);
    await stackDeck(page, 'naya', 'bant');
    await revealStartingPlane(page, ru);
    await openMenu(page, ru);
    await page.getByRole('radio', { name: ru.planeView.textFacingNames.two }).check();
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isStacked = width < 700 || height < 600;
      if (isStacked) await goTo(page, '/life');
      const totals = page.locator('[data-life]');
      await totals.first().waitFor();
      const facedByPanels = await totals.evaluateAll(rotationsOf);
      if (isStacked) await goTo(page, '/');
      const names = page.locator('[data-card] h2');
      await names.first().waitFor();
      await until(
        async () => `${await names.evaluateAll(rotationsOf)}` === `${facedByPanels}`,
        `${width} × ${height}: ${facedByPanels}`,
      );
      for (const art of await page.locator('[data-card] header > svg').all())
        assert.ok(await art.isVisible());
    }
  });

test('reminder text faces two sides where there is room for it', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  await openMenu(page);
  await page.getByRole('radio', { name: en.planeView.textFacingNames.two }).check();
  await page.keyboard.press('Escape');
  const reminders = page
    .locator('[data-card] li', { hasText: '(Whenever' })
    .locator('span', { hasText: '(Whenever' });
  await page.setViewportSize({ width: 1024, height: 1366 });
  await until(async () => (await reminders.filter({ visible: true }).count()) === 2);
  await page.setViewportSize({ width: 320, height: 568 });
  await until(async () => (await reminders.filter({ visible: true }).count()) === 0);
});

test('the text of the plane keeps its size when hints come and go', async () => {
  for (const { plane, ...size } of [
    { width: 390, height: 844, plane: 'bant' },
    { width: 320, height: 568, plane: 'ood-sphere' },
  ]) {
    const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', script: blankFirstRollScript });
    await page.setViewportSize(size);
    await startGame(page, ru);
    await stackDeck(page, plane, 'naya');
    await revealStartingPlane(page, ru);
    const sizeOfText = () =>
      page
        .locator('[data-card] li')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize);
    const hint = page.locator('[data-hint]');
    await hint.waitFor();
    const sizeWithHint = await sizeOfText();
    await page.getByRole('button', { name: ru.hints.gotIt }).click();
    await hint.waitFor({ state: 'detached' });
    assert.is(await sizeOfText(), sizeWithHint, `without a hint, ${size.width}`);
    await enterRoll(page, 'blank', ru);
    await hint.waitFor();
    assert.is(await sizeOfText(), sizeWithHint, `with another hint, ${size.width}`);
    await page.context().close();
  }
});

test('in landscape, neither counters nor the rolled die take space from the text', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await startGame(page);
  await stackDeck(page, 'naar-isle', 'naya');
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.counters.addOne('Flame counters') }).waitFor();
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    const texts = page.locator('[data-card] li');
    const left = (box: { x: number } | null) => box?.x ?? 0;
    const end = async (name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await until(
      async () =>
        (await end(en.counters.addOne('Flame counters'))) <= left(await texts.first().boundingBox()),
    );
    await rollButton(page).click();
    const die = page.locator('[data-settled] > span').first();
    const landed = await die.boundingBox();
    assert.ok(landed && landed.x >= 0 && landed.x + landed.width <= left(await texts.first().boundingBox()));
    await die.waitFor({ state: 'detached' });
  }
});

for (const systemFont of ['Roboto', 'DejaVu Sans'])
  test(`in landscape, picture and buttons keep their sizes while the die is rolled: ${systemFont}`, async () => {
    const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', systemFont });
    await page.setViewportSize({ width: 844, height: 390 });
    await startGame(page, ru);
    await stackDeck(page, 'otaria', 'mutual-epiphany', 'naya');
    await revealStartingPlane(page, ru);
    const widths = () =>
      page
        .locator('[data-card] header, [data-actions]')
        .evaluateAll((parts) => parts.map(({ clientWidth }) => clientWidth));
    const [picture, actions] = await widths();
    await enterRoll(page, 'chaos', ru);
    await page.locator('[data-card] [aria-current]').first().waitFor();
    assert.equal(await widths(), [picture, actions]);
    await enterRoll(page, 'planeswalk', ru);
    await page.getByRole('button', { name: ru.didNotHappen.planeswalking }).waitFor();
    assert.equal(await widths(), [picture, actions], 'the two answers do not widen the column');
    await page.getByRole('button', { name: ru.table.planeswalk, exact: true }).click();
    await page.locator('[data-actions] button', { hasText: ru.table.phenomenonDone }).waitFor();
    assert.is((await widths())[1], actions, 'the label of a phenomenon does not widen the column');
  });

test('even in a wide font, a long word in the name or the type does not shrink the text', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', systemFont: 'DejaVu Sans' });
  await startGame(page, ru);
  await stackDeck(page, 'esper', 'naya');
  await revealStartingPlane(page, ru);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const text = page.locator('[data-card] li').first();
    const textSize = () => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    await until(async () => (await textSize()) >= 14, `small text at ${size.width} × ${size.height}`);
    const card = page.locator('[data-card] header *');
    const isCut = () =>
      card.evaluateAll((all) =>
        all.some(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth),
      );
    await until(async () => !(await isCut()), `a cut name at ${size.width} × ${size.height}`);
  }
});

test('on each of the four sides a finger scrolls the text, and no word is cut off', async () => {
  const page = await openInChaos('no-way-out', ru, 'ru-RU');
  await page.setViewportSize({ width: 320, height: 568 });
  await openMenu(page, ru);
  await page.getByRole('radio', { name: ru.planeView.textFacingNames.four }).check();
  await page.keyboard.press('Escape');
  const texts = page.locator('[data-card] [data-more]');
  await until(async () => (await texts.count()) === 4);
  const touchscreen = await page.context().newCDPSession(page);
  for (const text of await texts.all()) {
    const { x, y, isCut } = await text.evaluate((reader) => {
      const { left, top, width, height } = reader.getBoundingClientRect();
      const isWide = [reader, ...reader.querySelectorAll('*')].some(
        ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
      );
      return { x: left + width / 2, y: top + height / 2, isCut: isWide };
    });
    assert.not.ok(isCut, await text.innerText());
    for (const [dx, dy] of [
      [0, -40],
      [40, 0],
      [0, 40],
      [-40, 0],
    ] as const) {
      const path = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: x + dx * part, y: y + dy * part }));
      await slideFinger(0.5, touchscreen, path);
      if ((await text.evaluate(({ scrollTop }) => scrollTop)) > 0) break;
    }
    await until(async () => (await text.evaluate(({ scrollTop }) => scrollTop)) > 0);
  }
});

test('on each of the four sides a tap on the text shows all of it to that side', async () => {
  const page = await openInChaos('no-way-out', ru, 'ru-RU');
  await openMenu(page, ru);
  await page.getByRole('radio', { name: ru.planeView.textFacingNames.four }).check();
  await page.keyboard.press('Escape');
  const facts = catalog.find(({ id }) => id === 'no-way-out');
  assert.ok(facts);
  const sheet = page.getByRole('dialog', { name: facts.name.ru });
  const rotations: string[] = [];
  for (const name of await page.locator('[data-card] h2').all()) {
    const box = await name.boundingBox();
    assert.ok(box);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    for (const { text } of facts.abilities) await sheet.getByText(text.ru).waitFor();
    rotations.push(await sheet.evaluate((element) => getComputedStyle(element).rotate));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
  assert.equal(rotations, ['180deg', '-90deg', '90deg', 'none']);
});

test('on a tablet in portrait, no text moves the life totals or changes their size', async () => {
  const viewport = { width: 768, height: 1024 };
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', viewport });
  await startGame(page, ru);
  await stackDeck(page, 'naya', 'sea-of-sand', 'bant');
  await revealStartingPlane(page, ru);
  const panels = page.locator('[data-player]');
  const boxes = () => Promise.all([0, 1, 2, 3].map((seat) => panels.nth(seat).boundingBox()));
  const card = (id: string) => page.locator(`[data-card="${id}"] li`).first();
  await card('naya').waitFor();
  const before = await boxes();
  await enterRoll(page, 'planeswalk', ru);
  await page.getByRole('button', { name: ru.table.planeswalk, exact: true }).click();
  await card('sea-of-sand').waitFor();
  assert.equal(await boxes(), before);
});

test('the bar of reminders says how many of them it has no room for', async () => {
  const page = await visit({ reducedMotion: 'reduce', hasTouch: true });
  await startGame(page);
  await stackDeck(page, 'pools-of-becoming', 'furnace-layer', 'jund', 'grand-ossuary', 'naya', 'grixis');
  await revealStartingPlane(page);
  await enterRoll(page, 'chaos');
  await page.getByRole('button', { name: en.acts.resolve, exact: true }).click();
  await page.getByRole('button', { name: en.done, exact: true }).click();
  const bar = page.getByRole('button', { name: /Furnace Layer/ });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const isNarrow = size.width < 360;
    await until(
      () =>
        bar.evaluate((button, expectsSome) => {
          const [list, count] = button.querySelectorAll(':scope > span');
          const end = list?.getBoundingClientRect().right ?? 0;
          const hidden = [...(list?.children ?? [])].filter(
            (line) => line.getBoundingClientRect().left >= end,
          ).length;
          return hidden > 0 ? count?.textContent?.startsWith(`+${hidden} `) === true : !count && !expectsSome;
        }, isNarrow),
      `${size.width} × ${size.height}`,
    );
  }
});

test('an ongoing effect and reminders share one line on small phones and on a tablet', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', hasTouch: true });
  await startGame(page, ru);
  await stackDeck(page, 'bant', 'time-distortion', 'pools-of-becoming', 'jund', 'grixis', 'naya', 'esper');
  await revealStartingPlane(page, ru);
  await enterRoll(page, 'planeswalk', ru);
  await page.getByRole('button', { name: ru.table.planeswalk, exact: true }).click();
  await page.getByRole('button', { name: ru.acts.resolve, exact: true }).click();
  await enterRoll(page, 'chaos', ru);
  await page.getByRole('button', { name: ru.acts.resolve, exact: true }).click();
  await page.getByRole('button', { name: ru.done, exact: true }).click();
  const effect = page.getByRole('button', { name: ru.effects.turnsReversed });
  const reminders = page.getByRole('button', { name: 'Джанд' });
  for (const size of [
    { width: 320, height: 568 },
    { width: 667, height: 375 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    const areBeside = async () => {
      const [one, other] = await Promise.all([effect.boundingBox(), reminders.boundingBox()]);
      return (
        one && other && other.x >= one.x + one.width && Math.abs(one.y - other.y) < 2 && other.height < 80
      );
    };
    await until(async () => (await areBeside()) === true, `${size.width} × ${size.height}`);
  }
  await page.setViewportSize({ width: 667, height: 375 });
  await until(async () => ((await reminders.boundingBox())?.y ?? 99) < 48, 'the line of the totals');
});

test('of four sides, the one with the buttons shows as much as the one opposite, from the top', async () => {
  const page = await visit({ reducedMotion: 'reduce', viewport: { width: 844, height: 390 } });
  await startGame(page);
  await stackDeck(page, 'astral-arena', 'bant', 'minamo');
  await revealStartingPlane(page);
  await openMenu(page, en);
  await page.getByRole('radio', { name: en.planeView.textFacingNames.four }).check();
  await page.keyboard.press('Escape');
  const texts = page.locator('[data-turns] [tabindex]:has(> header)');
  await until(async () => (await texts.count()) === 4);
  const isWhole = (index: number) =>
    texts.nth(index).evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await until(() => isWhole(3), 'the side with the buttons scrolls');
  assert.ok(await isWhole(0));
  await page.setViewportSize({ width: 667, height: 375 });
  await until(async () => !(await isWhole(3)));
  await enterRoll(page, 'chaos');
  await page.locator('[data-card] [aria-current]').first().waitFor();
  const areInSight = () =>
    texts.evaluateAll((sides) =>
      sides.every((side) => {
        const ability = side.querySelector('[aria-current]');
        if (!(ability instanceof HTMLElement)) return false;
        const top = ability.offsetTop - side.scrollTop;
        return top >= 0 && top + Math.min(ability.offsetHeight, side.clientHeight / 2) <= side.clientHeight;
      }),
    );
  await until(areInSight, 'a side does not show what applies');
});

test('on the page of a card, a swipe on the card scrolls the page', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, viewport });
    await goTo(page, '/decks/naya');
    const card = page.locator('[data-card]');
    await card.locator('h1, h2').filter({ hasText: /\S/ }).waitFor();
    const before = await card.boundingBox();
    assert.ok(before);
    const touchscreen = await page.context().newCDPSession(page);
    const x = before.x + before.width / 2;
    const y = before.y + before.height / 2;
    await drag(touchscreen, { x, y }, { x, y: y - 120 });
    const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
    await until(async () => (await top()) < before.y - 60, `the card stays at ${viewport.width} px`);
  }
});

test('counters leave the side with the buttons its whole text, and every side shows their number', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await startGame(page, ru);
  await stackDeck(page, 'kilnspire-district', 'bant', 'naya');
  await revealStartingPlane(page, ru);
  const texts = page.locator('[data-turns] [tabindex]:has(> header)');
  for (const [sides, count] of [
    ['four', 4],
    ['two', 2],
  ] as const) {
    await openMenu(page, ru);
    await page.getByRole('radio', { name: ru.planeView.textFacingNames[sides] }).check();
    await page.keyboard.press('Escape');
    await until(async () => (await texts.count()) === count);
    const isEachWhole = () =>
      texts.evaluateAll((all) => all.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight));
    await until(isEachWhole, `a text of ${sides} sides scrolls`);
    const shown = () => texts.locator('output').allTextContents();
    const counters = Number((await shown())[0]);
    await page.getByRole('button', { name: ru.counters.addOne('Жетоны заряда') }).click();
    await until(async () => {
      const numbers = await shown();
      return numbers.length === count && numbers.every((number) => number === `${counters + 1}`);
    }, `the same number on ${count} sides`);
  }
});

test('where plane and life totals are both visible, the die lands on the plane', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await startGame(page);
  await revealStartingPlane(page);
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rollButton(page).click();
    const result = page.locator('[data-settled]');
    const landed = await result.boundingBox();
    const plane = await page.locator('[data-card]').boundingBox();
    assert.ok(landed && plane);
    assert.ok(landed.x + landed.width <= plane.x + plane.width + 8, `${width} × ${height}: beside the plane`);
    assert.ok(
      landed.y + landed.height <= plane.y + plane.height + 8,
      `${width} × ${height}: below the plane`,
    );
    await result.waitFor({ state: 'detached' });
  }
});

test('the message about an undo is in two lines, or three on the lowest screen, and covers neither names, totals, reminders, nor buttons', async () => {
  for (const words of [en, ru]) {
    const name = words === ru ? 'Владислава' : 'Wilhelmina';
    const page = await visit({ reducedMotion: 'reduce', locale: words === ru ? 'ru-RU' : 'en-US' });
    await page.getByLabel(words.newGame.name(1)).fill(name);
    await page.getByRole('radio', { name, exact: true }).check();
    await startGame(page, words);
    await stackDeck(page, 'naya', 'bant');
    await revealStartingPlane(page, words);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [320, 568],
      [568, 320],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      const toLife = page.getByRole('button', { name: words.table.toLife });
      const hasOneView = await toLife.isVisible();
      if (hasOneView) await toLife.click();
      await tapLife(page, 0);
      if (hasOneView) await page.getByRole('button', { name: words.table.toPlane }).click();
      await page.getByRole('button', { name: words.table.undo }).click();
      const message = page.locator('main [role=status]', { hasText: words.announcements.undone('').trim() });
      await message.waitFor();
      const where = `${words.otherLanguage}, ${width} × ${height}`;
      const { lineCount, covered } = await message.evaluate((element) => {
        const own = element.getBoundingClientRect();
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lineTops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const kept =
          'main button:not([data-change]), [data-life], [data-strips] > :not([data-hint]), [data-card] h2, [data-card] h2 + p';
        const isCovered = (other: Element) => {
          const { left, top, right, bottom } = other.getBoundingClientRect();
          return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
        };
        const found = [...document.querySelectorAll<HTMLElement>(kept)].filter(isCovered);
        return { lineCount: lineTops.size, covered: found.map(({ innerText }) => innerText) };
      });
      assert.equal(covered, [], where);
      // On the lowest screen it replaces the text of a hint, which has three.
      assert.ok(lineCount > 0 && lineCount <= (height === 320 ? 3 : 2), `${where}: ${lineCount} lines`);
      await message.waitFor({ state: 'detached' });
    }
  }
});

test('on a phone, a rolled die lands on the picture, and the message about its undo covers neither texts nor totals', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await startGame(page);
  await stackDeck(page, 'bant', 'naya');
  await revealStartingPlane(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rollButton(page).click();
    await page.locator('[data-settled="blank"]').waitFor();
    for (const part of await page.locator('[data-settled] > *').all())
      for (const text of await page.locator('[data-card] li').all())
        assert.not.ok(await overlap(part, text), `${await text.innerText()}, ${width} × ${height}`);
    await page.getByRole('button', { name: en.table.undo }).click();
    const message = page.locator('main [role=status]', { hasText: en.announcements.undone('').trim() });
    await message.waitFor();
    const lifeTotals = page.getByRole('button', { name: en.table.toLife });
    for (const what of [lifeTotals, ...(await page.locator('[data-card] li').all())])
      assert.not.ok(await overlap(message, what), `${width} × ${height}`);
    await message.waitFor({ state: 'detached' });
  }
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  assert.ok(a && b);
  return doBoxesOverlap(a, b);
}

test('beside its picture, a long text is whole on a small phone in landscape', async () => {
  const page = await visit({
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    systemFont: 'DejaVu Sans',
    viewport: { width: 667, height: 375 },
  });
  await letFirstPlayerBegin(page, ru);
  await startGame(page, ru);
  await stackDeck(page, 'kharasha-foothills', 'bant', 'minamo');
  await revealStartingPlane(page, ru);
  const text = page.locator('[data-card] [tabindex="0"]');
  await until(
    () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
    'the text scrolls',
  );
});

test('the counters on a low card leave the name its width', async () => {
  const page = await visit({ reducedMotion: 'reduce', viewport: { width: 568, height: 320 } });
  await startGame(page);
  await stackDeck(page, 'onakke-catacomb', 'bant', 'minamo');
  await revealStartingPlane(page);
  await openFromMenu(page, en.counters.menu);
  await page.keyboard.press('Escape');
  const name = page.locator('[data-card] h2');
  const isCut = () => name.evaluate(({ clientWidth, scrollWidth }) => clientWidth < scrollWidth);
  await page
    .locator('[data-card]')
    .getByRole('button', { name: en.counters.addOne(en.counters.title) })
    .waitFor();
  await until(async () => !(await isCut()), 'the name is wider than its place');
});

test('no word of a name is broken, not even one that is a fraction of a pixel too wide', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await startGame(page, ru);
  await stackDeck(page, 'kilnspire-district', 'bant');
  await revealStartingPlane(page, ru);
  const name = page.locator('[data-card] h2');
  const areWordsWhole = () =>
    name.evaluate((heading) => {
      const text = heading.firstChild as Text;
      return [...text.data.matchAll(/[^\s]+/g)].every(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length === 1;
      });
    });
  for (let width = 640; width <= 690; width += 3) {
    await page.setViewportSize({ width, height: 375 });
    await until(areWordsWhole, `a broken name at a width of ${width}`);
  }
});

test('beside the map, the selected plane has its name, which no button breaks', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', systemFont: 'DejaVu Sans' });
  await page.getByRole('radio', { name: ru.newGame.layouts.map }).check();
  await startGame(page, ru);
  await stackDeck(page, 'skybreen', 'immersturm', 'naya', 'grixis', 'jund');
  await revealStartingPlane(page, ru);
  await enterRoll(page, 'planeswalk', ru);
  await page.getByRole('button', { name: ru.table.planeswalk, exact: true }).click();
  const name = 'Иммерштурм';
  await page.locator('[data-square]', { hasText: name }).click();
  const button = page.locator('[data-actions] button', { hasText: name });
  for (const size of sizes.filter(({ width, height }) => width > height)) {
    await page.setViewportSize(size);
    const title = await page.locator('main h2', { hasText: name }).boundingBox();
    assert.ok(title && title.height > 10, `no title at ${size.width} × ${size.height}`);
    const isWhole = () =>
      button.evaluate((element) => {
        for (const text of element.querySelectorAll('span')) text.style.overflowWrap = 'normal';
        return element.scrollWidth <= element.clientWidth;
      });
    await until(isWhole, `a broken name at ${size.width} × ${size.height}`);
  }
});

test('on the map too, no button of the card overlaps another', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: en.newGame.layouts.map }).check();
  await startGame(page);
  await stackDeck(page, 'skybreen', 'bant', 'naya', 'grixis', 'jund');
  await revealStartingPlane(page);
  for (const size of [...sizes, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const name of [en.map.title, en.meaning.title, en.pictureCard.turnText])
      await page.getByRole('button', { name }).click({ trial: true, timeout: 5000 });
  }
  await page.setViewportSize({ width: 568, height: 320 });
  const nameHeight = () => page.locator('[data-card] header').evaluate(({ clientHeight }) => clientHeight);
  await until(async () => (await nameHeight()) <= 64, 'the map leaves the lines to the text on a low screen');
  for (const sides of ['two', 'four'] as const) {
    await openMenu(page, en);
    await page.getByRole('radio', { name: en.planeView.textFacingNames[sides] }).check();
    await page.keyboard.press('Escape');
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of [en.map.title, en.pictureCard.turnText])
        await page.getByRole('button', { name }).click({ trial: true, timeout: 5000 });
      // The sides share the card, so no strip of buttons takes space from all of them.
      const heights = await page
        .locator('[data-turns], [data-turns] > *')
        .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      assert.ok(Math.abs(Number(heights[0]) - Number(heights[1])) <= 2, `${sides}: ${heights}`);
      const covered = await page
        .locator('[data-turns] header')
        .last()
        .evaluate((title) => {
          const [button] = title.querySelectorAll('button');
          const textBoxes = [...title.querySelectorAll('h2, p')].map((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return range.getBoundingClientRect();
          });
          const box = button?.getBoundingClientRect();
          return textBoxes.some(
            (type) =>
              box && type.bottom > box.top + 1 && type.top < box.bottom - 1 && type.right > box.left + 1,
          );
        });
      assert.not.ok(covered, `${sides}, ${size.width} × ${size.height}: the map covers the name`);
    }
  }
});

test.run();

/** Returns by how many degrees elements are turned, each angle once, in order. */
function rotationsOf(elements: readonly Element[]): readonly number[] {
  const angles = elements.map((element) => {
    let angle = 0;
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      angle += Number.parseFloat(getComputedStyle(outer).rotate) || 0;
    return (angle + 360) % 360;
  });
  return [...new Set(angles)].sort((one, other) => one - other);
}

async function openInChaos(plane: string, words: Words, locale: string): Promise<Page> {
  const page = await visit({ locale, reducedMotion: 'reduce', hasTouch: true });
  for (const name of await page.locator('ol input[type=text]').all()) await name.fill(LONG_NAME);
  await startGame(page, words);
  await stackDeck(page, plane, 'bant', 'jund', 'grixis');
  await revealStartingPlane(page, words);
  await enterRoll(page, 'chaos', words);
  await page.locator('[data-card] [aria-current]').first().waitFor();
  return page;
}

/** What is cut off without a sign. */
function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = document.querySelector('[data-card] h2');
    const reader = name?.closest('[tabindex]');
    if (!name || !reader) return ['no card'];
    const areaBox = reader.getBoundingClientRect();
    const isIn = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.top >= areaBox.top - 1 &&
        box.bottom <= areaBox.bottom + 1 &&
        box.left >= areaBox.left - 1 &&
        box.right <= areaBox.right + 1
      );
    };
    if (!isIn(name) || name.scrollWidth > name.clientWidth) found.push(`name: ${name.textContent}`);
    for (const ability of reader.querySelectorAll('[aria-current]')) {
      if (!isIn(ability) && !reader.hasAttribute('data-more')) found.push(`ability: ${ability.textContent}`);
    }
    const isScrollable = reader.scrollTop + reader.clientHeight < reader.scrollHeight - 2;
    if (isScrollable && !reader.hasAttribute('data-more')) found.push('scrolls without a sign');
    const title = name.closest('header')?.getBoundingClientRect();
    const isAbove = title && title.width > areaBox.width / 2;
    const counters =
      name.closest('header')?.querySelector('output')?.closest('header > *')?.clientHeight ?? 0;
    if (isScrollable && isAbove && title.height - counters > areaBox.height / 4)
      found.push('the picture has room the text needs');
    return found;
  });
}
