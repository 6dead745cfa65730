import type { Locator } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { openLands } from '../support/playing/lands';
import { goTo } from '../support/playing/play';
import { setPhone } from '../support/screens/phones';
import { textFitProblems } from '../support/screens/text-fit';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('a list becomes lands');
const visit = appOpenerFor(await hostFor(test), test);

test('the tables of the recipe and of the totals are tables also on a small phone', async () => {
  const page = await openLands(visit, ru, { hasTouch: true });
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

// Fonts of phones differ in width; DejaVu Sans is among the widest.
for (const systemFont of ['Roboto', 'DejaVu Sans'])
  test(`on a small phone in ${systemFont}, the heads of the recipe’s columns stay apart`, async () => {
    const page = await openLands(visit, ru, {
      hasTouch: true,
      viewport: { width: 320, height: 568 },
      systemFont,
    });
    await page.getByRole('radio', { name: ru.lands.views.aids }).check();
    await page.getByText(ru.lands.recipe.title).click();
    const heads = page.locator('thead th');
    await heads.first().waitFor();
    const edges = await heads.evaluateAll((all) =>
      all.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
    assert.is(edges.length, 4);
    for (const [place, { left }] of edges.entries())
      assert.ok(
        left - (edges[place - 1]?.right ?? 0) >= 6,
        `the head of column ${place + 1} has no space before it`,
      );
    for (const textScale of [1, 2]) {
      await setPhone(page, { width: 320, height: 568, family: systemFont, textScale, boldText: false });
      assert.equal(await textFitProblems(page, ru), [], `at ${textScale * 100} %`);
    }
  });

test('a list of cards that come with the app is compared with the recipe by color', async () => {
  const page = await openLands(visit, ru);
  await page.getByRole('radio', { name: ru.lands.views.list }).check();
  await page.getByLabel(ru.lands.list.label).fill('30 Шок\n9 Fire // Ice\n1 Dryad Arbor');
  await page.getByText(ru.lands.check.title).click();
  await page.getByText(ru.lands.check.byColor).waitFor();
  const rowOf = (kind: string) => page.locator('tr', { has: page.getByText(kind, { exact: true }) });
  assert.equal(await rowOf(ru.lands.recipe.colorless).locator('td').allTextContents(), ['0', '5']);
  await page.getByText('Dryad Arbor').last().waitFor();
  // What was probably meant is offered without expanding anything and corrected by one tap.
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

test('a name with its words in another order and form offers the card at once', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.getByRole('radio', { name: ru.lands.views.list }).check();
  await page.getByLabel(ru.lands.list.label).fill('1 Эльфы Лановара\n30 Шок\n1 Sol Ring');
  // A card listed in the other language is named in the reader's, too.
  await page.locator('th', { hasText: 'Sol Ring' }).getByText('Солнечное Кольцо').waitFor();
  await page
    .getByRole('button', { name: ru.lands.identify.replaceWith('Эльфы Лановара', 'Лановарские Эльфы') })
    .tap();
  await page.getByText(ru.notRecognized(1)).waitFor({ state: 'detached' });
  await page.getByText(ru.lands.check.title).tap();
  await page.getByText(ru.lands.check.about).waitFor();
});

test('all misspelled names of a list are replaced by one tap, each in its language, and restored by another', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 320, height: 568 } });
  await page.getByRole('radio', { name: ru.lands.views.list }).check();
  const field = page.getByLabel(ru.lands.list.label);
  const list = '4 Ллановарские эльфы\n2 Brainstrom\n1 Сол Ринг\n1 Мана Дрейн\n1 Qwertyuiop';
  await field.fill(list);
  await page.locator('tr[data-kind="unknown"]', { hasText: 'Brainstrom' }).getByRole('button').tap();
  await page.getByRole('form').waitFor();
  await page.getByRole('button', { name: ru.lands.identify.acceptAll(4) }).tap();
  await page.getByText(ru.lands.identify.replaced(4)).waitFor();
  assert.is(
    await field.inputValue(),
    '4 Лановарские Эльфы\n2 Brainstorm\n1 Солнечное Кольцо\n1 Mana Drain\n1 Qwertyuiop',
  );
  // The question about a name that was replaced is gone.
  assert.is(await page.getByRole('form').count(), 0);
  await page.getByText(ru.lands.list.totalsNote(9, 1, false)).waitFor();
  assert.equal(await textFitProblems(page, ru), []);
  await page.getByRole('button', { name: ru.lands.identify.undo }).tap();
  await page.getByText(ru.notRecognized(5)).waitFor();
  assert.is(await field.inputValue(), list);
});

