/** After one visit, every Magic card is found by its name in either language with the server gone, and is a land. */
import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser } from '../support/browser/browser';
import { hostApp } from '../support/browser/serve';
import { changeLanguage, goTo } from '../support/playing/play';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { TIMEOUT, until } from '../support/wait-until';

const test = suite('knows every card offline');

test('a card is found by part of its name, and shown as a land, with the server gone', async () => {
  const host = await hostApp();
  const context = await openBrowser({ hasTouch: true, viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(TIMEOUT);
  try {
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    await until(() => hasNames(page));
    host.stop();
    await page.reload();
    await goTo(page, '/lands');
    const name = page.getByLabel(en.lands.byName.label);
    // The beginning of a name, swapped letters, the Russian keyboard layout, and another order of the words.
    for (const part of ['lightning bol', 'lightnign bolt', 'дшпретштп ищде', 'bolt lightning']) {
      await name.fill(part);
      await page
        .getByRole('button', { name: /Lightning Bolt/ })
        .first()
        .waitFor();
    }
    const rows = page.getByRole('list', { name: en.lands.byName.found }).getByRole('button');
    await name.fill('Nicol Bolas, Planeswalk');
    const bolas = rows.filter({ hasText: 'Nicol Bolas, Planeswalker' }).first();
    await bolas.waitFor();
    // Its symbols stand in one line, and its Russian name only where Russian was typed.
    const symbolTops = bolas
      .locator('svg')
      .evaluateAll((symbols) => symbols.map((one) => one.getBoundingClientRect().top));
    assert.is((await symbolTops).length, 5);
    assert.is(new Set(await symbolTops).size, 1);
    assert.not.match((await bolas.textContent()) ?? '', /[а-яё]/i);
    // A name that many cards begin with shows the first ones, and more on request.
    await name.fill('Jace');
    await rows.nth(7).waitFor();
    assert.is(await rows.count(), 8);
    await page.getByRole('button', { name: en.lands.byName.more }).click();
    await rows.filter({ hasText: 'Jace, the Mind Sculptor' }).waitFor();
    await until(() => rows.nth(8).evaluate((row) => row === document.activeElement));
    await name.fill('Никол Бола');
    await rows.filter({ hasText: 'Никол Болас' }).first().waitFor();
    await name.fill('lightning bolt');
    await page
      .getByText(/Mountain/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await until(() => isInView(page.locator('summary', { hasText: en.lands.effects })));
    assert.ok(await isInView(name));
    // The next name replaces the last one, and without a name its land is gone.
    await name.tap();
    await page.keyboard.press('Backspace');
    await page.locator('article').waitFor({ state: 'detached' });
    assert.is(await page.getByText(/Mountain/).count(), 0);
    await changeLanguage(page, en, ru);
    await page.getByLabel(ru.lands.byName.label).fill('шок');
    await page.getByRole('heading', { name: 'Гора' }).first().waitFor();
    await page.getByLabel(ru.lands.byName.label).fill('мана дрейн');
    await page.getByRole('list', { name: ru.lands.byName.similar }).waitFor();
    await page.getByLabel(ru.lands.byName.label).fill('эльфы лановарского леса');
    await page.getByText(ru.lands.byName.unknown('эльфы лановарского леса')).waitFor();
    await page
      .getByRole('list', { name: ru.lands.byName.similar })
      .getByRole('button', { name: /Лановарские Эльфы/ })
      .tap();
    await page.getByRole('heading', { name: 'Лес' }).first().waitFor();
  } finally {
    await context.close();
    host.stop();
  }
});

test('a deck by the recipe is drawn from all cards, and its number gives the same deck again', async () => {
  const host = await hostApp();
  const context = await openBrowser({ hasTouch: true, locale: 'ru-RU' });
  context.setDefaultTimeout(TIMEOUT);
  const words = ru.lands.recipe;
  await context.addInitScript({
    content: `Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text) => { window.copied = text; } },
      });`,
  });
  try {
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    host.stop();
    await goTo(page, '/lands');
    await page.getByRole('radio', { name: ru.lands.views.aids }).check();
    await page.getByText(words.title).tap();
    await page.getByRole('textbox', { name: words.size }).fill('100');
    await page.getByRole('button', { name: words.fill }).tap();
    const deck = page.getByRole('region', { name: words.drawn });
    await deck.getByText(`${words.colorless}: 15`).tap();
    const names = () => deck.locator('li').allTextContents();
    await until(async () => (await names()).length === 15);
    const first = await names();
    const number = page.getByRole('textbox', { name: words.deckNumber });
    const deckNumber = await number.inputValue();
    await page.getByRole('button', { name: words.another }).tap();
    await until(async () => (await names()).join() !== first.join());
    await number.fill(deckNumber);
    await until(async () => (await names()).join() === first.join());
    assert.ok(await number.evaluate((field) => field === document.activeElement), 'typing goes on');
    await deck.getByRole('button', { name: ru.myDecks.copyText }).tap();
    await deck.getByRole('button', { name: ru.myDecks.copied, exact: true }).waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied.split('\n'));
    assert.is(copied[0], `// ${withPlainSpaces(words.about)}`);
    assert.match(copied[1] ?? '', `// 100 карт, колода № ${deckNumber} в Planar Table`);
    assert.match(copied[2] ?? '', /^1 /);
    await deck.getByRole('button', { name: words.forDraft }).tap();
    await page.getByText(ru.lands.randomDraft.read(100)).waitFor();
    await deck.getByRole('button', { name: words.forSharedGame }).tap();
    await page.getByRole('button', { name: ru.lands.sharedDeck.begin, exact: true }).waitFor();
    await deck.getByRole('button', { name: words.asList }).tap();
    await page.locator('tr[data-kind="land"]').first().waitFor();
    assert.is(await page.locator('tr[data-kind="unknown"]').count(), 0);
    await page.getByText(ru.lands.list.totalsNote(100, 0, false)).waitFor();
  } finally {
    await context.close();
    host.stop();
  }
});

test('a deck by the recipe is drawn from the user’s own list, which stays as it is', async () => {
  const host = await hostApp();
  const context = await openBrowser({ hasTouch: true, locale: 'ru-RU' });
  context.setDefaultTimeout(TIMEOUT);
  const words = ru.lands.recipe;
  try {
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    await until(() => hasNames(page));
    host.stop();
    await goTo(page, '/lands');
    await page.getByRole('radio', { name: ru.lands.views.aids }).check();
    await page.getByText(words.title).tap();
    await page.getByRole('textbox', { name: words.size }).fill('40');
    await page.getByRole('radio', { name: words.sources.list }).check();
    const fill = page.getByRole('button', { name: words.fill });
    assert.is(await fill.isDisabled(), true);
    const list = '9 Шок\n8 Sol Ring\nGrizzly Bears\nНикто {W}\n9 Лес\nСайдборд\n4 Duress';
    await page.getByLabel(ru.lands.list.label).fill(list);
    await fill.tap();
    const deck = page.getByRole('region', { name: words.drawn });
    await deck.getByText(words.pickedFromList(19)).waitFor();
    await deck.getByText(words.lacking).waitFor();
    await deck.locator('summary', { hasText: /: 1$/ }).first().tap();
    await deck.locator('li', { hasText: 'Никто' }).waitFor();
    assert.is(await deck.getByRole('button', { name: words.asList }).count(), 0);
    const number = await page.getByRole('textbox', { name: words.deckNumber }).inputValue();
    await until(async () => JSON.stringify(await readRows(page)).includes('"from":"list"'));
    await page.reload();
    await deck.getByText(words.pickedFromList(19)).waitFor();
    assert.is(await page.getByRole('textbox', { name: words.deckNumber }).inputValue(), number);
    assert.is(await page.getByLabel(ru.lands.list.label).inputValue(), list);
  } finally {
    await context.close();
    host.stop();
  }
});

test.run();

/** Whether the index has arrived, which is fetched behind everything else. */
function hasNames(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const cache = await caches.open('planar-table-card-names');
    return (await cache.keys()).length > 0;
  });
}

/** Whether all of an element is in view, above the tab bar. */
async function isInView(element: Locator): Promise<boolean> {
  const [box, screen] = await Promise.all([
    element.boundingBox(),
    element.page().locator('main').boundingBox(),
  ]);
  return !!box && !!screen && box.y >= screen.y && box.y + box.height <= screen.y + screen.height;
}
