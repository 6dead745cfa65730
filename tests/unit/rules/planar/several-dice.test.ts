/** Several planar dice for one roll, all but one of which are ignored: 706.6. */
import fc from 'fast-check';
import { drawPlanarFaces, type PlanarFace, planarFaces } from '../../../../src/rules/planar/planar-die';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import { applyRolledDice, diceCountFor, effectiveFaceOf } from '../../../../src/rules/planar/rolling';
import { play } from '../../../../src/rules/table/moves/play-move';
import type { Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  planarOf,
  played,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
  withNextDice,
} from '../../../support/tables/tables';

const { beginEffect, beginNextTurn, changeCounters, endEffect, ensueChaos, keepDie, leave } = moves;
const { planeswalk, resolveAbility: resolve, roll, rollByEffect, settleChoice, takeCards } = moves;

const topOrBottom: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
/** Ichor Elixir, as seat 0 controls it. */
const beginExtraDie = beginEffect({ does: 'extraDie', player: seat(0) });
/** Probability Flux: everybody rolls one die more. */
const flux = beginEffect({ does: 'extraDie', ends: 'turnOf', until: seat(0) });
const withElixir = after(atStart, beginExtraDie);
const thrown = (...faces: readonly PlanarFace[]) => after(withNextDice(withElixir, ...faces), roll(null));
const chaosOrWalk = thrown('chaos', 'planeswalk');

const throwing: readonly Situation[] = [
  {
    name: '706.6: two dice that differ lie on the table; nothing is rolled or paid yet',
    table: withNextDice(withElixir, 'blank', 'chaos'),
    move: roll(null),
    expect: {
      dice: ['blank', 'chaos'],
      stack: [],
      rolls: [0, 0, 0],
      costs: [0, 0, 0],
      happenings: [{ kind: 'planarDiceRolled', rule: '706.6', player: seat(0), faces: ['blank', 'chaos'] }],
    },
  },
  ...planarFaces.map(
    (face): Situation => ({
      name: `706.6: if both show ${face} there is nothing to choose`,
      table: withNextDice(withElixir, face, face),
      move: roll(null),
      expect: { dice: [], rolls: [1, 0, 0], costs: [1, 0, 0] },
    }),
  ),
  {
    name: '706.6: the other of two that show the same is reported as ignored',
    table: withNextDice(withElixir, 'blank', 'blank'),
    move: roll(null),
    expect: {
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9a',
          player: seat(0),
          face: 'blank',
          paid: 0,
          by: 'app',
          ignored: ['blank'],
        },
      ],
    },
  },
  {
    name: '706.6: two effects make it three dice, two of which will be ignored',
    table: withNextDice(after(withElixir, flux), 'blank', 'blank', 'planeswalk'),
    move: roll(null),
    expect: { dice: ['blank', 'blank', 'planeswalk'] },
  },
  {
    name: '706.6: another player throws one die',
    table: withNextDice(after(withElixir, beginNextTurn), 'planeswalk'),
    move: roll(null),
    expect: { dice: [], stack: ['planeswalking of 1'] },
  },
  {
    name: '706.6: if it applies to everybody another player throws two',
    table: withNextDice(after(atStart, flux, beginNextTurn), 'planeswalk', 'blank'),
    move: roll(null),
    expect: { dice: ['planeswalk', 'blank'] },
  },
  {
    name: '706.6: a roll caused by an effect takes two dice too',
    table: withNextDice(withElixir, 'chaos', 'blank'),
    move: rollByEffect(null),
    expect: { dice: ['chaos', 'blank'] },
  },
  {
    name: '706.6: a face read off the players’ own dice is the one that counts',
    table: withElixir,
    move: roll('chaos'),
    expect: {
      dice: [],
      stack: ['chaos of 0: Bant'],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9b', player: seat(0), face: 'chaos', paid: 0, by: 'table' },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: '901.9: throwing is an action: chaos before it has resolved',
    table: withNextDice(after(withElixir, roll('chaos')), 'blank', 'chaos'),
    move: roll(null),
    expect: { dice: ['blank', 'chaos'], stack: [] },
  },
  {
    name: '901.9: dice thrown because of an effect leave chaos waiting',
    table: withNextDice(after(withElixir, roll('chaos')), 'blank', 'chaos'),
    move: rollByEffect(null),
    expect: { dice: ['blank', 'chaos'], stack: ['chaos of 0: Bant'] },
  },
];

