// starts first
import type { Page } from 'playwright-core';
import { factsOf } from '../../src/content/planes/catalog';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  openFromMenu,
  readLog,
  revealStartingPlane,
  rollButton,
  startGame,
  waitForLife,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { assert, suite } from '../support/suite';
import { card } from '../support/tables/tables';
import { skipUnlessThorough } from '../support/thorough';

const test = suite('plays every plane');
const visit = appOpenerFor(await hostFor(test), test);

let page: Page;
let words: Words;
const language = () => (words === ru ? 'ru' : 'en');
const nameOf = (id: string) => factsOf(card(id))?.name[language()] ?? id;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const faceUp = () =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));

async function waitForFaceUp(...ids: readonly string[]) {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card')).join() ===
      wanted,
    ids.join(),
  );
}

/** Starts a game for Anya with this deck, its first card face up. */
async function begin(spoken: Words, ...deck: readonly string[]) {
  words = spoken;
  page = await visit({ locale: words === ru ? 'ru-RU' : 'en-US', reducedMotion: 'reduce' });
  for (const [seat, name] of ['Anya', 'Boris', 'Max'].entries()) {
    await page.getByLabel(words.newGame.name(seat + 1)).fill(name);
  }
  await page.getByRole('radio', { name: 'Anya', exact: true }).check();
  await startGame(page, words);
  await stackDeck(page, ...deck);
  await revealStartingPlane(page, words);
}

/** Checks that the table asks a question, and asks it again after a restart. */
async function assertQuestionSurvivesReload(question: string | RegExp) {
  await page.getByText(question).waitFor();
  await page.reload();
  await page.getByText(question).waitFor();
}

for (const spoken of [en, ru]) {
  skipUnlessThorough(test, spoken !== ru)(
    `a countered planeswalk, chaos ability, or encounter did not happen (${spoken === ru ? 'ru' : 'en'})`,
    async () => {
      await begin(spoken, 'bant', 'time-distortion', 'naya', 'grixis', 'jund');
      const { didNotHappen, table } = words;
      await enterRoll(page, 'planeswalk', words);
      await button(didNotHappen.planeswalking).click();
      await button(didNotHappen.planeswalking).waitFor({ state: 'detached' });
      await waitForFaceUp('bant');

      await enterRoll(page, 'chaos', words);
      await button(words.meaning.title).click();
      await button(didNotHappen.chaos).click();
      await button(didNotHappen.chaos).waitFor({ state: 'detached' });
      await page.getByText(words.meaning.countered).waitFor();
      await page.reload();
      await button(table.undo).click();
      await button(words.meaning.title).click();
      await button(didNotHappen.chaos).waitFor();
      await page.keyboard.press('Escape');
      await button(table.redo).click();

      await enterRoll(page, 'planeswalk', words);
      await button(table.planeswalk).click();
      await waitForFaceUp('time-distortion');
      await button(didNotHappen.encounter).click();
      await waitForFaceUp('naya');
      const log = (await readLog(page, words)).join('\n');
      const { abilityCountered, planeswalkingCountered } = words.log;
      for (const line of [
        planeswalkingCountered('Anya'),
        abilityCountered(nameOf('bant'), true),
        abilityCountered(nameOf('time-distortion'), false),
      ]) {
        assert.ok(log.includes(line), `${line} is not in ${log}`);
      }
    },
  );

  skipUnlessThorough(test, spoken !== en)(
    `the buttons carry out Spatial Merging onto Norn’s Seedcore (${spoken === ru ? 'ru' : 'en'})`,
    async () => {
      await begin(
        spoken,
        'bant',
        'spatial-merging',
        'naya',
        'time-distortion',
        'mutual-epiphany',
        'norns-seedcore',
        'grixis',
        'jund',
      );
      await enterRoll(page, 'planeswalk', words);
      await button(words.table.planeswalk).click();
      await waitForFaceUp('spatial-merging');
      await button(words.acts.resolve).click();
      // Only the order of two phenomena is left to choose.
      await assertQuestionSurvivesReload(
        words.choice.chooser('Anya', nameOf('spatial-merging')).replace(/:$/, ''),
      );
      await button(words.done).click();
      await waitForFaceUp('naya', 'norns-seedcore');

      // Norn's Seedcore makes chaos ensue when it is encountered; its own chaos ability turns up one more plane.
      await button(words.acts.chaos).click();
      await button(words.acts.resolve).click();
      await waitForFaceUp('naya', 'norns-seedcore', 'grixis');

      // One planeswalk leaves all three, which are shown to be put in order; undoing both restores all three.
      await enterRoll(page, 'planeswalk', words);
      await button(words.table.planeswalk).click();
      await page.getByText(words.choice.orderOnBottom).waitFor();
      for (const left of ['naya', 'norns-seedcore', 'grixis'])
        await page.getByText(nameOf(left)).first().waitFor();
      await button(words.done).click();
      await waitForFaceUp('jund');
      await button(words.table.undo).click();
      await page.getByText(words.choice.orderOnBottom).waitFor();
      await button(words.table.undo).click();
      await waitForFaceUp('naya', 'norns-seedcore', 'grixis');
    },
  );
}

