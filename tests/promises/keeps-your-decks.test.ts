import type { Locator } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { isEventCard, planarSets } from '../../src/content/planes/planar-sets';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { goTo, openFromMenu, revealStartingPlane, startGame } from '../support/playing/play';
import { isOptionInSight } from '../support/screens/option-in-sight';
import { describePhone, phones, setPhone } from '../support/screens/phones';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('keeps your decks');
const visit = appOpenerFor(await hostFor(test), test);

const words = en.myDecks;
/** One card fewer than two players need. */
const listedPlanes = catalog.filter((card) => card.kind === 'plane' && !isEventCard(card)).slice(0, 19);
/** As many as four players need. */
const sharedPlanes = catalog.filter(({ kind }) => kind === 'plane').slice(0, 40);
const list = [
  '// Friday',
  ...listedPlanes.map(({ name }, index) => (index % 2 ? name.ru : `1x ${name.en}`)),
  listedPlanes[0]?.name.en,
  'Interplanar Tunel',
  'Lightning Bolt',
];

test('a list is pasted, corrected, saved, played with, removed and restored', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await goTo(page, '/decks');
  await page.getByRole('link', { name: words.title }).click();
  await page.getByText(words.fromText, { exact: true }).click();
  await page.getByLabel(words.list).fill(list.join('\n'));
  await page.getByText(words.understood(19)).waitFor();
  await goTo(page, '/rules');
  await goTo(page, '/my-decks');
  await page.getByText(words.understood(19)).waitFor();
  await page.getByText(en.notRecognized(2)).waitFor();
  await button(en.lands.identify.replaceWith('Interplanar Tunel', 'Interplanar Tunnel')).click();
  await page.getByText(words.understood(20)).waitFor();
  await page.getByText(en.lands.identify.replaceWith('Interplanar Tunel', 'Interplanar Tunnel')).waitFor();
  assert.ok(await page.getByText(en.notRecognized(1)).isVisible());
  assert.ok(await page.getByText(words.repeated(1)).isVisible());
  await button(`${words.createDeck(20)} ${words.linesLeftOut(1)}`).click();

  const name = page.getByLabel(words.name);
  await name.waitFor();
  assert.is(await name.inputValue(), 'Friday');
  await page.getByText(words.sharedBy(2, 2)).first().waitFor();
  // The removed card's row stays, so that a second tap brings the card back and hits no other.
  await button(words.removeCard('Interplanar Tunnel')).dblclick();
  await page.getByText(words.sharedBy(2, 2)).first().waitFor();
  await button(words.removeCard('Interplanar Tunnel')).click();
  await button(words.add('Interplanar Tunnel')).waitFor();
  await page.getByText(words.byOnePlayer, { exact: true }).click();
  await page.getByText(en.refusals.tooFewPlanarCards(40)).waitFor();
  // A word of cards outside the deck is not taken for a typo of a word in it.
  await page.getByLabel(en.catalog.search).fill('тазим');
  await page.getByText(words.notInDeck(1)).waitFor();
  await button(words.searchAll).click();
  await button(words.add('Tazeem')).click();
  await page.getByText(words.sharedBy(2, 2)).first().waitFor();
  await page.getByRole('link', { name: 'Tazeem' }).click();
  await page.getByText(en.planeView.textFacing).first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Tazeem' }).waitFor();
  assert.is(await page.getByLabel(en.catalog.search).inputValue(), 'тазим', 'the search is as it was left');
  assert.ok(await page.getByRole('radio', { name: en.catalog.filters.all }).isChecked());
  await name.fill('');
  await button(words.play).click();
  await page.getByText(`${en.planarDeck}: ${words.nameless}`).waitFor();
  await page.goBack();
  await name.fill('Friday night');

  await page.reload();
  await name.waitFor();
  assert.is(await name.inputValue(), 'Friday night');
  await page.getByText(en.newGame.deckNote.size(20, 0)).waitFor();
  await goTo(page, '/new');
  const firstPlayer = page.getByPlaceholder('Player 1');
  await firstPlayer.fill('Ann');
  await page.goBack();
  await button(words.play).click();
  await page.getByText(`${en.planarDeck}: Friday night`).waitFor();
  assert.is(await firstPlayer.inputValue(), 'Ann', 'what was entered before stays');
  await page.getByRole('radio', { name: 'Friday night' }).and(page.locator(':checked')).waitFor();
  await page.getByText(words.toShare(4, words.changes.tooFew(20))).waitFor();
  await button(en.newGame.start).press('Enter');
  await page.getByText(`${en.refusals.tooFewPlanarCards(40)} ${words.thisOneHas(20)}`).waitFor();
  // The ways to start take the place of the start button, also for the keyboard.
  assert.not.ok(await button(en.newGame.start).isVisible());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await button(words.startWithOneEach).and(page.locator(':focus')).waitFor();
  await button(words.startAnyway).click();
  await revealStartingPlane(page);
  await goTo(page, '/new');
  await button(en.newGame.start).click();
  const ground = (name: string) =>
    button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.is.not(await ground(words.startWithOneEach), await ground(words.startAnyway));
  await button(words.fillUpAndStart).click();
  await revealStartingPlane(page);
  await goTo(page, '/new');
  for (const player of ['Player 4', 'Player 3']) await button(en.newGame.remove(player)).click();
  await startGame(page);
  await revealStartingPlane(page);
  const faceUp = await page.locator('[data-card]').first().getAttribute('data-card');
  assert.ok(['tazeem', ...listedPlanes.map(({ id }) => id)].includes(faceUp ?? ''));
  await openFromMenu(page, en.planarDeck);
  await page.getByRole('dialog').getByText('Friday night', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await openFromMenu(page, `${en.summary.title} ${en.summary.menuNote}`);
  await page.getByRole('dialog').getByText(en.summary.deck('Friday night')).waitFor();
  await page.keyboard.press('Escape');

  await goTo(page, '/my-decks');
  await page.getByRole('link', { name: 'Friday night' }).click();
  await button(words.actions).click();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(words.actions).click();
  await button(words.remove).click();
  await page.getByText(words.none).waitFor();
  await button(en.undoRemoval).click();
  await page.reload();
  await page.getByRole('link', { name: 'Friday night' }).waitFor();
});

