/** Visits every screen of the app, for promises that apply everywhere. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { en, type Words } from '../../../src/i18n/en';
import { ru } from '../../../src/i18n/ru';
import type { EvaluablePage } from '../browser/evaluable-page';
import { customCard } from '../cards/custom-cards';
import { putPictures } from '../pictures/drawn-pictures';
import { picturesToImport } from '../pictures/picture-files';
import { enterCost } from './lands';
import {
  enterRoll,
  fixedRandomnessScript,
  goTo,
  openFromMenu,
  openMenu,
  revealStartingPlane,
  startGame,
} from './play';

/** The longest word in the name of a card. */
export const LONG_NAME = 'Asmoranomardicadaistinaculdacar';

/** Realistic names, one of them long. */
export function playerNames(words: Words): readonly string[] {
  return words === ru
    ? ['Аня', 'Борис', 'Владислава', 'Гоша', 'Святополк-Мирский', 'Ян']
    : ['Anya', 'Boris', 'Wilhelmina', 'Max', 'Bartholomew the Great', 'Li'];
}

/**
 * Calls `inspect` on every screen, sheet and notice, each reached as a player would reach it. Starts with a new game in
 * an empty browser and ends in the settings.
 */
export async function tour(page: Page, words: Words, inspect: SceneInspector): Promise<void> {
  const tools = createTourTools(page, words, inspect);
  await visitNewGame(tools);
  await visitPlane(tools);
  await visitLife(tools);
  await visitGameWithoutPlanes(tools);
  await visitMap(tools);
  await visitGrandMelee(tools);
  await visitDecks(tools);
  await visitPictures(tools);
  await visitReceivedDeck(tools);
  await visitPicturedPlane(tools);
  await visitLands(tools);
  await visitRules(tools);
  await visitSettings(tools);
}

type SceneInspector = (scene: string) => Promise<void>;

type TourTools = ReturnType<typeof createTourTools>;

