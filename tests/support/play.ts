/** What a player does, by the names that screen readers hear. */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';

export async function startGame(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.newGame.start }).click();
  await page.getByRole('button', { name: words.table.undo }).waitFor();
}

export async function revealStartingPlane(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.table.reveal, exact: true }).click();
  await page.locator('[data-card]').first().waitFor();
}

/** Opens a sheet from the game's menu. */
export async function openFromMenu(page: Page, item: string, words: Words = en): Promise<void> {
  await page.getByRole('button', { name: words.table.menu }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Enters the face a real die would show, so that the course of a test is fixed without touching the app's own die. */
export async function enterRoll(
  page: Page,
  face: 'blank' | 'chaos' | 'planeswalk',
  words: Words = en,
): Promise<void> {
  await openFromMenu(page, words.menu.ownDie, words);
  await page.getByRole('button', { name: words.table.faces[face], exact: true }).click();
}
