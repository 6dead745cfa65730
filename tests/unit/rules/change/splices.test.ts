import fc from 'fast-check';
import { applyBackward, applyForward, type Change, changeBetween } from '../../../../src/rules/change/change';
import {
  applySplices,
  type ChecksummedSplices,
  reverseSplices,
  type Splice,
  splicesBetween,
} from '../../../../src/rules/change/splices';
import { assert, suite } from '../../../support/suite';

const RUNS = { seed: 20_260_925, numRuns: 2_000 };

const deck = Array.from({ length: 207 }, (_, index) => `plane ${index}`);
const [top = '', second = '', ...below] = deck;

interface Spliced {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly expect: readonly Splice[];
}

const spliced: readonly Spliced[] = [
  { name: 'nothing', before: deck, after: [...deck], expect: [] },
  { name: 'the top card taken', before: deck, after: deck.slice(1), expect: [[0, [top], []]] },
  {
    name: 'three cards taken',
    before: deck,
    after: deck.slice(3),
    expect: [[0, deck.slice(0, 3), []]],
  },
  {
    name: 'two cards to the bottom',
    before: deck,
    after: [...deck, 'Bant', 'Naya'],
    expect: [[207, [], ['Bant', 'Naya']]],
  },
  {
    name: 'the top card taken, another to the bottom',
    before: deck,
    after: [...deck.slice(1), 'Bant'],
    expect: [
      [0, [top], []],
      [207, [], ['Bant']],
    ],
  },
  {
    name: 'the top card to the bottom',
    before: deck,
    after: [...deck.slice(1), top],
    expect: [
      [0, [top], []],
      [207, [], [top]],
    ],
  },
  {
    name: 'a card from the middle to the bottom',
    before: deck,
    after: [...deck.slice(0, 99), ...deck.slice(100), 'plane 99'],
    expect: [
      [99, ['plane 99'], []],
      [207, [], ['plane 99']],
    ],
  },
  {
    name: 'the two top cards in another order',
    before: deck,
    after: [second, top, ...below],
    expect: [
      [0, [], [second]],
      [1, [second], []],
    ],
  },
  { name: 'the first cards of all', before: [], after: ['Bant'], expect: [[0, [], ['Bant']]] },
  { name: 'a card for another', before: ['Bant'], after: ['Naya'], expect: [[0, ['Bant'], ['Naya']]] },
  {
    name: 'a list of repeats that becomes one without',
    before: ['Bant', 'Naya', 'Bant', 'Jund', 'Naya'],
    after: ['Bant', 'Jund', 'Naya'],
    expect: [
      [1, [], ['Jund']],
      [2, ['Bant', 'Jund', 'Naya'], []],
    ],
  },
];

const test = suite('splices');

for (const { name, before, after, expect } of spliced) {
  test(name, () => {
    const found = splicesBetween(before, after);
    assert.equal(found.splices, expect);
    assert.equal(applySplices(before, found), after);
    assert.equal(applySplices(after, reverseSplices(found)), before);
  });
}

const names = fc.oneof(fc.constantFrom('Bant', 'Naya', 'Jund', ''), fc.string({ maxLength: 3 }));
/** Lists that hold some names more than once. */
const lists = fc.array(names, { maxLength: 12 });
/** Decks that hold each card once, and what may become of them. */
const decks = fc.integer({ min: 1, max: 40 }).chain((size) => {
  const cards = deck.slice(0, size);
  return fc.tuple(fc.constant(cards), fc.shuffledSubarray([...cards, 'Bant', 'Naya']));
});
const pairs = fc.oneof(fc.tuple(lists, lists), decks);

test('splices lead from any list to any other and back', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const found = splicesBetween(before, after);
      assert.equal(applySplices(before, found), after);
      assert.equal(applySplices(after, reverseSplices(found)), before);
      assert.equal(reverseSplices(reverseSplices(found)), found);
    }),
    RUNS,
  );
});

