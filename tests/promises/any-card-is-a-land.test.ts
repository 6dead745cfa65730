import type { Locator, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { landNames } from '../../src/i18n/land-names';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { fillSentence } from '../../src/screens/lands/land-words';
import { nameOfSymbol } from '../../src/screens/parts/text/symbol-words';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { enterCost, openCostFields } from '../support/playing/lands';
import { changeLanguage, goTo, startGame } from '../support/playing/play';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('any card is a land');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

async function open(words: Words, withOfflineFiles = false, touch = false): Promise<void> {
  page = await visit({ withOfflineFiles, hasTouch: touch, locale: words === ru ? 'ru-RU' : 'en-US' });
  await page.getByRole('link', { name: words.places.lands }).click();
  await page.getByRole('heading', { level: 1, name: words.lands.title }).waitFor();
}

const costField = (words: Words) => page.getByLabel(words.lands.cost);
const landName = () => page.locator('article h2').first();
const key = (name: string) => page.getByRole('button', { name, exact: true });
const openEffects = async (words: Words) => {
  await page.getByText(words.lands.effects).click();
  return page.getByRole('combobox', { name: words.lands.effects });
};
const waitForLandName = (name: string) => landName().filter({ hasText: name }).waitFor();

test('a cost is entered by taps, and the land and its reasons appear; readers of Russian also see its English name', async () => {
  await open(ru);
  assert.is(await costField(ru).inputValue(), '');
  await page.getByText(ru.lands.leads.card).waitFor();
  await openCostFields(page, ru);
  for (const symbol of ['1', nameOfSymbol('U', 'ru'), ru.lands.keys['/'], nameOfSymbol('R', 'ru')])
    await key(symbol).click();
  assert.is(await costField(ru).inputValue(), '1U/R');
  await waitForLandName('Гора-остров');
  await page.getByLabel(ru.lands.isArtifact).check();
  await waitForLandName('Артефактная Гора-остров');
  await page.getByText(ru.lands.why).click();
  await page.getByText(ru.lands.reasons.artifactStays).waitFor();
  await page.getByText(ru.lands.rulings.artifactWordForm).first().waitFor();
  await page.getByText('Artifact Land — Mountain Island').waitFor();

  await changeLanguage(page, ru, en);
  await waitForLandName('Artifact Mountain Island');
  assert.is(await page.getByText('Артефакт Земля — Гора Остров').count(), 0);
  await page.getByRole('radio', { name: en.lands.ruleSets.landlessMtg }).check();
  await waitForLandName('Blue-red land');
  await page.locator('[data-enters="tapped"]').waitFor();
  // Once among the reasons, and once below the table of zones.
  assert.is(await page.getByText(en.lands.rulings.leavesAsLand).count(), 2);
});

test('a partly typed name is still there after a visit to the list', async () => {
  await open(en);
  const { lands } = en;
  await page.getByLabel(lands.byName.label).fill('Lightn');
  await page.getByRole('radio', { name: lands.views.list }).check();
  await page.getByLabel(lands.byName.label).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: lands.views.card }).check();
  assert.is(await page.getByLabel(lands.byName.label).inputValue(), 'Lightn');
  await enterCost(page, en, '2R');
  assert.is(await page.getByLabel(lands.byName.label).inputValue(), '');
});

test('a whole name answers at once, and no answer stays while another name is typed', async () => {
  for (const [words, typed, further, land] of [
    [en, 'shock', 'shockw', 'Mountain'],
    [ru, 'удар молнии', 'удар молнии и', 'Гора'],
  ] as const) {
    await open(words);
    const { lands } = words;
    const name = page.getByLabel(lands.byName.label);
    await enterCost(page, words, '1U');
    await page.locator('article').first().waitFor();
    await name.pressSequentially(typed.slice(0, -1));
    assert.is(await page.locator('article').count(), 0);
    assert.is(await costField(words).inputValue(), '');
    await page.keyboard.type(typed.slice(-1));
    await waitForLandName(land);
    assert.is(await name.evaluate((field) => field === document.activeElement), true);
    assert.is(await name.inputValue(), typed);
    assert.is(await costField(words).inputValue(), 'R');
    await page.keyboard.type(further.slice(typed.length));
    await page.locator('article').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.clearSearch }).click();
    assert.is(await name.inputValue(), '');
    assert.is(await name.evaluate((field) => field === document.activeElement), true);
    await page.context().close();
  }
});

