import fc from 'fast-check';
import {
  applyBackward,
  applyForward,
  type Change,
  changeBetween,
  joinChanges,
} from '../../../../src/rules/change/change';
import { assert, suite } from '../../../support/suite';
import { after, moves, tableAtStart } from '../../../support/tables/tables';

interface Changed {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly expect: Change;
}

const same = { life: 20 };

const changes: readonly Changed[] = [
  { name: 'nothing changed', before: { life: 20 }, after: { life: 20 }, expect: [] },
  { name: 'the very same thing', before: same, after: same, expect: [] },
  {
    name: 'a new list of the same values',
    before: { of: [0, null] },
    after: { of: [0, null] },
    expect: [],
  },
  {
    name: 'one number in a record',
    before: { life: 20, poison: 0 },
    after: { life: 19, poison: 0 },
    expect: [{ path: ['life'], before: 20, after: 19 }],
  },
  {
    name: 'one record in a list of records',
    before: [{ life: 20 }, { life: 20 }],
    after: [{ life: 20 }, { life: 18 }],
    expect: [{ path: [1, 'life'], before: 20, after: 18 }],
  },
  {
    name: 'a short list of names changes as a whole',
    before: { cards: ['Bant', 'Naya'] },
    after: { cards: ['Naya', 'Bant'] },
    expect: [{ path: ['cards'], before: ['Bant', 'Naya'], after: ['Naya', 'Bant'] }],
  },
  {
    name: 'a list of numbers changes as a whole',
    before: { chance: [1, 2, 3, 4] },
    after: { chance: [2, 3, 4, 5] },
    expect: [{ path: ['chance'], before: [1, 2, 3, 4], after: [2, 3, 4, 5] }],
  },
  {
    name: 'a list of the same names has not changed',
    before: { cards: ['Bant', 'Naya'] },
    after: { cards: ['Bant', 'Naya'] },
    expect: [],
  },
  {
    name: 'a list that grows changes as a whole',
    before: { waiting: [] },
    after: { waiting: [{ kind: 'chaos' }] },
    expect: [{ path: ['waiting'], before: [], after: [{ kind: 'chaos' }] }],
  },
  {
    name: 'a record with other keys changes as a whole',
    before: { waiting: [{ kind: 'planeswalking' }] },
    after: { waiting: [{ kind: 'encounter', card: 'Mutual Epiphany' }] },
    expect: [
      {
        path: ['waiting', 0],
        before: { kind: 'planeswalking' },
        after: { kind: 'encounter', card: 'Mutual Epiphany' },
      },
    ],
  },
  {
    name: 'as many keys, but others',
    before: { a: 1 },
    after: { b: 1 },
    expect: [{ path: [], before: { a: 1 }, after: { b: 1 } }],
  },
  {
    name: 'a record where there was nothing',
    before: { planar: null },
    after: { planar: { rolls: 0 } },
    expect: [{ path: ['planar'], before: null, after: { rolls: 0 } }],
  },
  {
    name: 'a record where there was a list',
    before: { a: [] },
    after: { a: {} },
    expect: [{ path: ['a'], before: [], after: {} }],
  },
  {
    name: 'a list of records that becomes one of plain values changes as a whole',
    before: [{ a: 1 }, { a: 2 }],
    after: [{ a: 1 }, 2],
    expect: [{ path: [], before: [{ a: 1 }, { a: 2 }], after: [{ a: 1 }, 2] }],
  },
  {
    name: 'several places',
    before: { turn: { number: 1, of: 0 }, planar: { controller: 0 } },
    after: { turn: { number: 2, of: 1 }, planar: { controller: 1 } },
    expect: [
      { path: ['turn', 'number'], before: 1, after: 2 },
      { path: ['turn', 'of'], before: 0, after: 1 },
      { path: ['planar', 'controller'], before: 0, after: 1 },
    ],
  },
];

const test = suite('change');

for (const { name, before, after: changed, expect } of changes) {
  test(name, () => {
    const change = changeBetween(before, changed);
    assert.equal(change, expect);
    assert.equal(applyForward(before, change), changed);
    assert.equal(applyBackward(changed, change), before);
  });
}

const anything = fc.jsonValue();

/** Two values alike but for one place deep inside. */
const alike = fc
  .tuple(anything, anything, anything, anything)
  .map(([a, b, one, other]): [unknown, unknown] => [
    { a, list: [{ b, c: one }] },
    { a, list: [{ b, c: other }] },
  ]);

for (const [name, pairs] of [
  ['any value to any other', fc.tuple(anything, anything)],
  ['a value to one much like it', alike],
] as const) {
  test(`a change leads from ${name} and back`, () => {
    fc.assert(
      fc.property(pairs, ([before, changed]) => {
        const change = changeBetween(before, changed);
        assert.equal(applyForward(before, change), changed);
        assert.equal(applyBackward(changed, change), before);
      }),
      { seed: 20_260_925, numRuns: 2_000 },
    );
  });
}

