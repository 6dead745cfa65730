// starts first
/** What is done most takes few taps, and what is asked is asked in sight of who answers. */
import type { Locator, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  enterRoll,
  goTo,
  letFirstPlayerBegin,
  lifeTotalsIn,
  resolvePendingSteps,
  revealStartingPlane,
  rollButton,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { createFingerTap } from '../support/playing/touch';
import { boxAtRest } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';

const test = suite('few taps at the table');
const visit = appOpenerFor(await hostFor(test), test);

const sizes = [
  [390, 844],
  [844, 390],
  [320, 568],
  [768, 1024],
] as const;

/** Opens the life view of a game without planes. */
async function openLifeTotals(words: Words = en, [width, height]: readonly [number, number] = sizes[0]) {
  const page = await visit({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width, height },
    locale: words === ru ? 'ru-RU' : 'en-US',
  });
  await page.getByRole('radio', { name: words.newGame.decks.none }).check();
  await page.getByRole('radio', { name: words.player(1), exact: true }).check();
  await startGame(page, words);
  await waitForLife(page, [20, 20, 20, 20]);
  return page;
}

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps with a finger and counts. */
function createTapCounter(page: Page) {
  const tapWithFinger = createFingerTap(page);
  let tapCount = 0;
  return {
    async tap(button: Locator) {
      await tapWithFinger(button);
      tapCount += 1;
    },
    tapCount: () => tapCount,
  };
}

for (const [words, size] of [
  [en, sizes[0]],
  [ru, sizes[2]],
] as const) {
  skipUnlessThorough(test, words !== en)(
    `commander damage of 7 takes four taps, and the attack ends, at ${size.join(' × ')}`,
    async () => {
      const page = await openLifeTotals(words, size);
      // Everybody at 40, which also shows commanders first on each seat.
      await page.getByRole('button', { name: words.seat.setLife(words.player(1)) }).click();
      await page.getByRole('button', { name: '40', exact: true }).click();
      await waitForLife(page, [40, 40, 40, 40]);
      await tapLife(page, 3, -1);
      await waitForLife(page, [40, 40, 40, 39]);
      const hint = page.locator('[data-hint]');
      await hint.waitFor();
      const { tap, tapCount } = createTapCounter(page);
      await tap(page.getByRole('button', { name: words.seat.more(words.player(1)) }));
      await tap(page.getByRole('button', { name: words.commander.attack, exact: true }));
      await page.getByText(words.commander.whoWasHit).waitFor();
      // The buttons that a first game's hints are about have given way to the attack.
      await hint.waitFor({ state: 'detached' });
      // Each victim's name stands where it is to be tapped.
      for (const attackedSeat of [2, 3, 4])
        assert.is(
          await page
            .locator('[data-damage]')
            .nth(attackedSeat - 2)
            .textContent(),
          words.player(attackedSeat),
        );
      await tap(page.getByRole('button', { name: words.commander.damageTo(words.player(3)) }));
      await tap(page.getByRole('button', { name: '7', exact: true }));
      await waitForLife(page, [40, 40, 33, 39]);
      assert.is(tapCount(), 4);
      await page
        .locator('[data-badges="2"]')
        .getByText(words.commander.damageDealtBy(words.player(1), 7, 21))
        .waitFor({ state: 'attached' });
      await page.getByText(words.commander.whoWasHit).waitFor({ state: 'detached' });
      await tapLife(page, 2, -1);
      await waitForLife(page, [40, 40, 32, 39]);
      await page
        .locator('[data-badges="2"]')
        .getByText(words.commander.damageDealtBy(words.player(1), 7, 21))
        .waitFor({ state: 'attached' });
    },
  );
}

test('starting life is changed for everyone until somebody’s life changes', async () => {
  const page = await openLifeTotals(en, [844, 390]);
  const keypadButton = page.getByRole('button', { name: en.seat.setLife(en.player(2)) });
  const five = page.getByRole('button', { name: '5', exact: true });
  const topOfFive = async () => (await boxAtRest(five))?.y;
  const everyone = page.getByRole('group', { name: en.keypad.everyone });
  await keypadButton.click();
  const topBefore = await topOfFive();
  const [total, choice] = await Promise.all([
    page.getByRole('dialog').getByText('20', { exact: true }).last().boundingBox(),
    everyone.boundingBox(),
  ]);
  assert.ok(total && choice && total.y + total.height < choice.y, 'the choice for everyone is apart');
  await everyone.getByRole('button', { name: '30' }).click();
  await waitForLife(page, [30, 30, 30, 30]);
  await tapLife(page, 0, -1, 2);
  await keypadButton.click();
  assert.is(await topOfFive(), topBefore, 'the digits have not moved');
  assert.is(await everyone.count(), 0);
  await page.keyboard.press('Escape');
  // The next game begins with what the table agreed on.
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('button', { name: en.newGame.rematch(false) }).click();
  await waitForLife(page, [30, 30, 30, 30]);
});

