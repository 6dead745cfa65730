// starts first
import type { Locator, Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { showFullTable, switchView } from '../support/playing/full-tables';
import {
  enterRoll,
  goTo,
  letFirstPlayerBegin,
  openFromMenu,
  openMenu,
  revealStartingPlane,
  startGame,
  tapLife,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { steadyCenterOf } from '../support/playing/touch';
import { ensureLanguage, tourRandomnessScript, withoutRepeats } from '../support/playing/tour';
import { isOptionInSight } from '../support/screens/option-in-sight';
import { doBoxesOverlap } from '../support/screens/overlap';
import { describePhone, type PhoneDisplay, phones, setPhone } from '../support/screens/phones';
import { textFitProblems } from '../support/screens/text-fit';
import { assert, suite } from '../support/suite';
import { isThorough, skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const MAX_SEATS = 12;
const planes = catalog.filter(({ kind }) => kind === 'plane').map(({ name }) => name.en);
const phonesHeldUpright = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
const languages = [
  [en, 'English'],
  [ru, 'Russian'],
] as const;

const test = suite('fits narrow screens');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

for (const [languageIndex, [words, language]] of languages.entries()) {
  // Each language takes other numbers of seats; both take the fullest table.
  const playerCounts = Array.from({ length: MAX_SEATS - 1 }, (_, place) => place + 2).filter(
    (playerCount) =>
      (isThorough ? playerCount % 2 === languageIndex : playerCount % 3 === 1 - languageIndex) ||
      playerCount === MAX_SEATS,
  );

  test(`tables of up to twelve players fit every screen in every font in ${language}`, async () => {
    const found: string[] = [];
    await open(words);
    await startGame(page, words);
    for (const playerCount of playerCounts) {
      await showFullTable(page, words, playerCount, 1 + (playerCount % 2) * 4);
      for (const view of ['plane', 'life'] as const) {
        await switchView(page, view);
        for (const phone of samplePhones(playerCount, languageIndex)) {
          await setPhone(page, phone);
          for (const finding of await textFitProblems(page, words)) {
            found.push(`${view} of ${playerCount}, ${describePhone(phone)}: ${finding}`);
          }
        }
      }
    }
    assert.equal(withoutRepeats(found), []);
  });

  test(`messages of the app fit narrow screens in ${language}`, async () => {
    await open(words);
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: words.table.nextLabel('') }).click();
    await page.getByText(words.notices.unsavedFull).waitFor();
    const narrow = phones.filter(({ width, textScale }) => width < 400 && textScale === 1);
    for (const phone of isThorough ? narrow : narrow.filter((_, place) => place % 3 === languageIndex)) {
      await setPhone(page, phone);
      assert.equal(await textFitProblems(page, words), [], describePhone(phone));
      // The table stays usable under the notice: the actions of a turn are still on the screen.
      for (const name of [words.table.undo, words.table.nextLabel('')]) {
        const box = await page.getByRole('button', { name }).boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= phone.height, `${name} is off the screen`);
      }
    }
  });
}

test('where the list is longer than the screen, adding a player changes the number above it', async () => {
  page = await visit({ viewport: { width: 320, height: 568 } });
  for (const number of [5, 6]) {
    await page.getByRole('button', { name: en.newGame.add }).click();
    await page.getByText(`${en.newGame.players}: ${number}`, { exact: true }).waitFor();
  }
});

test('three players of the first game are in sight on a low phone in landscape', async () => {
  await open(en);
  await page.setViewportSize({ width: 568, height: 320 });
  await until(() =>
    page.getByLabel(en.newGame.name(3), { exact: true }).evaluate((name) => {
      const { left, bottom } = name.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 4) === name;
    }),
  );
});

