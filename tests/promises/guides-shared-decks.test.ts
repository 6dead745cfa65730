import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { openLands } from '../support/playing/lands';
import { goTo, startGame } from '../support/playing/play';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('guides games with shared and random decks');
const visit = appOpenerFor(await hostFor(test), test);

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the recipe for two hundred cards is scaled to any size', async () => {
  const page = await openLands(visit, en);
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(en.lands.recipe.title).click();
  const lastRow = page.locator('table tr').last();
  assert.equal(await lastRow.locator('td').allTextContents(), ['30', '26', '4', '200']);
  await page.getByRole('textbox', { name: en.lands.recipe.size }).fill('100');
  assert.equal(await lastRow.locator('td').allTextContents(), ['15', '13', '2', '100']);
  await page.getByRole('textbox', { name: en.lands.recipe.size }).fill('39');
  await page.getByText(en.lands.recipe.range(40, 2000)).waitFor();
});

test('a pasted list is dealt at random, undone and found again', async () => {
  const page = await openLands(visit, ru);
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
  await key(page, words.deal).click();
  const hand = () =>
    page
      .locator('details details', { hasText: words.hand(1, 15) })
      .locator('li')
      .allTextContents();
  await until(async () => (await hand()).length === 15);
  const first = await hand();
  await key(page, words.dealAgain).click();
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
  const page = await openLands(visit, en);
  const words = en.lands.sharedDeck;
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(words.title).click();
  const fewerPlayers = key(page, `${en.lands.randomDraft.players}: ${en.byHand.fewer}`);
  for (const _ of [4, 3]) await fewerPlayers.click();
  await key(page, words.begin).click();
  await page.getByText(words.instructions.deal(14, 2)).waitFor();
  await key(page, words.mulligan).first().click();
  await page.getByText(words.instructions.redeal(en.player(1), 12, 6)).waitFor();
  await key(page, words.keep).first().click();
  await key(page, words.keep).first().click();
  await page
    .getByText(words.instructions.putOnBottom([`${en.player(1)}: 6`, `${en.player(2)}: 7`]))
    .waitFor();
  await key(page, words.drawLabel(en.player(2), 2)).click();
  await page.getByText(words.instructions.drawAndKeep(en.player(2), 4, 2)).waitFor();
  await page.getByText(words.cardsLeft(185)).waitFor();
  await until(async () => JSON.stringify(await readRows(page)).includes('"count":2'));
  await page.reload();
  await page.getByText(words.cardsLeft(185)).waitFor();
  await page.getByRole('button', { name: en.table.undo }).click();
  await page.getByText(words.cardsLeft(187)).waitFor();
});

test('a game with one deck that was ended by a tap can be restored, in sight of that tap', async () => {
  const page = await openLands(visit, en, { hasTouch: true });
  const words = en.lands.sharedDeck;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('radio', { name: en.lands.views.aids }).check();
  await page.getByText(words.title).click();
  await key(page, words.begin).click();
  await key(page, words.mulligan).first().click();
  const instruction = page.getByText(words.instructions.redeal(en.player(1), 12, 6));
  for (const _ of ['once', 'twice']) {
    await instruction.waitFor();
    await key(page, words.end).click();
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
  const page = await openLands(visit, en);
  const { randomDraft, sharedDeck } = en.lands;
  const hasPlayers = async (count: number) => {
    await page.getByRole('radio', { name: en.lands.views.aids }).check();
    for (const { title } of [randomDraft, sharedDeck]) {
      const aid = page.locator('details', { hasText: title }).last();
      if (!(await aid.evaluate((disclosure) => disclosure.hasAttribute('open'))))
        await aid.getByText(title).click();
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
  await key(page, sharedDeck.begin).click();
  for (const _ of [1, 2, 3]) await key(page, sharedDeck.keep).first().click();
  for (const name of ['Anya', en.player(3)]) await key(page, sharedDeck.drawLabel(name, 1)).waitFor();
  await key(page, sharedDeck.drawLabel('Anya', 1)).click();
  await page.getByText(sharedDeck.instructions.drawAndKeep('Anya', 2, 1)).waitFor();
});

test.run();
