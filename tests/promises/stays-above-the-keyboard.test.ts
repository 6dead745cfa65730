/**
 * A field and its confirming button stay visible above an on-screen keyboard that covers the page instead of
 * shrinking it, as on iPhones, where only the visual viewport reports it. These browsers have no such
 * keyboard, so its dimensions are simulated.
 */
import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { plainPng } from '../support/pictures/picture-files';
import { goTo, openFromMenu, openMenu, revealStartingPlane, startGame } from '../support/playing/play';
import { boxAtRest, ensureLanguage, waitUntilAtRest } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';

interface Keyboard {
  readonly viewport: { readonly width: number; readonly height: number };
  /** The visible part of the page, in CSS pixels. */
  readonly visibleHeight: number;
  /** The distance by which iOS has scrolled the visible area. */
  readonly scrollOffset: number;
}

const phoneUpright = { width: 390, height: 844 };
const keyboards: readonly Keyboard[] = [
  { viewport: phoneUpright, visibleHeight: 508, scrollOffset: 0 },
  { viewport: phoneUpright, visibleHeight: 508, scrollOffset: 180 },
  { viewport: { width: 844, height: 390 }, visibleHeight: 200, scrollOffset: 0 },
  { viewport: { width: 844, height: 390 }, visibleHeight: 200, scrollOffset: 90 },
  { viewport: { width: 768, height: 1024 }, visibleHeight: 640, scrollOffset: 0 },
];

/** The visual viewport with the simulated keyboard. */
const simulatedKeyboard = `
  globalThis.keyboard = null;
  for (const name of ['height', 'offsetTop', 'scale']) {
    const own = Object.getOwnPropertyDescriptor(VisualViewport.prototype, name);
    Object.defineProperty(VisualViewport.prototype, name, {
      get() {
        return globalThis.keyboard?.[name] ?? own.get.call(this);
      },
    });
  }
`;

const test = suite('stays above the keyboard');
const visit = appOpenerFor(await hostFor(test), test);

for (const [words, language] of [
  [en, 'English'],
  [ru, 'Russian'],
] as const) {
  skipUnlessThorough(test, words !== ru)(
    `every sheet with a field at the table, in ${language}`,
    async () => {
      const page = await visit({ reducedMotion: 'reduce', script: simulatedKeyboard });
      await ensureLanguage(page, words);
      await startGame(page, words);
      await revealStartingPlane(page, words);
      const sheet = page.getByRole('dialog');
      const close = async () => {
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      };

      await openFromMenu(page, words.effects.title, words);
      await sheet.getByText(words.effects.add).click();
      await assertInSight(
        page,
        'an effect',
        sheet.getByLabel(words.effects.note),
        buttonIn(sheet, words.effects.begin),
      );
      await close();

      await openFromMenu(page, words.dice.title, words);
      await sheet.getByRole('radio', { name: words.dice.other, exact: true }).check();
      const sides = sheet.getByRole('spinbutton');
      await assertInSight(page, 'dice', sides, buttonIn(sheet, words.dice.roll));
      await close();

      await page.getByRole('button', { name: words.table.toLife }).click();
      await openMenu(page, words);
      await sheet.getByRole('radio', { name: words.seating.panelLayouts.fourSides }).check();
      await close();
      for (const player of [1, 2, 3, 4]) {
        await page.getByRole('button', { name: words.seat.more(words.player(player)), exact: true }).click();
        await sheet.getByText(words.playerCounters.title).click();
        const counter = sheet.getByLabel(words.playerCounters.other);
        await assertInSight(
          page,
          `a counter of player ${player}`,
          counter,
          buttonIn(sheet, words.playerCounters.add),
        );
        await sheet.getByText(words.playerCounters.title).click();
        await sheet.getByText(words.seating.nameAndColor).click();
        const name = sheet.getByLabel(words.newGame.name(player));
        await assertInSight(
          page,
          `the name of player ${player}`,
          name,
          buttonIn(sheet, words.seating.changeProfile),
        );
        await close();
      }
    },
  );
}

