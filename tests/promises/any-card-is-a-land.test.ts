import type { Locator, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { landNames } from '../../src/i18n/land-names';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { fillSentence } from '../../src/screens/lands/land-words';
import { nameOfSymbol } from '../../src/screens/parts/text/symbol-words';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { enterCost, openCostFields, openLands } from '../support/playing/lands';
import { changeLanguage, goTo } from '../support/playing/play';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('any card is a land');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

const costField = (words: Words) => page.getByLabel(words.lands.cost);
const landName = () => page.locator('article h2').first();
const key = (name: string) => page.getByRole('button', { name, exact: true });
const openEffects = async (words: Words) => {
  await page.getByText(words.lands.effects).click();
  return page.getByRole('combobox', { name: words.lands.effects });
};
const waitForLandName = (name: string) => landName().filter({ hasText: name }).waitFor();

test('a cost is entered by taps, and the land and its reasons appear; readers of Russian also see its English name', async () => {
  page = await openLands(visit, ru);
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
  page = await openLands(visit, en);
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
    page = await openLands(visit, words);
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
  page = await openLands(visit, en, { hasTouch: true });
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
    page = await openLands(visit, words, { hasTouch: true });
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
    page = await openLands(visit, words, { hasTouch: true });
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

test('a card found by name expands nothing; what was expanded stays so', async () => {
  page = await openLands(visit, en);
  const { lands } = en;
  const detailsOf = (title: string) =>
    page.locator('details').filter({ has: page.locator(':scope > summary', { hasText: title }) });
  const isOpen = (title: string) =>
    detailsOf(title).evaluate((disclosure) => disclosure.hasAttribute('open'));
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
  page = await openLands(visit, ru, { hasTouch: true });
  const { byName, cardData } = ru.lands;
  await page.getByLabel(byName.label).fill('Qwertyuiop Zzz');
  await page.getByText(byName.unknown('Qwertyuiop Zzz')).waitFor();
  await page.getByRole('button', { name: cardData.lookUp(1) }).waitFor();
  assert.is(await page.getByRole('button', { name: cardData.openFile }).isVisible(), false);
});

// Fonts of phones differ in width; DejaVu Sans is among the widest.
for (const systemFont of ['Roboto', 'DejaVu Sans'])
  test(`in ${systemFont}, the name of a rule stays on one line, and the page scrolls only down`, async () => {
    page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 320, height: 568 }, systemFont });
    await page.getByLabel(ru.lands.byName.label).fill('Удар Молнии');
    for (const ruleSet of ['cube', 'landlessMtg'] as const) {
      await page.getByRole('radio', { name: ru.lands.ruleSets[ruleSet] }).check();
      const links = page.locator('main table a:not([href*="term-"])');
      const book = ruleSet === 'cube' ? 'cube' : 'landless';
      await page.locator(`main table a[href*="${book}-"]`).first().waitFor();
      const lineCounts = await links.evaluateAll((names) =>
        names.map((name) => name.getClientRects().length),
      );
      assert.equal(new Set(lineCounts), new Set([1]));
      assert.is(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth), 0);
    }
  });

test('the requested land has a focus ring for keyboard users only', async () => {
  for (const touch of [false, true]) {
    page = await openLands(visit, en, { hasTouch: touch });
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
  page = await openLands(visit, en);
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
  page = await openLands(visit, ru);
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
  page = await openLands(visit, en);
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
    page = await openLands(visit, words);
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

test('a partly typed name stays in its field when tabs are switched and after a reload', async () => {
  page = await openLands(visit, en);
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
  page = await openLands(visit, en);
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
  page = await openLands(visit, en, { withOfflineFiles: true });
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
    page = await openLands(visit, words);
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

test('a card is asked for by name first; the keypad and the house rules are collapsed until somebody wants them', async () => {
  for (const words of [en, ru]) {
    page = await openLands(visit, words, { hasTouch: true });
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

test.run();