test('a line that names no card is corrected by one tap, or the new deck says once that it lacks it', async () => {
  for (const { myDecks, lands, close, notRecognized } of [en, ru]) {
    const page = await visit({ reducedMotion: 'reduce', locale: myDecks === ru.myDecks ? 'ru-RU' : 'en-US' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const boughs = catalog.find(({ id }) => id === 'horizon-boughs');
    assert.ok(boughs);
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.fromText, { exact: true }).click();
    await page.getByLabel(myDecks.list).fill('Tazeem x1\n1x Horizon Bows\nLightning Bolt\nBant');
    await page.getByText(notRecognized(2)).waitFor();
    await button(`${myDecks.createDeck(2)} ${myDecks.linesLeftOut(2)}`).waitFor();
    const name = myDecks === ru.myDecks ? boughs.name.ru : boughs.name.en;
    await button(lands.identify.replaceWith('1x Horizon Bows', name)).click();
    assert.is(await page.getByLabel(myDecks.list).inputValue(), `Tazeem x1\n${name}\nLightning Bolt\nBant`);
    await button(`${myDecks.createDeck(3)} ${myDecks.linesLeftOut(1)}`).click();
    const leftOut = page.getByRole('status').filter({ hasText: myDecks.leftOut(1) });
    await leftOut.getByText('Lightning Bolt').waitFor();
    await leftOut.getByRole('button', { name: close }).click();
    await leftOut.waitFor({ state: 'detached' });
    await goTo(page, '/my-decks');
    await page.getByRole('link', { name: myDecks.pastedName }).click();
    await page.getByLabel(myDecks.name).waitFor();
    assert.is(await leftOut.count(), 0);
  }
});

test('misspelled lines are corrected only when the user says so, all at once, and that is undone', async () => {
  for (const { myDecks, lands, notRecognized, table } of [en, ru]) {
    const isRussian = myDecks === ru.myDecks;
    const page = await visit({
      reducedMotion: 'reduce',
      hasTouch: true,
      locale: isRussian ? 'ru-RU' : 'en-US',
      viewport: { width: 390, height: 844 },
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const nameOf = (card: string) =>
      catalog.find(({ id }) => id === card)?.name[isRussian ? 'ru' : 'en'] ?? '';
    const typed = 'Bant\nTazeeem\nHorizon Boughss\nLightning Bolt';
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.fromText, { exact: true }).tap();
    await page.getByLabel(myDecks.list).fill(typed);
    await page.getByText(notRecognized(3)).waitFor();
    await page.getByText(myDecks.tapSuggestion).waitFor();
    await button(myDecks.correctTypos(2)).tap();
    await page.getByText(myDecks.understood(3)).waitFor();
    await page.getByText(lands.identify.replaceWith('Tazeeem', nameOf('tazeem'))).waitFor();
    await button(table.undo).tap();
    assert.is(await page.getByLabel(myDecks.list).inputValue(), typed);
    // What was not corrected is offered once more on the page of the new deck.
    await button(`${myDecks.createDeck(1)} ${myDecks.linesLeftOut(3)}`).tap();
    await button(lands.identify.replaceWith('Tazeeem', nameOf('tazeem'))).tap();
    await page.locator('main label', { hasText: myDecks.inDeck(2) }).waitFor();
    await page.getByText(myDecks.leftOut(2)).waitFor();
  }
});

test('the form that a deck is played from names the deck in sight, also during a game, and leads to its choice', async () => {
  for (const { myDecks, newGame, planarDeck, cancel, seating } of [en, ru]) {
    const isRussian = myDecks === ru.myDecks;
    const page = await visit({
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: isRussian ? 'ru-RU' : 'en-US',
    });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await startGame(page, isRussian ? ru : en);
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.fromText, { exact: true }).tap();
    await page
      .getByLabel(myDecks.list)
      .fill(['// Friday', ...sharedPlanes.map(({ name }) => name.en)].join('\n'));
    await button(myDecks.createDeck(40)).tap();
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await button(myDecks.play).tap();
      await button(cancel).waitFor();
      const chosen = button(new RegExp(`^${planarDeck}: Friday.*${seating.changeProfile}$`));
      const box = await chosen.boundingBox();
      assert.ok(box && box.y + box.height < size.height / 2, `${size.height}`);
      await chosen.tap();
      await until(
        () => isOptionInSight(page.getByRole('radio', { name: 'Friday' })),
        `${newGame.title} ${size.height}`,
      );
      await page.goBack();
    }
  }
});