const keeping: readonly Situation[] = [
  {
    name: '706.6: the first die counts, the second was never rolled',
    table: chaosOrWalk,
    move: keepDie(0),
    expect: {
      dice: [],
      stack: ['chaos of 0: Bant'],
      rolls: [1, 0, 0],
      costs: [1, 0, 0],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9b',
          player: seat(0),
          face: 'chaos',
          paid: 0,
          by: 'app',
          ignored: ['planeswalk'],
        },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: '706.6: or the second, and the first was never rolled',
    table: chaosOrWalk,
    move: keepDie(1),
    expect: {
      stack: ['planeswalking of 0'],
      rolls: [1, 0, 0],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9c',
          player: seat(0),
          face: 'planeswalk',
          paid: 0,
          by: 'app',
          ignored: ['chaos'],
        },
      ],
    },
  },
  {
    name: '706.6: of three dice one counts',
    table: after(withNextDice(after(withElixir, flux), 'blank', 'chaos', 'blank'), roll(null)),
    move: keepDie(1),
    expect: {
      rolls: [1, 0, 0],
      costs: [1, 0, 0],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9b',
          player: seat(0),
          face: 'chaos',
          paid: 0,
          by: 'app',
          ignored: ['blank', 'blank'],
        },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: '901.9: several dice are paid for once, at the cost when they were thrown',
    table: after(withNextDice(after(withElixir, roll('blank'), roll('blank')), 'blank', 'chaos'), roll(null)),
    move: keepDie(0),
    expect: {
      rolls: [3, 0, 0],
      costs: [3, 0, 0],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9a',
          player: seat(0),
          face: 'blank',
          paid: 2,
          by: 'app',
          ignored: ['chaos'],
        },
      ],
    },
  },
  {
    name: '901.9: dice of an effect cost nothing and do not raise the cost',
    table: after(withNextDice(withElixir, 'blank', 'chaos'), rollByEffect(null)),
    move: keepDie(0),
    expect: { rolls: [1, 0, 0], costs: [0, 0, 0] },
  },
  {
    name: '706.6: the meaning of a face is reported for the one that counts',
    table: after(
      withNextDice(after(withElixir, beginEffect({ does: 'blankIsChaos' })), 'blank', 'planeswalk'),
      roll(null),
    ),
    move: keepDie(0),
    expect: {
      stack: ['chaos of 0: Bant'],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9b',
          player: seat(0),
          face: 'blank',
          paid: 0,
          by: 'app',
          means: 'chaos',
          ignored: ['planeswalk'],
        },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  ...[2, -1, 0.5, Number.NaN].map(
    (die): Situation => ({
      name: `706.6: there is no die ${die} among two`,
      table: chaosOrWalk,
      move: keepDie(die),
      expect: { rule: '706.6', reason: 'notAllowedThere' },
    }),
  ),
  {
    name: '706.6: nothing is chosen if there are no dice',
    table: withElixir,
    move: keepDie(0),
    expect: { rule: '706.6', reason: 'nothingToResolve' },
  },
  {
    name: '706.6: nor twice',
    table: after(chaosOrWalk, keepDie(0)),
    move: keepDie(1),
    expect: { rule: '706.6', reason: 'nothingToResolve' },
  },
];

