/** Every card can be found, turned to all sides and read aloud, without pictures or a network; the voice is a stub. */
import type { Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { goTo, openFromMenu, revealStartingPlane, startGame } from '../support/playing/play';
import { ensureLanguage, tourRandomnessScript } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('every card speaks');
const visit = appOpenerFor(await hostFor(test), test);

/** A phone with a local Russian voice and an English voice that needs a server. */
const fakeSpeechScript = `
  globalThis.said = [];
  const voice = (lang, localService) => ({ lang, localService, default: false, name: lang, voiceURI: lang });
  const phone = new EventTarget();
  Object.assign(phone, {
    getVoices: () => [voice('ru-RU', true), voice('en-US', false)],
    speak(utterance) { said.push(utterance.text); },
    cancel() { said.push('(silence)'); },
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: phone });
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
`;

const takeSpokenTexts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));

async function open(words: Words, script: string = tourRandomnessScript): Promise<Page> {
  const page = await visit({ reducedMotion: 'reduce', script });
  await ensureLanguage(page, words);
  return page;
}

test('cards are found by name, ability and source, and the search is restored on return', async () => {
  const page = await open(ru);
  await goTo(page, '/decks');
  const awaitFound = (count: number) => page.getByText(ru.catalog.found(count), { exact: true }).waitFor();
  await awaitFound(207);
  await page.getByRole('button', { name: ru.catalog.filterButton(0) }).click();
  await page.getByLabel(ru.catalog.setLabel).selectOption('WHO');
  await awaitFound(40);
  await page.getByLabel(ru.catalog.mechanicLabel).selectOption('turns');
  await page.waitForFunction(() => document.querySelectorAll('main li').length < 10);
  const turnCardCount = await page.locator('main li').count();
  assert.ok(turnCardCount > 0 && turnCardCount < 10);
  await page.locator('main li a').first().click();
  await page.locator('article h1').waitFor();
  await page.goBack();
  await page.locator('main li').first().waitFor();
  assert.is(await page.locator('main li').count(), turnCardCount);
  assert.ok(await page.getByRole('button', { name: ru.catalog.filterButton(2) }).isVisible());
  await page.getByRole('button', { name: ru.catalog.clearFilters }).click();
  await page.getByRole('button', { name: ru.catalog.filterButton(0) }).waitFor();
  await awaitFound(207);
  await page.getByLabel(ru.catalog.setLabel).selectOption('WHO');
  await page.getByLabel(ru.catalog.search).fill('щщщщ');
  await page.getByText(ru.catalog.nothing).waitFor();
  await page.getByRole('button', { name: ru.catalog.showAll }).click();
  await awaitFound(207);
  await page.getByLabel(ru.catalog.filterLabel).selectOption('event');
  await awaitFound(56);
});

test('a tap on the tab of the current place scrolls to its top', async () => {
  const page = await open(en);
  await goTo(page, '/decks');
  const scrolledBy = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
  // The rows below the first screens are added later.
  await until(async () => {
    await page.locator('main li').last().scrollIntoViewIfNeeded();
    return (await scrolledBy()) > 1000;
  });
  await page.getByRole('link', { name: en.places.decks, exact: true }).click();
  await until(async () => (await scrolledBy()) === 0);
});

test('a card found by its text shows the line that matched, with the match in sight', async () => {
  const page = await open(en);
  await goTo(page, '/decks');
  await page.getByLabel(en.catalog.search).fill('treasure');
  const marks = page.locator('main li mark');
  await marks.first().waitFor();
  const areInSight = await marks.evaluateAll((elements) =>
    elements.slice(0, 3).map((mark) => {
      let line: Element | null = mark;
      while (line && getComputedStyle(line).overflow !== 'hidden') line = line.parentElement;
      return line !== null && mark.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom + 1;
    }),
  );
  assert.ok(areInSight.length > 0 && areInSight.every(Boolean));
  await page.getByLabel(en.catalog.search).fill('tazeem');
  await page.getByText(en.catalog.found(1), { exact: true }).waitFor();
  assert.equal(await marks.allTextContents(), ['Tazeem'], 'the name, and no line of text');
});

