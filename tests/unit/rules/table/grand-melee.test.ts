/** Situations of Grand Melee: 807 turns at the same time, 901.13 and 901.14 several planar controllers. */
import { layOutOwnDecks } from '../../../../src/rules/planar/lay-out';
import { bringMarkerToFront, concurrentTables } from '../../../../src/rules/table/concurrent-turns';
import { blockingPlayer, playerAfterThisTurn } from '../../../../src/rules/table/grand-melee';
import { beginHistory, playStep, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable, type Setup, type Table } from '../../../../src/rules/table/table';
import { playersInRange } from '../../../../src/rules/turn/turn-markers';
import { assert, suite } from '../../../support/suite';
import {
  happeningsOfMelee,
  meleeMoveRefusals,
  meleeSetupRefusals,
  rulesOfMelee,
} from '../../../support/tables/melee';
import {
  after,
  card,
  FIXED_CHANCE,
  meleeTable,
  moves,
  numberedCards,
  planarCards,
  played,
  type Situation,
  seat,
  sharedDeck,
  summaryOf,
  testSituations,
} from '../../../support/tables/tables';

const test = suite('Grand Melee');

const { addExtraTurn, beginEffect, beginNextTurn, changeLife, leave, planeswalk, roll, takeCards } = moves;
const {
  correctRollCount,
  endTurn,
  ensueChaos,
  addBeginningPhase,
  resolveAbility,
  reverseTurnOrder,
  settleChoice,
} = moves;

function begun(seats: number, setup: Partial<Setup> = {}): Table {
  const result = beginTable(
    {
      seatCount: seats,
      startingLife: 20,
      startingPlayer: seat(0),
      planarDecks: null,
      isGrandMelee: true,
      ...setup,
    },
    FIXED_CHANCE,
  );
  if (!result.ok) throw new Error(result.refusal.reason);
  return result.value.table;
}

/** Everybody has a deck of four planes: those of seat 3 are 3a, 3b, 3c and 3d, the first on top. */
function withOwnDecks(seats: number, startingPlayer = 0): Table {
  const decks = Array.from({ length: seats }, (_, of) =>
    planarCards(...[...'abcd'].map((card) => `${of}${card}`)),
  );
  const { kinds, decks: laid } = layOutOwnDecks(decks, seat(startingPlayer));
  const own = decks.map(() => numberedCards(10, 0));
  const table = begun(seats, {
    startingPlayer: seat(startingPlayer),
    planarDecks: { kind: 'own', decks: own },
  });
  const planar = table.planar && { ...table.planar, kinds, decks: laid };
  return after({ ...table, planar }, moves.revealStartingPlane);
}

/** One deck for all, and the first planes of it face up. */
function withSharedDeck(...cards: readonly string[]): Table {
  return after(meleeTable(cards), moves.revealStartingPlane);
}

/** The move done under this turn marker. */
const under = (markerNumber: number, move: Move): Move => ({ ...move, marker: markerNumber });
const next = (markerNumber: number) => under(markerNumber, beginNextTurn);