test('in landscape, no starting life has a row of its own', async () => {
  await open(ru);
  for (const [width, height] of sizes.filter(([width, height]) => width > height && height < 521)) {
    await page.setViewportSize({ width, height });
    const tops = await page
      .getByRole('group', { name: ru.newGame.startingLife })
      .getByRole('radio')
      .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().top));
    assert.equal(tops.filter((top) => top === tops[0]).length, 2, `at ${width} × ${height}`);
    assert.equal(tops.length, 4);
  }
});

test('the main buttons of the sheets are in sight on a low phone in landscape', async () => {
  await open(ru);
  await page.setViewportSize({ width: 568, height: 320 });
  await page.getByRole('radio', { name: /^40/ }).first().check();
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  const waitUntilInSight = async (name: string) => {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await until(async () => {
      const box = await button.boundingBox();
      return box !== null && box.y + box.height <= 320;
    }, `${name} is below the edge`);
  };
  await openFromMenu(page, ru.planarDeck, ru);
  await waitUntilInSight(ru.byHand.take.look);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ru.table.toLife }).click();
  await page.getByRole('button', { name: ru.seat.more(ru.player(1)) }).click();
  await waitUntilInSight(ru.designations.names.monarch);
});

test('six life totals keep their size on a tall phone, and the card keeps its space on a short one', async () => {
  await open(en);
  await startGame(page);
  await showFullTable(page, en, 6, 8);
  await switchView(page, 'plane');
  const strip = page.getByRole('button', { name: en.table.toLife });
  await page.setViewportSize({ width: 390, height: 844 });
  const totals = await strip.evaluate((button) =>
    [...button.querySelectorAll(':scope > * > * > :last-child')].map((total) => ({
      text: total.textContent,
      size: getComputedStyle(total).fontSize,
    })),
  );
  assert.equal(
    totals,
    ['118', '−8', '40', '0', '20', '−13'].map((text) => ({ text, size: '26px' })),
  );
  await page.setViewportSize({ width: 320, height: 568 });
  const box = await strip.boundingBox();
  assert.ok(box && box.height <= 56, `the strip is ${box?.height} high`);
});

test('a default name is shown in full or as its number', async () => {
  page = await visit({ systemFont: 'DejaVu Sans', locale: 'ru-RU', viewport: { width: 320, height: 568 } });
  for (let added = 0; added < 4; added++)
    await page.getByRole('button', { name: ru.newGame.add }).first().click();
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  const [full, numbers] = [Array.from({ length: 8 }, (_, seat) => ru.player(seat + 1)), [...'12345678']];
  assert.equal(await shownNames(ru.table.toLife), numbers);
  await page.getByRole('button', { name: ru.table.toLife }).click();
  await page.getByRole('button', { name: ru.seat.more(ru.player(8)) }).waitFor();
  // The last panel is alone with one other in its row.
  assert.equal(await shownNames(), [...numbers.slice(0, -1), full.at(-1)]);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await shownNames(), full);
});

test('at 320 pixels, the names above the totals show ten letters', async () => {
  page = await visit({ locale: 'ru-RU', viewport: { width: 320, height: 568 } });
  await page.getByLabel(ru.newGame.name(3)).fill('Владислава');
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  const name = page.getByRole('button', { name: ru.table.toLife }).getByText('Владислава', { exact: true });
  const [strip, text] = [await name.locator('..').boundingBox(), await name.boundingBox()];
  assert.ok(strip && text && text.height <= strip.height + 1 && text.width <= strip.width + 1);
});

