// starts first
/** In WebKit the main screens fit, have large enough touch targets, and pass axe. */
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { hostFor } from '../support/browser/serve';
import { playerNames, tourRandomnessScript, withoutRepeats } from '../support/playing/tour';
import { axe, smallTargets, violationsByLoadedAxe } from '../support/screens/inspections';
import { textFitProblems } from '../support/screens/text-fit';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { button, bySelector, field, heading, radio, type Target } from '../support/webkit/find';
import { revealButton } from '../support/webkit/play';
import { webkitFor } from '../support/webkit/webkit';
import type { WebKitPage } from '../support/webkit/webkit-page';

const smallest = { width: 320, height: 568 };
const tablet = { width: 768, height: 1024 };
const landscape = { width: 844, height: 390 };
/** The size with which the walk continues. */
const usualPhone = { width: 390, height: 844 };

const test = suite('WebKit fits');
const { webkitTest, newBrowser } = webkitFor(test);
const host = await hostFor(test);

for (const [words, language, locale, colorScheme, otherSize] of [
  [en, 'English', 'en-US', 'dark', tablet],
  [ru, 'Russian', 'ru-RU', 'light', landscape],
] as const) {
  skipUnlessThorough(webkitTest, words !== ru)(
    `the main screens fit and axe finds no problems on them in ${language}, ${colorScheme}`,
    async () => {
      const browser = await newBrowser({
        locale,
        colorScheme,
        reducedMotion: 'reduce',
        script: tourRandomnessScript,
      });
      const page = await browser.start();
      await page.open(host.url);
      await page.addScript(axe);
      const found: string[] = [];
      await visitScreens(page, words, async (scene) => {
        for (const size of [smallest, otherSize, usualPhone]) {
          await page.setViewportSize(size);
          const where = `${scene}, ${size.width} × ${size.height}`;
          for (const finding of [...(await textFitProblems(page, words)), ...(await smallTargets(page))]) {
            found.push(`${where}: ${finding}`);
          }
        }
        found.push(...(await violationsByLoadedAxe(page)).map((finding) => `${scene}: ${finding}`));
      });
      assert.equal(withoutRepeats(found), []);
      assert.equal(await browser.errors(), []);
    },
  );
}

test.run();

/** Calls `look` on each of the main screens and sheets. */
async function visitScreens(
  page: WebKitPage,
  words: Words,
  checkScene: (scene: string) => Promise<void>,
): Promise<void> {
  const sheet = bySelector('dialog[open]');
  const checkSheet = async (scene: string, opener: Target) => {
    await page.tap(opener);
    await page.waitFor(sheet);
    await checkScene(scene);
    await page.tap(button(words.close));
    await page.waitUntilGone(sheet);
  };
  const names = playerNames(words).slice(0, 4);
  const [first = ''] = names;
  for (const [seat, name] of names.entries()) await page.fill(field(words.newGame.name(seat + 1)), name);
  await checkScene('new game');
  await page.tap(radio(words.newGame.decks.OHOP));
  await page.tap(radio(first));
  await page.tap(button(words.newGame.start));
  await page.waitFor(revealButton(words));
  await checkScene('before the first plane');
  await page.tap(revealButton(words));
  await page.waitFor(bySelector('[data-card]'));
  await checkScene('plane');
  await checkSheet('menu', button(words.table.menu));
  await page.tap(button(words.table.toLife));
  await page.waitFor(button(words.table.toPlane));
  await checkScene('life');
  await checkSheet('seat', button(words.seat.more(first)));
  await page.tap(button(words.seat.more(first)));
  await page.waitFor(button(words.seatSheet.concede));
  assert.ok(await isFooterInSight(page), 'the buttons to leave the game, on a turned sheet');
  await page.tap(button(words.close));
  await page.waitUntilGone(sheet);
  await checkSheet('keypad', button(words.seat.setLife(first)));
  await checkSheet('log', button(words.table.log));
  for (const [path, target] of [
    ['/decks', bySelector('main li a')],
    ['/decks/tazeem', bySelector('main h1')],
    ['/my-decks', heading(words.myDecks.title)],
    ['/own-cards', heading(words.customCards.title)],
    ['/pictures', heading(words.pictures.title)],
    ['/receive', heading(words.deckSharing.receive)],
    ['/lands', heading(words.lands.title)],
    ['/rules', bySelector('details li a')],
    ['/rules/901.9b', bySelector('main h1')],
    ['/settings', heading(words.places.settings)],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await page.waitFor(target);
    await checkScene(path);
  }
}

function isFooterInSight(page: WebKitPage): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] > footer button')].every((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
}
