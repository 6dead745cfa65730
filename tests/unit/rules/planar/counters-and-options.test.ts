/** Counters and choices of face-up cards, and what many counters make a plane say. */
import fc from 'fast-check';
import { MAX_COUNTERS_ON_CARD } from '../../../../src/rules/limits';
import { chosenOptionOf, countersOn } from '../../../../src/rules/planar/counters-and-options';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import type { CardOption } from '../../../../src/rules/planar/planar-state';
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
} from '../../../support/tables/tables';

const { beginNextTurn, changeCounters, endTurn, leave, mark, planeswalk, resolveAbility: resolve } = moves;
const { roll, rollByEffect, settleChoice, swapChosenOptions, takeCards } = moves;

const keralia = 'Mount Keralia';
const aretopolis = 'Aretopolis';
const streams = 'Two Streams Facility';

/** The next card is turned up besides, or planeswalked to. */
const addOrWalk: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['add', 'walk'],
  others: ['add', 'walk'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const onKeralia = tableAtStart([keralia, aretopolis, 'Bant', 'Naya']);
/** Mount Keralia and Aretopolis are face up, with two counters and one. */
const onBoth = after(
  onKeralia,
  takeCards(addOrWalk),
  settleChoice({ add: [aretopolis] }),
  changeCounters(keralia, 2),
  changeCounters(aretopolis, 1),
);
const counters: readonly Situation[] = [
  {
    name: '122.1: a counter is put on the plane',
    table: onKeralia,
    move: changeCounters(keralia, 1),
    expect: {
      counters: [`${keralia}: 1`],
      stack: [],
      happenings: [{ kind: 'countersChanged', rule: '122.1', card: card(keralia), from: 0, to: 1 }],
    },
  },
  {
    name: '122.1: counters add up',
    table: after(onKeralia, changeCounters(keralia, 3)),
    move: changeCounters(keralia, 2),
    expect: {
      counters: [`${keralia}: 5`],
      happenings: [{ kind: 'countersChanged', rule: '122.1', card: card(keralia), from: 3, to: 5 }],
    },
  },
  {
    name: '122.1: of two planes each has its own',
    table: onBoth,
    move: changeCounters(aretopolis, 1),
    expect: { counters: [`${aretopolis}: 2`, `${keralia}: 2`] },
  },
  {
    name: '122.1: a phenomenon can have counters while it is face up',
    table: after(tableAtStart(['Bant', 'Mutual Epiphany', 'Naya']), planeswalk),
    move: changeCounters('Mutual Epiphany', 1),
    expect: { counters: ['Mutual Epiphany: 1'] },
  },
  {
    name: '122.1: counters are removed',
    table: after(onKeralia, changeCounters(keralia, 3)),
    move: changeCounters(keralia, -2),
    expect: { counters: [`${keralia}: 1`] },
  },
  {
    name: '122.1: the last counter goes, and the plane is not listed any more',
    table: onBoth,
    move: changeCounters(aretopolis, -1),
    expect: { counters: [`${keralia}: 2`] },
  },
  {
    name: '122.1: no more counters are removed than are there',
    table: after(onKeralia, changeCounters(keralia, 2)),
    move: changeCounters(keralia, -5),
    expect: {
      counters: [],
      happenings: [{ kind: 'countersChanged', rule: '122.1', card: card(keralia), from: 2, to: 0 }],
    },
  },
  {
    name: '122.1: where there is none, none is removed',
    table: onKeralia,
    move: changeCounters(keralia, -1),
    expect: { counters: [] },
  },
  {
    name: '122.1: counters change while an ability waits',
    table: after(onKeralia, roll('planeswalk')),
    move: changeCounters(keralia, 1),
    expect: { counters: [`${keralia}: 1`], stack: ['planeswalking of 0'] },
  },
  {
    name: '122.1: counters change while cards are in hand',
    table: after(onKeralia, takeCards(addOrWalk)),
    move: changeCounters(keralia, 1),
    expect: { counters: [`${keralia}: 1`], inHand: [aretopolis] },
  },
  ...[aretopolis, 'Bant', 'Atlantis'].map(
    (name): Situation => ({
      name: `122.1: no counter on ${name}, which is not face up`,
      table: onKeralia,
      move: changeCounters(name, 1),
      expect: { rule: '122.1', reason: 'notFaceUp' },
    }),
  ),
  {
    name: '122.1: nor on a card of the deck before the starting plane',
    table: planarTable([keralia, 'Bant']),
    move: changeCounters(keralia, 1),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  ...[0.5, Number.NaN, Number.POSITIVE_INFINITY].map(
    (by): Situation => ({
      name: `107.1: ${by} counters are not a whole number of them`,
      table: onKeralia,
      move: changeCounters(keralia, by),
      expect: { rule: '107.1', reason: 'notAWholeNumber' },
    }),
  ),
  {
    name: '107.1: as many counters as can be counted',
    table: onKeralia,
    move: changeCounters(keralia, MAX_COUNTERS_ON_CARD),
    expect: { counters: [`${keralia}: ${MAX_COUNTERS_ON_CARD}`] },
  },
  {
    name: '107.1: and no more',
    table: after(onKeralia, changeCounters(keralia, MAX_COUNTERS_ON_CARD)),
    move: changeCounters(keralia, 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_COUNTERS_ON_CARD },
  },
];

const gone: readonly Situation[] = [
  {
    name: '122.2: a plane that is left keeps no counters; their number is reported first',
    table: after(onKeralia, changeCounters(keralia, 3)),
    move: planeswalk,
    expect: {
      faceUp: [aretopolis],
      counters: [],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(keralia)],
          to: [card(aretopolis)],
        },
        { kind: 'countersGone', rule: '122.2', card: card(keralia), count: 3 },
      ],
    },
  },
  {
    name: '122.2: for two planes left at once it is reported for each',
    table: onBoth,
    move: planeswalk,
    expect: {
      counters: [],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(keralia), card(aretopolis)],
          to: [card('Bant')],
        },
        { kind: 'countersGone', rule: '122.2', card: card(keralia), count: 2 },
        { kind: 'countersGone', rule: '122.2', card: card(aretopolis), count: 1 },
      ],
    },
  },
  {
    name: '122.2: nothing is reported for a plane without counters',
    table: onKeralia,
    move: planeswalk,
    expect: {
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(keralia)],
          to: [card(aretopolis)],
        },
      ],
    },
  },
  {
    name: '122.2: a plane that stays while another is turned up keeps its own',
    table: after(onKeralia, changeCounters(keralia, 2), mark(keralia, 1, 0), takeCards(addOrWalk)),
    move: settleChoice({ add: [aretopolis] }),
    expect: { counters: [`${keralia}: 2`], chosenOptions: { [keralia]: [null, 0, null] } },
  },
  {
    name: '122.2: planeswalking to a card that was taken leaves them too',
    table: after(onKeralia, changeCounters(keralia, 2), mark(keralia, 1, 0), takeCards(addOrWalk)),
    move: settleChoice({ walk: [aretopolis] }),
    expect: { faceUp: [aretopolis], counters: [], chosenOptions: {} },
  },
  {
    name: '122.2: a phenomenon that has resolved keeps none',
    table: after(
      tableAtStart(['Bant', 'Mutual Epiphany', 'Naya']),
      planeswalk,
      changeCounters('Mutual Epiphany', 1),
    ),
    move: resolve,
    expect: { faceUp: ['Naya'], counters: [] },
  },
  {
    name: '122.2: back on the plane it is another object, without counters and choices',
    table: after(
      tableAtStart([keralia, 'Bant']),
      changeCounters(keralia, 2),
      mark(keralia, 1, 0),
      planeswalk,
    ),
    move: planeswalk,
    expect: { faceUp: [keralia], counters: [], chosenOptions: {} },
  },
  {
    name: '122.2: so it is with the only plane there is',
    table: after(tableAtStart([keralia]), changeCounters(keralia, 2), mark(keralia, 1, 0)),
    move: planeswalk,
    expect: { faceUp: [keralia], counters: [], chosenOptions: {} },
  },
  {
    name: '122.2: if chaos ensues instead of planeswalking, the counters stay',
    table: after(
      onKeralia,
      changeCounters(keralia, 2),
      moves.beginEffect({ does: 'walkIsChaos' }),
      roll('planeswalk'),
    ),
    move: resolve,
    expect: { faceUp: [keralia], counters: [`${keralia}: 2`] },
  },
];

