/** Rules questions are answered on the phone alone: by word, by number, or from what just happened in the game. */
import type { Page } from 'playwright-core';
import { readChapters } from '../../src/content/rulebook/rulebook';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor, watchErrors } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { enterCost } from '../support/playing/lands';
import {
  changeLanguage,
  enterRoll,
  goTo,
  revealStartingPlane,
  rollButton,
  startGame,
} from '../support/playing/play';
import { steadyCenterOf } from '../support/playing/touch';
import { type Row, readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const chapters = readChapters();

const test = suite('answers rules questions');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

let page: Page;
let errors: readonly string[];

test.after.each(host.start);

async function open(
  words: Words,
  place = 'rules',
  { withOfflineFiles = false, touch = false } = {},
): Promise<void> {
  page = await visit({
    withOfflineFiles,
    hasTouch: touch,
    locale: words === ru ? 'ru-RU' : 'en-US',
    place: `/${place}`,
    prepare: (context) => {
      errors = watchErrors(context);
    },
  });
}

const titleOf = (id: string) =>
  chapters.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.title.en ?? id;
const title = () => page.locator('article h1');
const searchBox = (words: Words) => page.getByRole('textbox', { name: words.rules.search });
/** Returns 'h1' if the heading has the focus, otherwise the text of the focused link. */
const focusedText = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.localName === 'h1' ? 'h1' : activeElement?.textContent;
  });
const foundRules = () =>
  page.locator('main li a').evaluateAll((links) => links.map((link) => link.textContent ?? ''));

test('offline after a cold start, a word typed in the wrong layout finds its rule in both languages', async () => {
  await open(ru, 'rules', { withOfflineFiles: true });
  await page.context().setOffline(true);
  host.stop();
  await page.reload();
  await searchBox(ru).fill('[fjc');
  await page.locator('mark').first().waitFor();
  const [first = ''] = await foundRules();
  assert.match(first, /^311\.7/);
  await page.locator('main li a').first().click();
  await title().filter({ hasText: 'наступает хаос' }).waitFor();
  await page.goBack();
  assert.is(await searchBox(ru).inputValue(), '[fjc');
  await page.locator('main li a').first().click();
  await page.getByRole('radio', { name: ru.rules.readings.both }).check();
  await page.getByRole('heading', { name: 'chaos ensues' }).waitFor();
  assert.is(await page.locator('section[lang="en"]').count(), 1);
  await changeLanguage(page, ru, en);
  await title().filter({ hasText: 'chaos ensues' }).waitFor();
  assert.equal(errors, []);
});

test('a word that the rules do not contain is answered with similar words, and the page says so', async () => {
  await open(ru);
  const status = page.locator('search p').first();
  for (const [query, expectedStatus] of [
    ['кантрип', /^Точного совпадения нет\. Похожие слова: /],
    ['хаос', /^Найдено: /],
    ['вихрь', ru.rules.nothing],
  ] as const) {
    await searchBox(ru).fill(query);
    await status.filter({ hasText: expectedStatus }).waitFor();
  }
});

test('a long question can be read again in its field, which grows to three lines and is one line without it', async () => {
  await open(en);
  await page.setViewportSize({ width: 390, height: 844 });
  const field = searchBox(en);
  const height = async () => (await field.boundingBox())?.height ?? 0;
  await field.fill('plane');
  const oneLine = await height();
  await field.fill('what happens to the counters on a plane when its owner leaves during combat');
  const threeLines = await height();
  assert.ok(threeLines > oneLine * 1.5, `${oneLine} → ${threeLines}`);
  assert.ok(await field.evaluate((one) => one.scrollHeight <= one.clientHeight + 1));
  await field.fill('stay '.repeat(20));
  assert.is(await height(), threeLines, 'a longer one scrolls');
  await page.getByRole('button', { name: en.clearSearch }).click();
  assert.is(await height(), oneLine);
  assert.ok(await field.evaluate((one) => one.matches(':focus')));
  await field.press('Enter');
  assert.is(await field.inputValue(), '', 'Enter adds no line');
  await field.fill('who rolls\nfirst');
  assert.is(await field.inputValue(), 'who rolls first');
  await field.press('Home');
  await field.press('ArrowDown');
  assert.ok(
    await field.evaluate((one) => one.matches(':focus')),
    'the arrow moves within the question first',
  );
  await field.press('End');
  await field.press('ArrowDown');
  await until(async () => (await focusedText())?.startsWith('103.1') ?? false);
  await page.keyboard.press('ArrowUp');
  await field.press('Enter');
  await title()
    .filter({ hasText: titleOf('103.1') })
    .waitFor();
  assert.equal(errors, []);
});