test('at 320 pixels, each of four panels says how its life changes, and has the keypad’s sign beside ten letters', async () => {
  for (const words of [en, ru]) {
    page = await visit({
      locale: words === en ? 'en-US' : 'ru-RU',
      viewport: { width: 320, height: 568 },
    });
    const longName = words === en ? 'Wilhelmina' : 'Владислава';
    await page.getByLabel(words.newGame.name(3)).fill(longName);
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.getByRole('button', { name: words.table.toLife }).click();
    await page.getByText(words.tapHint).first().waitFor();
    for (const hint of await page.getByText(words.tapHint).all()) {
      const fits = await hint.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      assert.ok((await hint.isVisible()) && fits, `${words.tapHint}: too wide`);
    }
    for (const player of [0, 1, 2, 3])
      assert.ok(await page.locator(`[data-player="${player}"] [aria-keyshortcuts] svg`).isVisible());
    assert.ok(
      await page
        .locator('[data-player="2"]')
        .getByText(longName, { exact: true })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
      `${longName} is truncated`,
    );
  }
});

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`at 320 pixels, a turned sheet shows at once how to leave the game in ${language}`, async () => {
    page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US', viewport: { width: 320, height: 568 } });
    await page.getByRole('radio', { name: /^40/ }).first().check();
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.getByRole('button', { name: words.table.toLife }).click();
    for (const player of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: words.seat.more(words.player(player)) }).click();
      for (const name of [words.leaving.undetected.emptyLibrary, words.seatSheet.concede]) {
        const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
        await steadyCenterOf(button);
        // In the last pixels is the top of what follows.
        const isWhole = await button.evaluate((element) => {
          const [own, sheet] = [element, element.closest('dialog')].map((one) =>
            one?.getBoundingClientRect(),
          );
          return own && sheet && own.left >= sheet.left + 12 && own.right <= sheet.right - 12;
        });
        assert.ok(isWhole, `${name} of ${player} is cut off`);
      }
      await page.keyboard.press('Escape');
    }
  });

  addTest(
    `reminders of the monarch and the initiative take two lines, and a tap shows all, in ${language}`,
    async () => {
      page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US' });
      const name = words === ru ? 'Владислава' : 'Wilhelmina';
      await page.getByLabel(words.newGame.name(1)).fill(name);
      await page.getByRole('radio', { name, exact: true }).check();
      await startGame(page, words);
      await stackDeck(page, 'naya', 'bant');
      await revealStartingPlane(page, words);
      await page.getByRole('button', { name: words.table.toLife }).click();
      await page.getByRole('button', { name: words.seat.more(name) }).click();
      for (const designation of ['monarch', 'initiative'] as const)
        await page.getByRole('button', { name: words.designations.names[designation] }).click();
      await page.keyboard.press('Escape');
      const more = page.getByText(words.reminders.more(1), { exact: true });
      await more.waitFor();
      const box = await page.locator('[data-strips]').boundingBox();
      assert.ok(box && box.height <= 52, `reminders are ${box?.height} px high`);
      await more.click();
      for (const text of [words.inherent.monarch, words.inherent.initiative])
        await page.getByRole('dialog').getByText(text).waitFor();
    },
  );
}

test('the fade under the title of a sheet lies over no row before it scrolls', async () => {
  await open(en);
  await startGame(page);
  await openMenu(page, en);
  const fade = await page
    .getByRole('dialog')
    .locator(':scope > div')
    .first()
    .evaluate((body) => {
      const { top, height } = getComputedStyle(body, '::before');
      return { top, height, padding: getComputedStyle(body).paddingTop };
    });
  // Sticky elements stay out of the padding unless they are moved into it.
  assert.equal(fade, { top: '-16px', height: '16px', padding: '16px' });
});

test('the button for the next turn breaks the long names of a team between words', async () => {
  page = await visit({ systemFont: 'DejaVu Sans', locale: 'ru-RU', viewport: { width: 320, height: 568 } });
  for (const [seat, name] of ['Ян', 'Антон', 'Александра', 'Виктор'].entries())
    await page.getByLabel(ru.newGame.name(seat + 1)).fill(name);
  await page.getByRole('radio', { name: ru.newGame.twoHeadedGiant }).check();
  await page.getByRole('radio', { name: /^Ян/ }).check();
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lineCount = await page
      .locator('[data-actions]')
      .getByText('Александра и Виктор')
      .evaluate(({ firstChild }) => {
        const range = new Range();
        range.setStart(firstChild as Node, 0);
        range.setEnd(firstChild as Node, 'Александра'.length);
        return range.getClientRects().length;
      });
    assert.is(lineCount, 1, `at ${width} pixels`);
  }
});

