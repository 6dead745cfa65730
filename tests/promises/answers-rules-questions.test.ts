/** A rules question is answered from the phone alone: by word, by number, or by what just happened in the game. */
import type { BrowserContext, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser, watchTrouble } from '../support/browser';
import { changeLanguage, goTo, revealStartingPlane, startGame } from '../support/play';
import { hostApp, type StaticHost } from '../support/serve';
import { assert, suite } from '../support/suite';

const promise = suite('answers rules questions');

let host: StaticHost;
let context: BrowserContext;
let page: Page;
let trouble: readonly string[];

promise.before.each(async () => {
  host = await hostApp();
});

promise.after.each(async () => {
  await context.close();
  await host.stop();
});

async function open(words: Words, place = 'rules'): Promise<void> {
  context = await openBrowser({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: words === ru ? 'ru-RU' : 'en-US',
  });
  context.setDefaultTimeout(15_000);
  trouble = watchTrouble(context);
  page = await openApp(context, `${host.url}#/${place}`, { offlineReady: true });
}

const title = () => page.locator('article h1');
const search = (words: Words) => page.getByRole('searchbox', { name: words.rules.search });
const numbersFound = () =>
  page.locator('main li a').evaluateAll((links) => links.map((link) => link.textContent ?? ''));

promise(
  'offline, from a cold start, a word in the wrong layout finds its rule in both languages',
  async () => {
    await open(ru);
    await context.setOffline(true);
    await host.stop();
    await page.reload();
    await search(ru).fill('[fjc');
    await page.locator('mark').first().waitFor();
    const [first = ''] = await numbersFound();
    assert.match(first, /^311\.7/);
    await page.locator('main li a').first().click();
    await title().filter({ hasText: 'наступает хаос' }).waitFor();
    await page.goBack();
    assert.is(await search(ru).inputValue(), '[fjc');
    await page.locator('main li a').first().click();
    await page.getByRole('radio', { name: ru.rules.readings.both }).check();
    await page.getByRole('heading', { name: 'chaos ensues' }).waitFor();
    assert.is(await page.locator('section[lang="en"]').count(), 1);
    await changeLanguage(page, ru, en);
    await title().filter({ hasText: 'chaos ensues' }).waitFor();
    assert.equal(trouble, []);
  },
);

promise('an old number leads to the rule of today, and reading goes on from there', async () => {
  await open(en, 'rules/309.7');
  await title().waitFor();
  await page.getByText('311.7 · formerly 309.7').waitFor();
  await page.getByText(en.rules.after, { exact: true }).click();
  await page.waitForURL(/#\/rules\/312\.1$/);
  await page.goBack();
  await page.getByText('311.7 · formerly 309.7').waitFor();
  await goTo(page, '/rules/no-such-rule');
  await title().filter({ hasText: en.rules.unknown }).waitFor();
});

promise('marks and what was read last are there again after a restart', async () => {
  await open(en, 'rules/901.9');
  await title().waitFor();
  await page.getByRole('button', { name: en.rules.mark }).click();
  await page.getByRole('button', { name: en.rules.unmark }).waitFor();
  await goTo(page, '/rules/901.10');
  await title().filter({ hasText: 'leaver' }).waitFor();
  await page.waitForTimeout(300);
  await page.reload();
  await goTo(page, '/rules');
  for (const [heading, rule] of [
    [en.rules.marked, /^901\.9/],
    [en.rules.lastRead, /^901\.10/],
  ] as const) {
    const group = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    assert.match((await group.locator('a').textContent()) ?? '', rule);
  }
});

promise('a line of the log and the reason of a land lead to their rules, and back', async () => {
  await open(en, '');
  await startGame(page);
  await revealStartingPlane(page);
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  await page
    .getByRole('link', { name: en.rule('901.5') })
    .first()
    .click();
  await title().filter({ hasText: 'starting plane' }).waitFor();
  await page.goBack();
  await page.locator('[data-card]').first().waitFor();
  await goTo(page, '/lands');
  await page.getByText(en.lands.why).click();
  await page
    .getByRole('link', { name: en.lands.ruleOf('cube 1 **') })
    .first()
    .click();
  await title().filter({ hasText: 'land ever after' }).waitFor();
  assert.equal(trouble, []);
});

promise('a word on the table is tapped, tells what it means and leads to its rule, and back', async () => {
  await open(ru, '');
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  const word = page.locator('[data-card] a', { hasText: ru.kinds.plane });
  await word.click();
  const told = page.getByRole('dialog', { name: ru.kinds.plane });
  await told.getByText(en.kinds.plane, { exact: true }).waitFor();
  await page.goBack();
  await told.waitFor({ state: 'detached' });
  await word.click();
  await told.getByRole('link', { name: ru.rules.wholeRule('311.1') }).click();
  await title().filter({ hasText: 'тип карты' }).waitFor();
  assert.is(await told.count(), 0);
  await page.goBack();
  await word.waitFor();

  // The Tab key passes the words on the table over; all of them are in the menu.
  assert.is(await page.locator('[data-card] a:not([tabindex="-1"])').count(), 0);
  await page.getByRole('button', { name: ru.table.menu }).click();
  await page.getByRole('button', { name: ru.rules.termsOfCard }).click();
  await page.getByRole('button', { name: ru.kinds.plane, exact: true }).press('Enter');
  await told.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: ru.rules.termsOfCard }).waitFor();
  assert.equal(trouble, []);
});

promise.run();