test('with two dice the player chooses which one counts, even after a restart', async () => {
  await begin(en, 'bant', 'naya', 'grixis', 'jund');
  await openFromMenu(page, en.effects.title);
  await page.getByText(en.effects.add).click();
  await page.getByRole('radio', { name: en.effects.does.extraDie }).check();
  await page.getByRole('radio', { name: 'Anya', exact: true }).check();
  await page.getByRole('radio', { name: en.effects.ends.never }).check();
  await button(en.effects.begin).click();
  await page.keyboard.press('Escape');
  const keepButtons = page.getByRole('button', { name: new RegExp(`^${en.dice.keep('')}`) });
  await page.getByText(en.effects.does.extraDie).first().waitFor();
  for (let roll = 0; roll < 30 && !(await keepButtons.first().isVisible()); roll++) {
    const planeswalk = button(en.table.planeswalk);
    await rollButton(page).or(keepButtons.first()).or(planeswalk).first().waitFor();
    if (await planeswalk.isVisible()) await planeswalk.click();
    else if (await rollButton(page).isVisible()) await rollButton(page).click();
    await page.waitForTimeout(100);
  }
  assert.is(await keepButtons.count(), 2);
  await page.reload();
  await keepButtons.first().waitFor();
  await keepButtons.first().click();
  await keepButtons.first().waitFor({ state: 'detached' });
  assert.ok((await readLog(page)).some((line) => /ignoring/.test(line)));
});

test('an ongoing effect is a badge until it ends, and undo restores it', async () => {
  await begin(ru, 'agyrem', 'naya', 'grixis');
  await enterRoll(page, 'chaos', words);
  await button(words.carryOut.ongoingEffect).click();
  const badge = page.getByRole('button', { name: /^Anya:/ });
  await badge.waitFor();
  await page.reload();
  await badge.click();
  await page.getByRole('dialog').getByText(words.effects.ends.planeswalk).first().waitFor();
  await page.keyboard.press('Escape');
  await openFromMenu(page, words.byHand.planeswalk, words);
  await waitForFaceUp('naya');
  await badge.waitFor({ state: 'detached' });
  await button(words.table.undo).click();
  await badge.waitFor();
});

test('counters are added, do what the plane says, and leave with it', async () => {
  await begin(en, 'bant', 'aretopolis', 'naya', 'grixis');
  await enterRoll(page, 'planeswalk');
  await button(en.table.planeswalk).click();
  await waitForFaceUp('aretopolis');
  await page.getByRole('button', { name: `${en.carryOut.counters(1)} · ${en.carryOut.gain(1)}` }).click();
  await page.getByRole('button', { name: /^\+1/, disabled: true }).waitFor();
  await button(en.table.toLife.concat(': Anya 21, Boris 20, Max 20, Player 4 20')).click();
  await waitForLife(page, [21, 20, 20, 20]);
  await page.getByRole('button', { name: en.table.toPlane }).click();
  const more = page.getByRole('button', { name: en.counters.addOne('Scroll counters') });
  for (let count = 1; count < 10; count++) await more.click();
  await button(en.table.planeswalk).click();
  await waitForFaceUp('naya');
  assert.ok((await readLog(page)).some((line) => line.includes(en.log.countersGone('Aretopolis', 10))));
});

test('the next turn shows reminders without blocking, and a tap carries them out', async () => {
  await begin(en, 'naar-isle', 'naya', 'grixis');
  await page.getByRole('button', { name: en.table.nextLabel('Boris') }).click();
  // The card in sight highlights the ability, so that only the other view repeats it.
  const reminderButton = page.getByRole('button', {
    name: en.reminders.abilityNow(en.when.upkeep, 'Boris (Naar Isle)'),
  });
  await page.locator('[data-card] [aria-current]').waitFor();
  assert.is(await reminderButton.isVisible(), false);
  await page.getByRole('button', { name: en.table.toLife }).click();
  await reminderButton.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${en.carryOut.counters(1)} · ${en.carryOut.lose(1)}` })
    .click();
  await reminderButton.waitFor({ state: 'detached' });
  await waitForLife(page, [20, 19, 20, 20]);
  await page.getByRole('button', { name: en.table.nextLabel('Max') }).click();
  await page.getByRole('button', { name: en.reminders.dismiss }).click();
  await page.getByRole('button', { name: en.reminders.dismiss }).waitFor({ state: 'detached' });
});

test('life totals are exchanged and passed around in one gesture each', async () => {
  await begin(en, 'bant', 'naya');
  await openFromMenu(page, en.lifeTotals.title);
  await page.getByRole('checkbox', { name: 'Max' }).uncheck();
  await button(en.apply).click();
  await page.getByRole('button', { name: en.table.toLife }).click();
  await waitForLife(page, [19, 19, 20, 19]);
  await openFromMenu(page, en.lifeTotals.title);
  await page.getByRole('radio', { name: en.lifeTotals.kinds.exchanged }).check();
  await page.getByRole('checkbox', { name: 'Anya' }).check();
  await page.getByRole('checkbox', { name: 'Max' }).check();
  await button(en.apply).click();
  await waitForLife(page, [20, 19, 19, 19]);
  await button(en.table.undo).click();
  await waitForLife(page, [19, 19, 20, 19]);
});

test('Chaotic Aether turns blank into chaos until a plane is left', async () => {
  await begin(en, 'bant', 'chaotic-aether', 'naya', 'grixis');
  await enterRoll(page, 'planeswalk');
  await button(en.table.planeswalk).click();
  await button(en.acts.resolve).click();
  await waitForFaceUp('naya');
  await page.getByRole('button', { name: en.effects.does.blankIsChaos }).waitFor();
  await enterRoll(page, 'blank');
  await page.locator('[aria-current="true"]').first().waitFor();
  assert.ok((await readLog(page)).some((line) => line.includes('blank, which counts as chaos')));
  await openFromMenu(page, en.byHand.planeswalk);
  await waitForFaceUp('grixis');
  await page.getByRole('button', { name: en.effects.does.blankIsChaos }).waitFor({ state: 'detached' });
  assert.equal(await faceUp(), ['grixis']);
});

test.run();
