/** What a player has to choose on a plane is in sight together with what confirms it, on phones of any size. */
import type { Locator } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  openFromMenu,
  openMenu,
  revealStartingPlane,
  rollButton,
  startGame,
  takeCards,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('choices stay in sight');
const visit = appOpenerFor(await hostFor(test), test);

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
];

const FIVE_PLANES = ['naya', 'jund', 'grixis', 'esper', 'tazeem'];

test('while a planeswalk waits, the button for one that was countered is beside it, and no text changes its size', async () => {
  for (const plane of ['no-way-out', 'kilnspire-district', 'naya']) {
    const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
    await startGame(page, ru);
    await stackDeck(page, plane, 'bant', 'grixis');
    await revealStartingPlane(page, ru);
    const textSize = () =>
      page
        .locator('[data-card] li')
        .first()
        .evaluate((ability) => getComputedStyle(ability).fontSize);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await rollButton(page, ru).waitFor();
      const sizeBefore = await textSize();
      await enterRoll(page, 'planeswalk', ru);
      const buttons = [ru.table.planeswalk, ru.didNotHappen.planeswalking].map((name) =>
        page.locator('[data-actions]').getByRole('button', { name, exact: true }),
      );
      for (const button of buttons) {
        await button.click({ trial: true });
        assert.ok((await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)) <= 0);
      }
      assert.is(await textSize(), sizeBefore, `${plane}, ${size.width} × ${size.height}`);
      await page.getByRole('button', { name: ru.table.undo }).click();
    }
    await page.context().close();
  }
});

test('on a phone lying across, a group of the menu has two columns', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 667, height: 375 });
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  await openMenu(page, ru);
  const [chaos, another] = await Promise.all(
    [ru.byHand.chaos, ru.byHand.another].map((name) =>
      page.getByRole('dialog').getByRole('button', { name }).boundingBox(),
    ),
  );
  assert.ok(chaos && another);
  assert.is(chaos.y, another.y);
});

test('on a phone, of five planes that are offered, two are in sight with what chooses them', async () => {
  for (const [words, locale] of [
    [en, 'en-US'],
    [ru, 'ru-RU'],
  ] as const) {
    const page = await visit({ locale, reducedMotion: 'reduce', hasTouch: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await startGame(page, words);
    await stackDeck(page, 'bant', 'interplanar-tunnel', 'kharasha-foothills', ...FIVE_PLANES);
    await revealStartingPlane(page, words);
    await enterRoll(page, 'planeswalk', words);
    await page.getByRole('button', { name: words.table.planeswalk, exact: true }).click();
    await page.getByRole('button', { name: words.acts.resolve, exact: true }).click();
    const end = (await page.getByRole('button', { name: words.done, exact: true }).boundingBox())?.y ?? 0;
    const second = page.locator('ol > li:has(h2)').nth(1);
    assert.ok(((await second.locator('ul').boundingBox())?.y ?? end) < end - 48, `${locale}: its text`);
    const choose = second.getByRole('button', { name: words.choice.destinations.top });
    await choose.click({ timeout: 5000 });
    assert.equal(await page.locator('div:has(> ol)').evaluate(({ scrollTop }) => scrollTop), 0, locale);
    assert.is(await choose.getAttribute('aria-pressed'), 'true');
  }
});

test('when five planes are offered, the button that confirms the choice stays visible', async () => {
  const page = await visit({ reducedMotion: 'reduce', hasTouch: true });
  await startGame(page);
  await stackDeck(page, 'bant', 'interplanar-tunnel', ...FIVE_PLANES, 'kharasha-foothills');
  await revealStartingPlane(page);
  await enterRoll(page, 'planeswalk');
  await page.getByRole('button', { name: en.table.planeswalk, exact: true }).click();
  await page.getByRole('button', { name: en.acts.resolve, exact: true }).click();
  const done = page.getByRole('button', { name: en.done, exact: true });
  await done.waitFor();
  assert.ok(await done.isDisabled());
  await page.getByRole('button', { name: en.choice.destinations.top }).last().click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const end of ['first', 'last'] as const) {
      await page.getByRole('heading', { level: 2 })[end]().scrollIntoViewIfNeeded();
      const box = await done.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= size.height, `${size.width} × ${size.height}`);
    }
  }
  await done.click();
  await page.locator('[data-card="kharasha-foothills"], [data-card="tazeem"]').waitFor();
});

test('where a revealed card can go is in sight together with the button that confirms it', async () => {
  for (const [words, locale] of [
    [en, 'en-US'],
    [ru, 'ru-RU'],
  ] as const) {
    const page = await visit({ locale, reducedMotion: 'reduce', hasTouch: true });
    await startGame(page, words);
    await stackDeck(page, 'stairs-to-infinity', 'grand-ossuary', 'naya', 'jund');
    await revealStartingPlane(page, words);
    await enterRoll(page, 'chaos', words);
    await page.locator('[data-card] [aria-current] button').first().click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const below = await page.locator('[data-actions]').boundingBox();
      const end = below && below.y > size.height / 2 ? below.y : size.height;
      for (const name of [words.choice.destinations.top, words.choice.destinations.bottom]) {
        const box = await page.locator('label', { hasText: name }).boundingBox();
        assert.ok(box && box.y + box.height <= end, `${locale}: ${name} at ${size.width} × ${size.height}`);
      }
      const isMarked = () =>
        page
          .locator('div:has(> ol)')
          .evaluate((box) => box.hasAttribute('data-more') === box.scrollHeight > box.clientHeight);
      await until(isMarked, `${locale}: no sign of what follows at ${size.width} × ${size.height}`);
    }
  }
});