test('a land is told once on the screen: beside the keypad only where its card is out of sight', async () => {
  await open(en, false, true);
  const result = page.locator('#cost-result [role="status"]');
  const isResultVisible = () => result.evaluate((text) => getComputedStyle(text).clipPath === 'none');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await enterCost(page, en, '1UR');
    await waitForLandName('Mountain Island');
    await landName().scrollIntoViewIfNeeded();
    await until(async () => !(await isResultVisible()));
  }
  await page.getByText(en.lands.why).click();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await key(en.lands.clear).scrollIntoViewIfNeeded();
    await until(isResultVisible);
    assert.ok(((await result.boundingBox())?.y ?? -1) >= 0);
  }
});

test('the land beside the keypad says, too, that it enters tapped, and each ability is on one line', async () => {
  for (const words of [en, ru]) {
    await open(words, false, true);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('radio', { name: words.lands.ruleSets.landlessMtg }).check();
    await enterCost(page, words, 'RW');
    const result = page.locator('#cost-result [role="status"]');
    await result.getByText(`${words.lands.enters.tapped}.`).waitFor();
    const ability = result.locator('span', { hasText: words === en ? 'Add' : 'добавьте' }).last();
    const [{ height = 0 } = {}, lineHeight] = [
      (await ability.boundingBox()) ?? {},
      await ability.evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight)),
    ];
    assert.ok(height < 1.9 * lineHeight, `${height} of ${lineHeight}`);
    await enterCost(page, words, 'R');
    await until(async () => !(await result.textContent())?.includes(words.lands.enters.tapped));
    await page.context().close();
  }
});

test('on a small phone, the name of a card is asked at the top, and the land’s answers are below it', async () => {
  for (const words of [en, ru]) {
    await open(words, false, true);
    const { lands } = words;
    await page.setViewportSize({ width: 320, height: 568 });
    const edgesOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? ([box.y, box.y + box.height] as const) : ([Number.NaN, Number.NaN] as const);
    };
    const name = page.getByLabel(lands.byName.label);
    const [, nameEnd] = await edgesOf(name);
    assert.ok(nameEnd < 568 / 2, `${nameEnd}`);
    await name.fill('Fire // Ice');
    await waitForLandName(landNames[words === en ? 'en' : 'ru'].nameOf(false, ['mountain', 'island']));
    for (const ruleSet of ['landlessMtg', 'cube'] as const) {
      await page.getByRole('radio', { name: lands.ruleSets[ruleSet] }).check();
      const [, landEnd] = await edgesOf(page.locator('article').first());
      const [whyTop, whyEnd] = await edgesOf(page.locator('summary', { hasText: lands.why }));
      const [effectsTop, effectsEnd] = await edgesOf(page.locator('summary', { hasText: lands.effects }));
      const [costTop] = await edgesOf(page.locator('summary', { hasText: lands.byCost }));
      assert.ok(landEnd < whyTop && whyEnd <= effectsTop && effectsEnd < costTop);
      assert.ok(effectsEnd - landEnd < 120, `${effectsEnd - landEnd}`);
    }
    await page.context().close();
  }
});

