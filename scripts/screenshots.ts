/**
 * Takes pictures of every screen at every size, language and theme: `npm run screenshots [part of a name]`. Writes
 * to reports/screenshots/, and those in README to docs/screens/; the app must have been built.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { en, type Words } from '../src/i18n/en';
import { ru } from '../src/i18n/ru';
import { openApp, openBrowser } from '../tests/support/browser/browser';
import { hostApp } from '../tests/support/browser/serve';
import { scryfallCards } from '../tests/support/cards/scryfall';
import { putPictures } from '../tests/support/pictures/drawn-pictures';
import { picturesToImport } from '../tests/support/pictures/picture-files';
import { enterCost } from '../tests/support/playing/lands';
import {
  enterRoll,
  openFromMenu,
  openMenu,
  revealStartingPlane,
  startGame,
} from '../tests/support/playing/play';

const sizes = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [320, 568],
] as const;
const folder = 'reports/screenshots';
const picturesInReadme: Readonly<Record<string, string>> = {
  '390x844-en-dark-plane': 'plane-en',
  '390x844-en-dark-decks': 'catalog-en',
  '390x844-en-dark-life': 'life-en',
  '390x844-en-dark-log': 'log-en',
  '390x844-ru-dark-plane': 'plane-ru',
  '390x844-ru-dark-decks': 'catalog-ru',
  '390x844-ru-dark-life': 'life-ru',
  '390x844-ru-dark-log': 'log-ru',
};
const cardFile = Buffer.from(JSON.stringify(scryfallCards));

type Scene = readonly [name: string, arrange: (page: Page, words: Words) => Promise<unknown>];

/** In this order; each scene starts where the previous one ended. */
const scenes: readonly Scene[] = [
  ['new-game', async () => {}],
  [
    'before-the-game',
    async (page, words) => {
      const names =
        words === ru ? ['Аня', 'Борис', 'Владислава', 'Гоша'] : ['Anya', 'Boris', 'Wilhelmina', 'Max'];
      for (const [seat, name] of names.entries())
        await page.getByLabel(words.newGame.name(seat + 1)).fill(name);
      await startGame(page, words);
    },
  ],
  ['plane', revealStartingPlane],
  ['chaos', async (page, words) => enterRoll(page, 'chaos', words)],
  [
    'planeswalk-waiting',
    async (page, words) => {
      await enterRoll(page, 'planeswalk', words);
      await page.waitForTimeout(300);
    },
  ],
  [
    'arrived',
    async (page, words) => {
      await page.getByRole('button', { name: words.table.planeswalk, exact: true }).click();
      await page.waitForTimeout(600);
    },
  ],
  ['menu', async (page, words) => page.getByRole('button', { name: words.table.menu }).click()],
  [
    'two-sides',
    async (page, words) => {
      await page.keyboard.press('Escape');
      await openMenu(page, words);
      await page.getByRole('radio', { name: words.planeView.textFacingNames.two }).check();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'four-sides',
    async (page, words) => {
      await openMenu(page, words);
      await page.getByRole('radio', { name: words.planeView.textFacingNames.four }).check();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'enter-roll',
    async (page, words) => {
      await openMenu(page, words);
      await page.getByRole('radio', { name: words.planeView.textFacingNames.one }).check();
      await page.keyboard.press('Escape');
      await openFromMenu(page, words.menu.enterDieResult, words);
    },
  ],
  [
    'planar-deck',
    async (page, words) => {
      await page.keyboard.press('Escape');
      await openFromMenu(page, words.planarDeck, words);
    },
  ],
  [
    'taken-cards',
    async (page, words) => {
      await page.getByRole('radio', { name: words.byHand.revealPlanes }).check();
      await page.getByRole('dialog').getByRole('button', { name: words.byHand.more }).click();
      await page.getByRole('button', { name: words.byHand.take.reveal, exact: true }).click();
    },
  ],
  [
    'two-planes',
    async (page, words) => {
      for (const place of await page.getByRole('radio', { name: words.choice.destinations.add }).all())
        await place.check();
      await page.getByRole('button', { name: words.done }).click();
    },
  ],
  [
    'life',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        location.hash = '/life';
      });
      for (let tap = 0; tap < 7; tap++)
        await page.locator('[data-player="1"] [data-change="-1"]').press('Enter');
    },
  ],
  [
    'seat',
    async (page, words) =>
      page.getByRole('button', { name: words.seat.more(words === ru ? 'Аня' : 'Anya') }).click(),
  ],
  [
    'keypad',
    async (page, words) => {
      await page.getByRole('button', { name: words.seatSheet.morePoison }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.seat.setLife(words === ru ? 'Борис' : 'Boris') }).click();
    },
  ],
  [
    'log',
    async (page, words) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.table.log, exact: true }).click();
    },
  ],
  [
    'decks',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        location.hash = '/decks';
      });
    },
  ],
  [
    'pictures',
    async (page, words) => {
      await page.evaluate(() => {
        location.hash = '/pictures';
      });
      await page.locator('input[type=file][multiple]').setInputFiles(
        picturesToImport.map(([name, bytes]) => ({
          name,
          mimeType: 'image/png',
          buffer: Buffer.from(bytes),
        })),
      );
      await page.getByText(words.pictures.failures.notAPicture).waitFor();
    },
  ],
  [
    'plane-by-picture',
    async (page) => {
      await page.evaluate(() => {
        location.hash = '/';
      });
      const faceUp = await page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card') ?? ''));
      await putPictures(
        page,
        faceUp.map((card) => ({ card, title: card })),
        { longest: 1600 },
      );
      await page.reload();
      await page.locator('[data-picture]').first().waitFor();
    },
  ],
  [
    'card',
    async (page) => {
      await page.evaluate(() => {
        location.hash = '/decks/interplanar-tunnel';
      });
    },
  ],
  [
    'settings',
    async (page) => {
      await page.evaluate(() => {
        location.hash = '/settings';
      });
    },
  ],
  [
    'new-game-map',
    async (page, words) => {
      await page.evaluate(() => {
        location.hash = '/new';
      });
      await page.getByRole('radio', { name: words.newGame.layouts.map }).check();
    },
  ],
  [
    'plane-on-the-map',
    async (page, words) => {
      await startGame(page, words);
      await revealStartingPlane(page, words);
    },
  ],
  [
    'where-to',
    async (page, words) => {
      await enterRoll(page, 'planeswalk', words);
      await page.getByRole('button', { name: words.table.planeswalk, exact: true }).click();
      await page.locator('[data-square="1 0"]').click();
    },
  ],
  [
    'map',
    async (page, words) => {
      await page.getByRole('button', { name: words.map.planeswalkTo('') }).click();
      await page.getByRole('button', { name: words.map.title }).click();
      await page.getByRole('dialog').locator('[data-square="0 0"]').click();
    },
  ],
  [
    'new-game-grand-melee',
    async (page, words) => {
      await page.evaluate(() => {
        location.hash = '/new';
      });
      for (let seat = 5; seat <= 9; seat++)
        await page.getByRole('button', { name: words.newGame.add }).click();
      const melee = page.getByRole('radio', { name: words.newGame.grandMelee });
      await melee.check();
      await melee.scrollIntoViewIfNeeded();
    },
  ],
  [
    'grand-melee',
    async (page, words) => {
      await startGame(page, words);
      await revealStartingPlane(page, words);
    },
  ],
  [
    'grand-melee-waiting',
    async (page, words) => {
      for (
        let turn = 1;
        turn <= 3 && !(await page.getByText(words.table.waiting, { exact: true }).first().isVisible());
        turn++
      )
        await page.getByRole('button', { name: words.table.nextLabel('') }).click();
    },
  ],
  [
    'grand-melee-life',
    async (page) => {
      await page.evaluate(() => {
        location.hash = '/life';
      });
    },
  ],
  [
    'grand-melee-log',
    async (page, words) => page.getByRole('button', { name: words.table.log, exact: true }).click(),
  ],
  [
    'lands-card',
    async (page, words) => {
      await page.evaluate(() => {
        location.hash = '/lands';
      });
      await enterCost(page, words, '1W/UR');
    },
  ],
  [
    'lands-list-unknown',
    async (page, words) => {
      await page.getByRole('radio', { name: words.lands.views.list }).check();
      await page
        .getByLabel(words.lands.list.label)
        .fill(
          "4 Lightning Bolt (M10) 146\n4 Молния\n2 Fire // Ice\n3 Ornithopter\n1 Eldrazi Skyspawner\n2 Lightning Helix\n1 Little Girl\n30 Lim-Dul's Vault\n1 Nobody Knows Me\n???\n\nSideboard\n1 Forest",
        );
    },
  ],
  [
    'lands-list',
    async (page, words) => {
      const file = { name: 'cards.json', mimeType: 'application/json', buffer: cardFile };
      await page.locator('input[type=file][accept*=jsonl]').setInputFiles(file);
      await page.getByText(words.lands.cardData.learned(scryfallCards.length - 1)).waitFor();
      await page.getByRole('heading', { name: words.lands.list.totals }).waitFor();
    },
  ],
  ['lands-list-table', async (page) => page.locator('tr[data-kind="unknown"]').scrollIntoViewIfNeeded()],
  [
    'lands-recipe-check',
    async (page, words) => {
      await page.getByText(words.lands.check.title).click();
      await page.getByText(words.lands.check.title).evaluate((title) => title.scrollIntoView());
    },
  ],
  [
    'lands-by-name',
    async (page, words) => {
      await page.getByRole('radio', { name: words.lands.views.card }).check();
      await page.getByLabel(words.lands.byName.label).fill('li');
      await page.getByRole('list', { name: words.lands.byName.found }).waitFor();
      await page.getByLabel(words.lands.byName.label).evaluate((field) => field.scrollIntoView());
    },
  ],
  [
    'lands-aids',
    async (page, words) => {
      await page.getByRole('radio', { name: words.lands.views.aids }).check();
      // Open already on a large screen.
      const recipe = page.locator('details', { hasText: words.lands.recipe.title });
      if ((await recipe.getAttribute('open')) === null) await recipe.locator('summary').click();
    },
  ],
];

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const host = await hostApp();
for (const [words, locale] of [
  [en, 'en-US'],
  [ru, 'ru-RU'],
] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const [width, height] of sizes) {
      const variant = `${width}x${height}-${locale.slice(0, 2)}-${colorScheme}`;
      if (wanted.length > 0 && !wanted.some((part) => variant.includes(part))) continue;
      const context = await openBrowser({
        viewport: { width, height },
        locale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await openApp(context, host.url);
      page.on('pageerror', (error) => console.error(`${variant}: ${error.message}`));
      page.on(
        'console',
        (message) => message.type() === 'error' && console.error(`${variant}: ${message.text()}`),
      );
      for (const [number, [name, arrange]] of scenes.entries()) {
        await arrange(page, words);
        // The focus ring is not part of the picture.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.waitForTimeout(300);
        const path = `${folder}/${variant}-${`${number}`.padStart(2, '0')}-${name}.png`;
        await page.screenshot({ path, animations: 'disabled' });
        const copy = picturesInReadme[`${variant}-${name}`];
        if (copy) await copyFile(path, `docs/screens/${copy}.png`);
      }
      await context.close();
      console.log(variant);
    }
  }
}
host.stop();