test('the new game form shows starting life and the way back at once, and the same game again', async () => {
  const page = await openLifeTotals();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (let seats = 4; seats <= 10; seats += 3) {
      await goTo(page, '/new');
      for (let playerCount = 4; playerCount < seats; playerCount++)
        await page.getByRole('button', { name: en.newGame.add }).click();
      await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0));
      for (const button of [
        page.getByRole('radio', { name: /^20/ }),
        page.getByRole('radio', { name: en.newGame.otherLife }),
        page.getByRole('button', { name: en.cancel }),
        page.getByRole('button', { name: en.newGame.start }),
        page.getByRole('button', { name: en.newGame.rematch(false) }),
      ])
        assert.ok(await isInSight(button), `${await button.textContent()}: ${seats}, ${width} × ${height}`);
      await createTapCounter(page).tap(page.getByRole('button', { name: en.cancel }));
      await page.getByRole('button', { name: en.table.undo }).waitFor();
    }
  }
  await goTo(page, '/life');
  await tapLife(page, 0, -1, 3);
  await goTo(page, '/new');
  await createTapCounter(page).tap(page.getByRole('button', { name: en.newGame.rematch(false) }));
  await waitForLife(page, [20, 20, 20, 20]);
  await goTo(page, '/new');
  await page
    .getByRole('heading', { name: en.newGame.recent })
    .locator('xpath=..')
    .getByText(`turn 1 · ${en.newGame.decks.none}`)
    .click();
  await waitForLife(page, [17, 20, 20, 20]);
});

test('starting life covers no player in landscape, and never the colors of a player', async () => {
  const page = await visit({ hasTouch: true });
  const lifeOverlapsPlayers = () =>
    page.evaluate(() => {
      const life = document.querySelector('input[value="20"]')?.closest('fieldset')?.getBoundingClientRect();
      const players = document.querySelector('form ol')?.getBoundingClientRect();
      if (!life || !players) throw new Error('there is no form');
      return life.top < players.bottom && life.left < players.right;
    });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('radio', { name: /^20/ }).waitFor();
  assert.is(await lifeOverlapsPlayers(), false, 'in landscape');
  await page.getByRole('button', { name: en.seating.colorAndSeatOf(en.player(1)) }).click();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    assert.is(await lifeOverlapsPlayers(), false, `colors, ${width} × ${height}`);
  }
});

for (const words of [en, ru]) {
  skipUnlessThorough(test, words !== en)(
    `the question to a player at 0 covers the whole panel: ${words.otherLanguage}`,
    async () => {
      const page = await openLifeTotals(words);
      await tapLife(page, 1, -1, 20);
      const name = words.player(2);
      const { noLife } = words.leaving.why;
      const out = page.getByRole('button', { name: words.leaving.label(name, noLife) });
      const staysButton = page.getByRole('button', { name: words.leaving.stays(name) });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const button of [out, staysButton]) {
          await button.waitFor();
          const box = await button.boundingBox();
          assert.ok(box && Math.min(box.width, box.height) >= 48, `${width} × ${height}`);
          assert.is(await button.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), true);
        }
      }
      // Life can still be corrected under the question.
      await tapLife(page, 1, 1);
      await out.waitFor({ state: 'detached' });
      await tapLife(page, 1, -1);
      await createTapCounter(page).tap(staysButton);
      await out.waitFor({ state: 'detached' });
      assert.equal(await lifeTotalsIn(page), [20, 0, 20, 20]);
    },
  );
}