const plain = begun(8);
const eight = withOwnDecks(8);
const twelve = withOwnDecks(12);
const top: Parameters<typeof takeCards>[0] = {
  take: { kind: 'cards', count: 2 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const turns: readonly Situation[] = [
  {
    name: '807.4a, 807.4b: eight players have two markers, four seats apart',
    table: plain,
    move: changeLife(0, 1),
    expect: { turns: ['1: turn 1 of 0', '2: turn 2 of 4'] },
  },
  {
    name: '807.4a: eleven players have two markers, twelve have three',
    table: begun(12, { startingPlayer: seat(6) }),
    move: changeLife(0, 1),
    expect: { turns: ['1: turn 1 of 6', '2: turn 2 of 10', '3: turn 3 of 2'] },
  },
  {
    name: '807.4d: a player who gets a marker waits while another one is within three seats',
    table: plain,
    move: next(1),
    expect: {
      turns: ['1: turn 1 of 1 waits', '2: turn 2 of 4'],
      happenings: [
        { kind: 'markerWaits', rule: '807.4d', player: seat(1), marker: 1, behind: seat(4), ended: seat(0) },
      ],
    },
  },
  {
    name: '807.4d: and begins when that one has moved four seats away',
    table: after(plain, next(1)),
    move: next(2),
    expect: {
      turns: ['1: turn 3 of 1', '2: turn 4 of 5'],
      happenings: [
        { kind: 'turnBegan', rule: '807.4c', player: seat(1), number: 3, marker: 1 },
        { kind: 'turnBegan', rule: '807.4c', player: seat(5), number: 4, marker: 2, ended: seat(4) },
      ],
    },
  },
  {
    name: '807.4d: with room between the markers nobody waits',
    table: begun(11),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 3 of 5'] },
  },
  {
    name: '807.4d: a turn that has not begun cannot end',
    table: after(plain, next(1)),
    move: next(1),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '807.4d, 724.1: nor be ended by an effect',
    table: after(eight, next(1)),
    move: under(1, endTurn),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '807.4d, 901.9: nor is anybody active to roll',
    table: after(eight, next(1)),
    move: under(1, roll(null)),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '807.4d: nor is anything done with its planes',
    table: after(eight, next(1)),
    move: under(1, takeCards(top)),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '807.4d, 901.9: nor to have rolls counted',
    table: after(eight, next(1)),
    move: under(1, correctRollCount(1)),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '807.4d, 500.8: nor for another upkeep',
    table: after(plain, next(1)),
    move: under(1, addBeginningPhase),
    expect: { rule: '807.4d', reason: 'turnNotBegun' },
  },
  {
    name: '103.1: with the turn order reversed, markers are passed the other way round',
    table: after(plain, reverseTurnOrder),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 2 of 3 waits'] },
  },
  {
    name: '103.1, 807.4d: a turn that waited begins when the other marker is on its right now',
    table: after(plain, next(1)),
    move: under(2, reverseTurnOrder),
    expect: { turns: ['1: turn 3 of 1', '2: turn 2 of 4'] },
  },
  {
    name: '807.4g: there is no third marker among eight',
    table: plain,
    move: next(3),
    expect: { rule: '807.4g', reason: 'noSuchMarker' },
  },
  {
    name: '724.1: a turn ended by an effect passes its marker on',
    table: after(eight, under(1, roll('planeswalk'))),
    move: under(1, endTurn),
    expect: {
      turns: ['1: turn 1 of 1 waits', '2: turn 2 of 4'],
      stack: [],
      planes: ['1: 0a of 0', '2: 4a of 4'],
    },
  },
];

const extraTurns: readonly Situation[] = [
  {
    name: '807.4i: an extra turn of somebody who has a marker',
    table: plain,
    move: under(2, addExtraTurn(4)),
    expect: {
      extraTurns: [4],
      happenings: [{ kind: 'extraTurnAdded', rule: '807.4i', player: seat(4) }],
    },
  },
  {
    name: '807.4i: a player who has a marker keeps it for an extra turn',
    table: after(begun(11), under(1, addExtraTurn(0))),
    move: next(1),
    expect: { turns: ['1: turn 3 of 0', '2: turn 2 of 4'], extraTurns: [] },
  },
  {
    name: '807.4i: but with another marker within three seats to the right it is passed on',
    table: after(plain, next(1), under(2, addExtraTurn(4))),
    move: next(2),
    expect: { turns: ['1: turn 3 of 1', '2: turn 4 of 5'], extraTurns: [4] },
  },
  {
    name: '807.4j: a player without a marker takes the extra turn before the next usual one',
    table: plain,
    move: under(1, addExtraTurn(5)),
    expect: {
      turns: ['1: turn 1 of 0', '2: turn 2 of 4'],
      extraTurns: [5],
      happenings: [{ kind: 'extraTurnAdded', rule: '807.4j', player: seat(5) }],
    },
  },
  {
    name: '807.4j: that is, two turns in a row once the marker comes',
    table: after(begun(11), under(1, addExtraTurn(5)), next(2)),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 4 of 5'], extraTurns: [] },
  },
  {
    name: '807.4j: and then the marker goes on',
    table: after(begun(11), under(1, addExtraTurn(5)), next(2), next(2)),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 5 of 6'] },
  },
  {
    name: '800.4k: the extra turn of somebody who has left is forgotten',
    table: after(begun(11), under(1, addExtraTurn(5))),
    move: leave(5),
    expect: { extraTurns: [] },
  },
];

const leaving: readonly Situation[] = [
  {
    name: '807.4a: of nine players one may leave without a marker',
    table: begun(9),
    move: leave(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 2 of 4'], departedSeats: [2] },
  },
  {
    name: '807.4e: and comes back only by undoing, for a marker may have gone along',
    table: after(begun(9), leave(2)),
    move: moves.returnToGame(2),
    expect: { rule: '807.4e', reason: 'onlyByUndo' },
  },
  {
    name: '807.4e: of eight players one takes the marker to the right along, after its turn',
    table: plain,
    move: leave(2),
    expect: {
      turns: ['1: turn 1 of 0 goes', '2: turn 2 of 4'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' },
        { kind: 'markerDesignated', rule: '807.4e', player: seat(0), marker: 1 },
      ],
    },
  },
  {
    name: '807.4g: when that turn ends the marker goes',
    table: after(plain, leave(2)),
    move: next(1),
    expect: {
      turns: ['2: turn 2 of 4'],
      happenings: [{ kind: 'markerRemoved', rule: '807.4g', player: seat(0), marker: 1, ended: seat(0) }],
    },
  },
  {
    name: '807.4g: a marker that waits goes at once',
    table: after(plain, next(1)),
    move: leave(3),
    expect: { turns: ['2: turn 2 of 4'] },
  },
  {
    name: '807.4f: a marker that will go anyway is not counted',
    table: after(begun(12), leave(2)),
    move: leave(3),
    expect: { turns: ['1: turn 1 of 0 goes', '2: turn 2 of 4', '3: turn 3 of 8'] },
  },
  {
    name: '807.4e: a marker may be designated twice, and then takes the next one along',
    table: after(begun(12), leave(2), leave(3), leave(1), leave(11), leave(10)),
    move: next(1),
    expect: { turns: ['2: turn 2 of 4', '3: turn 3 of 8 goes'] },
  },
  {
    name: '807.4c: a turn whose player leaves goes on, and then the marker is passed',
    table: after(begun(10), leave(4)),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 3 of 5'] },
  },
  {
    name: '800.4j: until then nobody is active in it',
    table: after(withOwnDecks(10), leave(4)),
    move: under(2, roll(null)),
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
  {
    name: '807.4c: a marker that waits passes a player who leaves at once',
    table: after(begun(9), next(2), next(1), next(1)),
    move: leave(2),
    expect: { turns: ['1: turn 4 of 3 waits', '2: turn 3 of 5'] },
  },
  {
    name: 'ruled here: a marker may come to a player who has another one, and waits for that',
    table: after(begun(11), leave(1), leave(2), leave(3)),
    move: next(1),
    expect: { turns: ['1: turn 1 of 4 waits', '2: turn 2 of 4'] },
  },
  {
    name: 'ruled here: both are passed on in their order',
    table: after(begun(11), leave(1), leave(2), leave(3), next(1), next(2), next(2), next(2)),
    move: next(2),
    expect: { turns: ['1: turn 6 of 4', '2: turn 7 of 8'] },
  },
  {
    name: 'ruled here: the last marker stays, however few play on',
    table: after(plain, leave(2), leave(3), leave(5), leave(6), next(1)),
    move: leave(7),
    expect: { turns: ['2: turn 2 of 4'], departedSeats: [2, 3, 5, 6, 7] },
  },
  {
    name: '104.2a: the last player in the game wins it',
    table: after(plain, ...[1, 2, 3, 5, 6, 7].map((player) => leave(player))),
    move: leave(0),
    expect: {
      departedSeats: [0, 1, 2, 3, 5, 6, 7],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'gameWon', rule: '104.2a', player: seat(4) },
      ],
    },
  },
];

const planes: readonly Situation[] = [
  {
    name: '901.14a: everybody who begins with a marker sets a starting plane and is a planar controller',
    table: begun(8, {
      planarDecks: { kind: 'own', decks: Array.from({ length: 8 }, () => numberedCards(10, 0)) },
    }),
    move: under(1, moves.revealStartingPlane),
    expect: { turns: ['1: turn 1 of 0', '2: turn 2 of 4'] },
  },
  {
    name: '901.14: two planes are face up, each under its planar controller',
    table: eight,
    move: changeLife(0, 1),
    expect: { planes: ['1: 0a of 0', '2: 4a of 4'], visited: ['0a', '4a'] },
  },
  {
    name: '901.5: neither is revealed twice',
    table: eight,
    move: moves.revealStartingPlane,
    expect: { rule: '901.5', reason: 'startingPlaneAlreadyRevealed' },
  },
  {
    name: '901.15: with one deck for all they come off it one after the other',
    table: withSharedDeck('A', 'B', 'C', 'D'),
    move: under(2, planeswalk),
    expect: { planes: ['1: A of 0', '2: C of 4'], deck: ['D', 'B'] },
  },
  {
    name: '901.13, 901.11: a planeswalk leaves the planes of its own turn only',
    table: eight,
    move: under(2, planeswalk),
    expect: { planes: ['1: 0a of 0', '2: 4b of 4'] },
  },
  {
    name: '901.13, 311.7: chaos ensues on the planes of its own turn only',
    table: eight,
    move: under(2, ensueChaos()),
    expect: { stack: ['chaos of 4: 4a'] },
  },
  {
    name: '807.5: what waits in one turn does not hold up the other',
    table: after(eight, under(1, roll('planeswalk'))),
    move: under(2, roll('chaos')),
    expect: { stack: ['chaos of 4: 4a'], costs: [0, 0, 0, 0, 1, 0, 0, 0] },
  },
  {
    name: '807.5: and is still there afterwards',
    table: after(eight, under(1, roll('planeswalk')), under(2, roll('chaos'))),
    move: under(1, resolveAbility),
    expect: { planes: ['1: 0b of 0', '2: 4a of 4'] },
  },
  {
    name: '807.5: a choice in one turn does not hold up the other',
    table: after(eight, under(1, takeCards(top))),
    move: under(2, planeswalk),
    expect: { planes: ['1: 0a of 0', '2: 4b of 4'], inHand: [] },
  },
  {
    name: '901.7: and is settled in its own',
    table: after(eight, under(1, takeCards(top)), under(2, planeswalk)),
    move: under(1, settleChoice({ bottom: ['0b'], top: ['0c'] })),
    expect: { deck: ['0c', '0d', '0b'], inHand: [] },
  },
  {
    name: '901.6: the planar controller keeps the plane until the next turn under the marker begins',
    table: eight,
    move: next(1),
    expect: { planes: ['1: 0a of 0', '2: 4a of 4'] },
  },
  {
    name: '901.6: then the player who becomes active there controls it',
    table: after(eight, next(1)),
    move: next(2),
    expect: { planes: ['1: 0a of 1', '2: 4a of 5'] },
  },
  {
    name: '901.9: rolls are counted from zero in the turn that begins, not in the other',
    table: after(withOwnDecks(11), under(1, roll('blank')), under(2, roll('blank'))),
    move: next(2),
    expect: { turns: ['1: turn 1 of 0', '2: turn 3 of 5'], rolls: Array<number>(11).fill(0) },
  },
  {
    name: '901.11: "until a player planeswalks" ends with a planeswalk of its own turn',
    table: after(eight, under(1, beginEffect({ ends: 'planeswalk' }))),
    move: under(1, planeswalk),
    expect: { effects: [] },
  },
  {
    name: '901.13: not with one of another turn',
    table: after(eight, under(1, beginEffect({ ends: 'planeswalk' }))),
    move: under(2, planeswalk),
    expect: { effects: ['remind of all, planeswalk'] },
  },
  {
    name: '901.13: blanks that are chaos are so in their own turn',
    table: after(eight, under(1, beginEffect({ does: 'blankIsChaos' }))),
    move: under(1, roll('blank')),
    expect: { stack: ['chaos of 0: 0a'] },
  },
  {
    name: '901.13: and nothing in another',
    table: after(eight, under(1, beginEffect({ does: 'blankIsChaos' }))),
    move: under(2, roll('blank')),
    expect: { stack: [] },
  },
  {
    name: '611.2a: what concerns one player goes with them to another turn',
    table: after(withOwnDecks(11), under(1, beginEffect({ does: 'blankIsChaos', player: seat(5) })), next(2)),
    move: under(2, roll('blank')),
    expect: { stack: ['chaos of 5: 4a'] },
  },
  {
    name: '611.2a: "until your next turn" ends under whichever marker that comes',
    table: after(withOwnDecks(11), under(1, beginEffect({ ends: 'turnOf', until: seat(5) }))),
    move: next(2),
    expect: { effects: [] },
  },
  {
    name: '800.4m: and also where the turn of somebody who has left would have begun',
    table: after(withOwnDecks(13), under(1, beginEffect({ ends: 'turnOf', until: seat(5) })), leave(5)),
    move: next(2),
    expect: { effects: [] },
  },
];

const leavingPlanes: readonly Situation[] = [
  {
    name: '901.6: a planar controller who leaves without taking a marker along has an heir',
    table: withOwnDecks(10),
    move: leave(4),
    expect: { planes: ['1: 0a of 0', '2: 5a of 5'], departedSeats: [4] },
  },
  {
    name: '901.10: what somebody owns leaves every turn in which it is face up',
    table: after(withOwnDecks(9), next(2), next(1)),
    move: leave(4),
    expect: { planes: ['1: 0a of 1', '2: 5a of 5'] },
  },
  {
    name: '901.14b: with the marker, a planar controller has no heir, and the planes are put back without a planeswalk',
    table: after(eight, next(1), next(2)),
    move: leave(5),
    expect: {
      planes: ['1: 0a of 1', '2: nothing of 5'],
      turns: ['1: turn 3 of 1 goes', '2: turn 4 of 5'],
      decks: [
        ['0b', '0c', '0d'],
        ...[1, 2, 3].map((of) => [...'abcd'].map((name) => `${of}${name}`)),
        ['4b', '4c', '4d', '4a'],
        [],
        ...[6, 7].map((of) => [...'abcd'].map((name) => `${of}${name}`)),
      ],
    },
  },
  {
    name: '901.14b: for the rest of that turn nobody controls planes there',
    table: after(eight, leave(4)),
    move: under(2, planeswalk),
    expect: { rule: '901.14b', reason: 'noPlanarController' },
  },
  {
    name: '901.14b: nor rolls because of a card',
    table: after(eight, leave(4)),
    move: under(2, moves.rollByEffect(null)),
    expect: { rule: '901.14b', reason: 'noPlanarController' },
  },
  {
    name: '901.6: the next turn there has a planar controller, and a planeswalk turns up a plane',
    table: after(twelve, leave(4), next(3), next(2)),
    move: under(2, planeswalk),
    expect: { planes: ['1: 0a of 0', '2: 5a of 5', '3: 8a of 8'] },
  },
  {
    name: '901.14b: cards of a shared deck that were looked at are back on top',
    table: after(withSharedDeck('A', 'B', 'C', 'D', 'E'), under(2, takeCards(top))),
    move: leave(4),
    expect: { deck: ['C', 'D', 'E', 'B'], inHand: [] },
  },
  {
    name: '901.14b, 800.4a: what waited there ceases',
    table: after(eight, under(2, roll('planeswalk'))),
    move: leave(4),
    expect: { stack: [], planes: ['1: 0a of 0', '2: nothing of 4'] },
  },
  {
    name: '901.14: when a marker goes, one without planes takes its planes over',
    table: after(eight, leave(4)),
    move: next(1),
    expect: {
      planes: ['2: 0a of 4'],
      happenings: [
        { kind: 'markerRemoved', rule: '807.4g', player: seat(0), marker: 1, ended: seat(0) },
        { kind: 'planesTakenOver', rule: '901.14', player: seat(4), cards: ['0a'] as never },
      ],
    },
  },
  {
    name: '901.14b: where nobody controls planes, counters on them put no ability on the stack for nobody',
    table: after(eight, leave(4), next(1)),
    move: under(2, moves.changeCounters('0a', 10, 10)),
    expect: { planes: ['2: 0a of 4'], counters: ['0a: 10'], stack: [] },
  },
  {
    name: '603.8: the player who begins the next turn there controls it when the counters change again',
    table: after(eight, leave(4), next(1), under(2, moves.changeCounters('0a', 10, 10)), next(2)),
    move: under(2, moves.changeCounters('0a', 1, 10)),
    expect: { counters: ['0a: 11'], stack: ['threshold of 5: 0a'] },
  },
  {
    name: 'ruled here: otherwise they are put back, and nobody planeswalks',
    table: after(eight, leave(2)),
    move: next(1),
    expect: {
      planes: ['2: 4a of 4'],
      happenings: [
        { kind: 'markerRemoved', rule: '807.4g', player: seat(0), marker: 1, ended: seat(0) },
        { kind: 'planesPutBack', rule: '901.14b', player: seat(0), cards: ['0a'] as never },
      ],
    },
  },
  {
    name: 'ruled here: what lasts goes on with the marker to the left',
    table: after(eight, under(1, beginEffect({ does: 'blankIsChaos' })), leave(2), next(1)),
    move: under(2, roll('blank')),
    expect: { stack: ['chaos of 4: 4a'] },
  },
];

const seen = new Set<string>();

/** The second marker waits with seat 7 on the plane of seat 4; seat 6 controls it, with a phenomenon on top. */
const tableWithWaitingMarker = (() => {
  const table = withOwnDecks(10);
  const planar = table.planar && {
    ...table.planar,
    kinds: { ...table.planar.kinds, [card('6a')]: 'phenomenon' as const },
  };
  return after({ ...table, planar }, next(2), next(2), next(2));
})();

const waiting: readonly Situation[] = [
  {
    name: '807.4c: markers go from seat to seat, and nobody changes theirs',
    table: plain,
    move: moves.changeSeating(1, 0, 2, 3, 4, 5, 6, 7),
    expect: { rule: '807.4c', reason: 'seatsAreFixed' },
  },
  {
    name: '901.10: a card turned up under a marker that waits may be a phenomenon',
    table: tableWithWaitingMarker,
    move: leave(4),
    expect: {
      turns: ['1: turn 1 of 0', '2: turn 4 of 7 waits'],
      planes: ['1: 0a of 0', '2: 6a of 6'],
      stack: ['encounter of 6: 6a'],
    },
  },
  {
    name: '312.5: and is resolved there, before the turn begins',
    table: after(tableWithWaitingMarker, leave(4)),
    move: under(2, resolveAbility),
    expect: { turns: ['1: turn 1 of 0', '2: turn 4 of 7 waits'], planes: ['1: 0a of 0', '2: 6b of 6'] },
  },
  {
    name: '603.8: a threshold reached there can be resolved there',
    table: after(eight, next(1), under(1, moves.changeCounters('0a', 10, 10))),
    move: under(1, resolveAbility),
    expect: { planes: ['1: 0b of 0', '2: 4a of 4'], stack: [] },
  },
  {
    name: '500.2: the turn does not begin before that',
    table: after(eight, next(1), under(1, moves.changeCounters('0a', 10, 10))),
    move: next(2),
    expect: { turns: ['1: turn 1 of 1 waits', '2: turn 3 of 5'] },
  },
  {
    name: '500.2: and begins with it',
    table: after(eight, next(1), under(1, moves.changeCounters('0a', 10, 10)), next(2)),
    move: under(1, resolveAbility),
    expect: { turns: ['1: turn 4 of 1', '2: turn 3 of 5'], planes: ['1: 0b of 1', '2: 4a of 5'] },
  },
  {
    name: '800.4a: an ability waiting under a marker that is removed ceases, and is reported',
    table: after(eight, next(1), under(1, moves.changeCounters('0a', 10, 10))),
    move: leave(3),
    expect: {
      turns: ['2: turn 2 of 4'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(3), because: 'conceded' },
        { kind: 'planarDeckLeft', rule: '901.10', player: seat(3), faceUp: [] },
        { kind: 'markerRemoved', rule: '807.4g', player: seat(1), marker: 1 },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(1), abilities: ['threshold'] },
        { kind: 'planesPutBack', rule: '901.14b', player: seat(1), cards: [card('0a')] },
        { kind: 'countersGone', rule: '122.2', card: card('0a'), count: 10 },
      ],
    },
  },
];

