import { cardsOfKind, catalog } from '../../../../../src/content/planes/catalog';
import { planarSetCodes, planarSets } from '../../../../../src/content/planes/planar-sets';
import { en, type Words } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { checkSharedDeck } from '../../../../../src/rules/planar/decks/planar-deck';
import {
  type deckOrders,
  describeLegality,
  describeOwnUse,
  describeSharedUse,
  fileNameOf,
  sizeInWords,
  sortDecks,
} from '../../../../../src/screens/decks/deck/deck-presentation';
import { readyMadeSelections } from '../../../../../src/screens/decks/deck/ready-made-selections';
import { findViolations } from '../../../../../src/session/decks/deck-violations';
import { dealRandomDeck, eligibleCards } from '../../../../../src/session/decks/random-deck';
import { assert, suite } from '../../../../support/suite';
import { FIXED_CHANCE, numberedCards } from '../../../../support/tables/tables';

const test = suite('the user’s decks in words');

test('one line says who may play with a deck', () => {
  const line = (planes: number, phenomena: number) =>
    describeLegality(numberedCards(planes, phenomena), 4, en);
  assert.is(line(40, 2), '2–12 players can share it. One player can use it as their own.');
  assert.is(line(18, 2), '2 players can share it. One player can use it as their own.');
  assert.is(line(10, 0), 'One player can use it as their own.');
  assert.is(line(34, 6), '3–12 players can share it.');
  assert.is(
    line(4, 1),
    'Not legal yet. For 4 players to share, add 35 cards. For one player’s own deck, add 5 cards.',
  );
});

test('each use of a deck says what is left to change', () => {
  const uses = (planes: number, phenomena: number, words: Words) => {
    const cards = numberedCards(planes, phenomena);
    const violations = findViolations(cards, 4);
    return [describeSharedUse(cards, violations, words), describeOwnUse(violations, words)];
  };
  assert.equal(uses(9, 0, en), [
    'For 4 players to share, add 31 cards.',
    'For one player’s own deck, add 1 card.',
  ]);
  assert.equal(uses(9, 0, ru), [
    'Для общей колоды на четверых добавьте 31 карту.',
    'Для личной колоды добавьте 1 карту.',
  ]);
  assert.equal(uses(34, 6, en), [
    '3–12 players can share it.',
    'For one player’s own deck, remove 4 phenomena.',
  ]);
  assert.equal(uses(34, 6, ru), ['Общая колода для 3–12 игроков.', 'Для личной колоды уберите 4 феномена.']);
});

test('the line also gives the size', () => {
  assert.is(sizeInWords(numberedCards(34, 6), ru), '34\u00a0измерения, 6\u00a0феноменов');
  assert.is(sizeInWords([], en), 'No cards');
});

test('decks are in the selected order', () => {
  const decks = ['ящик', 'Арена 10', '', 'арена 9'].map((name, index) => ({
    id: `${index}`,
    name,
    cards: [],
    touchedAt: -index,
  }));
  const names = (order: (typeof deckOrders)[number]) =>
    sortDecks(decks, order, ru, 'ru').map(({ name }) => name);
  assert.equal(names('latest'), ['ящик', 'Арена 10', '', 'арена 9']);
  assert.equal(names('name'), ['арена 9', 'Арена 10', '', 'ящик']);
});

test('a file is named after the deck, as far as file names allow', () => {
  assert.is(fileNameOf({ name: 'Пятница: у/Бориса?' }), 'Пятница у Бориса.txt');
  assert.is(fileNameOf({ name: '../..' }), 'planar-deck.txt');
});

test('the cards that a new deck can start with are enough for one player', () => {
  const templates = readyMadeSelections(cardsOfKind);
  assert.equal([templates[0], templates.at(-1)], ['official', 'events']);
  for (const selection of templates) assert.ok(cardsOfKind(selection).length >= 10, selection);
});

test('a set has the same name everywhere', () => {
  for (const words of [en, ru]) {
    const language = words === en ? 'en' : 'ru';
    for (const set of planarSetCodes) {
      const asDeck = (words.newGame.decks as Readonly<Record<string, string>>)[set];
      if (asDeck !== undefined) assert.is(asDeck, planarSets[set].name[language]);
    }
  }
});

test('a random deck holds cards of the selected sets only, each once', () => {
  const pool = eligibleCards(
    { selections: ['OHOP', 'OPCA', 'OPC2'], isRemote: false, isWithoutRequiredItems: false },
    cardsOfKind,
  );
  assert.is(new Set(pool.map(({ id }) => id)).size, pool.length);
  assert.ok(pool.length < catalog.length);
  const deck = dealRandomDeck(pool, 4, 3, FIXED_CHANCE);
  assert.ok(checkSharedDeck(deck, 4).ok);
  assert.ok(deck.every((card) => pool.includes(card)));
  assert.is(deck.filter(({ kind }) => kind === 'phenomenon').length, 3);
});

test.run();
