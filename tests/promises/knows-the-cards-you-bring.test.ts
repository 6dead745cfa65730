/**
 * Card data is available offline once the user has brought it in, from Scryfall or from a file; no server is
 * contacted before the user asks.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, watchErrors, windowOpenerFor } from '../support/browser/browser';
import { waitUntilControlled } from '../support/browser/offline-ready';
import { hostApp, type StaticHost } from '../support/browser/serve';
import { hostScryfall, type ScryfallHost, scryfallCards } from '../support/cards/scryfall';
import { enterCost } from '../support/playing/lands';
import { goTo } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('knows the cards you bring');
const openWindow = windowOpenerFor(test);

let host: StaticHost;
let scryfall: ScryfallHost;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

test.before.each(async () => {
  host = await hostApp();
  scryfall = await hostScryfall();
});

test.after.each(async () => {
  await context.close();
  host.stop();
  await scryfall.stop();
});

async function open(words: Words, withOfflineFiles = false): Promise<void> {
  context = await openWindow({
    withOfflineFiles,
    reducedMotion: 'reduce',
    locale: words === ru ? 'ru-RU' : 'en-US',
  });
  context.setDefaultTimeout(15_000);
  errors = watchErrors(context);
  await scryfall.redirect(context);
  // As where the names of all cards have not arrived: the same cards are known from them.
  await context.addInitScript(blockNameFiles);
  page = await openApp(context, `${host.url}#/lands`);
  if (withOfflineFiles) await waitUntilControlled(page);
  await page.getByRole('radio', { name: words.lands.views.list }).check();
}

const blockNameFiles = () => {
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) =>
    String(address).endsWith('.bin') ? Promise.reject(new TypeError('no network')) : fetch(address, options);
};

const listField = (words: Words) => page.getByLabel(words.lands.list.label);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Returns the accessible name of the focused button. */
const focusedText = (tab: Page) => tab.evaluate(() => document.activeElement?.textContent);

/** Returns each row of the table: its card and the resulting land. */
async function rows(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const row of await page.locator('tr[data-kind]').all())
    found.push((await row.locator('th, td').allTextContents()).join(' | '));
  return found;
}

/** Waits until known cards have been looked up. */
async function assertRows(expected: readonly string[]): Promise<void> {
  await until(async () => JSON.stringify(await rows()) === JSON.stringify(expected)).catch(() => {});
  assert.equal(await rows(), expected);
}

