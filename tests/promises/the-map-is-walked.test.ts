import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  fixRandomness,
  readLog,
  revealStartingPlane,
  rollButton,
  startGame,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('the Eternities Map is walked');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;

test.before.each(async () => {
  page = await visit({ prepare: fixRandomness });
});

const square = (x: number, y: number) => page.locator(`[data-square="${x} ${y}"]`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const undo = () => button(en.table.undo).click();

/** Returns the text of a square. */
async function nameOn(x: number, y: number): Promise<string> {
  return (await square(x, y).locator(':scope > span:not(.visually-hidden)').last().textContent()) ?? '';
}

async function begin(map: 'open' | 'sevenBySeven'): Promise<void> {
  await page.getByRole('radio', { name: en.newGame.layouts.map }).check();
  await page.getByRole('radio', { name: en.newGame.mapKinds[map] }).check();
  await startGame(page);
  await revealStartingPlane(page);
}

async function startPlaneswalk(): Promise<void> {
  await enterRoll(page, 'planeswalk');
  await button(en.table.planeswalk).first().click();
  await page.getByText(en.map.hint).waitFor();
}

test('a neighboring plane is read, chosen and visited, with a reload during the choice', async () => {
  await begin('open');
  const startName = await page.locator('[data-card] h2').textContent();
  await startPlaneswalk();
  assert.is(await page.locator('[data-square]').count(), 9, 'where one is, four planes and four corners');
  const eastName = await nameOn(1, 0);

  await page.reload();
  await page.getByText(en.map.hint).waitFor();
  assert.is(await nameOn(1, 0), eastName, 'the same plane lies there');
  await page.getByText(en.table.whereTo, { exact: true }).waitFor();
  assert.is(await rollButton(page).count(), 0, 'nothing goes on before the choice');

  await square(1, 0).click();
  assert.is(await page.locator('main article h2').textContent(), eastName, 'it can be read first');
  await button(en.map.planeswalkTo(eastName)).click();
  await page.locator('[data-card] h2', { hasText: eastName }).waitFor();

  await page.getByRole('button', { name: en.map.title }).click();
  const map = page.getByRole('dialog', { name: en.map.title });
  await map.locator('[data-square="0 0"]').click();
  assert.is(await map.locator('article h2').textContent(), startName, 'what was left lies where it was');
  await map.getByRole('button', { name: en.map.recenter }).click();
  assert.is(await map.locator('article h2').textContent(), eastName);
  await page.keyboard.press('Escape');

  const log = await readLog(page);
  assert.match(log.at(-1) ?? '', en.log.walk('', en.map.directions.east));
  await undo();
  await page.getByText(en.map.hint).waitFor();
  await undo();
  await button(en.table.planeswalk).waitFor();
  await page.locator('[data-card] h2', { hasText: startName ?? '' }).waitFor();
});

test('a hellride enters the unknown, by keyboard alone', async () => {
  await begin('sevenBySeven');
  await startPlaneswalk();
  const corner = page.getByRole('button', {
    name: new RegExp(`^${en.map.hellride}.*${en.map.directions.northWest}.*${en.map.unknown}`),
  });
  await corner.press('Enter');
  assert.is(await corner.getAttribute('aria-pressed'), 'true');
  await page.getByText(en.map.hellrideNote).waitFor();
  await button(en.map.rideTo(en.map.directions.northWest)).press('Enter');
  await page.locator('[data-card]').waitFor();
  const log = await readLog(page);
  assert.match(log.at(-1) ?? '', ` hellrides ${en.map.directions.northWest}. `);
});

test('on the smallest phones, the map leaves space for the text of the selected plane', async () => {
  await begin('open');
  await startPlaneswalk();
  for (const [width, height, minShare] of [
    [320, 568, 0.9],
    [667, 375, 0.95],
    [568, 320, 0.95],
  ] as const) {
    await page.setViewportSize({ width, height });
    await square(1, 0).click();
    const map = await page.locator('main [role="group"]', { has: square(1, 0) }).boundingBox();
    const text = await page.locator('main [tabindex="0"]', { has: page.locator('article h2') }).boundingBox();
    const buttonBox = await page.getByRole('button', { name: en.map.planeswalkTo('') }).boundingBox();
    assert.ok(map && text && buttonBox && buttonBox.y + buttonBox.height <= height);
    assert.ok(
      buttonBox.x >= text.x + text.width || buttonBox.y >= text.y + text.height,
      'the button covers no text',
    );
    assert.ok(text.height >= minShare * map.height, `${text.height} px of text, ${map.height} px of map`);
  }
});

test.run();