test('on a phone, of two cards taken by hand, both are in sight with what can be done with them', async () => {
  for (const [words, locale] of [
    [en, 'en-US'],
    [ru, 'ru-RU'],
  ] as const) {
    const page = await visit({
      locale,
      reducedMotion: 'reduce',
      hasTouch: true,
      systemFont: 'DejaVu Sans',
      viewport: { width: 390, height: 844 },
    });
    await startGame(page, words);
    await stackDeck(page, 'bant', 'interplanar-tunnel', 'kharasha-foothills', 'naya');
    await revealStartingPlane(page, words);
    await takeCards(page, 2, words);
    const second = page.locator('ol > li:has(h2)').nth(1);
    for (const place of Object.values(words.choice.destinations)) {
      const label = await second.locator('label', { hasText: place }).boundingBox();
      const done = await page.getByRole('button', { name: words.done, exact: true }).boundingBox();
      assert.ok(label && done && label.y + label.height < done.y, `${place}`);
    }
  }
});

test('planes that are left are in sight whole, with what puts them in order', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', hasTouch: true });
  await startGame(page, ru);
  await stackDeck(page, 'bant', 'kharasha-foothills', 'naya', 'jund', 'grixis', 'esper');
  await revealStartingPlane(page, ru);
  await openFromMenu(page, ru.byHand.another, ru);
  await page.locator('[data-card] + [data-card="kharasha-foothills"]').waitFor();
  await enterRoll(page, 'planeswalk', ru);
  await page.getByRole('button', { name: ru.table.planeswalk, exact: true }).tap();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const last = page.getByRole('button', { name: /: позже$/ }).last();
    await until(
      () =>
        last.evaluate((button) => {
          const { left, top, bottom } = button.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(left + 12, y)));
        }),
      `${size.width} × ${size.height}`,
    );
  }
});

test('in landscape, the name of a card taken by hand and all places it can go are in sight', async () => {
  const places = Object.values(ru.choice.destinations);
  for (const count of [1, 3]) {
    const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', hasTouch: true });
    await startGame(page, ru);
    await stackDeck(page, 'bant', 'prime-ministers-cabinet-room', 'jund', 'naya', 'grixis');
    await revealStartingPlane(page, ru);
    await takeCards(page, count, ru);
    const card = page.locator('ol > li:has(h2)').first();
    const parts = [card.locator('h2'), ...places.map((place) => card.locator('label', { hasText: place }))];
    for (const size of [{ width: 568, height: 320 }, ...sizes].filter(
      ({ width, height }) => width > height,
    )) {
      await page.setViewportSize(size);
      for (const part of parts) {
        const isOnTop = () =>
          part.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            return [top + 4, bottom - 4].every((y) =>
              element.contains(document.elementFromPoint(left + 12, y)),
            );
          });
        await until(isOnTop, `${await part.textContent()}: ${count} at ${size.width} × ${size.height}`);
      }
      assert.is(await card.getByText(ru.choice.place(1, 3)).count(), count === 1 ? 0 : 1);
    }
  }
});

test('in landscape, revealed cards are low and their texts wide, so that the second one is in sight', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', hasTouch: true });
  await startGame(page, ru);
  await stackDeck(page, 'pools-of-becoming', 'grixis', 'bant', 'tazeem', 'naya');
  await revealStartingPlane(page, ru);
  await enterRoll(page, 'chaos', ru);
  await page.getByRole('button', { name: ru.acts.resolve, exact: true }).click();
  const cards = page.locator('ol > li:has(h2)');
  for (const size of sizes.filter(({ width, height }) => width > height)) {
    await page.setViewportSize(size);
    const isSeen = async () => {
      const [card, text, second] = await Promise.all([
        cards.first().boundingBox(),
        cards.first().locator('ul').boundingBox(),
        cards.nth(1).locator('ul p').last().boundingBox(),
      ]);
      if (!card || !text || !second) return false;
      return text.width > 0.65 * card.width && second.y + 24 < size.height - 24;
    };
    await until(isSeen, `${size.width} × ${size.height}`);
  }
});

test('what each player has to choose on a plane is in sight', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce', hasTouch: true });
  await startGame(page, ru);
  await stackDeck(page, 'two-streams-facility', 'bant', 'naya');
  await revealStartingPlane(page, ru);
  const choices = page.locator('[data-card] fieldset');
  const abilities = page.locator('[data-card] li');
  const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  for (const size of sizes) {
    await page.setViewportSize(size);
    const areSeen = async () => {
      const [card, last] = await Promise.all([
        page.locator('[data-card]').boundingBox(),
        choices.last().boundingBox(),
      ]);
      return card && last && last.y + last.height <= card.y + card.height;
    };
    await until(async () => (await areSeen()) === true, `${size.width} × ${size.height}`);
    const [asking, choice, rest] = [
      await yOf(abilities.first()),
      await yOf(choices.first()),
      await yOf(abilities.last()),
    ];
    assert.ok(asking < choice && choice < rest, 'they follow the ability that asks for them');
  }
  for (const choice of await choices.all()) await choice.getByRole('radio').first().check();
  const isTextFirst = async () => (await yOf(abilities.last())) < (await yOf(choices.first()));
  await until(isTextFirst, 'what is chosen follows the text');
});

test.run();