test('names that were not recognized stay shown, also for those left after a correction and for a place that was left', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const { identify, views, list } = ru.lands;
  await page.getByRole('radio', { name: views.list }).check();
  await page.getByLabel(list.label).fill('1 Qwertyuiop\n1 Asdfghjkl\n30 Шок');
  await page.getByText(ru.notRecognized(2)).tap();
  const name = page.locator('details').getByRole('button', { name: 'Asdfghjkl', exact: true });
  await page.locator('details').getByRole('button', { name: 'Qwertyuiop', exact: true }).tap();
  await page.getByRole('button', { name: identify.remove }).tap();
  await page.getByText(ru.notRecognized(1)).waitFor();
  await name.waitFor();
  await goTo(page, '/rules');
  await page.getByLabel(ru.rules.search).waitFor();
  await goTo(page, '/lands');
  await name.waitFor();
});

test('replacements are undone one after the other', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const { identify, views, list } = ru.lands;
  await page.getByRole('radio', { name: views.list }).check();
  const field = page.getByLabel(list.label);
  const typed = '4 Ллановарские эльфы\n1 Мана Дрейн\n30 Шок';
  await field.fill(typed);
  const suggestion = page.locator('details li button', { hasText: '→' }).first();
  const undo = page.getByRole('button', { name: identify.undo });
  await page.getByText(ru.notRecognized(2)).waitFor();
  await suggestion.tap();
  await page.getByText(ru.notRecognized(1)).waitFor();
  const half = await field.inputValue();
  await suggestion.tap();
  await page.getByText(ru.notRecognized(1)).waitFor({ state: 'detached' });
  await undo.tap();
  await page.getByText(ru.notRecognized(1)).waitFor();
  assert.is(await field.inputValue(), half);
  await undo.tap();
  await page.getByText(ru.notRecognized(2)).waitFor();
  assert.is(await field.inputValue(), typed);
  assert.is(await undo.count(), 0);
});

test('a card that was not recognized is found by another name, in the question about it', async () => {
  const page = await openLands(visit, en, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  await page.getByLabel(en.lands.list.label).fill('1 Qwertyuiop\n30 Shock');
  await page.locator('tr[data-kind="unknown"]').getByRole('button').tap();
  const form = page.getByRole('form', { name: en.lands.identify.title('Qwertyuiop') });
  await form.getByLabel(en.lands.byName.label).fill('Llanowar el');
  await form.getByRole('button', { name: /^Llanowar Elves/ }).tap();
  await page.getByText('Qwertyuiop → Llanowar Elves').waitFor();
  assert.is(await page.getByLabel(en.lands.list.label).inputValue(), '1 Llanowar Elves\n30 Shock');
});

test('a line that was not recognized is removed from the list, in the question about it, and restored', async () => {
  const { list, identify, views } = ru.lands;
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 320, height: 568 } });
  await page.getByRole('radio', { name: views.list }).check();
  const field = page.getByLabel(list.label);
  await field.fill('1 Qwertyuiop\n30 Shock');
  await page.locator('tr[data-kind="unknown"]').getByRole('button').tap();
  const form = page.getByRole('form', { name: identify.title('Qwertyuiop') });
  await form.getByRole('button', { name: identify.remove }).tap();
  await page.getByText(`Qwertyuiop → ${identify.removed}`).waitFor();
  assert.is(await field.inputValue(), '30 Shock');
  assert.is(await form.count(), 0);
  assert.equal(await textFitProblems(page, ru), []);
  await page.getByRole('button', { name: identify.undo }).tap();
  await page.getByText(ru.notRecognized(1)).waitFor();
  assert.is(await field.inputValue(), '1 Qwertyuiop\n30 Shock');
});

test('the question about a card takes a known name, and says why nothing can be saved yet', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const { views, list, identify, byName, typeNames } = ru.lands;
  await page.getByRole('radio', { name: views.list }).check();
  await page.getByLabel(list.label).fill('1 Qwertyuiop\n1 Сол Ринг');
  await page.locator('tr[data-kind="unknown"]', { hasText: 'Qwertyuiop' }).getByRole('button').tap();
  const form = page.getByRole('form', { name: identify.title('Qwertyuiop') });
  await form.getByText(identify.cannotSave).waitFor();
  await form.getByLabel(byName.label).fill('Counterspell');
  await form.getByText(identify.takes('Отмена Заклинания')).waitFor();
  await form.getByText(`Counterspell · ${typeNames.instant}`).waitFor();
  await form.getByRole('button', { name: identify.save }).tap();
  await page.getByText('Qwertyuiop → Отмена Заклинания').waitFor();
});