test('a random deck says how many cards it will have', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await goTo(page, '/my-decks');
  await page.getByText(words.atRandom, { exact: true }).click();
  await button(words.createDeck(40)).waitFor();
  await button(`${words.players}: ${en.byHand.fewer}`).click();
  await button(words.createDeck(30)).click();
  await page.getByText(words.inDeck(30)).waitFor();
});

test('on tablets and wide screens, the text of decks and rules is larger than on phones', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const textSize = () =>
    page
      .locator('main summary')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const path of ['/my-decks', '/rules']) {
    await goTo(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    const sizeOnPhone = await textSize();
    for (const [width, height] of [
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      assert.ok((await textSize()) > sizeOnPhone, `${path} at ${width} × ${height}`);
    }
  }
});

test('decks from lists get different names, and a removed one can be restored until its screen is left', async () => {
  const page = await visit({ locale: 'ru-RU', reducedMotion: 'reduce' });
  const { myDecks, close, places } = ru;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const openDeck = (name: string) => page.getByRole('link', { name: `${name} ` }).click();
  const removeDeck = async (name: string) => {
    await openDeck(name);
    await button(myDecks.actions).click();
    await button(myDecks.remove).click();
    await page.getByText(myDecks.removed(name)).waitFor();
  };
  for (const name of [myDecks.pastedName, `${myDecks.pastedName} 2`]) {
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.fromText, { exact: true }).waitFor();
    if (!(await page.getByLabel(myDecks.list).isVisible()))
      await page.getByText(myDecks.fromText, { exact: true }).click();
    await page.getByLabel(myDecks.list).fill('Tazeem');
    await button(myDecks.createDeck(1)).click();
    await page.getByLabel(myDecks.name).waitFor();
    assert.is(await page.getByLabel(myDecks.name).inputValue(), name);
  }
  await goTo(page, '/my-decks');
  await removeDeck(`${myDecks.pastedName} 2`);
  for (const phone of phones.filter(({ width }) => width < 400)) {
    await setPhone(page, phone);
    const [restore, dismiss] = await Promise.all([
      button(ru.undoRemoval).boundingBox(),
      button(close).boundingBox(),
    ]);
    assert.ok(restore && dismiss && restore.x < dismiss.x, describePhone(phone));
    assert.is(Math.round(restore.y), Math.round(dismiss.y), describePhone(phone));
    const notice = await page
      .getByRole('status')
      .filter({ has: button(close) })
      .boundingBox();
    assert.ok(
      phone.textScale === 2 || phone.width < 390 || (notice && notice.height < 2 * restore.height),
      describePhone(phone),
    );
  }
  for (const leave of [
    () => openDeck(myDecks.pastedName),
    () => page.getByRole('link', { name: places.lands }).click(),
  ]) {
    await leave();
    await page.getByText(myDecks.removed('')).waitFor({ state: 'detached' });
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.make, { exact: true }).waitFor();
    assert.is(await button(ru.undoRemoval).count(), 0);
    await button(myDecks.makeEmpty).click();
    await page.getByLabel(myDecks.name).fill('Другая');
    await page.goBack();
    await removeDeck('Другая');
  }
});

