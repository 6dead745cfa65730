/** What a table agrees on against the rules: blank faces as chaos, two chaos faces, other free rolls. */
import fc from 'fast-check';
import { seedChance } from '../../../../src/rules/chance/chance';
import {
  drawPlanarFace,
  drawPlanarFaces,
  faceOfSixSided,
  type PlanarFace,
  planarFaces,
  sixSidedResults,
} from '../../../../src/rules/planar/planar-die';
import { NO_PLANAR_HOUSE_RULES, type PlanarHouseRules } from '../../../../src/rules/planar/planar-state';
import { costOfNextRoll } from '../../../../src/rules/planar/planar-zone';
import { effectiveFaceOf } from '../../../../src/rules/planar/rolling';
import type { Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  planarOf,
  planarTable,
  type Situation,
  seat,
  summaryOf,
  tableAtStart,
  testSituations,
  withNextDice,
} from '../../../support/tables/tables';

const { beginEffect, beginNextTurn, correctRollCount, endTurn, planeswalk } = moves;
const { resolveAbility: resolve, roll, rollByEffect } = moves;

const planes = ['Bant', 'Naya', 'Grixis', 'Jund'];

function houseOf(changes: Partial<PlanarHouseRules>): Table {
  return after(
    planarTable(planes, 3, 0, { ...NO_PLANAR_HOUSE_RULES, ...changes }),
    moves.revealStartingPlane,
  );
}

const byTheBook = tableAtStart(planes);
const blankIsChaos = houseOf({ blankIsChaos: true });
const twoChaosFaces = houseOf({ chaosFaces: 2 });
const repeatRoll = (count: number, face: PlanarFace = 'blank') =>
  Array.from({ length: count }, () => roll(face));

const paid = (mana: number | null) =>
  ({
    kind: 'planarDieRolled',
    rule: '901.9a',
    player: seat(0),
    face: 'blank',
    paid: mana,
    by: 'table',
  }) as const;

/** The cost of each roll of a turn in its order. */
const costs: readonly (readonly [freeRolls: number, costs: readonly number[]])[] = [
  [0, [1, 2, 3, 4]],
  [1, [0, 1, 2, 3]],
  [2, [0, 0, 1, 2]],
  [3, [0, 0, 0, 1]],
];