async function openCardFile(name: string, content: Buffer | string): Promise<void> {
  await page
    .locator('input[type=file][accept*=jsonl]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

/** In Scryfall's file format: a list with one card per line. */
const cardFile = `[\n${scryfallCards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`;

const DECK = `// a cube
4 Lightning Bolt (M10) 146
1 Fire/Ice
3x Ornithopter
1 Eldrazi Skyspawner
1 Lim-Dul's Vault
1 Little Girl
1 No Such Card

Sideboard
1 Forest`;

test('a pasted list is looked up on request, becomes lands under both rule sets, and stays available offline', async () => {
  await open(en, true);
  await listField(en).fill(DECK);
  await page.getByText(en.notRecognized(7)).waitFor();
  assert.equal(scryfall.requests, []);
  await button(en.lands.cardData.lookUp(7)).click();
  await page.getByText(en.lands.cardData.learned(6)).waitFor();
  await page.getByText(en.lands.cardData.missed(1)).waitFor();
  assert.is(scryfall.requests.length, 1);
  await page.getByText(en.lands.list.sources(1, 6, 0)).waitFor();
  const lands = [
    '4 Lightning Bolt | Mountain | Mountain',
    '1 Fire/Ice | Mountain Island | Blue-red land',
    '3 Ornithopter | Artifact land | Shimmering Grotto',
    '1 Eldrazi Skyspawner | Island | Shimmering Grotto',
    "1 Lim-Dul's Vault | Swamp Island | Blue-black land",
    `1 Little Girl | ${en.lands.list.outside}`,
    `1 No Such Card | ${en.lands.list.unknown}`,
    `1 Forestsideboard | ${en.lands.list.realLand}`,
  ];
  await assertRows(lands);
  await page.getByText(en.lands.list.totalsNote(12, 2, true)).waitFor();

  await context.setOffline(true);
  host.stop();
  await page.reload();
  await page.locator('tr[data-kind]').first().waitFor();
  await assertRows(lands);
  assert.is(scryfall.requests.length, 1);
  assert.equal(errors, []);
});

test('a list with Russian names is looked up too, and one of its cards is shown individually', async () => {
  await open(ru);
  await listField(ru).fill('4 Молния\n2 Fire // Ice\n1 Неведома Зверушка');
  await button(ru.lands.cardData.lookUp(3)).click();
  await page.getByText(ru.lands.cardData.learned(2)).waitFor();
  assert.equal(
    scryfall.requests.map(({ question: endpoint, names }) => [endpoint, ...names]),
    [
      ['POST /cards/collection', 'Fire // Ice'],
      ['GET /cards/search', 'Молния', 'Неведома Зверушка'],
    ],
  );
  await assertRows([
    '4 Молния | Гора | Гора',
    '2 Fire // Ice | Гора-остров | Сине-красная земля',
    `1 Неведома Зверушка | ${ru.lands.list.unknown}`,
  ]);
  await button('4 Молния').click();
  await page.locator('article h2').filter({ hasText: 'Гора' }).waitFor();
  const name = page.getByLabel(ru.lands.byName.label);
  assert.is(await name.inputValue(), 'Молния');
  await name.fill('fire');
  await page.locator('article h2').filter({ hasText: 'Гора-остров' }).waitFor();
  assert.is(await page.getByLabel(ru.lands.cost).inputValue(), '1R // 1U');
  await enterCost(page, ru, 'W');
  assert.is(await name.inputValue(), '');
  await page.getByRole('link', { name: ru.places.lands }).first().click();
  await listField(ru).waitFor();
  await until(async () => (await focusedText(page)) === '4 Молния');
  assert.equal(errors, []);
});

test('a long list is requested in batches, within the rate limit', async () => {
  await open(en);
  const names = Array.from({ length: 160 }, (_, card) => `1 Card Number ${card}`);
  await listField(en).fill([...names, '1 Ornithopter'].join('\n'));
  await button(en.lands.cardData.lookUp(161)).click();
  await page.getByText(en.lands.cardData.learned(1)).waitFor();
  assert.equal(
    scryfall.requests.map(({ names: { length } }) => length),
    [75, 75, 11],
  );
  for (const more of [50, 50, 11]) await button(en.showMore(more)).click();
  await until(async () => (await rows()).length === 161);
});

test('after too many requests the app waits as long as required, says so, and continues', async () => {
  await open(en);
  await page.clock.install();
  await listField(en).fill('1 Ornithopter');
  scryfall.limitRequests();
  await button(en.lands.cardData.lookUp(1)).click();
  await page.getByText(en.lands.cardData.paused(30)).waitFor();
  await page.clock.runFor(29_000);
  assert.is(scryfall.requests.length, 1);
  scryfall.endLimit();
  await page.clock.runFor(2_000);
  await page.getByText(en.lands.cardData.learned(1)).waitFor();
  assert.is(scryfall.requests.length, 2);
});

test('a missing network is reported, and lookups can be stopped', async () => {
  await open(en, true);
  await listField(en).fill('1 Ornithopter');
  await context.setOffline(true);
  await context.route('https://api.scryfall.com/**', (route) => route.abort('internetdisconnected'));
  await button(en.lands.cardData.lookUp(1)).click();
  await page.getByText(en.lands.cardData.failures.offline).waitFor();
  await assertRows([`1 Ornithopter | ${en.lands.list.unknown}`]);
  await context.route('https://api.scryfall.com/**', () => {});
  await button(en.lands.cardData.lookUp(1)).click();
  await button(en.stop).click();
  await page.getByText(en.lands.cardData.failures.stopped).waitFor();
});

test('a file of card data is opened, compressed or not; any other file is refused and changes nothing', async () => {
  await open(en);
  await listField(en).fill('4 Lightning Bolt\n1 Ornithopter');
  await openCardFile('cards.json', 'hello');
  await page.getByText(en.lands.cardData.failures.noCards).waitFor();
  await openCardFile('cards.json.gz', gzipSync(cardFile).subarray(0, 200));
  await page.getByText(en.lands.cardData.failures.unreadable).waitFor();
  await openCardFile(
    'cards.json',
    cardFile.replace(/\n\]\n$/, ',\n{"object":"card","name":7},\n{"object":"ca'),
  );
  await page.getByText(en.lands.cardData.missed(2)).waitFor();
  await button(en.lands.cardData.deleteAll).dblclick();
  await button(en.lands.cardData.confirmDeleteAll).click();
  await page.getByText(en.lands.cardData.count(0)).waitFor();
  await openCardFile('cards.json.gz', gzipSync(cardFile));
  await page.getByText(en.lands.cardData.learned(8)).waitFor();
  await assertRows([
    '4 Lightning Bolt | Mountain | Mountain',
    '1 Ornithopter | Artifact land | Shimmering Grotto',
  ]);
  assert.equal(scryfall.requests, []);
  assert.equal(errors, []);
});

test('a list is opened from a file, compared with the recipe, and saved as text and as CSV', async () => {
  await open(en);
  const openList = (content: Buffer) =>
    page
      .locator('input[type=file][accept*=txt]')
      .setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: content });
  await openList(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
  await page.getByText(en.notACardList).waitFor();
  const field = page.getByLabel(en.lands.list.label);
  const longDeck = { meta: 'x'.repeat(900_000), cards: [{ quantity: 2, card: { name: 'Duress' } }] };
  await openList(Buffer.from(JSON.stringify(longDeck)));
  await until(async () => (await field.inputValue()) === '2 Duress');
  await openList(Buffer.from('1 Opt\n'.repeat(40_000)));
  await page.getByText(en.lands.list.tooLong).waitFor();
  await field.fill('1 Opt');
  await page.getByText(en.lands.list.tooLong).waitFor({ state: 'detached' });
  await field.fill('1 Opt '.repeat(40_000));
  await page.getByText(en.lands.list.tooLong).waitFor();
  await openList(Buffer.from('\ufeff40 Lightning Bolt\r\n1 =SUM("A1")\r\n'));
  await page.getByText(en.lands.list.tooLong).waitFor({ state: 'detached' });
  await openCardFile('cards.json', cardFile);
  await page.getByText(en.lands.check.title).click();
  await page.getByText(en.lands.check.note(41)).waitFor();
  const short = page.locator('[data-short]');
  assert.ok((await short.count()) > 5, 'a list of one card is short of most others');

  assert.is(
    await saveAndRead(en.lands.list.saveText),
    [
      `${en.lands.list.card} — ${en.lands.ruleSets.cube}; ${en.lands.ruleSets.landlessMtg}`,
      '40 Lightning Bolt — Mountain; Mountain',
      `1 =SUM("A1") — ${en.lands.list.unknown}`,
      '',
    ].join('\n'),
  );
  const csv = (await saveAndRead(en.lands.list.saveCsv)).split('\r\n');
  assert.is(
    csv[1],
    '40,Lightning Bolt,,Lightning Bolt,Mountain,Basic Land — Mountain,Mountain,Basic Land — Mountain',
  );
  assert.is(csv[2], `1,"'=SUM(""A1"")",,,${en.lands.list.unknown},,,`);

  await goTo(page, '/');
  await goTo(page, '/lands');
  await until(async () => (await rows()).length === 2);
});

async function saveAndRead(name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
  return readFile(await download.path(), 'utf8');
}

test.run();