test('no card moves while cards are removed, and each can be added again while its deck is open', async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    const page = await visit({ reducedMotion: 'reduce', viewport });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await goTo(page, '/my-decks');
    await page.getByText(words.fromText, { exact: true }).click();
    await page.getByLabel(words.list).fill(list.slice(1, 11).join('\n'));
    await button(words.createDeck(10)).click();
    await page.getByLabel(words.name).waitFor();
    const [row = '', ...otherCardNames] = listedPlanes.slice(0, 10).map((card) => card.name.en);
    const top = () =>
      button(words.removeCard(row)).evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    for (const name of otherCardNames) {
      // Dispatched, because Playwright would scroll the row into view.
      await button(words.removeCard(name)).dispatchEvent('click');
      await button(words.add(name)).waitFor();
      assert.is(await top(), before, `without ${name}`);
    }
    await page.getByRole('link', { name: row }).click();
    await page.getByText(en.planeView.textFacing).first().waitFor();
    await page.goBack();
    await page.getByText(words.toUseAlone(words.changes.tooFew(9))).click();
    await page.getByText(words.notLegalOwn).waitFor();
    const mark = await page
      .locator('summary', { hasText: words.details })
      .evaluate((summary) => getComputedStyle(summary, '::before').display);
    assert.is(mark, 'none', 'there are two marks');
    const topWithReasons = await top();
    for (const name of otherCardNames) {
      await button(words.add(name)).dispatchEvent('click');
      await button(words.removeCard(name)).waitFor();
      assert.is(await top(), topWithReasons, `with ${name}`);
    }
  }
});

test('a deck too small to be shared is played as each player’s own', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await goTo(page, '/my-decks');
  await page.getByText(words.fromText, { exact: true }).click();
  await page.getByLabel(words.list).fill(list.slice(1, 11).join('\n'));
  await button(words.createDeck(10)).click();
  await page.getByLabel(words.name).fill('Ten');
  await button(words.play).click();
  const chosenDeck = page.getByRole('button', { name: `${en.planarDeck}: Ten · ${en.newGame.layouts.own}` });
  await chosenDeck.getByText(words.copyEach).waitFor();
  await startGame(page);
  await goTo(page, '/new');
  await page.getByRole('radio', { name: en.newGame.layouts.shared, exact: true }).check();
  await button(en.newGame.start).click();
  await page.getByText(en.refusals.tooFewPlanarCards(40)).waitFor();
  await button(words.startWithOneEach).click();
  await revealStartingPlane(page);
});