test('only the cards taken off a deck and put on its top and bottom are named', () => {
  const hands = fc
    .integer({ min: 1, max: 12 })
    .chain((count) =>
      fc.tuple(fc.shuffledSubarray(deck.slice(0, count), { minLength: count }), fc.nat(count)),
    );
  fc.assert(
    fc.property(hands, ([hand, toTop]) => {
      const after = [...hand.slice(0, toTop), ...deck.slice(hand.length), ...hand.slice(toTop)];
      const named = splicesBetween(deck, after).splices.flatMap(([, removed, inserted]) => [
        ...removed,
        ...inserted,
      ]);
      assert.ok(named.every((card) => hand.includes(card)));
      assert.ok(named.length <= 2 * hand.length, `${hand.length} cards, ${named.length} names`);
    }),
    RUNS,
  );
});

test('a difference of lists is never longer than the two lists', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const [change] = changeBetween(before, after);
      const length = change ? JSON.stringify(change).length : 0;
      assert.ok(length <= JSON.stringify({ path: [], before, after }).length);
    }),
    RUNS,
  );
});

test('a splice is refused for another list', () => {
  fc.assert(
    fc.property(pairs, lists, ([before, after], other) => {
      const found = splicesBetween(before, after);
      if (other.join() !== before.join()) assert.throws(() => applySplices(other, found));
      if (other.join() !== after.join()) assert.throws(() => applySplices(other, reverseSplices(found)));
    }),
    RUNS,
  );
});

test('a splice is refused for a list with one name changed, removed, added or moved', () => {
  const change = changeBetween(deck, [...deck.slice(1), 'Bant']);
  const others = [
    deck.with(100, 'Naya'),
    deck.toSpliced(100, 1),
    deck.toSpliced(100, 0, 'Naya'),
    deck.toSpliced(100, 2, 'plane 101', 'plane 100'),
  ];
  for (const other of others) assert.throws(() => applyForward(other, change));
});

for (const invalidList of [
  undefined,
  null,
  'plane 0',
  {},
  [1],
  [['plane 0']],
  { length: 0 },
  { 0: 'plane 0' },
]) {
  test(`no list of names: ${JSON.stringify(invalidList)}`, () => {
    assert.throws(() => applySplices(invalidList, splicesBetween(['plane 0'], [])));
    assert.throws(() => applySplices(invalidList, splicesBetween([], ['plane 0'])));
  });
}

test('a reversed deck is stored as a whole', () => {
  const turned = deck.toReversed();
  assert.equal(changeBetween({ deck }, { deck: turned }), [{ path: ['deck'], before: deck, after: turned }]);
});

/** Splices in which one thing is another. */
const tampered = pairs.chain(([before, after]) => {
  const found = splicesBetween(before, after);
  const sums = fc.tuple(fc.nat(1), fc.nat(0xffff_ffff)).map(
    ([wrongSumIndex, sum]): ChecksummedSplices => ({
      ...found,
      sums: wrongSumIndex === 0 ? [sum, found.sums[1]] : [found.sums[0], sum],
    }),
  );
  const others = fc
    .tuple(fc.nat(20), fc.oneof(fc.tuple(fc.nat(50), lists, lists), fc.constant(null)), fc.nat(2))
    .map(([index, other, part]): ChecksummedSplices => {
      const one = found.splices[index % Math.max(1, found.splices.length)];
      if (!one || !other) return { ...found, splices: found.splices.slice(1) };
      const changed = one.with(part, other[part] as never) as unknown as Splice;
      return { ...found, splices: found.splices.with(found.splices.indexOf(one), changed) };
    });
  return fc.tuple(fc.constant(before), fc.constant(after), fc.oneof(sums, others));
});

test('altered splices lead to the right list or are refused', () => {
  let refused = 0;
  const assertRightOrRefused = (go: () => unknown, right: readonly string[]) => {
    let reached: unknown;
    try {
      reached = go();
    } catch {
      refused += 1;
      return;
    }
    assert.equal(reached, right);
  };
  fc.assert(
    fc.property(tampered, ([before, after, { splices, sums }]) => {
      const change: Change = [{ path: ['cards'], splices, sums }];
      assertRightOrRefused(() => applyForward({ cards: before }, change).cards, after);
      assertRightOrRefused(() => applyBackward({ cards: after }, change).cards, before);
    }),
    RUNS,
  );
  assert.ok(refused > 1_000, `only ${refused} were refused`);
});

test.run();
