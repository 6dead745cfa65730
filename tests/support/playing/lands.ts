import type { Page } from 'playwright-core';
import type { Words } from '../../../src/i18n/en';
import { ru } from '../../../src/i18n/ru';
import type { OpenOptions } from '../browser/browser';

/** Opens the fields for a mana cost, unless they are open. */
export async function openCostFields(page: Page, { lands }: Words): Promise<void> {
  if (!(await page.getByLabel(lands.cost).isVisible()))
    await page.getByText(lands.byCost, { exact: true }).click();
}

/** Types the mana cost of a card, to see it as a land. */
export async function enterCost(page: Page, words: Words, cost: string): Promise<void> {
  await openCostFields(page, words);
  await page.getByLabel(words.lands.cost).fill(cost);
}

/** Opens the cards as lands in a new window. */
export async function openLands(
  visit: (options: OpenOptions) => Promise<Page>,
  words: Words,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await visit({ ...options, locale: words === ru ? 'ru-RU' : 'en-US' });
  await page.getByRole('link', { name: words.places.lands }).click();
  await page.getByRole('heading', { level: 1, name: words.lands.title }).waitFor();
  return page;
}