for (const words of [en, ru]) {
  skipUnlessThorough(test, words !== en)(
    `players at 0 at the same time leave in one step: ${words.otherLanguage}`,
    async () => {
      const page = await openLifeTotals(words);
      await tapLife(page, 1, -1, 20);
      await tapLife(page, 2, -1, 20);
      const out = page.locator('[data-asked] > :first-child');
      await out.first().waitFor();
      const askedPanels = page.locator('[data-player]:has([data-asked])');
      for (const [row, player] of [2, 3].entries()) {
        await askedPanels
          .nth(row)
          .getByText(words.player(player))
          .filter({ visible: true })
          .first()
          .waitFor();
      }
      assert.is(await out.count(), 2, 'asked on both panels');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const box = await out.first().boundingBox();
        assert.ok(box && Math.min(box.width, box.height) >= 48, `${width} × ${height}`);
        assert.ok(await out.first().evaluate((one) => one.scrollWidth <= one.clientWidth + 1));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await createTapCounter(page).tap(out.first());
      const sheet = page.getByRole('dialog', { name: words.leaving.together });
      const ticks = sheet.getByRole('checkbox');
      await ticks.first().waitFor();
      const checked = await Promise.all([0, 1, 2, 3].map((row) => ticks.nth(row).isChecked()));
      assert.equal(checked, [true, true, false, false], 'those who lose come first');
      const leave = sheet.getByRole('button', { name: words.leaving.areOut(2) });
      const heading = sheet.getByRole('heading', { name: words.leaving.together });
      const [top, end] = [await boxAtRest(heading), await boxAtRest(leave)];
      assert.ok(top && end && top.x > end.x, 'turned to the player who was asked');
      await leave.click();
      await sheet.waitFor({ state: 'detached' });
      await page.getByText(words.departed.outOfGame, { exact: true }).nth(1).waitFor();
      assert.is(await page.getByText(words.departed.outOfGame, { exact: true }).count(), 2);
      await page.getByRole('button', { name: words.table.undo }).click();
      await out.nth(1).waitFor();
      assert.equal(await lifeTotalsIn(page), [20, 0, 0, 20]);
    },
  );
}

test('whoever was put out by mistake is back in two taps, and what came after stays', async () => {
  const page = await openLifeTotals(en);
  await tapLife(page, 1, -1, 20);
  await page.locator('[data-asked] > :first-child').click();
  const outText = page.getByText(en.departed.outOfGame, { exact: true });
  await outText.waitFor();
  await tapLife(page, 2, -1);
  const tapCounter = createTapCounter(page);
  await tapCounter.tap(page.getByRole('button', { name: en.seat.more(en.player(2)) }));
  await tapCounter.tap(page.getByRole('button', { name: en.departed.takeBack }));
  assert.is(tapCounter.tapCount(), 2);
  // Without any life left, the right total is asked for.
  const keypad = page.getByRole('dialog', { name: en.player(2) });
  await keypad.getByRole('button', { name: '7', exact: true }).waitFor();
  await keypad.getByRole('button', { name: en.close }).click();
  await outText.waitFor({ state: 'detached' });
  assert.equal(await lifeTotalsIn(page), [20, 0, 19, 20]);
  assert.is(await page.locator('[data-asked]').count(), 0, 'bringing back is deciding that they stay');
  await page.getByRole('button', { name: en.table.undo }).click();
  await outText.waitFor();
});

test('conceding is confirmed in place, and the win is shown over the table until it is dismissed', async () => {
  const page = await openLifeTotals(en, sizes[1]);
  for (const seat of [2, 3, 4]) {
    await page.getByRole('button', { name: en.seat.more(en.player(seat)) }).click();
    const concede = page.getByRole('button', { name: en.seatSheet.concede });
    await concede.click();
    await page.getByText(en.seatSheet.concedeQuestion(en.player(seat))).waitFor();
    for (const answer of [concede, page.getByRole('button', { name: en.cancel })])
      assert.ok(await isInSight(answer));
    await createTapCounter(page).tap(concede);
  }
  const winnerRegion = page.getByRole('region', { name: en.turnStatus.winner(en.player(1)) });
  await winnerRegion.waitFor();
  const box = await winnerRegion.boundingBox();
  assert.ok(box && box.width * box.height > (844 * 390) / 3);
  await createTapCounter(page).tap(winnerRegion.getByRole('button', { name: en.turnStatus.backToTable }));
  await winnerRegion.waitFor({ state: 'detached' });
  const summary = page.getByRole('button', { name: en.summary.title });
  await summary.waitFor();
  await page.getByRole('button', { name: en.table.undo }).click();
  await summary.waitFor({ state: 'detached' });
});

test('on a sheet turned to its player, the buttons to leave the game are in sight at once', async () => {
  const page = await openLifeTotals();
  for (const seat of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: en.seat.more(en.player(seat)) }).click();
    for (const name of [en.leaving.undetected.emptyLibrary, en.seatSheet.concede]) {
      const button = page.getByRole('dialog').getByRole('button', { name });
      await boxAtRest(button);
      assert.ok(await isInSight(button), `${name}: ${seat}`);
    }
    await page.keyboard.press('Escape');
  }
});