test('a card found by name unfolds nothing; what was unfolded stays so', async () => {
  await open(en);
  const { lands } = en;
  const detailsOf = (title: string) =>
    page.locator('details').filter({ has: page.locator(':scope > summary', { hasText: title }) });
  const isOpen = (title: string) => detailsOf(title).evaluate((fold) => fold.hasAttribute('open'));
  await page.getByLabel(lands.byName.label).fill('Fire // Ice');
  await waitForLandName('Mountain Island');
  for (const title of [lands.why, lands.effects, lands.byCost, lands.more])
    assert.is(await isOpen(title), false, title);
  await openCostFields(page, en);
  await page.getByText(`${lands.typeNames.instant} · ${lands.layouts.split}`).waitFor();
  await page.getByRole('radio', { name: lands.views.aids }).check();
  const aids = [lands.recipe.title, lands.randomDraft.title, lands.sharedDeck.title];
  for (const title of aids.slice(0, 2)) await page.getByText(title).click();
  await page.getByRole('button', { name: lands.recipe.fill }).click();
  await page.getByRole('textbox', { name: lands.recipe.deckNumber }).waitFor();
  await page.getByText(lands.recipe.title).click();
  await page.getByRole('radio', { name: lands.views.list }).check();
  await page.getByRole('radio', { name: lands.views.aids }).check();
  await goTo(page, '/decks');
  await goTo(page, '/lands');
  await detailsOf(lands.randomDraft.title).waitFor();
  assert.equal(await Promise.all(aids.map(isOpen)), [false, true, false]);
});

test('for an unknown name, the lookup is in sight, without what can be opened besides', async () => {
  await open(ru, false, true);
  const { byName, cardData } = ru.lands;
  await page.getByLabel(byName.label).fill('Qwertyuiop Zzz');
  await page.getByText(byName.unknown('Qwertyuiop Zzz')).waitFor();
  await page.getByRole('button', { name: cardData.lookUp(1) }).waitFor();
  assert.is(await page.getByRole('button', { name: cardData.openFile }).isVisible(), false);
});

test('the name of a rule stays on one line', async () => {
  await open(ru, false, true);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const ruleSet of ['cube', 'landlessMtg'] as const) {
    await page.getByRole('radio', { name: ru.lands.ruleSets[ruleSet] }).check();
    await enterCost(page, ru, '3BR');
    const links = page.locator('main table a:not([href*="term-"])');
    await links.first().waitFor();
    const lineCounts = await links.evaluateAll((names) => names.map((name) => name.getClientRects().length));
    assert.equal(new Set(lineCounts), new Set([1]));
    assert.is(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth), 0);
  }
});

test('the requested land has a focus ring for keyboard users only', async () => {
  for (const touch of [false, true]) {
    await open(en, false, touch);
    await page.getByLabel(en.lands.byName.label).fill('Sol Ring');
    await waitForLandName('Artifact land');
    await page.keyboard.press('Enter');
    await until(() => landName().evaluate((name) => name === document.activeElement));
    const ring = await landName().evaluate(
      (name) => getComputedStyle(name.parentElement ?? name).outlineStyle,
    );
    assert.is(ring, touch ? 'none' : 'solid');
    if (!touch) await page.context().close();
  }
});

test('typing a cost after choosing a card by name makes another card', async () => {
  await open(en);
  await page.getByLabel(en.lands.byName.label).fill('Sol Rin');
  await page
    .getByRole('button', { name: /^Sol Ring/ })
    .first()
    .click();
  await waitForLandName('Artifact land');
  await enterCost(page, en, '1R');
  await landName().getByText('Mountain', { exact: true }).waitFor();
});

test('the keypad stays under the finger, with the result or the mistake above it', async () => {
  await open(ru);
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  await openCostFields(page, ru);
  const island = key(nameOfSymbol('U', 'ru'));
  await island.scrollIntoViewIfNeeded();
  const tapAndExpect = async (name: string, shown: Locator) => {
    const before = await topOf(key(name));
    await key(name).dispatchEvent('click');
    await shown.waitFor();
    assert.ok(Math.abs((await topOf(key(name))) - before) < 2, `${name} moved`);
    const top = await topOf(shown);
    assert.ok(top >= 0 && top < (await topOf(island)), `the answer to ${name} is out of sight`);
  };
  const result = (text: string) => page.getByRole('status').filter({ hasText: text }).first();
  await tapAndExpect('1', result(landNames.ru.nameless));
  await tapAndExpect(nameOfSymbol('U', 'ru'), result('Остров'));
  await tapAndExpect(ru.lands.keys['/'], page.getByRole('alert').first());
  await tapAndExpect(nameOfSymbol('R', 'ru'), result('Гора-остров'));
});