test('a deck with too few cards and too many phenomena is refused for both reasons, and corrected by one tap', async () => {
  const page = await visit({
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const namesOf = (wanted: string, count: number) =>
    catalog
      .filter((card) => card.kind === wanted && !isEventCard(card))
      .slice(0, count)
      .map(({ name }) => name.en);
  const start = async (planeCount: number, phenomenonCount: number) => {
    await goTo(page, '/my-decks');
    await page.getByText(words.fromText, { exact: true }).tap();
    const cards = [...namesOf('plane', planeCount), ...namesOf('phenomenon', phenomenonCount)];
    await page.getByLabel(words.list).fill(cards.join('\n'));
    await button(words.createDeck(cards.length)).tap();
    await button(words.play).tap();
    await button(en.newGame.start).tap();
    await page.getByText(en.refusals.tooManyPhenomena(8)).waitFor();
  };
  await start(3, 9);
  await page.getByText(en.refusals.tooFewPlanarCards(40)).waitFor();
  assert.ok(!(await button(words.startAnyway).isVisible()));
  await button(words.mendAndStart).tap();
  await revealStartingPlane(page);
  await start(40, 9);
  await button(words.startWithOneEach).waitFor();
  await button(words.leaveOutAndStart).tap();
  await revealStartingPlane(page);
});

test('a new deck is kept once it has a name or a card; otherwise nothing of it is left', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rows = page.locator('[href^="#/my-decks/"]');
  await page.getByRole('link', { name: en.places.decks }).click();
  await page.getByText(words.none).waitFor();
  await button(words.makeEmpty).click();
  const name = page.getByLabel(words.name);
  await name.fill('Sunday');
  await name.fill('');
  await page.goBack();
  await page.getByText(words.none).waitFor();
  // It does not vanish without a word, and nothing is lost yet.
  await page.getByText(words.notSaved).waitFor();
  await button(words.open).click();
  await name.waitFor();
  await page.goBack();
  await button(en.close).click();
  await page.getByText(words.notSaved).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(words.none).waitFor();
  await button(words.makeEmpty).click();
  await name.waitFor();
  await page.getByLabel(en.catalog.search).fill('tazeem');
  await button(words.add('Tazeem')).click();
  await page.goBack();
  await rows.waitFor();
  await page.reload();
  await rows.waitFor();
  assert.ok((await rows.textContent())?.includes(words.nameless));
});

test('a card opened from a deck is taken out of it, put back, and added to another deck', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const deck of ['Other', 'Friday']) {
    await goTo(page, '/my-decks');
    await button(words.makeEmpty).click();
    await page.getByLabel(words.name).fill(deck);
  }
  await page.getByLabel(en.catalog.search).fill('tazeem');
  await button(words.add('Tazeem')).click();
  await page.getByRole('link', { name: 'Tazeem' }).click();
  await button(`${words.inThisDeck} Friday`).click();
  assert.equal(await page.getByRole('dialog').getByRole('button').allTextContents(), [
    '',
    words.removeFrom('Friday'),
    words.addTo('Other'),
    words.addToNew,
  ]);
  await button(words.removeFrom('Friday')).click();
  await page.getByText(words.removedFrom('Tazeem', 'Friday')).waitFor();
  // The deck from which the card was opened needs no choice.
  await button(`${words.addToDeckShort} Friday`).click();
  await page.getByText(words.addedTo('Tazeem', 'Friday')).waitFor();
  await button(`${words.inThisDeck} Friday`).click();
  await button(words.addTo('Other')).click();
  await page.getByText(words.addedTo('Tazeem', 'Other')).waitFor();
  await button(`${words.inThisDeck} Other`).waitFor();
  await goTo(page, '/my-decks');
  const rows = page.locator('[href^="#/my-decks/"]');
  await rows.nth(1).waitFor();
  assert.is(await rows.filter({ hasText: en.newGame.deckNote.size(1, 0) }).count(), 2);
});

test('going back from a card finds its set still expanded, at the same scroll position', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: en.places.decks }).click();
  await page.getByRole('button', { name: words.makeEmpty, exact: true }).click();
  await page.getByLabel(words.name).fill('Sunday');
  const set = page.locator('details', { hasText: planarSets.OPC2.name.en });
  await set.locator('summary').click();
  const card = set.getByRole('link').nth(25);
  await card.scrollIntoViewIfNeeded();
  /** Rows have estimated heights until they are seen, so a place is known once it stays for some frames. */
  const place = () =>
    card.evaluate(async (row) => {
      let last = Number.NaN;
      for (let stableFrames = 0; stableFrames < 5; ) {
        await new Promise(requestAnimationFrame);
        const top = Math.round(row.getBoundingClientRect().top);
        stableFrames = top === last ? stableFrames + 1 : 0;
        last = top;
      }
      return last;
    });
  const before = await place();
  await card.click();
  await page.getByText(en.planeView.textFacing).first().waitFor();
  await page.goBack();
  await card.waitFor();
  assert.ok(Math.abs((await place()) - before) <= 1);
});

test('cards found for a deck are visible above the keyboard of a small phone', async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    const page = await visit({ reducedMotion: 'reduce', viewport });
    await goTo(page, '/my-decks');
    await page.getByRole('button', { name: words.makeEmpty, exact: true }).click();
    await page.getByLabel(en.catalog.search).pressSequentially('fo');
    const add = page.getByRole('button', { name: /^Add / }).and(page.locator('li *')).first();
    await add.waitFor();
    const bottom = await add.evaluate((button) => button.getBoundingClientRect().bottom);
    assert.ok(bottom < viewport.height / 2, `${bottom} of ${viewport.height}`);
    assert.is(await page.getByText(words.fillUp(40)).count(), 0);
    await page.getByLabel(en.catalog.search).fill('');
    await page.getByText(words.fillUp(40)).waitFor();
  }
});