for (const words of [en, ru]) {
  test(`with two commanders, what a player's sheet is opened for is in sight at once: ${words.otherLanguage}`, async () => {
    const page = await openLifeTotals(words);
    for (const seat of [1, 2]) {
      await page.getByRole('button', { name: words.seat.more(words.player(seat)) }).click();
      const sheet = page.getByRole('dialog');
      if (seat === 1) {
        await sheet.getByText(words.commander.title, { exact: true }).click();
        await sheet.getByRole('button', { name: words.counters.addOne(words.commander.cast) }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: words.seat.more(words.player(seat)) }).click();
      }
      await sheet.getByRole('button', { name: words.commander.add }).click();
      for (const name of [
        words.commander.attack,
        words.commander.remove,
        words.commander.attackSecond,
        words.seatSheet.morePoison,
        ...Object.values(words.designations.names),
      ]) {
        const button = sheet.getByRole('button', { name, exact: true });
        await boxAtRest(button);
        assert.ok(await isInSight(button), `${name}: ${seat}`);
      }
      await page.keyboard.press('Escape');
    }
  });
}

test('a planeswalk that a spell causes, and the sides from which the card is read, take two taps each', async () => {
  for (const [width, height] of sizes) {
    const page = await visit({ hasTouch: true, reducedMotion: 'reduce', viewport: { width, height } });
    await letFirstPlayerBegin(page);
    await startGame(page);
    await stackDeck(page, 'naya', 'bant');
    await revealStartingPlane(page);
    const { tap, tapCount } = createTapCounter(page);
    await tap(page.getByRole('button', { name: en.table.menu }));
    await tap(page.getByRole('dialog').getByRole('button', { name: en.byHand.planeswalk }));
    await page.locator('[data-card="bant"]').waitFor();
    await tap(page.getByRole('button', { name: en.meaning.title }));
    const twoSides = page.getByRole('dialog').locator('label', { hasText: en.planeView.textFacingNames.two });
    await tap(twoSides);
    await page.locator('[data-card="bant"] h2').nth(1).waitFor();
    assert.is(tapCount(), 4, `${width} × ${height}`);
  }
});

test('a game that stops early is ended from the menu: by naming the winner, or with its summary', async () => {
  const page = await openLifeTotals(ru);
  const { tap } = createTapCounter(page);
  const openEndingDialog = async () => {
    await tap(page.getByRole('button', { name: ru.table.menu }));
    const group = page.locator('details', {
      has: page.locator('summary', { hasText: ru.menu.game }),
    });
    if (!(await group.evaluate((disclosure) => disclosure.hasAttribute('open'))))
      await tap(group.locator('summary'));
    await page.getByRole('button', { name: ru.ending.title }).click();
    return page.getByRole('dialog', { name: ru.ending.ask });
  };
  await tap((await openEndingDialog()).getByRole('button', { name: ru.ending.summary }));
  await page.getByRole('dialog', { name: ru.summary.title }).waitFor();
  await page.keyboard.press('Escape');
  await tap((await openEndingDialog()).getByRole('button', { name: ru.player(3), exact: true }));
  await page.getByRole('region', { name: ru.turnStatus.winner(ru.player(3)) }).waitFor();
  await tap(page.getByRole('button', { name: ru.turnStatus.backToTable }));
  await tap(page.getByRole('button', { name: ru.table.undo, exact: true }));
  await waitForLife(page, [20, 20, 20, 20]);
});

for (const [words, size] of [
  [en, sizes[0]],
  [ru, sizes[2]],
  [ru, sizes[3]],
] as const)
  test(`two slow taps in the same place do not concede (${size.join(' × ')})`, async () => {
    const page = await openLifeTotals(words, size);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(words.seat.more(words.player(1))).click();
    await button(words.seatSheet.concede).scrollIntoViewIfNeeded();
    const concedePoint = await middleOf(button(words.seatSheet.concede));
    await button(words.seatSheet.concede).click();
    await page.getByText(words.seatSheet.concedeQuestion(words.player(1))).waitFor();
    await page.locator('dialog [aria-disabled="true"]').waitFor({ state: 'detached' });
    const answer = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
      concedePoint,
    );
    assert.is.not(answer, words.seatSheet.concede);
  });