test('an old rule number leads to the current rule, and reading continues from there', async () => {
  await open(en, 'rules/309.7');
  await title().waitFor();
  await page.getByText('311.7 · formerly 310.7, 309.7').waitFor();
  await page.getByText(en.rules.next, { exact: true }).click();
  await page.waitForURL(/#\/rules\/312\.1$/);
  await page.goBack();
  await page.getByText('311.7 · formerly 310.7, 309.7').waitFor();
  await goTo(page, '/rules/no-such-rule');
  await title().filter({ hasText: en.rules.unknown }).waitFor();
});

test('the text size of rules is adjustable and remembered', async () => {
  await open(ru, 'rules/901.9');
  await page.setViewportSize({ width: 320, height: 568 });
  const size = () =>
    page
      .locator('article section p')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const sizes: number[] = [];
  for (const name of ['normal', 'large', 'largest'] as const) {
    await page.getByRole('radio', { name: ru.rules.sizes[name], exact: true }).check();
    sizes.push(await size());
  }
  const [normal = 0, large = 0, largest = 0] = sizes;
  assert.ok(normal < large && large < largest, `${sizes}`);
  await until(
    async () => (await savedRulebookSettings())?.size === 'largest',
    'the size of letters was not saved',
  );
  await page.reload();
  await title().waitFor();
  await until(async () => (await size()) === largest);
  assert.ok(
    await page.evaluate(
      () => document.querySelector('main')?.scrollWidth === document.querySelector('main')?.clientWidth,
    ),
  );
});

test('bookmarks and the rules read recently survive a restart', async () => {
  await open(en, 'rules/901.9');
  await title().waitFor();
  await page.getByRole('button', { name: en.rules.mark }).click();
  await page.getByRole('button', { name: en.rules.unmark }).waitFor();
  for (const id of ['901.10', '901.9', '901.10']) {
    await goTo(page, `/rules/${id}`);
    await title()
      .filter({ hasText: titleOf(id) })
      .waitFor();
  }
  await until(
    async () => (await savedRulebookSettings())?.lastRead === '901.10',
    'what was read last was not saved',
  );
  await page.reload();
  await goTo(page, '/rules');
  for (const [heading, rules] of [
    [en.rules.bookmarks, ['901.9']],
    [en.rules.recentlyRead, ['901.10', '901.9']],
  ] as const) {
    const group = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    await group.locator('a').first().waitFor();
    assert.equal(
      await group.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      rules.map((rule) => `#/rules/${rule}`),
    );
  }
});

test('a log line and the reason for a land link to their rules, and back', async () => {
  await open(en, '');
  await startGame(page);
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  const line = page.getByRole('dialog').getByRole('link', { name: en.rule('901.5') });
  await line.click();
  await title().filter({ hasText: 'starting plane' }).waitFor();
  await until(async () => (await focusedText()) === 'h1');
  await page.getByRole('link', { name: en.table.log, exact: true }).click();
  await page.getByRole('dialog', { name: en.table.log }).waitFor();
  await until(async () => (await focusedText()) === '901.5');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-card]').first().waitFor();
  await goTo(page, '/lands');
  await enterCost(page, en, '1U');
  await page.getByText(en.lands.why).click();
  await page
    .getByRole('link', { name: en.lands.ruleOf('cube 1 **') })
    .first()
    .click();
  await title().filter({ hasText: 'always a land' }).waitFor();
  await page.getByText(/ · 1 \(note 2\)$/).waitFor();
  await page.getByRole('link', { name: en.places.lands, exact: true }).first().click();
  await page.getByRole('heading', { name: en.lands.title }).waitFor();
  assert.equal(errors, []);
});

