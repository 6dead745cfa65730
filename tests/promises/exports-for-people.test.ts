/** Decks and statistics leave the phone as files that people and spreadsheets read, without the server. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { changeLanguage, enterRoll, goTo, revealStartingPlane, startGame } from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('exports for people');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

async function fileSavedBy(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('with nothing to export the buttons say so', async () => {
  const page = await visit();
  await goTo(page, '/settings');
  await page.getByRole('button', { name: en.exporting.decks }).click();
  await page.getByText(en.exporting.noDecks).waitFor();
  await page.getByRole('button', { name: en.exporting.statistics }).click();
  await page.getByText(en.exporting.noGames).waitFor();
});

test('games that cannot be read are not called none', async () => {
  const script = `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'UnknownError'); };`;
  const page = await visit({ script });
  await goTo(page, '/settings');
  await page.getByRole('button', { name: en.exporting.statistics }).click();
  await page.getByText(en.exporting.unreadableGames).waitFor();
});

test('a button to export does not move once it can be tapped, however late the browser answers', async () => {
  const script = `for (const ask of ['persisted', 'estimate']) {
    const answer = StorageManager.prototype[ask];
    StorageManager.prototype[ask] = async function () {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return answer.call(this);
    };
  }`;
  const page = await visit({ script });
  await goTo(page, '/settings');
  const button = page.getByRole('button', { name: en.exporting.decks });
  await button.click({ trial: true });
  const place = await button.boundingBox();
  await page
    .getByText(en.storage.persistence.kept)
    .or(page.getByText(en.storage.persistence.removable))
    .waitFor();
  await page.waitForTimeout(1000);
  assert.equal(await button.boundingBox(), place);
});

test('a button that has copied a deck says so itself, and moves nothing', async () => {
  const script = `Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text) => { window.copied = text; } },
  });`;
  const page = await visit({ script, reducedMotion: 'reduce' });
  await goTo(page, '/my-decks');
  await page.getByText(en.myDecks.fromText).click();
  await page.getByLabel(en.myDecks.list).fill('Tazeem');
  await page.getByRole('button', { name: en.myDecks.createDeck(1) }).click();
  await page.getByRole('button', { name: en.myDecks.actions, exact: true }).click();
  const copy = page.getByRole('button', { name: en.myDecks.copyText });
  const place = await copy.boundingBox();
  await copy.click();
  const copied = page.getByRole('button', { name: en.myDecks.copied, exact: true });
  await copied.waitFor();
  assert.equal(await copied.boundingBox(), place);
  assert.match(await page.evaluate(() => (window as unknown as { copied: string }).copied), 'Tazeem');
  await copy.waitFor();
});

test('all decks become a text, and all games a table, in both languages', async () => {
  const page = await visit({ withOfflineFiles: true });
  await page.getByLabel(en.newGame.name(1)).fill('Anya, the =boss');
  await page.getByLabel(en.newGame.name(2)).fill('Борис');
  await startGame(page);
  await revealStartingPlane(page);
  await enterRoll(page, 'chaos');
  const plane = await page.locator('[data-card] h2').first().innerText();

  await goTo(page, '/my-decks');
  await page.getByText(en.myDecks.fromText).click();
  await page.getByLabel(en.myDecks.list).fill('Tazeem\nInterplanar Tunnel');
  await page.getByRole('button', { name: en.myDecks.createDeck(2) }).click();
  await page.getByLabel(en.myDecks.name).fill('Friday');
  host.stop();

  await goTo(page, '/settings');
  const decks = await fileSavedBy(page, en.exporting.decks);
  assert.match(decks.name, new RegExp(`^${en.exporting.fileOfDecks} \\d{4}-\\d\\d-\\d\\d\\.txt$`));
  assert.is(decks.text, '// Friday\nTazeem\nInterplanar Tunnel\n');
  await page.getByText(en.fileWaiting.saved(decks.name)).waitFor();
  const statistics = await fileSavedBy(page, en.exporting.statistics);
  assert.match(statistics.name, new RegExp(`^${en.exporting.fileOfStatistics} \\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const [players = '', planes = '', games = ''] = statistics.text.split('\r\n\r\n');
  const { columns } = en.exporting;
  assert.match(players, columns.player);
  assert.match(players, '"Anya, the =boss",1,0,0,');
  assert.match(players, 'Борис,1,0,0,');
  assert.ok(planes.split('\r\n')[1]?.includes(plane), planes);
  assert.match(games, columns.winner);
  assert.match(games, `Борис; ${en.player(3)}; ${en.player(4)}`);

  await changeLanguage(page, en, ru);
  assert.is((await fileSavedBy(page, ru.exporting.decks)).text, '// Friday\nТазим\nМежмировой туннель\n');
  const russianStatistics = await fileSavedBy(page, ru.exporting.statistics);
  assert.match(russianStatistics.text, ru.exporting.columns.player);
  assert.match(russianStatistics.text, `Борис; ${ru.player(3)}; ${ru.player(4)}`);
  host.start();
});

test.run();