test('beside the life totals, the button that resolves a phenomenon names it', async () => {
  const page = await visit({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await startGame(page);
  await stackDeck(page, 'bant', 'interplanar-tunnel', 'naya', 'jund', 'grixis', 'esper', 'agyrem');
  await revealStartingPlane(page);
  await enterRoll(page, 'planeswalk');
  await page.getByRole('button', { name: en.table.planeswalk, exact: true }).click();
  await page.getByRole('button', { name: en.acts.resolve, exact: true }).waitFor();
  await page.getByRole('button', { name: en.table.toLife }).click();
  await page.getByRole('button', { name: `${en.acts.resolve}: Interplanar Tunnel`, exact: true }).waitFor();
});

test('Two-Headed Giant: one panel per team, and two taps roll the die for either head', async () => {
  const page = await visit({ hasTouch: true, reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: en.newGame.twoHeadedGiant }).check();
  await page.getByRole('radio', { name: `${en.player(3)} & ${en.player(4)}`, exact: true }).waitFor();
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  await resolvePendingSteps(page);
  const die = rollButton(page);
  await goTo(page, '/life');
  assert.equal(await lifeTotalsIn(page), [30, 30]);
  await tapLife(page, 2, -1, 2);
  assert.equal(await lifeTotalsIn(page), [30, 28]);
  for (const seat of [1, 2, 3, 4])
    await page.getByRole('button', { name: en.seat.more(en.player(seat)) }).waitFor();
  const { tap, tapCount } = createTapCounter(page);
  await tap(die);
  await page.getByRole('button', { name: en.cancel }).click();
  await page.getByRole('button', { name: en.table.nextLabel('') }).waitFor();
  await die.click();
  await tap(page.getByRole('button', { name: `${en.player(2)}: ${en.table.rollLabel(0)}` }));
  await page.locator('[data-settled]').waitFor();
  assert.is(tapCount(), 2);
});

test('saving the players as a group opens its name, ready for typing', async () => {
  const page = await visit({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 664 },
  });
  for (const [seat, name] of ['Anya', 'Boris', 'Max'].entries())
    await page.getByLabel(en.newGame.name(seat + 1)).fill(name);
  const save = page.getByRole('button', { name: en.regulars.save });
  const startBox = await page.getByRole('button', { name: en.newGame.start }).boundingBox();
  await save.evaluate(
    (button, top) => button.closest('main')?.scrollBy(0, button.getBoundingClientRect().bottom + 10 - top),
    startBox?.y ?? 0,
  );
  await createFingerTap(page)(save);
  const name = page.getByLabel(en.regulars.groupNameLabel);
  await name.waitFor();
  assert.ok(await isInSight(name));
  for (const member of ['Anya', 'Boris', 'Max'])
    assert.ok(await isInSight(page.getByRole('button', { name: en.regulars.removePlayer(member) })), member);
});

test('the first game explains the halves of a panel until its life changes', async () => {
  const page = await openLifeTotals();
  const hints = page.getByText(en.tapHint);
  await hints.first().waitFor();
  assert.is(await hints.count(), 4);
  await tapLife(page, 0, -1);
  await waitForLife(page, [19, 20, 20, 20]);
  assert.is(await hints.count(), 3);
  await goTo(page, '/new');
  await startGame(page);
  await goTo(page, '/life');
  await waitForLife(page, [20, 20, 20, 20]);
  await page.locator('[data-life]').first().waitFor();
  assert.is(await hints.count(), 0);
});

for (const words of [en, ru]) {
  skipUnlessThorough(test, words !== en)(
    `a card from the catalog goes into a deck in at most two taps: ${words.otherLanguage}`,
    async () => {
      const page = await visit({
        hasTouch: true,
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 844 },
        locale: words === ru ? 'ru-RU' : 'en-US',
      });
      const tazeem = words === ru ? 'Тазим' : 'Tazeem';
      const rows = page.locator('[href^="#/my-decks/"]');
      const search = page.getByLabel(words.catalog.search);
      const undo = page.getByRole('button', { name: words.table.undo });
      const deckSelect = page.getByLabel(words.myDecks.addToDeckShort);
      const findTazeem = async () => {
        await goTo(page, '/decks');
        await search.fill('tazeem');
        await page.getByText(words.catalog.found(1), { exact: true }).waitFor();
      };
      const addsTo = async (deck: string | null, expectedTaps = 1) => {
        await findTazeem();
        const { tap, tapCount } = createTapCounter(page);
        if (expectedTaps === 2) {
          await tap(deckSelect);
          await deckSelect.selectOption(deck);
        }
        const name = deck ? words.myDecks.addCardTo(tazeem, deck) : words.myDecks.addToDeck(tazeem);
        await tap(page.getByRole('button', { name, exact: true }));
        await page.getByText(words.myDecks.addedTo(tazeem, deck ?? words.myDecks.nameless)).waitFor();
        assert.is(tapCount(), expectedTaps);
      };
      // Without a deck, a deck is made; otherwise the card goes to the deck opened or changed last; each is undone.
      await addsTo(null);
      await createTapCounter(page).tap(undo);
      await goTo(page, '/my-decks');
      await page.getByText(words.myDecks.none).waitFor();
      await addsTo(null);
      await goTo(page, '/my-decks');
      await rows.click();
      await page.getByLabel(words.myDecks.name).fill('A');
      await findTazeem();
      await createTapCounter(page).tap(page.getByRole('button', { name: words.myDecks.removeCard(tazeem) }));
      await page.getByText(words.myDecks.removedFrom(tazeem, 'A')).waitFor();
      await addsTo('A');
      await goTo(page, '/my-decks');
      await page.getByRole('button', { name: words.myDecks.makeEmpty }).click();
      await page.getByLabel(words.myDecks.name).fill('B');
      await addsTo('B');
      await createTapCounter(page).tap(undo);
      await page.getByRole('button', { name: words.myDecks.addCardTo(tazeem, 'B') }).waitFor();
      await deckSelect.selectOption('A');
      await page.getByRole('button', { name: words.myDecks.removeCard(tazeem) }).waitFor();
      await addsTo('B', 2);
      await goTo(page, '/my-decks');
      await rows.last().click();
      await page.getByLabel(words.myDecks.name).waitFor();
      await findTazeem();
      await createTapCounter(page).tap(page.getByRole('button', { name: words.myDecks.removeCard(tazeem) }));
      await page.getByText(words.myDecks.removedFrom(tazeem, 'A')).waitFor();
      await addsTo('A');
      await goTo(page, '/my-decks');
      await rows.nth(1).waitFor();
      assert.is(await rows.filter({ hasText: words.newGame.deckNote.size(1, 0) }).count(), 2);
    },
  );

  skipUnlessThorough(test, words !== en)(
    `the menu is short, and a rematch is undone: ${words.otherLanguage}`,
    async () => {
      const page = await openLifeTotals(words);
      await page.getByRole('button', { name: words.table.menu }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.newGame.rematch(false) })
        .click();
      // It lies on the buttons of the first line, so it can be put aside.
      const rematchNotice = page.getByRole('status').filter({ hasText: words.turnStatus.backToPreviousGame });
      const message = withPlainSpaces(await rematchNotice.innerText());
      const possibleMessages = [1, 2, 3, 4].map((seat) => words.turnStatus.rematchBegun(words.player(seat)));
      assert.ok(possibleMessages.some((text) => message.includes(text)));
      await rematchNotice.getByRole('button', { name: words.close }).click();
      await rematchNotice.waitFor({ state: 'detached' });
      await tapLife(page, 0, -1, 3);
      await waitForLife(page, [17, 20, 20, 20]);
      const { tap, tapCount } = createTapCounter(page);
      await tap(page.getByRole('button', { name: words.table.menu }));
      const menu = page.getByRole('dialog');
      const groups = menu.locator('summary');
      await groups.last().waitFor();
      assert.is(await menu.evaluate((sheet) => sheet.scrollHeight <= sheet.clientHeight), true);
      await tap(menu.getByRole('button', { name: words.newGame.rematch(false) }));
      await waitForLife(page, [20, 20, 20, 20]);
      await tap(page.getByRole('button', { name: words.turnStatus.backToPreviousGame }));
      await waitForLife(page, [17, 20, 20, 20]);
      assert.is(tapCount(), 3);
      await page.getByRole('button', { name: words.table.undo, exact: true }).click();
      await waitForLife(page, [20, 20, 20, 20]);
      await page.reload();
      await waitForLife(page, [20, 20, 20, 20]);
      await page.getByRole('button', { name: words.table.redo }).click();
      await waitForLife(page, [17, 20, 20, 20]);
      // The game that was given up is not among the earlier ones.
      await goTo(page, '/new');
      await page.getByRole('button', { name: words.newGame.start }).waitFor();
      await page.getByRole('heading', { name: words.newGame.recent }).waitFor({ state: 'detached' });
    },
  );
}

/** Whether the middle of an element can be touched where the page is scrolled to now. */
function isInSight(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.closest('label') ?? element).contains(there);
  });
}

test.run();