const meanwhile: readonly Situation[] = [
  ...[
    roll('blank'),
    roll(null),
    rollByEffect('chaos'),
    resolve,
    planeswalk,
    ensueChaos(),
    takeCards(topOrBottom),
    beginNextTurn,
  ].map(
    (move, index): Situation => ({
      name: `706.6: no ${move.kind} before one die is chosen (${index + 1})`,
      table: chaosOrWalk,
      move,
      expect: { rule: '706.6', reason: 'dieNotChosen' },
    }),
  ),
  {
    name: '706.6: an ability that waited before the dice waits on',
    table: after(withNextDice(after(withElixir, roll('planeswalk')), 'chaos', 'blank'), rollByEffect(null)),
    move: resolve,
    expect: { rule: '706.6', reason: 'dieNotChosen' },
  },
  {
    name: '901.7: no dice are thrown while cards are in hand',
    table: after(withElixir, takeCards(topOrBottom)),
    move: roll(null),
    expect: { rule: '901.7', reason: 'choiceNotSettled' },
  },
  {
    name: '901.7: there are no cards to put anywhere',
    table: chaosOrWalk,
    move: settleChoice({}),
    expect: { rule: '901.7', reason: 'nothingToResolve' },
  },
  {
    name: '119.3: life changes meanwhile',
    table: chaosOrWalk,
    move: moves.changeLife(1, -2),
    expect: { life: [20, 18, 20], dice: ['chaos', 'planeswalk'] },
  },
  {
    name: '122.1: counters change meanwhile',
    table: chaosOrWalk,
    move: changeCounters('Bant', 1),
    expect: { counters: ['Bant: 1'], dice: ['chaos', 'planeswalk'] },
  },
  {
    name: '611.2a: the effect may end, and the dice still lie there',
    table: chaosOrWalk,
    move: endEffect(0),
    expect: { effects: [], dice: ['chaos', 'planeswalk'] },
  },
  {
    name: '800.4a: the player who threw them leaves, and they are gone: no roll, nothing paid',
    table: chaosOrWalk,
    move: leave(0),
    expect: { dice: [], rolls: [0, 0, 0], stack: [], planarController: 1 },
  },
  {
    name: '800.4a: another player leaves, and they lie there',
    table: chaosOrWalk,
    move: leave(1),
    expect: { dice: ['chaos', 'planeswalk'] },
  },
  {
    name: '800.4j: without an active player the planar controller throws and chooses',
    table: after(withNextDice(after(atStart, flux, leave(0)), 'blank', 'planeswalk'), rollByEffect(null)),
    move: keepDie(1),
    expect: { stack: ['planeswalking of 1'], rolls: [0, 1, 0] },
  },
  {
    name: '104.2a: once the game is won nobody has to choose',
    table: after(chaosOrWalk, leave(1), leave(2)),
    move: keepDie(0),
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
];

const test = suite('several dice');

for (const situations of [throwing, keeping, meanwhile]) testSituations(test, situations);

test('706.6: how many dice a player throws', () => {
  const count = (table: Table) => [0, 1, 2].map((player) => diceCountFor(planarOf(table), seat(player)));
  assert.equal(count(atStart), [1, 1, 1]);
  assert.equal(count(withElixir), [2, 1, 1]);
  assert.equal(count(after(withElixir, flux)), [3, 2, 2]);
});

test('706.6: throwing draws as many faces as there are dice; choosing draws none', () => {
  const drawn = drawPlanarFaces(withElixir.chance, 2, 1);
  const { table } = played(withElixir, roll(null));
  assert.equal(table.chance, drawn[1]);
  assert.equal(after(chaosOrWalk, keepDie(0)).chance, chaosOrWalk.chance);
});

test('706.6: no dice, no results', () => {
  const planar = planarOf(atStart);
  assert.equal(applyRolledDice(planar, seat(0), [], 0), { planar, happenings: [] });
});

test('706.6: the result is as if the kept die had been the only one', () => {
  const faces = fc.constantFrom(...planarFaces);
  fc.assert(
    fc.property(
      fc.array(faces, { minLength: 2, maxLength: 4 }),
      fc.nat(3),
      fc.nat(3),
      (all, pick, rolled) => {
        const die = pick % all.length;
        const before = after(
          atStart,
          ...Array.from({ length: all.length - 1 }, () => beginExtraDie),
          ...Array.from({ length: rolled }, () => roll('blank')),
        );
        const table = after(withNextDice(before, ...all), roll(null));
        const isChoice = new Set(all).size > 1;
        assert.is(planarOf(table).dice !== null, isChoice);
        const resultingTable = isChoice ? after(table, keepDie(die)) : table;
        assert.equal(resultingTable.planar, after(before, roll(all[die] ?? 'blank')).planar);
      },
    ),
    { numRuns: 200 },
  );
});

test('706.6: a game with thrown dice survives a round trip through JSON', () => {
  const written: Table = JSON.parse(JSON.stringify(chaosOrWalk));
  for (const die of [0, 1]) assert.equal(play(written, keepDie(die)), play(chaosOrWalk, keepDie(die)));
});

test('what a face means depends on the player whose roll it is', () => {
  const table = after(atStart, beginEffect({ does: 'blankIsChaos', player: seat(1) }));
  const meanings = (player: number) =>
    planarFaces.map((face) => effectiveFaceOf(planarOf(table), seat(player), face));
  assert.equal(meanings(0), ['blank', 'chaos', 'planeswalk']);
  assert.equal(meanings(1), ['chaos', 'chaos', 'planeswalk']);
});

test.run();
