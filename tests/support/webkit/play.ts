/** Actions of a player at the table in WebKit. */
import { amount } from '../../../src/i18n/amount';
import type { Words } from '../../../src/i18n/en';
import { until } from '../wait-until';
import { button, bySelector, radio, type Target } from './find';
import type { WebKitPage } from './webkit-page';

export const revealButton = (words: Words) => button(words.table.reveal);

/** Returns the half of a panel that changes life down or up. */
export const lifeButton = (player: number, by: 1 | -1): Target =>
  bySelector(`[data-player="${player}"] [data-change="${by}"]`);

/** Starts a game in which the first player begins, and reveals the starting plane. */
export async function startGame(page: WebKitPage, words: Words, firstPlayer: string): Promise<void> {
  await page.tap(radio(firstPlayer));
  await page.tap(button(words.newGame.start));
  await page.tap(revealButton(words));
  await page.waitFor(bySelector('[data-card]'));
}

/** Waits until these life totals are shown, first seat first. */
export async function waitForLife(page: WebKitPage, expected: readonly number[]): Promise<void> {
  let shown: readonly string[] = [];
  const wanted = expected.map(amount);
  await until(
    async () => {
      shown = await textsOf(page, '[data-life]');
      return shown.length === wanted.length && shown.every((life, seat) => life === wanted[seat]);
    },
    () => `${shown} is shown instead of ${wanted}`,
  );
}

/** Reads the text of each element that matches a selector. */
export function textsOf(page: WebKitPage, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    (within) =>
      [...document.querySelectorAll(within)].map((one) =>
        (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ),
    selector,
  );
}

/** Enters the result of a real planar die. */
export async function enterRoll(
  page: WebKitPage,
  face: 'blank' | 'chaos' | 'planeswalk',
  words: Words,
): Promise<void> {
  await page.tap(button(words.table.menu));
  await page.tap(button(words.menu.enterDieResult));
  await page.tap(button(words.faces[face]));
  await page.waitUntilGone(bySelector('dialog[open]'));
}