for (const situations of [waiting, turns, extraTurns, leaving, planes, leavingPlanes]) {
  testSituations(test, situations, (_, result) => {
    if (result.ok) for (const { kind, rule } of result.value.happenings) seen.add(kind).add(rule ?? kind);
    else seen.add(result.refusal.reason).add(result.refusal.rule);
  });
}

const refusals = [
  [{ seatCount: 3 }, { rule: '807.4a', reason: 'tooFewPlayers', limit: 4 }],
  [
    { seatCount: 8, teams: true },
    { rule: '807.1', reason: 'noTeamsInMelee' },
  ],
  [
    { seatCount: 8, planarDecks: { kind: 'open', cards: numberedCards(40, 0) } },
    { rule: '901.14', reason: 'noMapInMelee' },
  ],
] as const satisfies readonly (readonly [Partial<Setup>, unknown])[];

for (const [setup, refusal] of refusals) {
  test(`${refusal.rule}: no Grand Melee begins: ${refusal.reason}`, () => {
    const wanted: Setup = {
      startingLife: 20,
      startingPlayer: seat(0),
      planarDecks: null,
      isGrandMelee: true,
      ...setup,
    };
    assert.equal(beginTable(wanted, FIXED_CHANCE), { ok: false, refusal });
    seen.add(refusal.reason).add(refusal.rule);
  });
}