test('the button for the next turn shows no part of a third line of a name', async () => {
  page = await visit({ viewport: { width: 320, height: 568 } });
  const name = 'Élisabeth Éléonore Éluau';
  for (const seat of [1, 2, 3, 4]) await page.getByLabel(en.newGame.name(seat)).fill(name);
  await startGame(page);
  await revealStartingPlane(page);
  const lines = await page
    .locator('[data-actions]')
    .getByText(name)
    .evaluate((text) => {
      const range = new Range();
      range.selectNodeContents(text);
      const { bottom } = text.getBoundingClientRect();
      return [...range.getClientRects()].map((line) =>
        (line.top + line.bottom) / 2 < bottom ? 'in' : line.top - bottom,
      );
    });
  assert.ok(
    lines.every((line) => line === 'in' || line > -4),
    `lines: ${lines.join(', ')}`,
  );
});

test('at 320 pixels, of a name that is too long for its total the first letters are shown, and all are announced', async () => {
  page = await visit({ viewport: { width: 320, height: 568 } });
  await page.getByLabel(en.newGame.name(3)).fill('Wilhelmina');
  await startGame(page);
  await revealStartingPlane(page);
  const strip = page.getByRole('button', { name: en.table.toLife });
  assert.ok((await strip.getAttribute('aria-label'))?.includes('Wilhelmina 20'));
  const { textOverflow, lines, hiddenPixels } = await strip.getByText('Wilhelmina').evaluate((text) => ({
    textOverflow: getComputedStyle(text).textOverflow,
    lines: Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
    hiddenPixels: text.scrollWidth - text.clientWidth,
  }));
  assert.equal([textOverflow, lines, hiddenPixels > 0], ['clip', 1, true]);
});

test('at 320 pixels, the bars show the name of the plane and what the die does in full', async () => {
  page = await visit({ locale: 'ru-RU', viewport: { width: 320, height: 568 } });
  await startGame(page, ru);
  await stackDeck(page, 'the-great-forest', 'naya');
  await revealStartingPlane(page, ru);
  await page.getByRole('button', { name: ru.table.toLife }).click();
  const name = page.getByRole('button', { name: ru.table.toPlane }).getByText('Великий лес', { exact: true });
  const hiddenPixels = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
  );
  // Less than a line.
  assert.ok(hiddenPixels < 6, `${hiddenPixels} px of the name are hidden`);
  const roll = page.getByRole('button', { name: ru.table.rollLabel(0) });
  assert.ok(await roll.getByText(ru.table.roll, { exact: true }).isVisible());
  assert.ok(((await roll.boundingBox())?.height ?? 99) <= 68);
});