test('the search for the card of a picture, with its results', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: simulatedKeyboard });
  await goTo(page, '/pictures');
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'scan.png',
    mimeType: 'image/png',
    buffer: Buffer.from(plainPng([200, 60, 90], 60, 40)),
  });
  await page.getByRole('button', { name: en.pictures.choice.choose }).first().click();
  const sheet = page.getByRole('dialog');
  const search = sheet.getByRole('searchbox');
  await search.fill('tazeem');
  await assertInSight(page, 'whose picture', search, sheet.getByRole('listitem').first());
});

test('without a keyboard a sheet keeps its position, even after one was shown', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: simulatedKeyboard });
  await startGame(page);
  await revealStartingPlane(page);
  await openFromMenu(page, en.dice.title);
  const before = await boxAtRest(page.getByRole('dialog'));
  const [keyboard] = keyboards;
  if (keyboard) await setKeyboard(page, keyboard);
  assert.not.equal(await boxAtRest(page.getByRole('dialog')), before);
  await setKeyboard(page, null);
  assert.equal(await boxAtRest(page.getByRole('dialog')), before);
});

test('where the page itself shrinks or is zoomed, nothing else changes', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: simulatedKeyboard });
  await startGame(page);
  await revealStartingPlane(page);
  await openFromMenu(page, en.dice.title);
  const dialog = page.getByRole('dialog');
  const before = await boxAtRest(dialog);
  await page.evaluate(() => {
    Object.assign(globalThis, { keyboard: { height: innerHeight / 2, offsetTop: 0, scale: 2 } });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  assert.equal(await boxAtRest(dialog), before);
});

test.run();

function buttonIn(sheet: Locator, name: string): Locator {
  return sheet.getByRole('button', { name, exact: true });
}

/** Checks that a focused field and its button are completely visible above every keyboard and not covered. */
async function assertInSight(
  page: Page,
  description: string,
  field: Locator,
  confirmButton: Locator,
): Promise<void> {
  const problems: string[] = [];
  for (const keyboard of keyboards) {
    const { viewport, visibleHeight, scrollOffset: from } = keyboard;
    await setKeyboard(page, null);
    await page.setViewportSize(viewport);
    await field.focus();
    await setKeyboard(page, keyboard);
    for (const [name, part] of [
      ['the field', field],
      ['the button', confirmButton],
    ] as const) {
      const { top, bottom, isOnTop } = await part.evaluate((element) => {
        const box = element.getBoundingClientRect();
        // The button that clears a search lies in its field.
        const search = element.matches('[type="search"]') ? element.parentElement : null;
        const control = element.closest('label') ?? search ?? element;
        const isOnTop = [0.1, 0.5, 0.9].every((across) =>
          [0.1, 0.5, 0.9].every((down) =>
            control.contains(
              document.elementFromPoint(box.x + box.width * across, box.y + box.height * down),
            ),
          ),
        );
        return { top: box.top, bottom: box.bottom, isOnTop };
      });
      if (top < from - 0.5 || bottom > from + visibleHeight + 0.5 || !isOnTop) {
        const { width, height } = viewport;
        problems.push(
          `${description}, ${width} × ${height}: ${name} from ${top.toFixed(0)} to ${bottom.toFixed(0)} of ${from} to ${from + visibleHeight}${isOnTop ? '' : ', covered'}`,
        );
      }
    }
  }
  await setKeyboard(page, null);
  await page.setViewportSize(phoneUpright);
  assert.equal(problems, []);
}

/** Shows or hides the keyboard. */
async function setKeyboard(page: Page, keyboard: Keyboard | null): Promise<void> {
  await page.evaluate((measures) => {
    Object.assign(globalThis, {
      keyboard: measures && { height: measures.visibleHeight, offsetTop: measures.scrollOffset, scale: 1 },
    });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, keyboard);
  await waitUntilAtRest(page);
}