function createTourTools(page: Page, words: Words, inspect: SceneInspector) {
  const dialog = page.getByRole('dialog');
  return {
    page,
    words,
    inspect,
    dialog,
    names: playerNames(words),
    /** Finds a button by its name, which may be followed by its state. */
    button: (name: string) =>
      page.getByRole('button', {
        name: new RegExp(
          `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\u00a0', ' ')}($|[:,])`,
        ),
      }),
    async close() {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

/** Visits the new game form, with regulars and teams, and the game that it starts. */
async function visitNewGame(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, names } = tour;
  const [anya = '', boris = '', third = '', fourth = ''] = names;
  await button(words.newGame.start).waitFor();
  await inspect('new game');
  for (const [seat, name] of [anya, boris, third, fourth].entries()) {
    await page.getByLabel(words.newGame.name(seat + 1)).fill(name);
  }
  await tap(page.getByRole('radio', { name: words.newGame.otherLife }));
  await inspect('new game, other life');
  await tap(button(words.seating.colorAndSeatOf(anya)));
  await tap(button(words.regulars.save));
  await page.getByLabel(words.regulars.groupNameLabel).waitFor();
  await tap(page.getByRole('radio', { name: words.teams.customTeams }));
  await inspect('new game, colors, a group of regulars and teams');
  await tap(button(words.done));
  await tap(button(words.seating.colorAndSeatOf(anya)));
  await tap(page.getByRole('radio', { name: words.newGame.freeForAll }));
  await tap(page.getByRole('radio', { name: `20 ${words.newGame.lifeHint[20]}` }));
  await tap(page.getByRole('radio', { name: words.newGame.decks.OPC2 }));
  await tap(page.getByRole('radio', { name: anya, exact: true }));
  await startGame(page, words);
  await inspect('before the first plane');
}

/** Visits the plane of that game: the menu, the die, phenomena, and manual actions. */
async function visitPlane(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await revealStartingPlane(page, words);
  await inspect('plane');
  await tap(button(words.places.label));
  await dialog.waitFor();
  await inspect('places');
  await close();
  await tap(button(words.table.menu));
  await dialog.waitFor();
  await inspect('menu');
  await close();
  await openMenu(page, words);
  await inspect('menu, expanded');
  for (const sides of ['two', 'four', 'one'] as const) {
    await tap(dialog.getByRole('radio', { name: words.planeView.textFacingNames[sides] }));
    await close();
    if (sides !== 'one') await inspect(`plane, text to ${sides} sides`);
    await openMenu(page, words);
  }
  await close();
  await openFromMenu(page, words.menu.enterDieResult, words);
  await dialog.getByText(words.enterRoll.six[1]).waitFor();
  await inspect('own die');
  await close();
  await enterRoll(page, 'chaos', words);
  await page.locator('[aria-current="true"]').first().waitFor();
  await inspect('chaos');
  await tap(button(words.meaning.title));
  await dialog.waitFor();
  await inspect('what does this mean');
  await close();
  await walkUntilPhenomenon(page, words, async (arrived) => {
    if (arrived === 1) await inspect('planeswalk');
  });
  await inspect('phenomenon');
  await passPhenomena(page, words);
  await openFromMenu(page, words.planarDeck, words);
  await dialog.getByText(words.byHand.howMany.look).waitFor();
  await inspect('planar deck');
  await tap(dialog.getByRole('radio', { name: words.byHand.reveal }));
  await tap(dialog.getByRole('button', { name: words.byHand.more }));
  await tap(dialog.getByRole('button', { name: words.byHand.more }));
  await tap(dialog.getByRole('button', { name: words.byHand.take.reveal }));
  await button(words.done).waitFor();
  await inspect('cards off the planar deck');
  await tap(button(words.done));
  await button(words.done).waitFor({ state: 'detached' });

  await openFromMenu(page, words.counters.menu, words);
  await openFromMenu(page, words.effects.title, words);
  await inspect('what lasts, nothing');
  await tap(dialog.getByText(words.effects.add));
  await inspect('what lasts, adding by hand');
  await tap(dialog.getByRole('radio', { name: words.effects.does.blankIsChaos }));
  await tap(button(words.effects.begin));
  await dialog
    .getByRole('button', { name: words.effects.endEffect(words.effects.does.blankIsChaos) })
    .waitFor();
  await inspect('what lasts');
  await close();
  await inspect('plane with a counter and a badge');
  await openFromMenu(page, words.dice.title, words);
  await tap(button(words.dice.roll));
  await inspect('dice');
  await close();
  await openFromMenu(page, words.lifeTotals.title, words);
  await dialog.getByText(words.lifeTotals.everyoneHint).waitFor();
  await inspect('several lives');
  await tap(dialog.getByRole('radio', { name: words.lifeTotals.kinds.redistributed }));
  await inspect('several lives, redistributed');
  await close();
}

/** Visits the life totals and their sheets until one player has won, and then the summary. */
async function visitLife(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close, names } = tour;
  const [anya = '', boris = '', third = '', fourth = ''] = names;
  await tap(button(words.table.toLife));
  await button(words.table.toPlane).waitFor();
  await inspect('life');
  await tap(button(words.seat.more(anya)));
  await tap(dialog.getByText(words.commander.title, { exact: true }));
  await tap(button(words.counters.addOne(words.commander.cast)));
  await tap(dialog.getByText(words.playerCounters.title));
  await tap(button(words.counters.addOne(words.playerCounters.names.energy)));
  await inspect('seat, commander');
  await tap(button(`${words.commander.attack} ${words.commander.withInfect}`));
  await dialog.waitFor({ state: 'detached' });
  await inspect('life, a commander attacks');
  await tap(button(`${words.commander.attacks(anya)}, ${words.commander.withInfect}`));
  await tap(button(words.seat.more(anya)));
  await button(words.seatSheet.concede).waitFor();
  for (let counter = 0; counter < 10; counter++) await tap(button(words.seatSheet.morePoison));
  await inspect('seat');
  await tap(dialog.getByText(words.seating.nameAndColor));
  await inspect('seat, name and color');
  await tap(button(words.seatSheet.concede));
  await button(words.cancel).waitFor();
  await inspect('seat, conceding');
  await tap(button(words.cancel));
  await close();
  await tap(button(words.seat.setLife(boris)));
  await button(words.seatSheet.set).waitFor();
  await inspect('keypad');
  for (const digit of ['1', '0', '0', '0', '0', '0']) await tap(button(digit));
  await tap(button(words.sign));
  await tap(button(words.seatSheet.set));
  await dialog.waitFor({ state: 'detached' });
  await inspect('life, two seats beaten');
  await tap(button(words.table.log));
  await dialog.getByRole('listitem').first().waitFor();
  await inspect('log');
  await tap(button(words.logTools.exact));
  await dialog.getByLabel(words.logTools.whose).selectOption({ label: anya });
  await inspect('log of one seat, exact time');
  await close();
  await tap(button(words.leaving.label(boris, words.leaving.why.noLife)));
  await dialog.getByRole('checkbox').first().waitFor();
  await inspect('players out together');
  await tap(dialog.getByRole('checkbox', { name: boris }));
  await tap(dialog.getByRole('button', { name: words.leaving.areOut(1) }));
  await page.getByText(words.turnStatus.noActivePlayer(anya)).first().waitFor();
  await inspect('life, nobody’s turn');
  await tap(button(words.table.toPlane));
  await page.locator('[data-card]').first().waitFor();
  await inspect('plane, nobody’s turn');
  await tap(button(words.table.toLife));
  await tap(button(words.leaving.label(boris, words.leaving.why.noLife)));
  await tap(button(words.seat.more(third)));
  await tap(button(words.seatSheet.concede));
  await tap(button(words.seatSheet.concede).last());
  await page.getByText(words.turnStatus.winner(fourth)).first().waitFor();
  await inspect('winner');
  await tap(button(words.summary.title));
  await dialog.getByText(words.summary.players, { exact: true }).waitFor();
  await inspect('summary');
  await tap(dialog.getByRole('radio', { name: words.summary.shapes.table }));
  await tap(dialog.getByRole('radio', { name: words.summary.axes.time }));
  await inspect('summary, the table');
  await close();
  await tap(button(words.seat.more(third)));
  await dialog.waitFor();
  await inspect('seat of somebody who left');
  await close();
}

/** Visits a game without planes: handing it over, the clock, the seats. */
async function visitGameWithoutPlanes(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await tap(button(words.table.newGame));
  await page.getByRole('heading', { name: words.newGame.title }).waitFor();
  await tap(page.getByRole('radio', { name: words.newGame.decks.none }));
  await startGame(page, words);
  await page.locator('[data-life="0"]').waitFor();
  await inspect('life without planes');
  await openFromMenu(page, words.handover.menuNote, words);
  await dialog.getByRole('img', { name: words.handover.code }).waitFor();
  await inspect('handing the game over');
  await close();
  await openFromMenu(page, words.clock.menuNote, words);
  await tap(dialog.getByLabel(words.clock.show));
  await tap(dialog.getByRole('radio', { name: words.clock.limits.player }));
  await dialog.getByText(words.clock.sound).waitFor();
  await inspect('clock');
  await tap(dialog.getByRole('radio', { name: words.clock.limits.none }));
  await close();
  await inspect('life with a clock');
  await openFromMenu(page, words.clock.menuNote, words);
  await tap(dialog.getByLabel(words.clock.show));
  await close();
  await openFromMenu(page, words.seating.title, words);
  await dialog.getByText(words.seating.hint).waitFor();
  await inspect('changing seats');
  await close();
  await openMenu(page, words);
  await tap(dialog.getByRole('radio', { name: words.seating.panelLayouts.fourSides }));
  await close();
  await inspect('life around four sides');
  await openMenu(page, words);
  await tap(dialog.getByRole('radio', { name: words.seating.panelLayouts.upright }));
  await close();
  await inspect('life for one reader');
}

/** Visits players' own decks in the form, and a game on the Eternities Map. */
async function visitMap(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await goTo(page, '/new');
  await page.getByRole('heading', { name: words.newGame.recent }).waitFor();
  await page.getByRole('button', { name: words.newGame.rematch(false) }).waitFor();
  for (let seat = 5; seat <= 6; seat++) {
    await tap(button(words.newGame.add));
    await page.getByLabel(words.newGame.name(seat)).waitFor();
  }
  await inspect('new game, six players and an earlier game');
  await tap(page.getByRole('radio', { name: words.newGame.decks.OPC2 }));
  await tap(page.getByRole('radio', { name: words.newGame.layouts.own }));
  await tap(page.getByText(words.myDecks.seatDecks));
  await inspect('new game, decks of players');
  await tap(page.getByRole('radio', { name: words.newGame.layouts.map }));
  await tap(page.getByRole('radio', { name: words.newGame.mapKinds.sevenBySeven }));
  await inspect('new game with a map');
  await startGame(page, words);
  await revealStartingPlane(page, words);
  await inspect('plane on the map');
  await tap(button(words.map.title));
  await dialog.waitFor();
  await tap(dialog.locator('[data-square="1 0"]'));
  await inspect('map, looking around');
  await close();
  await enterRoll(page, 'planeswalk', words);
  await tap(button(words.table.planeswalk));
  await page.getByText(words.map.hint).waitFor();
  await inspect('where to');
  await tap(page.locator('[data-square="-1 0"]'));
  await inspect('where to, a plane chosen');
  await tap(page.locator('[data-square="1 1"]'));
  await page.getByText(words.map.hellrideNote).waitFor();
  await inspect('where to, a hellride chosen');
}

/** Visits a Grand Melee of twelve, with concurrent turns. */
async function visitGrandMelee(tour: TourTools): Promise<void> {
  const { page, words, inspect, button } = tour;
  await goTo(page, '/new');
  await page.getByRole('heading', { name: words.newGame.title }).waitFor();
  for (let seat = 7; seat <= 12; seat++) {
    await tap(button(words.newGame.add));
    await page.getByLabel(words.newGame.name(seat)).waitFor();
  }
  await tap(page.getByRole('radio', { name: words.newGame.grandMelee }));
  await inspect('new game, a Grand Melee of twelve');
  await startGame(page, words);
  await revealStartingPlane(page, words);
  await inspect('plane of a Grand Melee');
  await tap(page.getByRole('button', { name: words.table.nextLabel('') }));
  await inspect('plane of a turn that waits');
  await tap(button(words.table.toLife));
  await button(words.table.toPlane).waitFor();
  await inspect('life of twelve');
}

/** Visits all cards, the user's decks, and custom cards. */
async function visitDecks(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await goTo(page, '/decks');
  await page.locator('main li a').first().waitFor();
  await inspect('cards');
  await page.getByLabel(words.catalog.search).fill('zzzz');
  await page.getByText(words.catalog.nothing).waitFor();
  await inspect('cards, none found');
  await tap(page.getByRole('link', { name: words.myDecks.title }));
  await page.getByText(words.myDecks.none).waitFor();
  for (const way of [words.myDecks.atRandom, words.myDecks.readyMade, words.myDecks.fromText]) {
    await tap(page.getByText(way, { exact: true }));
  }
  await page.getByLabel(words.myDecks.list).fill(`// ${LONG_NAME}\nNaya\nNaya\nTazeeem\n---`);
  await page.getByText(words.notRecognized(2)).waitFor();
  await inspect('my decks, a list pasted');
  await tap(page.locator('details li').getByRole('button', { name: /Tazeeem/ }));
  await page.getByText(words.myDecks.corrected(1)).waitFor();
  await inspect('my decks, a list corrected');
  await tap(button(`${words.myDecks.createDeck(2)} ${words.myDecks.linesLeftOut(1)}`));
  await page.getByLabel(words.myDecks.name).waitFor();
  await tap(page.getByRole('radio', { name: words.catalog.filters.all }));
  await tap(page.locator('main section details summary').last());
  await inspect('my deck, which nobody can play, and cards to choose from');
  await tap(button(words.myDecks.actions));
  await inspect('my deck, its actions');
  await tap(button(words.deckSharing.showCode));
  await dialog.getByRole('img').waitFor();
  await inspect('my deck as a code');
  await close();
  await tap(button(words.myDecks.actions));
  await tap(button(words.myDecks.remove));
  await button(words.undoRemoval).waitFor();
  await inspect('my decks, one removed');
  await goTo(page, '/own-cards');
  await page.getByText(words.customCards.none).waitFor();
  await tap(button(words.customCards.newPlane));
  await page.getByLabel(words.customCards.name, { exact: true }).fill(LONG_NAME);
  await page.getByLabel(words.customCards.text).nth(1).fill('{T}, {CHAOS}: {W}{U}');
  await page
    .getByLabel(words.customCards.act)
    .nth(1)
    .selectOption({ label: words.customCards.acts.counters });
  await tap(page.getByText(words.customCards.symbols).nth(1));
  await tap(page.getByText(words.customCards.counters));
  await tap(page.getByText(words.customCards.walks));
  await inspect('custom card');
  await tap(button(words.customCards.remove));
  await button(words.undoRemoval).waitFor();
  await inspect('custom cards, one removed');
}

/** Visits the import of pictures. */
async function visitPictures(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await goTo(page, '/pictures');
  await page.getByText(words.pictures.none).waitFor();
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(
      picturesToImport.map(([name, bytes]) => ({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })),
    );
  await page.getByText(words.pictures.failures.notAPicture).waitFor();
  await tap(page.getByText(words.pictures.removeMany));
  await inspect('pictures');
  await tap(page.getByRole('button', { name: words.pictures.choice.choose }).first());
  await dialog.waitFor();
  await inspect('whose picture');
  await close();
  await tap(page.getByRole('button', { name: words.pictures.removeThese(1, 0).split(',')[0] ?? '' }));
  await button(words.undoRemoval).waitFor();
  await inspect('pictures, one removed');
}

/** Visits a received deck, saves it and shows it as several codes. */
async function visitReceivedDeck(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await goTo(page, '/receive');
  await page.getByLabel(words.deckSharing.file).setInputFiles(bigDeckFile());
  await page.getByRole('article').waitFor();
  await tap(page.getByText(words.deckSharing.cardsInside));
  await inspect('a deck that came');
  await tap(button(words.deckSharing.keep));
  await tap(button(words.myDecks.actions));
  await tap(button(words.deckSharing.showCode));
  await tap(dialog.getByRole('button', { name: words.deckSharing.next }));
  await inspect('my deck as several codes');
  await close();
}

/** Visits the plane of the game with a picture, and single cards. */
async function visitPicturedPlane(tour: TourTools): Promise<void> {
  const { page, words, inspect, button } = tour;
  await goTo(page, '/my-decks');
  await page.getByText(words.myDecks.make).waitFor();
  await goTo(page, '/');
  await page.locator('[data-card]').first().waitFor();
  const faceUp = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
  await putPictures(
    page,
    faceUp.map((card) => ({ card: card ?? '', title: card ?? '' })),
    { longest: 420 },
  );
  await page.reload();
  await page.locator('[data-picture]').first().waitFor();
  await inspect('plane by its picture');
  await tap(button(words.pictureCard.toText).first());
  await button(words.pictureCard.toPicture).first().waitFor();
  await inspect('plane with a picture, its text');
  for (const card of ['interplanar-tunnel', 'time-distortion', 'no-such-card']) {
    await goTo(page, `/decks/${card}`);
    await page.locator('main h1').waitFor();
    if (card === 'time-distortion') await tap(page.getByText(words.downloads.ofOne));
    if (card === 'interplanar-tunnel') await tap(page.getByText(words.support.title));
    await inspect(`card ${card}`);
  }
}

/** Visits the cube's lands, play aids and lists. */
async function visitLands(tour: TourTools): Promise<void> {
  const { page, words, inspect, button } = tour;
  await goTo(page, '/lands');
  await page.getByRole('heading', { name: words.lands.title }).waitFor();
  await enterCost(page, words, '1W/UR // 2G/P');
  await tap(page.getByText(words.lands.why));
  await tap(page.getByText(words.lands.effects));
  await tap(page.getByText(words.lands.more));
  await tap(page.getByText(words.lands.house, { exact: true }));
  await tap(page.getByText(words.lands.allOpenQuestions));
  await inspect('lands of the cube, everything open');
  await tap(page.getByRole('radio', { name: words.lands.views.aids }));
  await tap(page.getByText(words.lands.recipe.title));
  await tap(page.getByText(words.lands.randomDraft.title));
  await page.getByLabel(words.lands.randomDraft.list).fill(`20 ${LONG_NAME}\n---`);
  await tap(button(words.lands.randomDraft.deal));
  await tap(page.getByText(words.lands.randomDraft.hand(1, 5).replace(/\d+$/, '')));
  await tap(page.getByText(words.lands.sharedDeck.title));
  await tap(button(words.lands.sharedDeck.begin));
  await inspect('lands, play aids');
  await tap(page.getByRole('radio', { name: words.lands.views.list }));
  await page.getByLabel(words.lands.list.label).fill(`20 ${LONG_NAME}\n20 Молния\n---`);
  await tap(page.getByText(words.lands.check.title));
  await inspect('lands, a list of unknown cards');
  await tap(page.getByRole('radio', { name: words.lands.views.card }));
  await tap(page.getByRole('radio', { name: words.lands.ruleSets.landlessMtg }));
  await inspect('lands of Landless MTG');
  await page.getByLabel(words.lands.byName.label).fill('Nobody Knows Me');
  await inspect('lands, a card that is not known');
  await enterCost(page, words, '{Q');
  await inspect('lands, a cost that cannot be read');
}

/** Visits the rulebook and its search, in both languages. */
async function visitRules(tour: TourTools): Promise<void> {
  const { page, words, inspect } = tour;
  await goTo(page, '/rules');
  await page.locator('details li a').first().waitFor();
  await inspect('rules');
  await page.getByRole('textbox', { name: words.rules.search }).fill('transguild');
  await page.locator('mark').first().waitFor();
  await inspect('rules, found');
  await goTo(page, '/rules/landless-recipe');
  await tap(page.getByRole('radio', { name: words.rules.readings.both }));
  await inspect('a rule in both languages');
}

/** Visits the settings and a backup. */
async function visitSettings(tour: TourTools): Promise<void> {
  const { page, words, inspect, button, dialog, close } = tour;
  await goTo(page, '/settings');
  await page.getByRole('heading', { name: words.places.settings }).waitFor();
  await inspect('settings');
  await tap(button(words.backup.make));
  await dialog.getByRole('checkbox').first().waitFor();
  await inspect('settings, making a backup');
  await close();
  await page.getByLabel(words.backup.open).setInputFiles(BACKUP);
  await tap(button(words.backup.replace));
  await inspect('settings, a backup found');
  await close();
}

/** A backup that contains every kind of data. */
const BACKUP = fileURLToPath(new URL('../../fixtures/backup-v1.planar-backup', import.meta.url));

/** Creates a deck file that needs several codes, with one custom card and many unknown ones. */
function bigDeckFile() {
  const later = Array.from({ length: 30 }, (_, index) => `later-${index * 7919}-${index * 104729}`);
  const cards = ['bant', 'interplanar-tunnel', 'own:kitchen', ...later];
  const name = LONG_NAME;
  const deck = { kind: 'planar-deck', version: 1, name, cards, ownCards: [customCard()] };
  return { name: 'deck.planar-deck', mimeType: '', buffer: Buffer.from(JSON.stringify(deck)) };
}

/** Gives every tour the same cards. */
export const tourRandomnessScript = fixedRandomnessScript(0x2012);

/** Waits until all animations have ended. */
export async function waitUntilAtRest(page: EvaluablePage): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Where an element stands once it is in the page and nothing moves. */
export async function boxAtRest(part: Locator) {
  await part.waitFor();
  await waitUntilAtRest(part.page());
  return part.boundingBox();
}

/** Removes repeated findings of other screens; findings begin with the scene and a colon. */
export function withoutRepeats(found: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const finding of found) {
    const description = finding.slice(finding.indexOf(': ') + 2);
    if (!first.has(description)) first.set(description, finding);
  }
  return [...first.values()];
}