test('nothing covers the keys while the page scrolls', async () => {
  await open(en);
  await openCostFields(page, en);
  const one = key('1');
  await one.click();
  await one.evaluate((element) =>
    element.closest('main')?.scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }),
  );
  const covered = await one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = Array.from({ length: 5 }, (_, index) => top + (height * (index + 0.5)) / 5);
    return points.filter((y) => !element.contains(document.elementFromPoint(left + width / 2, y)));
  });
  assert.equal(covered, []);
});

for (const words of [en, ru]) {
  test(`a screen reader announces the land or the mistake, but no verdict on an effect: ${words.lands.title}`, async () => {
    await open(words);
    const { lands } = words;
    const announced = page.locator('main :is([role="status"], [role="alert"], [aria-live], output)');
    const heard = async () => withPlainSpaces((await announced.allInnerTexts()).join(' ')).trim();
    assert.is(await heard(), '');
    await enterCost(page, words, '1UR');
    await until(async () =>
      (await heard()).includes(`→ ${withPlainSpaces((await landName().textContent()) ?? '')}`),
    );
    const land = await heard();
    const effect = await openEffects(words);
    for (const kind of ['isLand', 'chooseNonland', 'basicToBattlefield'] as const) {
      await effect.selectOption(kind);
      await page.locator('[data-fits]').waitFor();
      assert.is(await heard(), land);
    }
    await enterCost(page, words, '1WБ');
    await until(async () => (await heard()).endsWith(fillSentence(lands.mistakes.russianLetter, 'Б')));
    await page.locator('article').waitFor({ state: 'detached' });
    assert.is((await heard()).includes('→'), false);
  });
}

test('the recipe for two hundred cards is scaled to any size', async () => {
  await open(en);
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(en.lands.recipe.title).click();
  const lastRow = page.locator('table tr').last();
  assert.equal(await lastRow.locator('td').allTextContents(), ['30', '26', '4', '200']);
  await page.getByRole('textbox', { name: en.lands.recipe.size }).fill('100');
  assert.equal(await lastRow.locator('td').allTextContents(), ['15', '13', '2', '100']);
  await page.getByRole('textbox', { name: en.lands.recipe.size }).fill('39');
  await page.getByText(en.lands.recipe.range(40, 2000)).waitFor();
});

test('the tables of the recipe and of the totals are tables also on a small phone', async () => {
  await open(ru, false, true);
  await page.setViewportSize({ width: 320, height: 568 });
  const { views, list, recipe } = ru.lands;
  const assertOneLine = async (row: Locator) => {
    await row.waitFor();
    const tops = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    assert.is(new Set(tops).size, 1);
    const [first, last] = await row.evaluate(({ firstElementChild, lastElementChild }) =>
      [firstElementChild, lastElementChild]
        .map((cell) => cell && getComputedStyle(cell))
        .map((style) => [
          Number.parseFloat(style?.paddingInlineStart ?? ''),
          Number.parseFloat(style?.paddingInlineEnd ?? ''),
        ]),
    );
    assert.ok((first?.[0] ?? 0) >= 8 && (last?.[1] ?? 0) >= 8, 'the total touches the edge of its row');
  };
  await page.getByRole('radio', { name: views.list }).check();
  await page.getByLabel(list.label).fill('4 Shock\n3 Sol Ring\n2 Fire // Ice');
  await assertOneLine(page.getByRole('table', { name: list.byKind }).locator('tr').last());
  await page.getByRole('radio', { name: views.aids }).check();
  await page.getByText(recipe.title).click();
  await assertOneLine(page.locator('table tr').last());
  // The table of rarities comes before the random deck, which says that its cards have any.
  const tops = await Promise.all(
    [page.locator('table').first(), page.getByText(recipe.drawnNote)].map(
      async (locator) => (await locator.boundingBox())?.y,
    ),
  );
  assert.ok((tops[0] ?? 0) < (tops[1] ?? 0));
});