test('above the life totals, even the longest name of a plane is whole', async () => {
  page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await startGame(page, ru);
  await stackDeck(page, 'glimmervoid-basin', 'naya');
  await revealStartingPlane(page, ru);
  const bar = page.locator('[data-strip]');
  const name = bar.getByText('Котловина Мерцающей пустоты', { exact: true });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heightBefore = (await bar.boundingBox())?.height;
    await bar.click();
    const hiddenPixels = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
    );
    assert.ok(hiddenPixels < 6, `${hiddenPixels} px of the name are hidden at ${width} × ${height}`);
    assert.is((await bar.boundingBox())?.height, heightBefore, `the bar grows at ${width} × ${height}`);
    await bar.click();
  }
});

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`the buttons of a player's sheet fill their rows in ${language}`, async () => {
    page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US', viewport: { width: 320, height: 568 } });
    for (const seat of [4, 3])
      await page.getByRole('button', { name: words.newGame.remove(words.player(seat)) }).click();
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.getByRole('button', { name: words.table.toLife }).click();
    await page.getByRole('button', { name: words.seat.more(words.player(1)) }).click();
    for (const sectionTitle of [words.commander.title, words.seating.nameAndColor])
      await page.getByText(sectionTitle, { exact: true }).click();
    const { commander, designations, seating } = words;
    for (const name of [commander.attack, designations.names.monarch, seating.ownColor]) {
      const ends = await page
        .locator('dialog')
        .getByText(name, { exact: true })
        .evaluate((text) => {
          const buttons = [...(text.closest('button, label')?.parentElement?.children ?? [])];
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          const rows = Map.groupBy(boxes, ({ top }) => top).values();
          return [...rows].map((row) => Math.max(...row.map(({ right }) => Math.round(right))));
        });
      assert.ok(Math.max(...ends) - Math.min(...ends) <= 16, `${name}: rows end at ${ends.join(', ')}`);
    }
  });
}

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`a sheet turned to the side shows its main buttons whole in ${language}`, async () => {
    page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US' });
    await page.getByRole('radio', { name: /^40/ }).first().check();
    await startGame(page, words);
    await goTo(page, '/life');
    const sheet = page.getByRole('dialog');
    const waitUntilWhole = (name: string) =>
      until(
        () =>
          sheet.getByRole('button', { name, exact: true }).evaluate((button) => {
            const { left, right } = button.getBoundingClientRect();
            const part = button.closest('dialog > *')?.getBoundingClientRect();
            return part !== undefined && left >= part.left && right <= part.right;
          }),
        `${name} is cut`,
      );
    const openSheet = () => page.getByRole('button', { name: words.seat.more(words.player(2)) }).click();
    for (const viewport of phonesHeldUpright.toReversed()) {
      await page.keyboard.press('Escape');
      await page.setViewportSize(viewport);
      await openSheet();
      for (const name of Object.values(words.designations.names)) await waitUntilWhole(name);
    }
    await sheet
      .getByRole('button', { name: words.counters.addOne(words.player(4)) })
      .scrollIntoViewIfNeeded();
    const [head, heading] = await Promise.all([
      sheet.locator('header').boundingBox(),
      sheet.getByRole('heading', { name: words.commander.damage }).boundingBox(),
    ]);
    assert.ok(head && heading && heading.x + heading.width <= head.x + 1, 'the rows have lost their heading');
    for (let times = 0; times < 2; times++)
      await sheet.getByRole('button', { name: words.seatSheet.concede }).click();
    await page.locator('[data-player="1"]').getByText(words.departed.outOfGame).waitFor();
    await openSheet();
    for (const viewport of phonesHeldUpright) {
      await page.setViewportSize(viewport);
      await waitUntilWhole(words.departed.takeBack);
    }
    await page.keyboard.press('Escape');
    for (const player of [2, 3]) await tapLife(page, player, -1, 40);
    await page.locator('[data-player="2"] [data-asked] button').first().click();
    await waitUntilWhole(words.leaving.areOut(2));
  });
}

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`in landscape, the totals of two players leave an effect its space in ${language}`, async () => {
    page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US', viewport: { width: 667, height: 375 } });
    for (const seat of [4, 3])
      await page.getByRole('button', { name: words.newGame.remove(words.player(seat)) }).click();
    await letFirstPlayerBegin(page, words);
    await startGame(page, words);
    await stackDeck(page, 'kerblam-warehouse', 'naya');
    await revealStartingPlane(page, words);
    await enterRoll(page, 'chaos', words);
    await page.getByRole('button', { name: words.carryOut.ongoingEffect }).click();
    const effect = page.getByRole('button', { name: /artifacts can be|артефакты \(не/ });
    const isWhole = () =>
      effect
        .locator('span')
        .first()
        .evaluate((text) => text.scrollHeight <= text.clientHeight);
    await until(isWhole, 'the effect is cut');
    await page.setViewportSize({ width: 844, height: 390 });
    await goTo(page, '/life');
    await page.getByRole('button', { name: words.seat.more(words.player(2)) }).click();
    await page.getByRole('button', { name: words.designations.names.initiative }).click();
    await page.getByRole('button', { name: words.close }).click();
    await page.getByRole('button', { name: words.table.nextLabel(words.player(2)) }).click();
    await goTo(page, '/');
    await page.getByRole('button', { name: words.reminders.dismiss }).waitFor();
    await until(isWhole, 'the effect beside a reminder is cut');
  });
}

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`a reminder is shown whole or counted among the hidden ones in ${language}`, async () => {
    page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US' });
    await letFirstPlayerBegin(page, words);
    await startGame(page, words);
    await stackDeck(page, 'naar-isle', 'naya');
    await revealStartingPlane(page, words);
    await goTo(page, '/life');
    const { designations, playerCounters, counters, reminders } = words;
    for (const [player, name] of [
      [2, designations.names.monarch],
      [2, designations.names.initiative],
      [2, counters.addOne(playerCounters.names.rad)],
    ] as const) {
      await page.getByRole('button', { name: words.seat.more(words.player(player)) }).click();
      if (name !== designations.names.monarch) await page.getByText(playerCounters.title).click();
      await page.getByRole('button', { name }).click();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: words.table.nextLabel('') }).click();
    await page.getByRole('button', { name: reminders.dismiss }).waitFor();
    for (const [width, height] of sizes.filter(([, height]) => height > 340)) {
      await page.setViewportSize({ width, height });
      const lines = page
        .locator('[data-strips] > div')
        .filter({ has: page.getByRole('button', { name: reminders.dismiss }) })
        .locator('button > span > span');
      await until(async () => (await lines.count()) === 4, 'not all lines are there');
      await until(
        () =>
          lines.evaluateAll((all) => {
            const list = all[0]?.parentElement;
            if (!list) return false;
            const box = list.getBoundingClientRect();
            const shown = all.filter((line) => line.getBoundingClientRect().left < box.right);
            const count = list.nextElementSibling?.textContent ?? '0';
            return (
              shown.length > 0 &&
              count.match(/\d+/)?.[0] === `${all.length - shown.length}` &&
              shown.every(
                (line) =>
                  line.scrollHeight <= line.clientHeight &&
                  line.scrollWidth <= line.clientWidth &&
                  line.getBoundingClientRect().bottom <= box.bottom + 1,
              )
            );
          }),
        `a line is cut at ${width} × ${height}`,
      );
    }
  });
}

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(
    `beside the totals, what was undone is told in full and covers no button in use in ${language}`,
    async () => {
      page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US' });
      await letFirstPlayerBegin(page, words);
      await startGame(page, words);
      await revealStartingPlane(page, words);
      await goTo(page, '/life');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      for (const [width, height] of sizes.filter(([, height]) => height > 340)) {
        await page.setViewportSize({ width, height });
        await button(words.seat.more(words.player(1))).click();
        for (let times = 0; times < 2; times++) await button(words.seatSheet.concede).click();
        await page.locator('[data-player="0"]').getByText(words.departed.outOfGame).waitFor();
        await button(words.table.undo).click();
        const text = page.locator('main p[role="status"] span');
        await text.waitFor();
        const toast = await text.evaluate((shown) => {
          const { x, y, width, height } = (shown.parentElement as Element).getBoundingClientRect();
          return { x, y, width, height, isCut: shown.scrollHeight > shown.clientHeight };
        });
        assert.not(toast.isCut, `cut at ${width} × ${height}`);
        const inUse = [words.table.undo, words.table.redo, words.table.log, words.table.menu].map(button);
        for (const part of [...inUse, ...(await page.locator('[data-life]').all())]) {
          const box = await part.boundingBox();
          const message = `${await part.innerHTML()} is covered at ${width} × ${height}`;
          assert.ok(box && !doBoxesOverlap(toast, box), message);
        }
      }
    },
  );
}