test('an empty deck offers its first steps in sight, and no row moves under the finger that adds cards', async () => {
  for (const { myDecks, catalog: catalogWords, table } of [en, ru]) {
    const locale = myDecks === ru.myDecks ? 'ru-RU' : 'en-US';
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
    ]) {
      const page = await visit({ reducedMotion: 'reduce', hasTouch: true, locale, viewport });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await goTo(page, '/my-decks');
      await button(myDecks.makeEmpty).tap();
      const search = page.getByLabel(catalogWords.search);
      await search.waitFor();
      assert.ok(await isSeen(button(myDecks.fillUp(40))), `random cards at ${viewport.width}`);
      assert.ok(await isSeen(search), `search at ${viewport.width}`);
      await button(myDecks.fillUp(40)).tap();
      await page.getByText(myDecks.filledUp(40)).waitFor();
      await button(table.undo).tap();
      assert.ok(await isSeen(button(myDecks.fillUp(40))), `random cards after undo at ${viewport.width}`);
      const set = page.locator('details', {
        hasText: planarSets.OPC2.name[myDecks === ru.myDecks ? 'ru' : 'en'],
      });
      await set.locator('summary').tap();
      const row = set.locator('li').first();
      await row.waitFor();
      await row.scrollIntoViewIfNeeded();
      const before = await row.boundingBox();
      await row.getByRole('button').tap();
      await page.locator('main label', { hasText: myDecks.inDeck(1) }).waitFor();
      assert.equal(await row.boundingBox(), before, `the row at ${viewport.width}`);
    }
  }
});

test('while cards are added to a deck, its size stays in sight, and so does its main button if there is room', async () => {
  for (const { myDecks, catalog: catalogWords, places } of [en, ru]) {
    const locale = places === ru.places ? 'ru-RU' : 'en-US';
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, locale });
    const main = page.locator('main');
    await goTo(page, '/my-decks');
    await page.getByRole('button', { name: myDecks.makeEmpty, exact: true }).tap();
    await page.getByLabel(catalogWords.search).fill('city');
    for (const [index, size] of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ].entries()) {
      await page.setViewportSize(size);
      await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await main.locator('li button:has(path[d*="v14"])').last().tap();
      const sizeOfDeck = main.locator('label', { hasText: myDecks.inDeck(index + 1) });
      await sizeOfDeck.waitFor();
      assert.ok(await isSeen(sizeOfDeck), `the size at ${size.width} × ${size.height}`);
      const play = page.getByRole('button', { name: myDecks.play });
      if (size.height > 600) assert.ok(await isSeen(play), `the main button at ${size.width}`);
    }
  }
});

test('a search for cards of a deck leaves nothing half covered above it, however few are found', async () => {
  for (const { myDecks, catalog: catalogWords } of [en, ru]) {
    const page = await visit({
      reducedMotion: 'reduce',
      hasTouch: true,
      locale: myDecks === ru.myDecks ? 'ru-RU' : 'en-US',
      viewport: { width: 390, height: 844 },
    });
    await goTo(page, '/my-decks');
    await page.getByRole('button', { name: myDecks.makeEmpty, exact: true }).tap();
    const legality = page.locator('summary', { hasText: myDecks.details });
    for (const [index, query] of ['bant', 'krosa', 'tazeem'].entries()) {
      await page.getByLabel(catalogWords.search).fill(query);
      const row = page.locator('main li').first();
      await row.waitFor();
      await row.getByRole('button').tap();
      await page.locator('main label', { hasText: myDecks.inDeck(index + 1) }).waitFor();
      const [bar, note] = await Promise.all([
        page.getByRole('button', { name: myDecks.play }).boundingBox(),
        legality.boundingBox(),
      ]);
      assert.ok(bar && note && note.y + note.height <= bar.y + bar.height + 1, `${query} ${note?.y}`);
      await page.getByLabel(catalogWords.search).fill('');
    }
  }
});