test('a list of cards that come with the app is compared with the recipe by color', async () => {
  await open(ru);
  await page.getByRole('radio', { name: ru.lands.views.list }).check();
  await page.getByLabel(ru.lands.list.label).fill('30 Шок\n9 Fire // Ice\n1 Dryad Arbor');
  await page.getByText(ru.lands.check.title).click();
  await page.getByText(ru.lands.check.byColor).waitFor();
  const rowOf = (kind: string) => page.locator('tr', { has: page.getByText(kind, { exact: true }) });
  assert.equal(await rowOf(ru.lands.recipe.colorless).locator('td').allTextContents(), ['0', '5']);
  await page.getByText('Dryad Arbor').last().waitFor();
  // What was probably meant is offered without unfolding anything and corrected by one tap.
  await page.getByLabel(ru.lands.list.label).fill('30 Шок\n1 Отмена Заклинани');
  await page.getByText(ru.notRecognized(1)).waitFor();
  const replaceLabel = ru.lands.identify.replaceWith('Отмена Заклинани', 'Отмена Заклинания');
  await page.getByRole('button', { name: replaceLabel }).click();
  await page.getByText(ru.notRecognized(1)).waitFor({ state: 'detached' });
  // Another name of several words offers cards with some of them.
  const elves = 'эльфы лановарского леса';
  await page.getByLabel(ru.lands.list.label).fill(`30 Шок\n1 ${elves}`);
  await page.getByText(ru.notRecognized(1)).click();
  await page.getByRole('button', { name: elves, exact: true }).click();
  await page
    .getByRole('form', { name: ru.lands.identify.title(elves) })
    .getByRole('button', { name: /Лановарские Эльфы/ })
    .click();
  await page.getByText(ru.notRecognized(1)).waitFor({ state: 'detached' });
});

test('a pasted list is dealt at random, undone and found again', async () => {
  await open(ru);
  const words = ru.lands.randomDraft;
  await page.getByRole('radio', { name: ru.lands.views.aids }).check();
  await page.getByText(words.title).click();
  await page.getByLabel(words.list).fill('Остров '.repeat(30_000));
  await page.getByText(ru.lands.list.tooLong).waitFor();
  const list = Array.from({ length: 60 }, (_, card) => `1 Карта ${card} (M10) ${card}`).join('\n');
  await page.getByLabel(words.list).fill(`${list}\n???\nСайдборд\n3 Остров`);
  await page.getByText(words.read(60)).waitFor();
  assert.is(await page.getByText(ru.lands.list.tooLong).count(), 0);
  await page.getByText('61: ???').waitFor();
  await key(words.deal).click();
  const hand = () =>
    page
      .locator('details details', { hasText: words.hand(1, 15) })
      .locator('li')
      .allTextContents();
  await until(async () => (await hand()).length === 15);
  const first = await hand();
  await key(words.dealAgain).click();
  assert.not.equal(await hand(), first);
  const stored = (deals: number) =>
    until(async () => JSON.stringify(await readRows(page)).includes(`"deals":${deals}`));
  await stored(2);
  await page.getByRole('button', { name: words.undo }).click();
  assert.equal(await hand(), first);
  await stored(1);
  await page.reload();
  await page.getByText(words.hand(1, 15)).waitFor();
  assert.equal(await hand(), first);
});

test('double draw is shown hand by hand and draw by draw, and continues after a restart', async () => {
  await open(en);
  const words = en.lands.sharedDeck;
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(words.title).click();
  const fewerPlayers = key(`${en.lands.randomDraft.players}: ${en.byHand.fewer}`);
  for (const _ of [4, 3]) await fewerPlayers.click();
  await key(words.begin).click();
  await page.getByText(words.instructions.deal(14, 2)).waitFor();
  await key(words.mulligan).first().click();
  await page.getByText(words.instructions.redeal(en.player(1), 12, 6)).waitFor();
  await key(words.keep).first().click();
  await key(words.keep).first().click();
  await page
    .getByText(words.instructions.putOnBottom([`${en.player(1)}: 6`, `${en.player(2)}: 7`]))
    .waitFor();
  await key(words.drawLabel(en.player(2), 2)).click();
  await page.getByText(words.instructions.drawAndKeep(en.player(2), 4, 2)).waitFor();
  await page.getByText(words.cardsLeft(185)).waitFor();
  await until(async () => JSON.stringify(await readRows(page)).includes('"count":2'));
  await page.reload();
  await page.getByText(words.cardsLeft(185)).waitFor();
  await page.getByRole('button', { name: en.table.undo }).click();
  await page.getByText(words.cardsLeft(187)).waitFor();
});