test('a change of one life total contains only its path', () => {
  const table = tableAtStart(['Bant', 'Naya'], 6);
  assert.equal(changeBetween(table, after(table, moves.changeLife(4, -3))), [
    { path: ['totals', 4, 'life'], before: 20, after: 17 },
  ]);
});

test('a planeswalk through a large deck contains only the cards that moved', () => {
  const deck = Array.from({ length: 207 }, (_, index) => `plane ${index}`);
  const before = after(
    tableAtStart(deck),
    ...deck.slice(1, 150).flatMap(() => [moves.planeswalk, moves.beginNextTurn]),
  );
  const walked = after(before, moves.planeswalk);
  const change = changeBetween(before, walked);
  const written = JSON.stringify(change);
  assert.equal(
    deck.filter((card) => written.includes(`"${card}"`)),
    ['plane 149', 'plane 150'],
  );
  assert.ok(written.length < 400, `${written.length} characters`);
  assert.equal(applyForward(before, JSON.parse(written)), walked);
  assert.equal(applyBackward(walked, JSON.parse(written)), before);
});

test('applying a change does not mutate its input and shares unchanged parts', () => {
  const before = { totals: [{ life: 20 }, { life: 20 }], planar: { controller: 0 } };
  const changed = applyForward(before, [{ path: ['totals', 0, 'life'], before: 20, after: 1 }]);
  assert.is(before.totals[0]?.life, 20);
  assert.is(changed.planar, before.planar);
  assert.is(changed.totals[1], before.totals[1]);
});

test('joined changes do the same as both in sequence', () => {
  const first = { a: { life: 20 }, b: { life: 20 } };
  const second = { a: { life: 19 }, b: { life: 20 } };
  const third = { a: { life: 17 }, b: { life: 25 } };
  const joined = joinChanges(changeBetween(first, second), changeBetween(second, third));
  assert.equal(joined, [
    { path: ['a', 'life'], before: 20, after: 17 },
    { path: ['b', 'life'], before: 20, after: 25 },
  ]);
  assert.equal(applyForward(first, joined), third);
  assert.equal(applyBackward(third, joined), first);
});

test('a change is undone in reverse order: what lies inside a place goes before the place', () => {
  const change: Change = [
    { path: ['planar'], before: null, after: { rolls: 0 } },
    { path: ['planar', 'rolls'], before: 0, after: 1 },
  ];
  assert.equal(applyForward({ planar: null }, change), { planar: { rolls: 1 } });
  assert.equal(applyBackward({ planar: { rolls: 1 } }, change), { planar: null });
});

test('a path that changes twice is restored to its first value', () => {
  const change: Change = [
    { path: ['life'], before: 20, after: 19 },
    { path: ['life'], before: 19, after: 17 },
  ];
  assert.equal(applyForward({ life: 20 }, change), { life: 17 });
  assert.equal(applyBackward({ life: 17 }, change), { life: 20 });
});

const cards = Array.from({ length: 60 }, (_, index) => `plane ${index}`);
const [bottom = '', ...rest] = cards.toReversed();

test('joined changes of one list are applied in sequence, in any notation', () => {
  const lists = [cards, cards.slice(1), [bottom, ...rest], [...rest, bottom], [], cards].map((list) => ({
    list,
    life: list.length,
  }));
  const between = lists.slice(1).map((after, index) => changeBetween(lists[index], after));
  assert.ok(between.flat().some((difference) => 'splices' in difference));
  assert.ok(between.flat().some((difference) => 'before' in difference && difference.path[0] === 'list'));
  for (const [from, first] of lists.entries()) {
    let joined: Change = [];
    for (const [steps, change] of between.slice(from).entries()) {
      joined = joinChanges(joined, change);
      const last = lists[from + steps + 1];
      assert.equal(applyForward(first, joined), last);
      assert.equal(applyBackward(last, joined), first);
    }
  }
});

test('a list replaced as a whole, as in steps of version 0.1.0, is changed forward and back', () => {
  const change: Change = [{ path: ['cards'], before: cards, after: cards.slice(1) }];
  assert.equal(applyForward({ cards }, change), { cards: cards.slice(1) });
  assert.equal(applyBackward({ cards: cards.slice(1) }, change), { cards });
});

test('joined changes leave out a path that ends with its first value', () => {
  const first = { a: 1, b: 1 };
  const joined = joinChanges(
    changeBetween(first, { a: 2, b: 2 }),
    changeBetween({ a: 2, b: 2 }, { a: 1, b: 2 }),
  );
  assert.equal(joined, [{ path: ['b'], before: 1, after: 2 }]);
});

test.run();