const onAretopolis = tableAtStart([aretopolis, 'Bant', 'Mutual Epiphany', 'Naya', 'Grixis']);
const nine = after(onAretopolis, changeCounters(aretopolis, 9, 10));
const ten = after(nine, changeCounters(aretopolis, 1, 10));
const thresholds: readonly Situation[] = [
  {
    name: '603.8: with nine scroll counters Aretopolis does not trigger',
    table: onAretopolis,
    move: changeCounters(aretopolis, 9, 10),
    expect: { counters: [`${aretopolis}: 9`], stack: [] },
  },
  {
    name: '603.8: with ten its ability triggers, under the planar controller',
    table: after(nine, beginNextTurn),
    move: changeCounters(aretopolis, 1, 10),
    expect: {
      counters: [`${aretopolis}: 10`],
      stack: [`threshold of 1: ${aretopolis}`],
      faceUp: [aretopolis],
      happenings: [
        { kind: 'countersChanged', rule: '122.1', card: card(aretopolis), from: 9, to: 10 },
        { kind: 'thresholdReached', rule: '603.8', player: seat(1), card: card(aretopolis), at: 10 },
      ],
    },
  },
  {
    name: '603.8: with more at once too',
    table: onAretopolis,
    move: changeCounters(aretopolis, 12, 10),
    expect: { stack: [`threshold of 0: ${aretopolis}`] },
  },
  {
    name: '603.8: while it waits it does not trigger again',
    table: ten,
    move: changeCounters(aretopolis, 1, 10),
    expect: {
      counters: [`${aretopolis}: 11`],
      stack: [`threshold of 0: ${aretopolis}`],
      happenings: [{ kind: 'countersChanged', rule: '122.1', card: card(aretopolis), from: 10, to: 11 }],
    },
  },
  {
    name: '603.8: it keeps waiting if there are fewer counters by then',
    table: ten,
    move: changeCounters(aretopolis, -3, 10),
    expect: { counters: [`${aretopolis}: 7`], stack: [`threshold of 0: ${aretopolis}`] },
  },
  {
    name: '603.8: of two planes each has an ability of its own',
    table: after(
      onAretopolis,
      takeCards(addOrWalk),
      settleChoice({ add: ['Bant'] }),
      changeCounters(aretopolis, 10, 10),
    ),
    move: changeCounters('Bant', 3, 3),
    expect: { stack: [`threshold of 0: ${aretopolis}`, 'threshold of 0: Bant'] },
  },
  {
    name: '603.8: a plane without such an ability never triggers',
    table: onKeralia,
    move: changeCounters(keralia, 100),
    expect: { counters: [`${keralia}: 100`], stack: [] },
  },
  {
    name: '701.31b: it resolves, and they planeswalk without a roll',
    table: ten,
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      counters: [],
      stack: [],
      rolls: [0, 0, 0],
      costs: [0, 0, 0],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(aretopolis)],
          to: [card('Bant')],
        },
        { kind: 'countersGone', rule: '122.2', card: card(aretopolis), count: 10 },
      ],
    },
  },
  {
    name: '901.9: no roll while it waits',
    table: ten,
    move: roll('blank'),
    expect: { rule: '901.9', reason: 'abilityNotResolved' },
  },
  {
    name: '500.2: no turn ends while it waits',
    table: ten,
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '113.7a: the plane is left before it resolves, and they planeswalk once more',
    table: after(ten, rollByEffect('planeswalk'), resolve),
    move: resolve,
    expect: { faceUp: ['Mutual Epiphany'], stack: ['encounter of 0: Mutual Epiphany'] },
  },
  {
    name: '614.1a, 603.8: where chaos ensues instead of every planeswalk it triggers again, below that chaos',
    table: after(ten, moves.beginEffect({ does: 'everyWalkIsChaos', ends: 'leavingAPlane' })),
    move: resolve,
    expect: {
      faceUp: [aretopolis],
      stack: [`threshold of 0: ${aretopolis}`, `chaos of 0: ${aretopolis}`],
    },
  },
  {
    name: '603.8: with fewer counters by then it does not',
    table: after(
      ten,
      moves.beginEffect({ does: 'everyWalkIsChaos', ends: 'leavingAPlane' }),
      changeCounters(aretopolis, -1, 10),
    ),
    move: resolve,
    expect: { faceUp: [aretopolis], stack: [`chaos of 0: ${aretopolis}`] },
  },
  {
    name: '603.8: chaos that came above it has resolved before',
    table: after(ten, rollByEffect('chaos')),
    move: resolve,
    expect: { faceUp: ['Bant'], stack: [] },
  },
  {
    name: '800.4a, 603.8: the planar controller leaves, it ceases, and triggers again under the heir',
    table: ten,
    move: leave(0),
    expect: {
      planarController: 1,
      stack: [`threshold of 1: ${aretopolis}`],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(0), abilities: ['threshold'] },
        { kind: 'thresholdReached', rule: '603.8', player: seat(1), card: card(aretopolis), at: 10 },
      ],
    },
  },
  {
    name: '800.4a, 603.8: not if there are fewer counters by then',
    table: after(ten, changeCounters(aretopolis, -1, 10)),
    move: leave(0),
    expect: { stack: [], counters: [`${aretopolis}: 9`] },
  },
  {
    name: '800.4a, 603.8: nor if the plane has been left',
    table: after(ten, rollByEffect('planeswalk'), resolve),
    move: leave(0),
    expect: { stack: [], faceUp: ['Bant'] },
  },
  {
    name: '800.4a: another player leaves, and it keeps waiting',
    table: ten,
    move: leave(2),
    expect: { stack: [`threshold of 0: ${aretopolis}`] },
  },
  {
    name: '724.1, 603.8: when the turn ends, it is gone, triggers again, and resolves before the next turn',
    table: ten,
    move: endTurn,
    expect: {
      turn: 1,
      stack: [`threshold of 0: ${aretopolis}`],
      happenings: [
        { kind: 'turnEnded', rule: '724.1', player: seat(0) },
        { kind: 'abilitiesCeased', rule: '724.1', player: seat(0), abilities: ['threshold'] },
        { kind: 'thresholdReached', rule: '603.8', player: seat(0), card: card(aretopolis), at: 10 },
      ],
    },
  },
  {
    name: '724.1: with fewer counters by then it is gone for good',
    table: after(ten, changeCounters(aretopolis, -1, 10)),
    move: endTurn,
    expect: { turn: 2, stack: [], faceUp: [aretopolis] },
  },
];