test('a game with one deck that was ended by a tap can be restored, in sight of that tap', async () => {
  await open(en, false, true);
  const words = en.lands.sharedDeck;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(words.title).click();
  await key(words.begin).click();
  await key(words.mulligan).first().click();
  const instruction = page.getByText(words.instructions.redeal(en.player(1), 12, 6));
  for (const _ of ['once', 'twice']) {
    await instruction.waitFor();
    await key(words.end).click();
    await page.getByText(words.ended).waitFor();
    const undo = page.getByRole('button', { name: en.table.undo });
    await until(async () => undo.evaluate((button) => button === document.activeElement));
    await until(async () => {
      const box = await undo.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 568;
    });
    await undo.click();
  }
  await instruction.waitFor();
});

test('the aids start with the players at the table, by name, or all with the same number', async () => {
  await open(en);
  const { randomDraft, sharedDeck } = en.lands;
  const hasPlayers = async (count: number) => {
    await page.getByRole('radio', { name: en.lands.views.aids }).check();
    for (const { title } of [randomDraft, sharedDeck]) {
      const aid = page.locator('details', { hasText: title }).last();
      if (!(await aid.evaluate((fold) => fold.hasAttribute('open')))) await aid.getByText(title).click();
      assert.is(await aid.locator('output').first().textContent(), `${count}`);
    }
    await page.getByText(randomDraft.note).waitFor();
  };
  await hasPlayers(4);
  await goTo(page, '/new');
  await page.getByLabel(en.newGame.name(1)).fill('Anya');
  await page.getByRole('button', { name: en.newGame.remove(en.player(4)) }).click();
  await startGame(page);
  await goTo(page, '/lands');
  await hasPlayers(3);
  await key(sharedDeck.begin).click();
  for (const _ of [1, 2, 3]) await key(sharedDeck.keep).first().click();
  for (const name of ['Anya', en.player(3)]) await key(sharedDeck.drawLabel(name, 1)).waitFor();
  await key(sharedDeck.drawLabel('Anya', 1)).click();
  await page.getByText(sharedDeck.instructions.drawAndKeep('Anya', 2, 1)).waitFor();
});

test('a partly typed name stays in its field when tabs are switched and after a reload', async () => {
  await open(en);
  await enterCost(page, en, '2W');
  const name = page.getByLabel(en.lands.byName.label);
  await name.fill('lightning bo');
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByRole('radio', { name: en.lands.views.card }).check();
  assert.is(await name.inputValue(), 'lightning bo');
  await goTo(page, '/decks');
  await goTo(page, '/lands');
  assert.is(await name.inputValue(), 'lightning bo');
  await until(async () => JSON.stringify(await readRows(page)).includes('lightning bo'));
  await page.reload();
  await until(async () => (await name.inputValue()) === 'lightning bo');
  await enterCost(page, en, '2U');
  assert.is(await name.inputValue(), '');
  await waitForLandName('Island');
});

test('unreadable input is marked and makes no land', async () => {
  await open(en);
  await enterCost(page, en, '2W');
  await waitForLandName('Plains');
  await enterCost(page, en, '2W<img src=x onerror=alert(1)>');
  assert.is(await page.locator('mark').textContent(), '<');
  await page
    .getByRole('alert')
    .filter({ hasText: en.lands.mistakes.unknownSymbol('<') })
    .waitFor();
  assert.is(await page.locator('article').count(), 0);
  await key(en.lands.clear).click();
  await enterCost(page, en, '3');
  await waitForLandName('Nameless land');
  await page.getByText(en.lands.why).click();
  await page.getByText(en.lands.rulings.colorlessNonartifact).first().waitFor();
});