test('the line by which a card was found has the label of its ability, as on the card', async () => {
  for (const [words, typed] of [
    [en, 'investigate'],
    [ru, 'дознание'],
  ] as const) {
    const page = await open(words);
    await goTo(page, '/decks');
    await page.getByLabel(words.catalog.search).fill(typed);
    await page.getByText(`${words.when.arrive} / ${words.when.upkeep}: `).first().waitFor();
    assert.is(await page.getByText(`${words.when.arrive}: ${words.when.upkeep}`).count(), 0);
  }
});

test('a new visit begins with all cards; going back restores the search', async () => {
  const page = await open(en);
  await goTo(page, '/decks');
  const search = page.getByLabel(en.catalog.search);
  await search.fill('tazeem');
  await page.getByRole('link', { name: en.myDecks.title }).click();
  await page.getByText(en.myDecks.none).waitFor();
  await page.goBack();
  await page.getByText(en.catalog.found(1), { exact: true }).waitFor();
  assert.is(await search.inputValue(), 'tazeem');
  await page.getByRole('link', { name: en.myDecks.title }).click();
  await page.getByRole('link', { name: en.catalog.title }).click();
  await page.getByText(en.catalog.found(207), { exact: true }).waitFor();
  assert.is(await search.inputValue(), '');
});

test('a search without results says what filters hide, and one tap clears them', async () => {
  const page = await open(en);
  await goTo(page, '/decks');
  await page.getByRole('button', { name: en.catalog.filterButton(0) }).click();
  await page.getByLabel(en.catalog.filterLabel).selectOption('phenomenon');
  await page.getByLabel(en.catalog.search).fill('tazeem');
  await page.getByText(en.catalog.hiddenByFilters(1)).waitFor();
  await page.getByRole('button', { name: en.catalog.clearFilters }).click();
  await page.getByText(en.catalog.found(1), { exact: true }).waitFor();
  assert.is(await page.getByLabel(en.catalog.search).inputValue(), 'tazeem');
});

test('a card turns its text to two and four sides, each complete', async () => {
  const page = await open(en);
  await goTo(page, '/decks/interplanar-tunnel');
  const text = catalog.find(({ id }) => id === 'interplanar-tunnel')?.abilities[0]?.text.en ?? '';
  const copies = page.locator('article').getByText(text.slice(0, 30));
  for (const [sides, count] of [
    ['two', 2],
    ['four', 4],
    ['one', 1],
  ] as const) {
    await page.getByRole('radio', { name: en.planeView.textFacingNames[sides] }).check();
    await page.waitForFunction((sides) => document.querySelectorAll('article ul').length === sides, count);
    assert.ok((await copies.count()) <= count);
    assert.is(await page.locator('article h1').count(), 1, 'one of them is for screen readers');
  }
});

test('a card is read aloud by the phone’s own voice, on its page and at the table', async () => {
  const page = await open(ru, `${fakeSpeechScript}${tourRandomnessScript}`);
  await goTo(page, '/decks/the-maelstrom');
  const read = page.getByRole('button', { name: ru.readAloud });
  await read.click();
  const [, name = '', ...abilities] = await takeSpokenTexts(page);
  assert.match(name, /^[А-ЯЁ].*\. Измерение, /);
  assert.is(abilities.length, catalog.find(({ id }) => id === 'the-maelstrom')?.abilities.length);
  assert.ok(abilities.every((ability) => !/[{}]/.test(ability)));
  await page.getByRole('button', { name: ru.stopReading }).click();
  await read.waitFor();
  assert.equal(await takeSpokenTexts(page), ['(silence)']);

  // The English voice needs a server, so it is not offered.
  await ensureLanguage(page, en);
  await page.locator('article h1').waitFor();
  assert.is(await page.getByRole('button', { name: en.readAloud }).count(), 0);

  await ensureLanguage(page, ru);
  await goTo(page, '/');
  await startGame(page, ru);
  await revealStartingPlane(page, ru);
  await takeSpokenTexts(page);
  await openFromMenu(page, ru.readAloud, ru);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok((await takeSpokenTexts(page)).length > 2);
});

test.run();