/** Switches to this language. */
export async function ensureLanguage(page: Page, words: Words): Promise<void> {
  const switchButton = page.getByRole('button', { name: words === ru ? en.otherLanguage : ru.otherLanguage });
  const switchBackButton = page.getByRole('button', { name: words.otherLanguage });
  // During a game on a small screen, the language switch is in the sheet of places, behind a button.
  const places = page.getByRole('button', { name: new RegExp(`^(${en.places.label}|${ru.places.label})$`) });
  await switchButton.or(switchBackButton).or(places).first().waitFor();
  const isInPlacesMenu = await places.isVisible();
  if (isInPlacesMenu) await tap(places);
  await switchButton.or(switchBackButton).waitFor();
  if (await switchButton.isVisible()) await tap(switchButton);
  await switchBackButton.waitFor();
  if (!isInPlacesMenu) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Clicks a target even if something covers it; promises check that separately. */
function tap(target: Locator): Promise<void> {
  return target.evaluate(async (element) => {
    while (element.matches(':disabled, [aria-disabled="true"]')) await new Promise(requestAnimationFrame);
    (element as HTMLElement).click();
  });
}

/** Planeswalks with entered rolls until a condition holds. */
async function walkUntilPhenomenon(
  page: Page,
  words: Words,
  onArrival: (times: number) => Promise<void>,
): Promise<void> {
  const walk = page.getByRole('button', { name: words.table.planeswalk, exact: true });
  const nextTurnButton = page.getByRole('button', { name: words.table.nextLabel('') });
  for (let times = 1; times <= 40; times++) {
    const before = await page.locator('[data-card]').first().getAttribute('data-card');
    await enterRoll(page, 'planeswalk', words);
    await tap(walk);
    await page.locator(`[data-card]:not([data-card="${before}"])`).first().waitFor();
    await onArrival(times);
    if (!(await nextTurnButton.isVisible())) return;
  }
  throw new Error('no phenomenon was encountered');
}

/** Accepts everything that phenomena offer until the turn continues. */
async function passPhenomena(page: Page, words: Words): Promise<void> {
  const nextTurnButton = page.getByRole('button', { name: words.table.nextLabel('') });
  const { table, acts, done } = words;
  const answers = [table.phenomenonDone, table.planeswalk, done, ...Object.values(acts)];
  const answer = page.locator('main').getByRole('button', {
    name: new RegExp(`^(${answers.join('|')})$`),
    disabled: false,
  });
  for (let times = 0; times < 20; times++) {
    await nextTurnButton.or(answer).first().waitFor();
    if (await nextTurnButton.isVisible()) return;
    const latestAnnouncement = await page.locator('main [data-latest]').textContent();
    await tap(answer.first());
    await page
      .locator('main [data-latest]')
      .filter({ hasNotText: latestAnnouncement ?? '' })
      .waitFor({ state: 'attached' });
  }
  throw new Error('the phenomena do not come to an end');
}