test('807.4b: players who begin along with the starting player are reported', () => {
  const result = beginTable(
    { seatCount: 8, startingLife: 20, startingPlayer: seat(7), planarDecks: null, isGrandMelee: true },
    FIXED_CHANCE,
  );
  assert.equal(result.ok && result.value.happenings.slice(1), [
    { kind: 'turnBegan', rule: '807.4b', player: seat(3), number: 2, marker: 2 },
  ]);
  seen.add('807.4b');
});

test('901.14a: every starting plane names its rule', () => {
  const table = begun(8, { planarDecks: sharedDeck(numberedCards(40, 0)) });
  const { happenings } = played(table, moves.revealStartingPlane);
  assert.equal(
    happenings.map(({ kind, rule }) => `${kind} ${rule}`),
    ['startingPlaneRevealed 901.14a', 'startingPlaneRevealed 901.14a'],
  );
  for (const { kind, rule } of happenings) seen.add(rule ?? kind);
});

test('702.40a: a storm count ends with the turn, also when its marker goes', () => {
  const storming = after(plain, leave(2), moves.changePlayerCounters(0, 'storm', 3));
  assert.is(after(storming, next(1)).counters[0]?.storm, 0);
});

test('returns the next player and the player that a turn waits for', () => {
  assert.is(playerAfterThisTurn(plain), 1);
  assert.is(playerAfterThisTurn(after(plain, leave(2))), null);
  assert.is(blockingPlayer(plain), null);
  assert.is(blockingPlayer(after(plain, next(1))), 4);
});

