import { latestDeal, maxCardsEach, type RandomDraft } from '../../../../src/rules/landless/random-draft';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE } from '../../../support/tables/tables';

const test = suite('random draft');

const collection = Array.from({ length: 100 }, (_, index) => `card ${index}`);
const draft: RandomDraft = { seed: FIXED_CHANCE, deals: 1, players: 4, cardsPerPlayer: 20 };

test('there are no cards before the first deal', () => {
  assert.is(latestDeal({ ...draft, deals: 0 }, collection), null);
});

test('all players get the same number of cards, and no card twice', () => {
  const hands = latestDeal(draft, collection) ?? [];
  assert.equal(
    hands.map(({ length }) => length),
    [20, 20, 20, 20],
  );
  assert.is(new Set(hands.flat()).size, 80);
  assert.ok(hands.flat().every((card) => collection.includes(card)));
});

test('another deal differs, and undo restores the previous one', () => {
  const first = latestDeal(draft, collection);
  const second = latestDeal({ ...draft, deals: 2 }, collection);
  assert.not.equal(second, first);
  assert.equal(latestDeal({ ...draft, deals: 1 }, collection), first);
  assert.equal(latestDeal({ ...draft, deals: 2 }, collection), second);
});

test('players get no more cards than there are', () => {
  assert.is(maxCardsEach(collection, 4), 25);
  assert.is(maxCardsEach(collection, 7), 14);
  assert.is(maxCardsEach([], 4), 0);
});

test('every card has the same chance to be dealt', () => {
  const few = collection.slice(0, 10);
  const times = new Map(few.map((card) => [card, 0]));
  for (let deals = 1; deals <= 400; deals++) {
    for (const card of latestDeal({ ...draft, deals, players: 1, cardsPerPlayer: 5 }, few)?.[0] ?? []) {
      times.set(card, (times.get(card) ?? 0) + 1);
    }
  }
  // Half of 400 deals each; the standard deviation is ten.
  for (const [card, count] of times) assert.ok(Math.abs(count - 200) < 50, `${card}: ${count}`);
});

test.run();
