/** Life totals of several players in one gesture. 119.3 everyone · 701.12c exchanging · 119.5 redistributing. */
import fc from 'fast-check';
import { isRearranged, lifeChangeReasons } from '../../../../src/rules/life/life';
import { MAX_TOTAL } from '../../../../src/rules/limits';
import { beginHistory, playStep, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/moves/play-move';
import { assert, suite } from '../../../support/suite';
import {
  after,
  moves,
  plainTable,
  type Situation,
  seat,
  summaryOf,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const { changePoison, leave, setLife, setLifeTotals } = moves;

/** Four players with 40, 7, −2 and 7 life; the second has poison. */
const table = after(
  plainTable(4),
  setLife(0, 40),
  setLife(1, 7),
  setLife(2, -2),
  setLife(3, 7),
  changePoison(1, 3),
);
const tableWithDeparture = after(table, leave(1));

const everyone: readonly Situation[] = [
  {
    name: '119.3: everyone loses three life at once',
    table,
    move: setLifeTotals('gainedOrLost', [0, 37], [1, 4], [2, -5], [3, 4]),
    expect: {
      life: [37, 4, -5, 4],
      poison: [0, 3, 0, 0],
      departedSeats: [],
      happenings: [
        {
          kind: 'lifeTotalsSet',
          rule: '119.3',
          because: 'gainedOrLost',
          lifeTotals: [
            { player: seat(0), from: 40, to: 37 },
            { player: seat(1), from: 7, to: 4 },
            { player: seat(2), from: -2, to: -5 },
            { player: seat(3), from: 7, to: 4 },
          ],
        },
      ],
    },
  },
  {
    name: '119.3: everyone but one, reported in the order named',
    table,
    move: setLifeTotals('gainedOrLost', [3, 8], [0, 41]),
    expect: {
      life: [41, 7, -2, 8],
      happenings: [
        {
          kind: 'lifeTotalsSet',
          rule: '119.3',
          because: 'gainedOrLost',
          lifeTotals: [
            { player: seat(3), from: 7, to: 8 },
            { player: seat(0), from: 40, to: 41 },
          ],
        },
      ],
    },
  },
  {
    name: '119.3: nobody is named, and nothing changes',
    table,
    move: setLifeTotals('gainedOrLost'),
    expect: {
      life: [40, 7, -2, 7],
      happenings: [{ kind: 'lifeTotalsSet', rule: '119.3', because: 'gainedOrLost', lifeTotals: [] }],
    },
  },
  {
    name: '107.1: negative zero is zero',
    table,
    move: setLifeTotals('gainedOrLost', [0, -0]),
    expect: {
      life: [0, 7, -2, 7],
      happenings: [
        {
          kind: 'lifeTotalsSet',
          rule: '119.3',
          because: 'gainedOrLost',
          lifeTotals: [{ player: seat(0), from: 40, to: 0 }],
        },
      ],
    },
  },
  {
    name: '107.1: one total that is not a whole number, and none changes',
    table,
    move: setLifeTotals('gainedOrLost', [0, 39], [1, 6.5]),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: one total that is too large, and none changes',
    table,
    move: setLifeTotals('gainedOrLost', [0, 39], [1, MAX_TOTAL + 1]),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '119.3: nobody is named twice',
    table,
    move: setLifeTotals('gainedOrLost', [0, 39], [0, 38]),
    expect: { rule: '119.3', reason: 'notARedistribution' },
  },
  {
    name: '107.1: fractions that differ by a whole number are refused too',
    table,
    move: {
      kind: 'setLifeTotals',
      because: 'gainedOrLost',
      lifeTotals: [{ player: seat(0), from: 39.5, to: 38.5 }],
    },
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
];

/** Worked out while the first two had 40 and 6 life, of which the second has changed since. */
const outdatedMove = (because: 'gainedOrLost' | 'exchanged', one: number, other: number): Move => ({
  kind: 'setLifeTotals',
  because,
  lifeTotals: [
    { player: seat(0), to: one, from: 40 },
    { player: seat(1), to: other, from: 6 },
  ],
});

const inTwoTabs: readonly Situation[] = [
  {
    name: '119.3: what changed in another tab meanwhile adds up',
    table,
    move: outdatedMove('gainedOrLost', 38, 4),
    expect: { life: [38, 5, -2, 7] },
  },
  {
    name: '701.12c: totals that have changed since are not exchanged',
    table,
    move: outdatedMove('exchanged', 6, 40),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
  {
    name: '701.12c: the largest total and the smallest are exchanged like any others',
    table: after(table, setLife(0, MAX_TOTAL), setLife(1, -MAX_TOTAL)),
    move: setLifeTotals('exchanged', [0, -MAX_TOTAL], [1, MAX_TOTAL]),
    expect: { life: [-MAX_TOTAL, MAX_TOTAL, -2, 7] },
  },
];

const exchanged: readonly Situation[] = [
  {
    name: '701.12c: two players exchange life totals; poison stays where it is',
    table,
    move: setLifeTotals('exchanged', [0, 7], [1, 40]),
    expect: {
      life: [7, 40, -2, 7],
      poison: [0, 3, 0, 0],
      happenings: [
        {
          kind: 'lifeTotalsSet',
          rule: '701.12c',
          because: 'exchanged',
          lifeTotals: [
            { player: seat(0), from: 40, to: 7 },
            { player: seat(1), from: 7, to: 40 },
          ],
        },
      ],
    },
  },
  {
    name: '701.12c: a total below zero is exchanged like any other',
    table,
    move: setLifeTotals('exchanged', [2, 40], [0, -2]),
    expect: { life: [-2, 7, 40, 7] },
  },
  {
    name: '701.12c: two who have the same exchange it without a change',
    table,
    move: setLifeTotals('exchanged', [1, 7], [3, 7]),
    expect: { life: [40, 7, -2, 7] },
  },
  {
    name: '701.12c: in an exchange nobody gets what neither had',
    table,
    move: setLifeTotals('exchanged', [0, 7], [1, 39]),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
  {
    name: '701.12c: nor does one player alone exchange anything',
    table,
    move: setLifeTotals('exchanged', [0, 40]),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
  {
    name: '701.12c: nor do three',
    table,
    move: setLifeTotals('exchanged', [0, 7], [1, -2], [2, 40]),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
  {
    name: '701.12c: nor do two of whom each keeps what they had',
    table,
    move: setLifeTotals('exchanged', [0, 40], [1, 7]),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
  {
    name: '701.12c: nor one player with themselves',
    table,
    move: setLifeTotals('exchanged', [0, 40], [0, 40]),
    expect: { rule: '701.12c', reason: 'notARedistribution' },
  },
];

const redistributed: readonly Situation[] = [
  {
    name: "119.5: all totals are passed around (The Doctor's Tomb)",
    table,
    move: setLifeTotals('redistributed', [0, -2], [1, 40], [2, 7], [3, 7]),
    expect: {
      life: [-2, 40, 7, 7],
      happenings: [
        {
          kind: 'lifeTotalsSet',
          rule: '119.5',
          because: 'redistributed',
          lifeTotals: [
            { player: seat(0), from: 40, to: -2 },
            { player: seat(1), from: 7, to: 40 },
            { player: seat(2), from: -2, to: 7 },
            { player: seat(3), from: 7, to: 7 },
          ],
        },
      ],
    },
  },
  {
    name: '119.5: any number of players, here two',
    table,
    move: setLifeTotals('redistributed', [2, 7], [3, -2]),
    expect: { life: [40, 7, 7, -2] },
  },
  {
    name: '119.5: everybody may keep what they had',
    table,
    move: setLifeTotals('redistributed', [0, 40], [1, 7]),
    expect: { life: [40, 7, -2, 7] },
  },
  {
    name: '119.5: or nobody take part',
    table,
    move: setLifeTotals('redistributed'),
    expect: { life: [40, 7, -2, 7] },
  },
  {
    name: '119.5: no total is given to two players',
    table,
    move: setLifeTotals('redistributed', [0, 40], [1, 40]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
  {
    name: '119.5: nor does anybody get the total of a player who takes no part',
    table,
    move: setLifeTotals('redistributed', [0, -2], [1, 40]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
  {
    name: '119.5: nor half of one',
    table,
    move: setLifeTotals('redistributed', [0, 20], [1, Number.NaN]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
];

const playersWhoLeft: readonly Situation[] = [
  ...lifeChangeReasons.map(
    (because): Situation => ({
      name: `800.4a: no total of a player who has left is ${because}`,
      table: tableWithDeparture,
      move: setLifeTotals(because, [0, 7], [1, 40]),
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  ...[4, -1, 0.5].map(
    (player): Situation => ({
      name: `800.4a: nobody sits at seat ${player}`,
      table,
      move: setLifeTotals('gainedOrLost', [player, 1]),
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  {
    name: '104.2a: the totals of a game that is won can still be corrected',
    table: after(plainTable(3), leave(0), leave(2)),
    move: setLifeTotals('gainedOrLost', [1, 3]),
    expect: { life: [20, 3, 20] },
  },
  {
    name: '500.2: totals change while an ability waits',
    table: after(tableAtStart(['Bant', 'Naya']), moves.roll('planeswalk')),
    move: setLifeTotals('gainedOrLost', [0, 18], [1, 18], [2, 18]),
    expect: { life: [18, 18, 18], stack: ['planeswalking of 0'] },
  },
];

const test = suite('several life totals');

for (const situations of [everyone, exchanged, redistributed, playersWhoLeft, inTwoTabs])
  testSituations(test, situations);

test('119.5: redistributed totals are the same totals', () => {
  const situations: readonly (readonly [before: number[], after: number[], same: boolean])[] = [
    [[], [], true],
    [[20], [20], true],
    [[20, 7], [7, 20], true],
    [[100, 9, 20], [9, 20, 100], true],
    [[7, 7, 20], [7, 20, 20], false],
    [[20, 7], [20], false],
    [[20], [20, 20], false],
    [[-2, 0], [0, -2], true],
    [[20], [Number.NaN], false],
  ];
  for (const [before, after, isExpected] of situations) {
    assert.is(isRearranged(before, after), isExpected, `${before} and ${after}`);
  }
});

test('119.5: redistribution keeps the sum', () => {
  const players = [0, 1, 2, 3];
  const lifeTotals = fc.integer({ min: -50, max: 100 });
  fc.assert(
    fc.property(
      fc.tuple(lifeTotals, lifeTotals, lifeTotals, lifeTotals),
      fc.shuffledSubarray(players, { minLength: 4 }),
      (old, order) => {
        const before = after(plainTable(4), ...old.map((life, player) => setLife(player, life)));
        const lifeOf = (player: number) => old[player] ?? 0;
        const all = players.map((player) => [player, lifeOf(order[player] ?? 0)] as const);
        const { life } = summaryOf(after(before, setLifeTotals('redistributed', ...all)));
        assert.equal(life, order.map(lifeOf));
        assert.is(
          life.reduce<number>((sum, one) => sum + Number(one), 0),
          old.reduce((sum, one) => sum + one, 0),
        );
        const spoiled = all.map(([player, to]) => [player, player === 0 ? to + 1 : to] as const);
        const refused = play(before, setLifeTotals('redistributed', ...spoiled));
        assert.is(refused.ok ? null : refused.refusal.reason, 'notARedistribution');
      },
    ),
  );
});

test('a change of several totals is one step, undone at once; without a change there is no step', () => {
  const begun = beginHistory(table);
  const changed = playStep(begun, setLifeTotals('gainedOrLost', [0, 1], [1, 1], [2, 1], [3, 1]), 0);
  assert.ok(changed.ok);
  assert.is(changed.value.steps.length, 1);
  assert.equal(undo(changed.value).table, table);
  const unchanged = playStep(begun, setLifeTotals('gainedOrLost', [0, 40], [1, 7]), 0);
  assert.ok(unchanged.ok && unchanged.value.steps.length === 0);
});

test('a gesture on one total ends when several change at once', () => {
  const lifeLossAt = (at: number) => [moves.changeLife(0, -1), at] as const;
  const all = [
    lifeLossAt(0),
    [setLifeTotals('gainedOrLost', [0, 30], [1, 30]), 100],
    lifeLossAt(200),
  ] as const;
  const history = all.reduce((before, [move, at]) => {
    const next = playStep(before, move, at);
    assert.ok(next.ok);
    return next.value;
  }, beginHistory(table));
  assert.is(history.steps.length, 3);
});

test.run();