const houseRules: readonly Situation[] = [
  ...costs.flatMap(([freeRolls, inOrder]) =>
    inOrder.map(
      (mana, rolled): Situation => ({
        name: `901.9 with ${freeRolls} free rolls: roll ${rolled + 1} of a turn costs ${mana}`,
        table: after(houseOf({ freeRolls }), ...repeatRoll(rolled)),
        move: roll('blank'),
        expect: { happenings: [paid(mana)] },
      }),
    ),
  ),
  {
    name: '901.9: a roll caused by an effect uses up no free roll',
    table: after(houseOf({ freeRolls: 2 }), rollByEffect('blank'), rollByEffect('blank'), roll('blank')),
    move: roll('blank'),
    expect: { happenings: [paid(0)], costs: [1, 0, 0] },
  },
  {
    name: '901.9: even if no roll is free, one caused by an effect is',
    table: houseOf({ freeRolls: 0 }),
    move: rollByEffect('blank'),
    expect: { happenings: [paid(null)], costs: [1, 1, 1] },
  },
  {
    name: '901.9: every turn has its free rolls again',
    table: after(houseOf({ freeRolls: 2 }), ...repeatRoll(3)),
    move: beginNextTurn,
    expect: { costs: [0, 0, 0] },
  },
  {
    name: '901.9: a roll counted by hand uses up a free one',
    table: after(houseOf({ freeRolls: 2 }), correctRollCount(1)),
    move: correctRollCount(1),
    expect: { costs: [1, 0, 0] },
  },
  {
    name: '901.9: a roll taken back gives a free one again',
    table: after(houseOf({ freeRolls: 2 }), ...repeatRoll(2)),
    move: correctRollCount(-1),
    expect: { costs: [0, 0, 0] },
  },
  {
    name: 'blank faces as chaos: a blank is reported as a blank that means chaos',
    table: blankIsChaos,
    move: roll('blank'),
    expect: {
      stack: ['chaos of 0: Bant'],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9b',
          player: seat(0),
          face: 'blank',
          paid: 0,
          by: 'table',
          means: 'chaos',
        },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: 'blank faces as chaos: for a roll caused by an effect too, for every player',
    table: after(blankIsChaos, beginNextTurn),
    move: rollByEffect('blank'),
    expect: { stack: ['chaos of 1: Bant'] },
  },
  {
    name: 'blank faces as chaos: the chaos symbol means nothing else',
    table: blankIsChaos,
    move: roll('chaos'),
    expect: {
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9b', player: seat(0), face: 'chaos', paid: 0, by: 'table' },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: 'blank faces as chaos: the Planeswalker symbol stays what it is',
    table: blankIsChaos,
    move: roll('planeswalk'),
    expect: { stack: ['planeswalking of 0'] },
  },
  {
    name: 'blank faces as chaos: Chaotic Aether adds nothing, and its end takes nothing away',
    table: after(blankIsChaos, beginEffect({ does: 'blankIsChaos', ends: 'leavingAPlane' }), planeswalk),
    move: roll('blank'),
    expect: { faceUp: ['Naya'], effects: [], stack: ['chaos of 0: Naya'] },
  },
  {
    name: 'two chaos faces: the app draws chaos where the rules have a blank',
    table: withNextDice(twoChaosFaces, 'chaos'),
    move: roll(null),
    expect: { stack: ['chaos of 0: Bant'] },
  },
  {
    name: 'two chaos faces: a result read off the players’ own die stays what it is',
    table: twoChaosFaces,
    move: roll('blank'),
    expect: { stack: [], happenings: [paid(0)] },
  },
  {
    name: 'two chaos faces: so with several dice',
    table: withNextDice(after(twoChaosFaces, beginEffect({ does: 'extraDie' })), 'chaos', 'chaos'),
    move: roll(null),
    expect: { dice: [], stack: ['chaos of 0: Bant'], rolls: [1, 0, 0] },
  },
];

const test = suite('house rules');

testSituations(test, houseRules);

test('901.3a, 901.9: without house rules one roll is free, one face is chaos, and a blank is a blank', () => {
  assert.equal(planarOf(byTheBook).houseRules, NO_PLANAR_HOUSE_RULES);
  assert.equal(NO_PLANAR_HOUSE_RULES, { blankIsChaos: false, chaosFaces: 1, freeRolls: 1 });
  assert.equal(planarOf(houseOf({})), planarOf(byTheBook));
  for (const face of planarFaces) assert.is(effectiveFaceOf(planarOf(byTheBook), seat(0), face), face);
});

test('on a six-sided die 2 is chaos with the house rule of two chaos faces', () => {
  assert.equal(
    sixSidedResults.map((side) => faceOfSixSided(side)),
    ['chaos', 'blank', 'blank', 'blank', 'blank', 'planeswalk'],
  );
  assert.equal(
    sixSidedResults.map((side) => faceOfSixSided(side, 2)),
    ['chaos', 'chaos', 'blank', 'blank', 'blank', 'planeswalk'],
  );
});

test('901.9: faces come up as often as the die has them', () => {
  for (const [chaosFaces, sides] of [
    [1, { blank: 4, chaos: 1, planeswalk: 1 }],
    [2, { blank: 3, chaos: 2, planeswalk: 1 }],
  ] as const) {
    const counted = { blank: 0, chaos: 0, planeswalk: 0 };
    const rolls = 12_000;
    let chance = seedChance([1, 2, 3, 4]);
    for (let index = 0; index < rolls; index++) {
      let face: PlanarFace;
      [face, chance] = drawPlanarFace(chance, chaosFaces);
      counted[face] += 1;
    }
    for (const face of planarFaces) {
      const expected = (rolls * sides[face]) / 6;
      assert.ok(Math.abs(counted[face] - expected) < expected / 10, `${face}: ${counted[face]}`);
    }
  }
});

test('several dice are drawn one after the other', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 5 }), fc.constantFrom(1, 2), (seed, dice, chaosFaces) => {
      const chance = seedChance([seed, 0, 0, 0]);
      const [faces, rest] = drawPlanarFaces(chance, dice, chaosFaces);
      let afterOne = chance;
      for (const face of faces) {
        let drawn: PlanarFace;
        [drawn, afterOne] = drawPlanarFace(afterOne, chaosFaces);
        assert.is(drawn, face);
      }
      assert.is(faces.length, dice);
      assert.equal(rest, afterOne);
    }),
  );
});

test('house rules never change during a game', () => {
  const rules: PlanarHouseRules = { blankIsChaos: true, chaosFaces: 2, freeRolls: 3 };
  const table = after(
    houseOf(rules),
    roll('planeswalk'),
    resolve,
    beginNextTurn,
    moves.leave(2),
    endTurn,
    planeswalk,
  );
  assert.equal(planarOf(table).houseRules, rules);
  assert.equal(summaryOf(table).costs, [0, 0, 0]);
});

test('901.9: no roll has a negative cost', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(20), (freeRolls, rolled) => {
      const table = after(houseOf({ freeRolls }), ...repeatRoll(rolled));
      assert.is(costOfNextRoll(planarOf(table), seat(0)), Math.max(0, rolled + 1 - freeRolls));
    }),
    { numRuns: 40 },
  );
});

test.run();
