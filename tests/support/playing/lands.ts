import type { Page } from 'playwright-core';
import type { Words } from '../../../src/i18n/en';

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