const onStreams = tableAtStart([streams, 'Bant', 'Naya']);
const chosen: readonly Situation[] = [
  {
    name: '901.7: a player chooses one of two things for the plane',
    table: onStreams,
    move: mark(streams, 1, 0),
    expect: {
      chosenOptions: { [streams]: [null, 0, null] },
      happenings: [{ kind: 'optionChosen', rule: '901.7', player: seat(1), card: card(streams), as: 0 }],
    },
  },
  {
    name: '901.7: the others keep what they chose',
    table: after(onStreams, mark(streams, 1, 0), mark(streams, 2, 1)),
    move: mark(streams, 0, 1),
    expect: { chosenOptions: { [streams]: [1, 0, 1] } },
  },
  {
    name: '901.7: a later choice takes the place of the earlier one',
    table: after(onStreams, mark(streams, 1, 0)),
    move: mark(streams, 1, 1),
    expect: { chosenOptions: { [streams]: [null, 1, null] } },
  },
  {
    name: '901.7: choosing the same again changes nothing, and is reported',
    table: after(onStreams, mark(streams, 1, 1)),
    move: mark(streams, 1, 1),
    expect: {
      chosenOptions: { [streams]: [null, 1, null] },
      happenings: [{ kind: 'optionChosen', rule: '901.7', player: seat(1), card: card(streams), as: 1 }],
    },
  },
  {
    name: '901.7: nothing is chosen for a card that is not face up',
    table: onStreams,
    move: mark('Bant', 1, 0),
    expect: { rule: '901.7', reason: 'notFaceUp' },
  },
  ...[2, 3, -1].map(
    (player): Situation => ({
      name: `800.4a: player ${player}, who is not in the game, chooses nothing`,
      table: after(onStreams, leave(2)),
      move: mark(streams, player, 0),
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  {
    name: '901.7: chaos: everybody who chose has the other thing',
    table: after(onStreams, mark(streams, 0, 0), mark(streams, 2, 1)),
    move: swapChosenOptions(streams),
    expect: {
      chosenOptions: { [streams]: [1, null, 0] },
      happenings: [{ kind: 'chosenOptionsSwapped', rule: '901.7', card: card(streams) }],
    },
  },
  {
    name: '901.7: chaos twice, and all is as it was',
    table: after(onStreams, mark(streams, 0, 0), mark(streams, 2, 1), swapChosenOptions(streams)),
    move: swapChosenOptions(streams),
    expect: { chosenOptions: { [streams]: [0, null, 1] } },
  },
  {
    name: '901.7: nothing is swapped if nobody chose',
    table: onStreams,
    move: swapChosenOptions(streams),
    expect: { rule: '901.7', reason: 'nothingChosen' },
  },
  {
    name: '901.7: nor once the plane has been left',
    table: after(onStreams, mark(streams, 0, 0), planeswalk),
    move: swapChosenOptions(streams),
    expect: { rule: '901.7', reason: 'nothingChosen' },
  },
];

const test = suite('memory of cards');

for (const situations of [counters, gone, thresholds, chosen]) testSituations(test, situations);

test('counters and choices are looked up by card and player', () => {
  const planar = planarOf(after(onBoth, mark(keralia, 2, 1)));
  const named = [keralia, aretopolis, 'Bant'].map(card);
  assert.equal(
    named.map((id) => countersOn(planar, id)),
    [2, 1, 0],
  );
  assert.equal(
    named.map((id) => [0, 1, 2].map((player): CardOption | null => chosenOptionOf(planar, id, seat(player)))),
    [
      [null, null, 1],
      [null, null, null],
      [null, null, null],
    ],
  );
});

test('122.1: the number of counters stays between zero and the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 30 }), (changes) => {
      let table = onKeralia;
      let sum = 0;
      for (const by of changes) {
        const next = Math.max(0, sum + by);
        if (next > MAX_COUNTERS_ON_CARD) continue;
        table = after(table, changeCounters(keralia, by));
        sum = next;
        assert.equal(summaryOf(table).counters, sum === 0 ? [] : [`${keralia}: ${sum}`]);
      }
    }),
  );
});

test.run();