test('801.2: "each player" is the player and both neighbors', () => {
  assert.equal(playersInRange(after(plain, leave(1)).turn, seat(0)), [0, 2, 7]);
  assert.equal(playersInRange(plain.turn, seat(5)), [4, 5, 6]);
});

test('switching to another turn and back changes nothing', () => {
  const far = bringMarkerToFront(twelve, 3);
  assert.is(far?.turn.activePlayer, 8);
  assert.equal(far && bringMarkerToFront(far, 1), twelve);
  assert.is(bringMarkerToFront(twelve, 4), null);
  assert.equal(
    concurrentTables(twelve).map(({ planar }) => planar?.faceUp.map(({ card }) => card)),
    [['0a'], ['4a'], ['8a']],
  );
});

test('everything specific to Grand Melee occurs', () => {
  const only = [...happeningsOfMelee, ...meleeMoveRefusals, ...meleeSetupRefusals, ...rulesOfMelee];
  assert.equal(
    only.filter((name) => !seen.has(name)),
    [],
  );
});

test('undoing what was done in one turn leaves the others as they were', () => {
  let history = beginHistory(twelve);
  for (const move of [under(1, roll('planeswalk')), under(3, planeswalk), changeLife(2, -3), next(2)]) {
    const step = playStep(history, move, history.doneCount * 10_000);
    if (!step.ok) throw new Error(step.refusal.reason);
    history = step.value;
  }
  assert.is(history.doneCount, 4);
  for (let step = 0; step < 4; step++) history = undo(history);
  assert.equal(history.table, twelve);
  assert.equal(summaryOf(history.table).planes, ['1: 0a of 0', '2: 4a of 4', '3: 8a of 8']);
});

test.run();