test('the meaning of the die and the plane is one tap from the plane, with links to the rule and back', async () => {
  await open(ru, '');
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  await enterRoll(page, 'chaos', ru);
  const meaningButton = page.getByRole('button', { name: ru.meaning.title });
  const { width = 0, height = 0 } = (await meaningButton.boundingBox()) ?? {};
  assert.ok(Math.min(width, height) >= 48);
  await meaningButton.click();
  const sheet = page.getByRole('dialog', { name: ru.meaning.title });
  const chaosLink = sheet.getByRole('link', { name: 'Наступает хаос' });
  await chaosLink.click();
  await title().filter({ hasText: 'наступает хаос' }).waitFor();
  await page.goBack();
  await chaosLink.waitFor();
  await sheet.getByRole('link', { name: ru.meaning.nextRoll(1) }).click();
  await page.waitForURL(/#\/rules\/901\.9$/);
  assert.equal(errors, []);
});

test('after a planeswalk that did not happen, the question mark does not promise one', async () => {
  await open(en, '');
  await startGame(page, en);
  await revealStartingPlane(page, en);
  await enterRoll(page, 'planeswalk', en);
  await page.getByRole('button', { name: en.didNotHappen.planeswalking }).click();
  await rollButton(page, en).waitFor();
  await page.getByRole('button', { name: en.meaning.title }).click();
  const nowSection = page
    .getByRole('dialog', { name: en.meaning.title })
    .locator('section', { hasText: en.meaning.now });
  await nowSection.getByText(en.meaning.countered).waitFor();
  assert.is(await nowSection.getByText(en.meaning.faces.planeswalk).count(), 0);
});

for (const words of [en, ru]) {
  skipUnlessThorough(test, words !== en)(
    `in ${words === en ? 'English' : 'Russian'} every cheat sheet prints on one page, in black on white`,
    async () => {
      await open(words, 'rules/sheet-die');
      await page.evaluate(() => {
        window.print = () => {};
      });
      await title().waitFor();
      const sheets = chapters.find(({ id }) => id === 'sheets')?.entries ?? [];
      for (const reading of ['one', 'both'] as const) {
        await page.getByRole('radio', { name: words.rules.readings[reading], exact: true }).check();
        await page.getByRole('radio', { name: words.rules.sizes.largest }).check();
        await page.getByRole('button', { name: words.rules.printAll }).click();
        await page.locator('[data-printed]').waitFor({ state: 'attached' });
        for (const format of ['A4', 'Letter']) assert.is(await countPdfPages(format), sheets.length);
        await page.getByRole('button', { name: words.rules.print, exact: true }).click();
        await page.locator('[data-printed]').waitFor({ state: 'detached' });
        assert.is(await countPdfPages('A4'), 1);
      }
      await page.emulateMedia({ media: 'print' });
      const seen = await page.evaluate(() => ({
        controls: [...document.querySelectorAll('a:not([aria-haspopup]), button, input, nav')].filter((one) =>
          one.checkVisibility(),
        ).length,
        colors: [document.body, document.querySelector('article p')].map(
          (one) => one && [getComputedStyle(one).color, getComputedStyle(document.body).backgroundColor],
        ),
      }));
      const blackOnWhite = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
      assert.equal(seen, { controls: 0, colors: [blackOnWhite, ['rgb(51, 51, 51)', blackOnWhite[1]]] });
      assert.equal(errors, []);
    },
  );
}

test('holding a term on the table explains it and links to its rule, and back', async () => {
  await open(ru, '');
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  const word = page.locator('[data-card] header [data-term]', { hasText: ru.kinds.plane });
  await word.click();
  assert.is(await page.getByRole('dialog').count(), 0, 'a tap asks nothing');
  // A finger may land a little beside it.
  const box = await word.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y - 6);
  await page.mouse.down();
  const explanation = page.getByRole('dialog', { name: ru.kinds.plane });
  await explanation.getByText(en.kinds.plane, { exact: true }).waitFor();
  await page.mouse.up();
  await page.goBack();
  await explanation.waitFor({ state: 'detached' });
  // A word beside it that is no term is not mistaken for it.
  await page.mouse.move(box.x + box.width / 2, box.y - 14);
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  assert.is(await page.getByRole('dialog').count(), 0, 'another word explains nothing');
  await word.click({ delay: 700 });
  await explanation.getByRole('link', { name: ru.rules.wholeRule('311.1') }).click();
  await title().filter({ hasText: 'тип карты' }).waitFor();
  assert.is(await explanation.count(), 0);
  await page.goBack();
  await word.waitFor();

  // No word is a link under a thumb; all of them are listed behind the question mark.
  assert.is(await page.locator('[data-card] a[aria-haspopup]').count(), 0);
  await page.getByRole('button', { name: ru.meaning.title }).click();
  await page.getByRole('button', { name: ru.rules.termsOfCard }).click();
  await page.getByRole('button', { name: ru.kinds.plane, exact: true }).press('Enter');
  await explanation.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: ru.rules.termsOfCard }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: ru.meaning.title }).waitFor();
  await page.goBack();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: ru.meaning.title }).click();
  await page.getByRole('button', { name: ru.rules.termsOfCard }).click();
  await page.getByRole('button', { name: ru.kinds.plane, exact: true }).press('Enter');
  await explanation.getByRole('link', { name: ru.rules.wholeRule('311.1') }).click();
  await title().filter({ hasText: 'тип карты' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: ru.rules.termsOfCard }).waitFor();
  assert.equal(errors, []);
});

test('the finger that held a term taps nothing in its explanation when it is lifted', async () => {
  await open(en, '', { touch: true });
  await startGame(page);
  await revealStartingPlane(page);
  await page.evaluate(() => {
    document.body.dataset.clicks = '0';
    addEventListener('click', () => {
      document.body.dataset.clicks = `${Number(document.body.dataset.clicks) + 1}`;
    });
  });
  const finger = await page.context().newCDPSession(page);
  const at = await steadyCenterOf(page.locator('[data-card] header [data-term]'));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.getByRole('dialog', { name: en.kinds.plane }).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const close = page.getByRole('dialog').getByRole('button', { name: en.close });
  assert.is(await page.evaluate(() => document.body.dataset.clicks), '0');
  await close.tap();
  await close.waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => document.body.dataset.clicks), '1');
  assert.equal(errors, []);
});

/** Returns the stored rulebook settings. */
async function savedRulebookSettings(): Promise<Row | undefined> {
  const row = (await readRows(page)).settings.find(({ key }) => key === 'rulebook');
  return row?.value as Row | undefined;
}

/** Returns the number of printed pages. */
async function countPdfPages(format: string): Promise<number> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return paper.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test.run();
