/** Several face-up planes are readable on one screen, and a swipe on them scrolls or turns over as it should. */
import type { Locator, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  blankFirstRollScript,
  enterRoll,
  goTo,
  openMenu,
  revealStartingPlane,
  rollButton,
  startGame,
  takeCards,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { drag } from '../support/playing/touch';
import { doBoxesOverlap } from '../support/screens/overlap';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('several planes share the screen');
const visit = appOpenerFor(await hostFor(test), test);

/** Starts a game and planeswalks to these two planes at once. */
async function planeswalkToTwo(
  page: Page,
  words: Words,
  ...planes: readonly [string, string]
): Promise<void> {
  await startGame(page, words);
  await stackDeck(page, 'bant', 'spatial-merging', ...planes, 'naya', 'grixis', 'jund');
  await revealStartingPlane(page, words);
  await enterRoll(page, 'planeswalk', words);
  await page.getByRole('button', { name: words.table.planeswalk, exact: true }).click();
  await page.getByRole('button', { name: words.acts.resolve, exact: true }).click();
}

test('where two planes do not fit, a swipe on one of them scrolls to the other', async () => {
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, viewport: { width, height } });
    await planeswalkToTwo(page, en, 'llanowar', 'minamo');
    const first = page.locator('[data-card="llanowar"]');
    await page.locator('[data-card="minamo"]').waitFor();
    const box = await first.boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.8];
    const end = width > height ? { x: x - 160, y } : { x, y: y - 160 };
    await drag(await page.context().newCDPSession(page), { x, y }, end);
    const isMoved = async () => {
      const after = await first.boundingBox();
      return after !== null && (after.x < box.x || after.y < box.y);
    };
    await until(isMoved, `${width} × ${height}: the second plane stays out of sight`);
  }
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 667, height: 375 },
])
  test(`at ${viewport.width} px, no plane scrolls by itself: each is whole in the list, which a swipe on a text scrolls`, async () => {
    const page = await visit({
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      hasTouch: true,
      systemFont: 'DejaVu Sans',
      viewport,
    });
    await planeswalkToTwo(page, ru, 'glimmervoid-basin', 'krosa');
    await page.locator('[data-card="krosa"]').waitFor();
    const texts = page.locator('[data-card] [tabindex="0"]:has(> header)');
    const areWhole = () =>
      texts.evaluateAll((boxes) => boxes.every((box) => box.scrollHeight <= box.clientHeight));
    await until(areWhole, 'a plane scrolls by itself');
    const list = await page.locator('[data-views]').boundingBox();
    assert.ok(list);
    const touchscreen = await page.context().newCDPSession(page);
    const x = list.x + list.width / 4;
    const isEndInSight = async () => {
      await drag(touchscreen, { x, y: list.y + list.height - 40 }, { x, y: list.y + 20 });
      const boxes = await Promise.all(
        (await page.locator('[data-card] li').all()).map((text) => text.boundingBox()),
      );
      return boxes.every((box) => box !== null && box.y + box.height <= list.y + list.height);
    };
    await until(isEndInSight, 'the end of a text stays out of sight');
  });

test('on a small phone, a roll leaves the texts of two planes in order and brings what applies into sight', async () => {
  const page = await visit({
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 320, height: 568 },
  });
  await planeswalkToTwo(page, ru, 'llanowar', 'minamo');
  await page.locator('[data-card="minamo"]').waitFor();
  const placesOf = (what: string) =>
    page.locator('[data-card]').evaluateAll((cards, selector) => {
      const { top } = cards[0]?.getBoundingClientRect() ?? { top: Number.NaN };
      return cards.flatMap((card) =>
        [...card.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().top - top),
      );
    }, what);
  const before = await placesOf('h2, li');
  await enterRoll(page, 'chaos', ru);
  const applied = page.locator('[data-card] [aria-current]');
  await until(async () => (await applied.count()) === 2);
  const after = await placesOf('h2, li');
  assert.equal(
    after.map((_, index) => index).sort((a, b) => (after[a] ?? 0) - (after[b] ?? 0)),
    before.map((_, index) => index),
    'text changes places',
  );
  const areInSight = async () => {
    const list = await page.locator('[data-views]').boundingBox();
    const [first, second] = await Promise.all([applied.first().boundingBox(), applied.last().boundingBox()]);
    assert.ok(list && first && second);
    // Of the second, at least its label and its first lines.
    return first.y >= list.y && second.y + Math.min(second.height, 80) <= list.y + list.height;
  };
  await until(areInSight, 'what applies is out of sight');
  // The same on a phone that shows the life totals, whose plane is not laid out, until the roll.
  await page.getByRole('button', { name: ru.table.undo }).click();
  await until(async () => (await applied.count()) === 0);
  await page
    .locator('[data-card]')
    .first()
    .evaluate((card) => card.parentElement?.scrollTo(0, 0));
  await goTo(page, '/life');
  await enterRoll(page, 'chaos', ru);
  await applied.first().waitFor();
  await until(areInSight, 'what applies is out of sight after the life totals');
});

test('two planes that fit beside each other do not keep a swipe from the life totals', async () => {
  for (const viewport of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, viewport });
    await planeswalkToTwo(page, en, 'llanowar', 'minamo');
    const box = await page.locator('[data-card="minamo"]').boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.6];
    await drag(await page.context().newCDPSession(page), { x, y }, { x: x - 160, y });
    await page.locator('[data-life]').first().waitFor();
  }
});