test('the cards in a deck and all cards are searched separately, and each search is still there later', async () => {
  const { myDecks, catalog: catalogWords } = ru;
  const page = await visit({ hasTouch: true, locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  await goTo(page, '/my-decks');
  await page.getByRole('button', { name: myDecks.makeEmpty, exact: true }).tap();
  const search = page.getByLabel(catalogWords.search);
  const list = (name: string) => page.locator('main label', { hasText: name });
  await search.fill('бант');
  await page.getByRole('button', { name: myDecks.add('Бэнт') }).tap();
  await list(myDecks.inDeck(1)).tap();
  await page.getByRole('button', { name: myDecks.removeCard('Бэнт') }).waitFor();
  assert.is(await search.inputValue(), '', 'the whole deck');
  await search.fill('тазим');
  await list(catalogWords.filters.all).tap();
  assert.is(await search.inputValue(), 'бант', 'all cards');
  await list(myDecks.inDeck(1)).tap();
  assert.is(await search.inputValue(), 'тазим', 'the deck');
  await page.getByRole('button', { name: myDecks.searchAll }).tap();
  await page.getByRole('button', { name: myDecks.add('Тазим') }).waitFor();
  assert.is(await search.inputValue(), 'тазим', 'the search of the deck among all cards');
});

test('a copy of a deck leads back to all decks, and a deck is renamed by the button that says so', async () => {
  for (const { myDecks, places } of [en, ru]) {
    const page = await visit({
      reducedMotion: 'reduce',
      hasTouch: true,
      locale: myDecks === ru.myDecks ? 'ru-RU' : 'en-US',
      viewport: { width: 390, height: 844 },
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const name = page.getByLabel(myDecks.name);
    await goTo(page, '/my-decks');
    await button(myDecks.makeEmpty).tap();
    await name.fill('Friday');
    await button(myDecks.actions).tap();
    await button(myDecks.duplicate).tap();
    await until(async () => (await name.inputValue()) === myDecks.copyName('Friday'), 'the copy');
    await button(myDecks.actions).tap();
    await page.evaluate(() => {
      const noteFocus = () => {
        const isFieldFocused = document.activeElement instanceof HTMLInputElement;
        document.body.dataset.focusAfterTap = String(isFieldFocused);
      };
      // The bubbling click of the window is the last in the task of the tap.
      window.addEventListener('click', noteFocus, { once: true });
    });
    await button(myDecks.rename).tap();
    await name.and(page.locator(':focus')).waitFor();
    // A phone opens its keyboard only for a field focused in the task of the tap.
    assert.is(await page.evaluate(() => document.body.dataset.focusAfterTap), 'true');
    await page.keyboard.type('Sunday');
    await page.locator('main').getByRole('link', { name: places.decks, exact: true }).tap();
    await page.getByRole('link', { name: 'Friday ' }).waitFor();
    await page.getByRole('link', { name: 'Sunday ' }).waitFor();
  }
});

test('on a screen with room, places begin at the same edge, ways to begin are open, and views are equally wide', async () => {
  const page = await visit({ reducedMotion: 'reduce', viewport: { width: 768, height: 1024 } });
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const edges = new Set<number | undefined>();
    for (const path of ['/my-decks', '/pictures', '/rules', '/settings', '/lands']) {
      await goTo(page, path);
      edges.add((await page.locator('main h1').boundingBox())?.x);
      if (path === '/my-decks') await page.getByRole('button', { name: /^Planechase 2012/ }).waitFor();
    }
    assert.is(edges.size, 1, `${width}: ${[...edges].join()}`);
  }
  await page.getByLabel(en.lands.cost).waitFor();
  const widths = await page
    .locator('main fieldset')
    .first()
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().width)));
  assert.ok(widths.length === 3 && Math.max(...widths) - Math.min(...widths) <= 1, widths.join());
});

test('on the narrowest phone, in a wide font too, the views of lands share a row, and an empty search has one line', async () => {
  for (const { lands, rules } of [en, ru]) {
    const page = await visit({
      systemFont: 'DejaVu Sans',
      locale: lands === ru.lands ? 'ru-RU' : 'en-US',
      viewport: { width: 320, height: 568 },
    });
    await goTo(page, '/lands');
    const views = page.locator('main fieldset').first().locator('label');
    await views.last().waitFor();
    const boxes = await views.evaluateAll((labels) =>
      labels.map((label) => {
        const { top, right } = label.getBoundingClientRect();
        return { top: Math.round(top), right };
      }),
    );
    assert.is(new Set(boxes.map(({ top }) => top)).size, 1, 'one row');
    assert.ok(
      boxes.every(({ right }) => right <= 304),
      'within the page',
    );
    await goTo(page, '/rules');
    const field = await page.getByLabel(rules.search).boundingBox();
    assert.ok(field && field.height < 60, `${rules.search}: ${field?.height}`);
  }
});