const sizes = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

for (const [words, language] of languages) {
  // Russian words are longer.
  const addTest = skipUnlessThorough(test, words !== ru);

  addTest(`a new custom card shows its first field at every size in ${language}`, async () => {
    await open(words);
    await goTo(page, '/own-cards');
    await page.getByRole('button', { name: words.customCards.newPlane }).click();
    const field = page.getByLabel(words.customCards.name, { exact: true });
    await field.waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await until(async () => {
        const [box, main] = [await field.boundingBox(), await page.locator('main').boundingBox()];
        return box !== null && main !== null && box.y >= 0 && box.y + box.height <= main.y + main.height;
      }, `at ${width} × ${height}`);
    }
  });

  addTest(`the players of a new game are visible below the earlier games in ${language}`, async () => {
    await open(words);
    for (let earlier = 0; earlier < 3; earlier++) {
      await goTo(page, '/new');
      await startGame(page, words);
      await revealStartingPlane(page, words);
    }
    await goTo(page, '/new');
    await page.getByRole('button', { name: words.newGame.allEarlier(2) }).waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await until(
        () =>
          page.getByLabel(words.newGame.name(height < 350 ? 1 : 2), { exact: true }).evaluate((name) => {
            const { left, bottom } = name.getBoundingClientRect();
            return document.elementFromPoint(left + 20, bottom - 4) === name;
          }),
        `at ${width} × ${height}`,
      );
    }
  });

  addTest(`a new game says in sight that options follow, and leads to them in ${language}`, async () => {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      const phone = await visit({
        hasTouch: true,
        viewport: { width, height },
        locale: words === ru ? 'ru-RU' : 'en-US',
      });
      await phone.getByRole('button', { name: words.newGame.moreOptions }).tap();
      for (const option of [words.newGame.freeForAll, words.newGame.decks.random])
        await until(
          () => isOptionInSight(phone.getByRole('radio', { name: option })),
          `${option} at ${width} × ${height}`,
        );
    }
  });

  addTest(`lists of cards leave the screen to the cards in ${language}`, async () => {
    page = await visit({
      viewport: { width: 390, height: 844 },
      locale: words === ru ? 'ru-RU' : 'en-US',
    });
    const cards = page.locator('main li');
    const edgeOf = (element: Locator, edge: 'top' | 'bottom') =>
      element.evaluate((shown, side) => Math.round(shown.getBoundingClientRect()[side]), edge);
    await goTo(page, '/decks');
    await cards.first().waitFor();
    await page.locator('main').evaluate((main) => main.scrollTo(0, 1000));
    await until(
      async () => (await edgeOf(page.locator('main header'), 'bottom')) <= 140,
      'the search stays low',
    );
    await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
    await page.setViewportSize({ width: 844, height: 390 });
    await until(async () => (await edgeOf(cards.nth(3), 'bottom')) <= 390, 'two rows of the catalog');

    await goTo(page, '/my-decks');
    await page.getByText(words.myDecks.fromText, { exact: true }).click();
    await page.getByLabel(words.myDecks.list).fill(planes.slice(0, 20).join('\n'));
    await page.getByRole('button', { name: words.myDecks.createDeck(20) }).click();
    await page.getByLabel(words.myDecks.name).waitFor();
    await until(async () => (await edgeOf(cards.nth(3), 'bottom')) <= 390, 'two rows of the deck');
    for (const viewport of phonesHeldUpright) {
      await page.setViewportSize(viewport);
      await until(async () => (await edgeOf(cards.first(), 'top')) <= 330, `the deck at ${viewport.width}`);
    }
  });

  addTest(`lists of cards name their order and filters in full on narrow phones in ${language}`, async () => {
    page = await visit({
      systemFont: 'DejaVu Sans',
      viewport: { width: 320, height: 568 },
      locale: words === ru ? 'ru-RU' : 'en-US',
    });
    await goTo(page, '/decks');
    await page.getByRole('button', { name: words.catalog.filterButton(0) }).click();
    await page.getByLabel(words.catalog.mechanicLabel).waitFor();
    for (const viewport of [
      ...phonesHeldUpright,
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      assert.equal(await cutChoices(page), [], `filters at ${viewport.width}`);
      const placeholder = await page.getByLabel(words.catalog.search).evaluate((field: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.font = font;
        const space = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        return { text: field.placeholder, isCut: context.measureText(field.placeholder).width > space };
      });
      assert.equal(placeholder, { text: words.catalog.searchShort, isCut: false });
    }
    await page.setViewportSize({ width: 844, height: 390 });
    const links = page.getByRole('navigation', { name: words.places.decks }).last().getByRole('link');
    assert.is(await links.count(), 4);
    for (const link of await links.all()) {
      const lineCount = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild as Node);
        return range.getClientRects().length;
      });
      assert.is(lineCount, 1, `${await link.textContent()} breaks`);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await goTo(page, '/my-decks');
    await page.getByText(words.myDecks.fromText, { exact: true }).click();
    await page.getByLabel(words.myDecks.list).fill(planes.slice(0, 20).join('\n'));
    await page.getByRole('button', { name: words.myDecks.createDeck(20) }).click();
    const order = page.getByLabel(words.myDecks.cardOrder);
    for (const name of Object.values(words.myDecks.cardSorts)) {
      await order.selectOption(name);
      assert.equal(await cutChoices(page), []);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    const secondRow = page.locator('main li').nth(3);
    await until(
      () => secondRow.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight),
      'two rows of the deck',
    );
  });
}