test('the totals count the lands without mana and say why they have none', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 320, height: 568 } });
  const { views, list } = ru.lands;
  await page.getByRole('radio', { name: views.list }).check();
  await page.getByLabel(list.label).fill('3 Солнечное Кольцо\n4 Шок');
  await page.getByText(list.withoutManaNote).waitFor();
  const row = page.getByRole('table', { name: list.byColor }).locator('tr', { hasText: list.withoutMana });
  assert.equal(await row.locator('td').allTextContents(), ['3', '0']);
  assert.equal(await textFitProblems(page, ru), []);
});

test('long lists of names have no scrolling of their own, and no line of the field is cut', async () => {
  const page = await openLands(visit, ru, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const { views, list } = ru.lands;
  await page.getByRole('radio', { name: views.list }).check();
  const field = page.getByLabel(list.label);
  const names = Array.from(
    { length: 15 },
    (_, index) => `1 Неизвестное длинное название карты номер ${index}`,
  );
  await field.fill(names.join('\n'));
  await page.getByText(ru.notRecognized(15)).tap();
  await page.getByRole('button', { name: ru.showMore(5) }).tap();
  await page.getByRole('button', { name: 'Неизвестное длинное название карты номер 14' }).first().waitFor();
  const scrollingLists = await page
    .locator('ul')
    .evaluateAll((lists) => lists.filter((ul) => ul.scrollHeight > ul.clientHeight + 1).length);
  assert.is(scrollingLists, 0);
  const cut = await field.evaluate((area) => {
    const { paddingTop, lineHeight } = getComputedStyle(area);
    return (area.clientHeight - Number.parseFloat(paddingTop)) % Number.parseFloat(lineHeight);
  });
  assert.ok(cut < 4, `${cut} px of a line`);
});

test('beside the field, the names in a table of lands are wide enough for their words', async () => {
  const page = await openLands(visit, ru, { viewport: { width: 1280, height: 800 } });
  await page.getByRole('radio', { name: ru.lands.views.list }).check();
  await page.getByLabel(ru.lands.list.label).fill('1 Контрзаклятия\n1 Лановарские Эльфы\n1 Переосмыслить');
  await page.getByText(ru.notRecognized(2)).waitFor();
  assert.equal(await textFitProblems(page, ru), []);
});

test('the field for a list shows ten lines at once, and never takes more than half of the screen', async () => {
  const page = await openLands(visit, en, { viewport: { width: 390, height: 844 } });
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  const field = page.getByLabel(en.lands.list.label);
  const isWholeListShown = () =>
    field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await field.fill(Array(10).fill('1 Shock').join('\n'));
  await until(isWholeListShown);
  await field.fill(Array(100).fill('1 Shock').join('\n'));
  await until(async () => !(await isWholeListShown()));
  assert.ok(((await field.boundingBox())?.height ?? 844) <= 422);
});

test('the headings of a list stay in sight, and the address in the credit is not broken', async () => {
  const page = await openLands(visit, en);
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

test('on a phone, the cards of a list are above its totals; beside each other, the totals are below the field', async () => {
  const page = await openLands(visit, en);
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
  const page = await openLands(visit, en);
  await page.getByRole('radio', { name: en.lands.views.list }).check();
  await page.getByLabel(en.lands.list.label).fill('4 Shock\n3 Sol Ring\n2 Forest\n1 Qwertyuiop');
  const kinds = page.getByRole('table', { name: en.lands.list.byKind });
  const total = kinds.locator('tr').filter({ hasText: en.lands.recipe.total });
  await total.waitFor();
  assert.equal(await total.locator('td').allTextContents(), ['9', '9']);
});

test('a mixed list is read, and its unknown row is reported, even after a reload', async () => {
  const page = await openLands(visit, ru);
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
  const page = await openLands(visit, en);
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
  const landName = page.locator('article h2').first();
  await landName.filter({ hasText: 'Forest' }).waitFor();
  await waitUntilInSight(page.locator('article').first());
  assert.is(await landName.evaluate((name) => name === document.activeElement), true);
  await page.goBack();
  await waitUntilInSight(row);
  assert.is(await row.evaluate((button) => button === document.activeElement), true);
});

test.run();