test('the catalog shows how many cards the deck has to which it adds them, and leads to it', async () => {
  const page = await visit({ reducedMotion: 'reduce', hasTouch: true });
  const main = page.locator('main');
  await goTo(page, '/my-decks');
  await page.getByRole('button', { name: words.makeEmpty, exact: true }).tap();
  await page.getByLabel(words.name).fill('Friday');
  await goTo(page, '/decks');
  for (const [index, size] of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ].entries()) {
    await page.setViewportSize(size);
    await main.evaluate((element) => element.scrollTo(0, 2000));
    await main
      .locator('li')
      .nth(20 + index)
      .getByRole('button')
      .tap();
    const link = main.getByRole('link', { name: `Friday: ${index + 1} ` });
    await link.waitFor();
    assert.ok(await isSeen(link), `${size.width} × ${size.height}`);
  }
  await main.getByRole('link', { name: 'Friday: ' }).tap();
  assert.is(await page.getByLabel(words.name).inputValue(), 'Friday');
});

test('what a pasted list makes comes into sight, also below other decks', async () => {
  for (const { myDecks, places } of [en, ru]) {
    const locale = places === ru.places ? 'ru-RU' : 'en-US';
    const page = await visit({ reducedMotion: 'reduce', hasTouch: true, locale });
    for (const name of ['One', 'Two']) {
      await goTo(page, '/my-decks');
      await page.getByRole('button', { name: myDecks.makeEmpty, exact: true }).tap();
      await page.getByLabel(myDecks.name).fill(name);
    }
    await goTo(page, '/my-decks');
    await page.getByText(myDecks.fromText, { exact: true }).tap();
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await page.getByLabel(myDecks.list).fill('');
      await page.getByText(myDecks.readyMade, { exact: true }).scrollIntoViewIfNeeded();
      await page.getByLabel(myDecks.list).fill(list.slice(0, 12).join('\n'));
      const found = page.getByText(myDecks.understood(11), { exact: true });
      await found.waitFor();
      await until(() => isSeen(found), `what was found at ${size.width}`);
      await until(
        () => isSeen(page.getByRole('button', { name: myDecks.createDeck(11) })),
        `the button at ${size.width}`,
      );
    }
  }
});

test('decks can be sorted once there are many', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const links = page.locator('[href^="#/my-decks/"]');
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
  for (const [index, name] of names.entries()) {
    await goTo(page, '/my-decks');
    await page.getByText(words.makeEmpty, { exact: true }).waitFor();
    assert.is(await page.getByRole('radio').count(), 0, `${index}`);
    await page.getByRole('button', { name: words.makeEmpty, exact: true }).click();
    await page.getByLabel(words.name).fill(name);
  }
  await goTo(page, '/my-decks');
  await links.nth(4).waitFor();
  assert.ok((await links.first().textContent())?.startsWith('Echo'));
  await page.getByRole('radio', { name: words.sorts.name }).check();
  await until(async () => (await links.last().textContent())?.startsWith('Echo') ?? false, 'by name');
});

test('on the smallest phone, the buttons of a deck share a row, and whole words lead to the rules', async () => {
  const page = await visit({
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    viewport: { width: 320, height: 568 },
  });
  await goTo(page, '/my-decks');
  await page.getByText(ru.myDecks.fromText, { exact: true }).click();
  await page.getByLabel(ru.myDecks.list).fill(list.slice(1, 11).join('\n'));
  await page.getByRole('button', { name: ru.myDecks.createDeck(10) }).click();
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
  const actions = page.getByRole('button', { name: ru.myDecks.actions });
  assert.is(await top(page.getByRole('button', { name: ru.myDecks.play })), await top(actions));
  const details = await page.getByText(ru.myDecks.details, { exact: true }).first().boundingBox();
  assert.ok(details && details.width > 40, `${details?.width}`);
  const first = await top(page.locator('main li').first());
  assert.ok(first < 340, `the first card is at ${first}`);
});

test.run();

/** Whether nothing covers the middle of what is on the screen. */
function isSeen(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
