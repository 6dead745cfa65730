/** WebKit plays a whole game by touch, in both languages, without errors. */
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { REMOVE_NEWER_FEATURES, REMOVE_REQUIRED_FEATURES } from '../support/browser/older-browsers';
import { hostFor } from '../support/browser/serve';
import { tourRandomnessScript } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';
import { button, bySelector, field, radio, text } from '../support/webkit/find';
import { enterRoll, lifeButton, startGame, textsOf, waitForLife } from '../support/webkit/play';
import { webkitFor } from '../support/webkit/webkit';
import type { WebKitPage } from '../support/webkit/webkit-page';

const test = suite('WebKit plays a game');
const { webkitTest, newBrowser } = webkitFor(test);
const host = await hostFor(test);

for (const [words, language, locale, names] of [
  [en, 'English', 'en-US', ['Anya', 'Boris', 'Wilhelmina', 'Max']],
  [ru, 'Russian', 'ru-RU', ['Аня', 'Борис', 'Владислава', 'Гоша']],
] as const) {
  webkitTest(`a whole game is played by touch in ${language}`, async () => {
    const browser = await newBrowser({ locale, script: tourRandomnessScript });
    const page = await browser.start();
    await page.open(host.url);
    await playGame(page, words, names);
    assert.equal(await browser.errors(), []);
  });
}

webkitTest('a game is played without features of newer versions', async () => {
  const browser = await newBrowser({ script: `${tourRandomnessScript} ${REMOVE_NEWER_FEATURES}` });
  const page = await browser.start();
  await page.open(host.url);
  await playGame(page, en, ['Anya', 'Boris', 'Wilhelmina', 'Max']);
  assert.equal(await browser.errors(), []);
});

webkitTest('a version that is too old gets a message in both languages', async () => {
  const browser = await newBrowser({ script: REMOVE_REQUIRED_FEATURES['RegExp (?<=…)'] });
  const page = await browser.start();
  await page.open(host.url);
  await page.waitFor(text('This browser is too old'));
  await page.waitFor(text('Этот браузер слишком старый'));
  assert.is(await page.isShown(button(en.newGame.start)), false);
});

test.run();

async function playGame(page: WebKitPage, words: Words, names: readonly string[]): Promise<void> {
  const [anya = '', boris = '', third = '', fourth = ''] = names;
  for (const [seat, name] of names.entries()) await page.fill(field(words.newGame.name(seat + 1)), name);
  // A deck without phenomena, so that every planeswalk ends on a plane.
  await page.tap(radio(words.newGame.decks.OHOP));
  await startGame(page, words, anya);

  await page.tap(button(words.table.rollLabel(0)));
  await page.waitFor(bySelector('[data-settled]'));
  await page.tap(button(words.table.undo));
  await page.waitUntilGone(bySelector('[data-settled]'));

  const planeNow = async () => (await textsOf(page, '[data-card] h2'))[0] ?? '';
  const leftPlane = await planeNow();
  await enterRoll(page, 'planeswalk', words);
  await page.tap(button(words.table.planeswalk));
  await until(async () => (await planeNow()) !== leftPlane);
  const reachedPlane = await planeNow();
  await page.tap(button(words.table.nextLabel(boris)));
  await page.waitFor(button(words.table.nextLabel(third)));

  await page.tap(button(words.table.toLife));
  for (let times = 0; times < 3; times++) await page.tap(lifeButton(0, -1));
  await page.tap(lifeButton(1, 1));
  await waitForLife(page, [17, 21, 20, 20]);
  await page.tap(button(words.table.undo));
  await waitForLife(page, [17, 20, 20, 20]);
  await page.tap(button(words.table.undo));
  await waitForLife(page, [20, 20, 20, 20]);
  await page.tap(button(words.table.redo));
  await waitForLife(page, [17, 20, 20, 20]);

  await page.tap(button(words.table.log));
  await page.waitFor(bySelector('dialog[open] li'));
  const logText = (await textsOf(page, 'dialog[open] li > p')).join('\n');
  for (const line of [
    words.log.planeswalked(anya, [leftPlane], [reachedPlane]),
    words.log.lifeChanged(anya, '−3', 17),
  ]) {
    assert.ok(logText.includes(line), `“${line}” is missing in:\n${logText}`);
  }
  await page.tap(button(words.close));
  await page.waitUntilGone(bySelector('dialog[open]'));

  for (const loser of [anya, third, fourth]) {
    await page.tap(button(words.seat.more(loser)));
    await page.tap(button(words.seatSheet.concede));
    await page.waitFor(text(words.seatSheet.concedeQuestion(loser)));
    await page.tap(button(words.seatSheet.concede));
    await page.waitUntilGone(bySelector('dialog[open]'));
  }
  await page.tap(button(words.summary.title));
  await page.waitFor(text(words.log.gameWon(boris)));
}