for (const [width, height] of [
  [667, 375],
  [844, 390],
] as const) {
  test(`three planes at ${width} × ${height} are beside each other, or a swipe scrolls to them`, async () => {
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, viewport: { width, height } });
    await planeswalkToTwo(page, en, 'llanowar', 'minamo');
    await takeCards(page, 1);
    await page.locator('label', { hasText: en.choice.destinations.add }).click();
    await page.getByRole('button', { name: en.done, exact: true }).click();
    await page.locator('[data-card="naya"]').waitFor();
    await enterRoll(page, 'chaos');
    await page.locator('[data-card="naya"] [aria-current]').waitFor();
    const leftOf = (id: string) =>
      page.locator(`[data-card="${id}"]`).evaluate((card) => card.getBoundingClientRect().left);
    const isNayaWhole = () =>
      page.locator('[data-views]').evaluate((area) => {
        const card = area.querySelector('[data-card="naya"]');
        return !!card && card.getBoundingClientRect().right <= area.getBoundingClientRect().right;
      });
    assert.ok((await leftOf('llanowar')) >= 0, 'chaos on every plane scrolls the first one out of sight');
    for (const card of await page.locator('[data-card]').all())
      assert.is(await card.locator('[tabindex="0"]').evaluate(({ scrollTop }) => scrollTop), 0);
    assert.is(await isNayaWhole(), width > 800);
    const touchscreen = await page.context().newCDPSession(page);
    await drag(touchscreen, { x: 400, y: height - 100 }, { x: 200, y: height - 100 });
    if (width > 800) await page.locator('[data-life]').first().waitFor();
    else await until(isNayaWhole, 'the third plane stays out of sight');
  });
}

test('several planes are read from as many sides as leave their texts a readable size', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await planeswalkToTwo(page, ru, 'llanowar', 'kilnspire-district');
  await openMenu(page, ru);
  await page.getByRole('radio', { name: ru.planeView.textFacingNames.four }).check();
  await page.keyboard.press('Escape');
  const sides = page.locator('[data-card="llanowar"] [data-turns] [tabindex]:has(> header)');
  for (const [width, height, count] of [
    [390, 844, 1],
    [844, 390, 1],
    [768, 1024, 1],
    [1024, 1366, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await until(
      async () => (await sides.filter({ visible: true }).count()) === count,
      `${count} at ${width} × ${height}`,
    );
    if (count === 1)
      await until(
        () => sides.last().evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
        `the text of the one side scrolls at ${width} × ${height}`,
      );
  }
});

test('something wider than its card leaves the text a readable size', async () => {
  const page = await visit({ reducedMotion: 'reduce', viewport: { width: 844, height: 390 } });
  await planeswalkToTwo(page, en, 'llanowar', 'minamo');
  const ability = page.locator('[data-card="llanowar"] li').first();
  await ability.evaluate((item) => {
    const label = document.createElement('p');
    label.style.whiteSpace = 'nowrap';
    label.textContent = 'wide '.repeat(60);
    item.append(label);
  });
  const size = () => ability.evaluate((item) => Number.parseFloat(getComputedStyle(item).fontSize));
  await until(async () => (await size()) < 15);
  assert.ok((await size()) >= 14, `${await size()} px`);
});

for (const [width, height, long, short] of [
  [390, 844, 'krosa', 'kharasha-foothills'],
  [844, 390, 'kharasha-foothills', 'minamo'],
  [768, 1024, 'glimmervoid-basin', 'isle-of-vesuva'],
  [1280, 800, 'glimmervoid-basin', 'isle-of-vesuva'],
] as const) {
  test(`of two planes, the one with the longer text has more room, so that both are whole: ${width} × ${height}`, async () => {
    const page = await visit({
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      systemFont: 'DejaVu Sans',
      viewport: { width, height },
    });
    await planeswalkToTwo(page, ru, long, short);
    const areWhole = async () => {
      for (const card of [long, short]) {
        const text = page.locator(`[data-card="${card}"] [tabindex="0"]`);
        await until(
          () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
          `${card} scrolls`,
        );
      }
    };
    await areWhole();
    const sizes = await page
      .locator('[data-card] [tabindex="0"]')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
    assert.is(new Set(sizes).size, 1, `${sizes}`);
    await enterRoll(page, 'planeswalk', ru);
    await areWhole();
  });
}

test('the die that was rolled covers the name of none of several planes', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: blankFirstRollScript });
  await planeswalkToTwo(page, en, 'kharasha-foothills', 'minamo');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [667, 375],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rollButton(page).click();
    const die = page.locator('[data-settled="blank"] > *');
    await die.first().waitFor();
    for (const part of await die.all())
      for (const name of await page.locator('[data-card] h2').all())
        assert.not.ok(await overlap(part, name), `${await name.innerText()}, ${width} × ${height}`);
    await page.getByRole('button', { name: en.table.undo }).click();
    await die.first().waitFor({ state: 'detached' });
  }
});

/** Whether the words of a name are covered; its element is as wide as the space beside the buttons. */
async function overlap(part: Locator, name: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  assert.ok(box);
  const words = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  return doBoxesOverlap(box, words);
}

test.run();