test('an effect asks for input, house rules apply, and all of it survives an offline restart', async () => {
  await open(en, true);
  await enterCost(page, en, '3');
  await page.getByLabel(en.lands.isArtifact).check();
  await page.locator('article').getByText(en.lands.noAbility).waitFor();
  await page.getByText(en.lands.house, { exact: true }).click();
  await page.getByLabel(en.lands.houseRules.colorlessArtifactMana).check();
  await page.locator('article').getByText(en.lands.noAbility).waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.reload();
  await waitForLandName('Artifact land');
  assert.is(await page.getByLabel(en.lands.houseRules.colorlessArtifactMana).isChecked(), true);
  const effect = await openEffects(en);
  await effect.selectOption('basicToBattlefield');
  await page.getByText(en.lands.because.colorlessNotFound).waitFor();
  await enterCost(page, en, '1UR');
  await page.locator('article').nth(2).waitFor();
  assert.equal(await page.locator('article h2').allTextContents(), [
    'Artifact Mountain Island',
    'Island',
    'Mountain',
  ]);
  await goTo(page, '/');
  await goTo(page, '/lands');
  await waitForLandName('Artifact Mountain Island');
});

for (const words of [en, ru]) {
  test(`a real land is shown as itself, and found as a land by Landless MTG: ${words.lands.title}`, async () => {
    await open(words);
    const { lands } = words;
    await page.getByLabel(lands.byName.label).fill('Darkbore Pathway');
    await waitForLandName('Darkbore Pathway');
    await page.getByText(lands.reasons.realLand).waitFor();
    await page.getByText(lands.rulings.realLand).first().waitFor();
    await page.getByText(lands.rulings.landsOnBothFaces).first().waitFor();
    assert.is(await page.getByText(lands.rulings.landOnBackByCost).first().isVisible(), false);
    await page.getByRole('radio', { name: lands.ruleSets.landlessMtg }).check();
    await waitForLandName('Darkbore Pathway');
    await page.locator('article').getByText(lands.ownText).waitFor();
    await page.getByText(lands.rulings.realLandInDeck).first().waitFor();
    await page.getByText(lands.rulings.landsOnBothFaces).first().waitFor();
    const effect = await openEffects(words);
    await effect.selectOption('landToBattlefield');
    await page.getByText(lands.because.realLandIsFound).waitFor();
    await effect.selectOption('basicToHand');
    await page.getByText(`${lands.matchAnswers.depends}.`).waitFor();
  });
}

test('the headings of a list stay in sight, and the address in the credit is not broken', async () => {
  await open(en);
  await page.setViewportSize({ width: 390, height: 844 });
  const address = page.getByText(/^\(github\.com/);
  const { height, lineHeight } = await address.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  assert.ok(height < 1.5 * lineHeight, `${height}`);
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  const list = Array.from({ length: 40 }, (_, index) => `${index + 1} Shock`);
  await page.getByLabel(en.lands.list.label).fill(list.join('\n'));
  await page.getByRole('button', { name: 'Shock' }).last().scrollIntoViewIfNeeded();
  const heading = page.getByRole('columnheader', { name: en.lands.ruleSets.cube }).first();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 100, `${top}`);
});

test('a card is asked for by name first; the keypad and the house rules are folded until somebody wants them', async () => {
  for (const words of [en, ru]) {
    await open(words, false, true);
    const { lands } = words;
    await page.getByLabel(lands.byName.label).waitFor();
    assert.is(await costField(words).isVisible(), false);
    assert.is(await page.getByLabel(lands.houseRules.costColorsEverywhere).isVisible(), false);
    assert.is(await page.getByText(lands.zones).count(), 0);
    await enterCost(page, words, '2W');
    await page.getByText(lands.zones).waitFor();
    await page.getByText(withPlainSpaces(lands.keypadHint.replace(/^.*\{P\}/, ''))).waitFor();
    await page.context().close();
  }
});

