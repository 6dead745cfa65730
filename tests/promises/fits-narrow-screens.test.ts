// time limit: 600 s
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { visitsTo } from '../support/browser';
import { overflows } from '../support/inspections';
import { until } from '../support/patience';
import { goTo, revealStartingPlane, startGame } from '../support/play';
import { type Row, readRows, writeRows } from '../support/rows';
import { hostFor } from '../support/serve';
import { assert, suite } from '../support/suite';
import { eachOnce, playerNames, sameFate, speak } from '../support/tour';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;
const languages = [
  [en, 'English'],
  [ru, 'Russian'],
] as const;

const promise = suite('fits narrow screens');
const visit = visitsTo(await hostFor(promise), promise);

let page: Page;

for (const [words, language] of languages) {
  promise(`two to six seats fit narrow screens in ${language}`, async () => {
    const found: string[] = [];
    const look = async (scene: string) => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        for (const finding of await overflows(page, words)) {
          found.push(`${scene}, ${viewport.width} × ${viewport.height}: ${finding}`);
        }
      }
    };
    await open(words);
    for (const players of [4, 3, 2, 5, 6]) {
      await playersAre(players, words);
      await startGame(page, words);
      await revealStartingPlane(page, words);
      await look(`strip of ${players}`);
      await page.getByRole('button', { name: words.table.toLife }).click();
      await page.locator('[data-life="0"]').waitFor();
      await until(async () => (await readRows(page)).steps.length > 0);
      for (const [life, poison] of [
        [20, 0],
        [-13, 3],
        [1234, 12],
        [-123456, 0],
      ] as const) {
        await setTotals(life, poison);
        await look(`${players} seats at ${life} life, ${poison} poison`);
      }
      await goTo(page, '/new');
      await page.getByRole('heading', { name: words.newGame.title }).waitFor();
    }
    assert.equal(eachOnce(found), []);
  });

  promise(`what the app says by itself fits narrow screens in ${language}`, async () => {
    await open(words);
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: words.table.nextLabel('') }).click();
    await page.getByText(words.notices.unsavedFull).waitFor();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      assert.equal(await overflows(page, words), []);
      // The table stays of use under the notice: what a turn needs is still on the screen.
      for (const name of [words.table.undo, words.table.nextLabel('')]) {
        const box = await page.getByRole('button', { name }).boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${name} is off the screen`);
      }
    }
  });
}

promise.run();

async function open(words: Words): Promise<void> {
  page = await visit({ viewport: sizes[0], reducedMotion: 'reduce', script: sameFate });
  await speak(page, words);
}

async function playersAre(players: number, words: Words): Promise<void> {
  const names = page.getByPlaceholder(/\S/);
  await page.getByRole('button', { name: words.newGame.start }).waitFor();
  for (let seats = await names.count(); seats < players; seats++) {
    await page.getByRole('button', { name: words.newGame.add }).click();
  }
  for (let seats = await names.count(); seats > players; seats--) {
    await names.nth(seats - 1).fill('');
    await page.getByRole('button', { name: words.newGame.remove(words.player(seats)) }).click();
  }
  for (const [seat, name] of playerNames(words).slice(0, players).entries()) {
    await names.nth(seat).fill(name);
  }
}

/** Every seat of the game at hand with these totals, as they may come to be in a long evening. */
async function setTotals(life: number, poison: number): Promise<void> {
  const rows = await readRows(page);
  const games = rows.games.map((game) => {
    const table = game.table as Row;
    return { ...game, table: { ...table, totals: (table.totals as Row[]).map(() => ({ life, poison })) } };
  });
  await writeRows(page, { ...rows, games });
  await page.reload();
  const shown = `${life}`.replace('-', '−');
  await page.locator('[data-life="0"]').filter({ hasText: shown }).waitFor();
}
