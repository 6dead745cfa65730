import { dealtIn, mostEach, type RandomDraft } from '../../../../src/rules/landless/random-draft';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE } from '../../../support/tables';

const test = suite('random draft');

const collection = Array.from({ length: 100 }, (_, index) => `card ${index}`);
const draft: RandomDraft = { seed: FIXED_CHANCE, deals: 1, players: 4, each: 20 };

test('before it is dealt nobody has a card', () => {
  assert.is(dealtIn({ ...draft, deals: 0 }, collection), null);
});

test('everybody has as many cards, and none of them twice', () => {
  const hands = dealtIn(draft, collection) ?? [];
  assert.equal(
    hands.map(({ length }) => length),
    [20, 20, 20, 20],
  );
  assert.is(new Set(hands.flat()).size, 80);
  assert.ok(hands.flat().every((card) => collection.includes(card)));
});

test('dealt again it comes out otherwise, and taken back as it was', () => {
  const first = dealtIn(draft, collection);
  const second = dealtIn({ ...draft, deals: 2 }, collection);
  assert.not.equal(second, first);
  assert.equal(dealtIn({ ...draft, deals: 1 }, collection), first);
  assert.equal(dealtIn({ ...draft, deals: 2 }, collection), second);
});

test('more than there is nobody gets', () => {
  assert.is(mostEach(collection, 4), 25);
  assert.is(mostEach(collection, 7), 14);
  assert.is(mostEach([], 4), 0);
});

test('every card has the same chance to be dealt', () => {
  const few = collection.slice(0, 10);
  const times = new Map(few.map((card) => [card, 0]));
  for (let deals = 1; deals <= 400; deals++) {
    for (const card of dealtIn({ ...draft, deals, players: 1, each: 5 }, few)?.[0] ?? []) {
      times.set(card, (times.get(card) ?? 0) + 1);
    }
  }
  // Half of 400 deals each; the standard deviation is ten.
  for (const [card, count] of times) assert.ok(Math.abs(count - 200) < 50, `${card}: ${count}`);
});

test.run();