test('on a phone, the cards of a list are above its totals; beside each other, the totals are below the field', async () => {
  await open(en);
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  await page.getByLabel(en.lands.list.label).fill('4 Shock\n3 Sol Ring');
  const table = page.getByRole('table', { name: en.lands.list.table });
  const totals = page.getByRole('heading', { name: en.lands.list.totals });
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  await until(async () => (await boxOf(table)).y < (await boxOf(totals)).y);
  await page.setViewportSize({ width: 1280, height: 800 });
  await until(async () => (await boxOf(totals)).x < (await boxOf(table)).x);
});

test('the lands of a list are added up below their kinds', async () => {
  await open(en);
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  await page.getByLabel(en.lands.list.label).fill('4 Shock\n3 Sol Ring\n2 Forest\n1 Qwertyuiop');
  const kinds = page.getByRole('table', { name: en.lands.list.byKind });
  const total = kinds.locator('tr').filter({ hasText: en.lands.recipe.total });
  await total.waitFor();
  assert.equal(await total.locator('td').allTextContents(), ['9', '9']);
});

test('a mixed list is read, and its unknown row is reported, even after a reload', async () => {
  await open(ru);
  const words = ru.lands;
  await page.getByRole('radio', { name: words.views.list }).check();
  const list = [
    '# мой куб',
    'Куб Ани 2026',
    '',
    'Белые:',
    'Шок {R}',
    '2x Karn Liberated {7}',
    '3 Голем {5} артефакт существо (M21) 123',
    'Shock R',
    'Молния',
    '10 Лес',
    '4 Island (M21) 265',
    '// сайдборд ниже',
    'Сайдборд',
    '1 Гром {2}{R}',
    'SB: 2 Duress {B} # сброс',
  ].join('\n');
  await page.getByLabel(words.list.label).fill(list);
  const row = (name: string) => page.locator('tr[data-kind]').filter({ hasText: name });
  await row('Молния').getByText(words.list.unknown).waitFor();
  await row('Шок').getByText('Гора').first().waitFor();
  await row('Лес').getByText(words.list.realLand).waitFor();
  assert.is(await page.locator('tr[data-kind="unknown"]').count(), 1);
  await page.getByText(words.randomDraft.titleOf('Куб Ани 2026')).waitFor();
  await row('Молния').getByRole('button').click();
  const form = page.getByRole('form', { name: words.identify.title('Молния') });
  await form.getByLabel(words.cost).fill('RС');
  await form
    .getByRole('alert')
    .filter({ hasText: words.mistakes.russianLetter('С') })
    .waitFor();
  await form.getByLabel(words.cost).fill('R');
  await form.getByRole('button', { name: words.identify.save }).click();
  await row('Молния').getByText('Гора').first().waitFor();
  await until(async () => JSON.stringify(await readRows(page)).includes('Молния {R}'));
  await page.reload();
  await row('Молния').getByText('Гора').first().waitFor();
});

test('a row far down a list opens at the top of its card, and Back returns to the row', async () => {
  await open(en);
  const words = en.lands;
  await page.getByRole('radio', { name: words.views.list }).check();
  const list = Array.from({ length: 30 }, (_, line) => `${1 + line} Card ${line} {${'WUBRG'[line % 5]}}`);
  await page.getByLabel(words.list.label).fill(list.join('\n'));
  const row = page.locator('tr[data-kind]').filter({ hasText: 'Card 29' }).getByRole('button');
  const waitUntilInSight = (locator: Locator) =>
    until(async () => {
      const box = await locator.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 844;
    });
  await page.getByRole('button', { name: words.list.totals }).click();
  await waitUntilInSight(page.getByRole('heading', { name: words.list.totals }));
  await row.click();
  await waitForLandName('Forest');
  await waitUntilInSight(page.locator('article').first());
  assert.is(await landName().evaluate((name) => name === document.activeElement), true);
  await page.goBack();
  await waitUntilInSight(row);
  assert.is(await row.evaluate((button) => button === document.activeElement), true);
});

test.run();
