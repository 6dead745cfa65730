/** Actions of a player, by accessible names. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Amount, amount } from '../../../src/i18n/amount';
import { en, type Words } from '../../../src/i18n/en';
import { assert } from '../suite';
import { TIMEOUT } from '../wait-until';

/** More cards than any official deck has. */
const MAX_WALKS = 200;

/** Returns a script that makes a page's randomness repeatable: decks, dice and the starting player. */
export const fixedRandomnessScript = (seed: number) =>
  `crypto.getRandomValues = (numbers) => (numbers instanceof Uint32Array ? numbers.fill(${seed}) : numbers);`;

/** The first roll of the planar die lands on a blank, and the second card of a random deck is a phenomenon. */
export const blankFirstRollScript = fixedRandomnessScript(7);

export async function fixRandomness(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: blankFirstRollScript });
}

/** Opens a screen of the app by its address. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}

/** Chooses the starting player of the next game, or their team. */
export async function letFirstPlayerBegin(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${words.player(1)}(?: &|$)`) }).check();
}

export async function startGame(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.newGame.start }).click();
  await page.getByRole('button', { name: words.table.undo }).waitFor();
}

export async function revealStartingPlane(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.table.reveal, exact: true }).click();
  await page.locator('[data-card]').first().waitFor();
}

/** Returns the half of a panel that changes life down or up. */
export function lifeButton(page: Page, player: number, by: 1 | -1): Locator {
  return page.locator(`[data-player="${player}"] [data-change="${by}"]`);
}

/** Taps repeatedly in one task of the page, without waiting. */
export function tapLife(page: Page, player: number, by: 1 | -1 = -1, times = 1): Promise<void> {
  return lifeButton(page, player, by).evaluate((half, count) => {
    for (let tap = 0; tap < count; tap++) (half as HTMLElement).click();
  }, times);
}

/** Reads the totals on the screen. */
export function lifeTotalsIn(page: Page): Promise<readonly number[]> {
  return page
    .locator('[data-life]')
    .evaluateAll((totals) => totals.map((total) => Number(total.textContent?.replace('−', '-'))));
}

/** Waits until these totals are shown, first seat first. */
export async function waitForLife(page: Page, expected: readonly Amount[], timeout = TIMEOUT): Promise<void> {
  try {
    await page.waitForFunction(
      (totals) =>
        totals.every(
          (life, player) => document.querySelector(`[data-life="${player}"]`)?.textContent === life,
        ),
      expected.map(amount),
      { timeout },
    );
  } catch (error) {
    assert.equal(await lifeTotalsIn(page), expected);
    throw error;
  }
}

/** Undoes everything, and checks that four players have their starting life and no plane is face up. */
export async function undoToTheStart(page: Page, words: Words = en): Promise<void> {
  const undo = page.getByRole('button', { name: words.table.undo });
  while (await undo.isEnabled()) await undo.click();
  await waitForLife(page, [20, 20, 20, 20]);
  await page.getByRole('button', { name: words.table.reveal, exact: true }).waitFor();
}

/** Opens the game's menu with all its groups expanded. */
export async function openMenu(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.table.menu }).click();
  await page.getByRole('dialog').locator('summary').last().waitFor();
  await page.getByRole('dialog').evaluate((menu) => {
    for (const group of menu.querySelectorAll('details')) group.open = true;
  });
}

/** Opens a sheet from the game's menu. */
export async function openFromMenu(page: Page, item: string, words: Words = en): Promise<void> {
  await openMenu(page, words);
  await page.getByRole('button', { name: item }).click();
}

/** Enters the result of a real die, so that a test is repeatable without changing the app's die. */
export async function enterRoll(
  page: Page,
  face: 'blank' | 'chaos' | 'planeswalk',
  words: Words = en,
): Promise<void> {
  await openFromMenu(page, words.menu.enterDieResult, words);
  const sheet = page.getByRole('dialog', { name: words.enterRoll.title });
  await sheet.getByRole('button', { name: words.faces[face], exact: true }).click();
}

/** Reveals this many cards off the top of the planar deck. */
export async function takeCards(page: Page, count: number, words: Words = en): Promise<void> {
  await openFromMenu(page, words.planarDeck, words);
  const sheet = page.getByRole('dialog', { name: words.planarDeck });
  await sheet.locator('label', { hasText: words.byHand.reveal }).first().click();
  const more = sheet.getByRole('button', { name: words.byHand.more });
  for (let shown = 1; shown < count; shown++) await more.click();
  await sheet.getByRole('button', { name: words.byHand.take.reveal }).click();
}

/** Reads all lines of the log, oldest first, without rule numbers. */
export async function readLog(page: Page, words: Words = en): Promise<readonly string[]> {
  await page.getByRole('button', { name: words.table.log, exact: true }).click();
  const log = page.getByRole('dialog', { name: words.table.log });
  await log.locator('li').first().waitFor();
  const older = log.getByRole('button', { name: words.logOlder });
  while (await older.isVisible()) {
    const before = await log.locator('li').count();
    await older.click();
    await log.locator('li').nth(before).waitFor({ state: 'attached' });
  }
  const lines = await log.locator('li > p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const copy = paragraph.cloneNode(true) as Element;
      for (const rule of copy.querySelectorAll('a[href^="#/rules/"]:not([aria-haspopup])')) rule.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );
  await log.getByRole('button', { name: words.close }).click();
  await log.waitFor({ state: 'detached' });
  return lines.toReversed();
}

/** Opens the sheet of places if a game on a small screen hides the tab bar; returns whether it did. */
export async function openPlaces(page: Page, words: Words = en): Promise<boolean> {
  const button = page.getByRole('button', { name: words.places.label, exact: true });
  const bar = page.getByRole('navigation', { name: words.places.label });
  await button.or(bar).first().waitFor();
  if (!(await button.isVisible())) return false;
  await button.click();
  await bar.waitFor();
  return true;
}

/** Goes to a place, also from the table. */
export async function goToPlace(
  page: Page,
  place: Exclude<keyof Words['places'], 'label'>,
  words: Words = en,
): Promise<void> {
  await openPlaces(page, words);
  const bar = page.getByRole('navigation', { name: words.places.label });
  await bar.getByRole('link', { name: words.places[place] }).click();
}

/** Switches to the other language and waits for it. */
export async function changeLanguage(page: Page, from: Words, to: Words): Promise<void> {
  const opened = await openPlaces(page, from);
  await page.getByRole('button', { name: from.otherLanguage }).click();
  await page.getByRole('button', { name: to.otherLanguage }).waitFor();
  if (!opened) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Resolves all waiting abilities, including phenomena, until the die can be rolled again. */
export async function resolvePendingSteps(page: Page, words: Words = en): Promise<void> {
  const roll = rollButton(page, words);
  const planeswalkButton = page.getByRole('button', { name: words.table.planeswalk, exact: true });
  const resolved = page.getByRole('button', { name: words.table.phenomenonDone, exact: true });
  const next = roll.or(planeswalkButton).or(resolved);
  await next.waitFor();
  while (!(await roll.isVisible())) {
    const before = await page.locator('main [data-latest]').textContent();
    await planeswalkButton.or(resolved).click();
    await page
      .locator('main [data-latest]')
      .filter({ hasNotText: before ?? '' })
      .waitFor({ state: 'attached' });
    await next.waitFor();
  }
}

/** Returns the roll button, regardless of the cost of the roll. */
export function rollButton(page: Page, words: Words = en): Locator {
  const { rollLabel } = words.table;
  const [beforeCost] = rollLabel(1).split('1');
  return page.getByRole('button', { name: new RegExp(`^(${rollLabel(0)}$|${beforeCost}\\d)`) });
}

/** Planeswalks until a phenomenon is encountered; the deck cycles, so any phenomenon in it will be reached. */
export async function walkToPhenomenon(page: Page, words: Words = en): Promise<void> {
  const resolved = page.getByRole('button', { name: words.table.phenomenonDone, exact: true });
  for (let walks = 0; !(await resolved.isVisible()); walks++) {
    if (walks === MAX_WALKS) throw new Error(`no phenomenon after ${walks} walks`);
    await enterRoll(page, 'planeswalk', words);
    const card = page.locator('[data-card]');
    const before = await card.getAttribute('data-card');
    await page.getByRole('button', { name: words.table.planeswalk, exact: true }).click();
    await page.locator(`[data-card]:not([data-card="${before}"])`).waitFor();
    await rollButton(page, words).or(resolved).waitFor();
  }
}