test.run();

/** Returns what is shown of the players' names, in their order: on the panels, or in the strip with this label. */
async function shownNames(strip?: string): Promise<string[]> {
  const names = await page
    .locator(strip ? `[aria-label^="${strip}"] :not(:only-child) > span > span` : '[data-player] button')
    .filter({ hasText: /^\D+\d$/ })
    .evaluateAll((found) =>
      found.map((name) => {
        const parts = [...name.querySelectorAll<HTMLElement>('span:not(:has(*))')];
        const box = parts[0]?.parentElement?.getBoundingClientRect();
        return parts
          .filter((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return box && x > box.left && x < box.right && y > box.top && y < box.bottom;
          })
          .map(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? '…' : textContent))
          .join('');
      }),
    );
  return names.sort();
}

/** Returns the chosen options that are wider than their fields, except where an icon stands for the field. */
function cutChoices(page: Page): Promise<string[]> {
  return page.locator('main select').evaluateAll((selects) => {
    const context = document.createElement('canvas').getContext('2d');
    return (selects as HTMLSelectElement[]).flatMap((select) => {
      if (!select.checkVisibility({ checkOpacity: true })) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      if (context) context.font = font;
      const chosen = select.selectedOptions[0]?.text ?? '';
      const space = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (context?.measureText(chosen).width ?? 0) > space ? [chosen] : [];
    });
  });
}

async function open(words: Words): Promise<void> {
  page = await visit({ reducedMotion: 'reduce', script: tourRandomnessScript });
  await ensureLanguage(page, words);
}

/** Screens, fonts, text sizes and weights rotate with the seats. `npm run survey` checks all combinations. */
function samplePhones(playerCount: number, languageIndex: number): readonly PhoneDisplay[] {
  return phones.filter((_, index) => {
    const sampleSlot = Math.floor(index / 2) + Math.floor(playerCount / 2);
    return (
      sampleSlot % (isThorough ? 4 : 12) === 2 * languageIndex && index % 2 === Math.floor(sampleSlot / 4) % 2
    );
  });
}
