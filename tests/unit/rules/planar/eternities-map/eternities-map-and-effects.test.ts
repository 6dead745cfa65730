/** The Eternities Map together with what cards remember, what lasts, and what changes turns. */
import { type MapKind, mapKinds } from '../../../../../src/rules/planar/planar-state';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  mapTableAtStart,
  moves,
  numberedCards,
  played,
  type Situation,
  seat,
  summaryOf,
  testSituations,
  withNextDice,
} from '../../../../support/tables/tables';

const {
  beginEffect,
  changeCounters,
  endTurn,
  leave,
  mark,
  planeswalk,
  roll,
  settleChoice,
  chooseDestination,
} = moves;
const resolve = moves.resolveAbility;

/** The starting plane, those north, east, south and west of it. */
const firstFive = ['Bant', 'Naya', 'Esper', 'Grixis', 'Jund'];
const nextFive = ['plane 6', 'plane 7', 'plane 8', 'plane 9', 'plane 10'];
const atStart = mapTableAtStart([...firstFive, ...nextFive]);
const choosingDestination = after(atStart, planeswalk);
/** A phenomenon is encountered on a hellride to the south-east. */
const encounteringOnTheWay = after(
  mapTableAtStart([...firstFive, 'Morphic Tide', ...nextFive]),
  planeswalk,
  chooseDestination(1, 1),
);

const withCountersAndChoice = after(atStart, changeCounters('Bant', 3), mark('Bant', 1, 0));
const countersAndChoices: readonly Situation[] = [
  {
    name: '122.2: while the destination is being chosen, the plane still has its counters and choices',
    table: withCountersAndChoice,
    move: planeswalk,
    expect: { counters: ['Bant: 3'], chosenOptions: { Bant: [null, 0, null] }, leaving: 'effect' },
  },
  {
    name: '122.2: they are gone when it is left, though it stays on the map',
    table: after(withCountersAndChoice, planeswalk),
    move: chooseDestination(1, 0),
    expect: {
      counters: [],
      chosenOptions: {},
      happenings: [
        { kind: 'directionChosen', rule: '701.31b', player: seat(0), direction: 'east' },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card('Bant')],
          to: [card('Esper')],
        },
        { kind: 'countersGone', rule: '122.2', card: card('Bant'), count: 3 },
        {
          kind: 'planesLaid',
          rule: '701.31b',
          player: seat(0),
          cards: ['plane 6', 'plane 7', 'plane 8'].map(card),
        },
      ],
    },
  },
  {
    name: '122.2: on return there are none',
    table: after(withCountersAndChoice, planeswalk, chooseDestination(1, 0), planeswalk),
    move: chooseDestination(0, 0),
    expect: { faceUp: ['Bant'], counters: [], chosenOptions: {} },
  },
  {
    name: '122.1: a plane that lies around the players is given no counters',
    table: atStart,
    move: changeCounters('Naya', 1),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  {
    name: '603.8: a plane with enough counters asks for a destination',
    table: after(atStart, changeCounters('Bant', 3, 3)),
    move: resolve,
    expect: { leaving: 'effect', faceUp: ['Bant'], stack: [] },
  },
  {
    name: 'a card is arrived at each time, and last visited the last time',
    table: after(choosingDestination, chooseDestination(1, 0), planeswalk),
    move: chooseDestination(0, 0),
    expect: { visited: ['Esper', 'Bant'], arrived: ['Esper', 'Bant'] },
  },
  {
    name: 'arrivals of a turn start over with the next one, even on a map',
    table: after(choosingDestination, chooseDestination(1, 0)),
    move: moves.beginNextTurn,
    expect: { visited: ['Bant', 'Esper'], arrived: [] },
  },
];

const lasting = after(
  mapTableAtStart([...firstFive, 'Morphic Tide', ...nextFive]),
  beginEffect({ ends: 'planeswalk' }),
  beginEffect({ ends: 'leavingAPlane', note: 'until a plane is left' }),
  beginEffect(),
);
const effects: readonly Situation[] = [
  {
    name: '901.11: nobody has planeswalked while the destination is being chosen',
    table: lasting,
    move: planeswalk,
    expect: {
      effects: ['remind of all, planeswalk', 'remind of all, leavingAPlane', 'remind of all, never'],
    },
  },
  {
    name: '901.11: a step ends what lasts until a player planeswalks, or leaves a plane',
    table: after(lasting, planeswalk),
    move: chooseDestination(0, 1),
    expect: { faceUp: ['Grixis'], effects: ['remind of all, never'] },
  },
  {
    name: '901.11: so does a ride to a phenomenon',
    table: after(lasting, planeswalk),
    move: chooseDestination(1, 1),
    expect: { faceUp: ['Morphic Tide'], effects: ['remind of all, never'] },
  },
  {
    name: '901.11: leaving the phenomenon ends only what lasts until a player planeswalks',
    table: after(
      encounteringOnTheWay,
      beginEffect({ ends: 'planeswalk' }),
      beginEffect({ ends: 'leavingAPlane' }),
    ),
    move: resolve,
    expect: { faceUp: ['plane 6'], effects: ['remind of all, leavingAPlane'] },
  },
  {
    name: '614.1a: if chaos ensues instead of planeswalking, no destination is chosen',
    table: after(atStart, beginEffect({ does: 'walkIsChaos' }), roll('planeswalk')),
    move: resolve,
    expect: { leaving: null, faceUp: ['Bant'], stack: ['chaos of 0: Bant'] },
  },
  {
    name: '614.1a: a player who looks at the next cards does so before choosing a destination',
    table: after(atStart, beginEffect({ does: 'lookFirst' })),
    move: planeswalk,
    expect: { leaving: null, inHand: ['plane 6', 'plane 7'] },
  },
  {
    name: '614.1a: then the destination is chosen',
    table: after(atStart, beginEffect({ does: 'lookFirst' }), planeswalk),
    move: settleChoice({ top: ['plane 7'], bottom: ['plane 6'] }),
    expect: { leaving: 'effect', inHand: [], deck: ['plane 7', 'plane 8', 'plane 9', 'plane 10', 'plane 6'] },
  },
  {
    name: '614.1a: the card left on top is the one a hellride leads to',
    table: after(
      atStart,
      beginEffect({ does: 'lookFirst' }),
      planeswalk,
      settleChoice({ top: ['plane 7'], bottom: ['plane 6'] }),
    ),
    move: chooseDestination(-1, -1),
    expect: { faceUp: ['plane 7'] },
  },
  {
    name: '614.1a: between two planes the way is settled, and only the cards are looked at',
    table: after(encounteringOnTheWay, beginEffect({ does: 'lookFirst' }), resolve),
    move: settleChoice({ top: ['plane 7'], bottom: ['plane 6'] }),
    expect: { leaving: null, at: '1 1', faceUp: ['plane 7'] },
  },
  {
    name: '706.6: while the destination is being chosen, no die is rolled',
    table: after(choosingDestination, beginEffect({ does: 'extraDie' })),
    move: roll(null),
    expect: { rule: '701.31b', reason: 'destinationNotChosen' },
  },
  {
    name: '706.6: while dice are thrown, nobody walks',
    table: after(withNextDice(atStart, 'chaos', 'planeswalk'), beginEffect({ does: 'extraDie' }), roll(null)),
    move: chooseDestination(1, 0),
    expect: { rule: '701.31b', reason: 'nothingToResolve' },
  },
];

const turns: readonly Situation[] = [
  {
    name: '724.1: a turn does not end while the destination is being chosen',
    table: choosingDestination,
    move: endTurn,
    expect: { rule: '701.31b', reason: 'destinationNotChosen' },
  },
  {
    name: '724.1: a planeswalking ability that waits is gone with the turn, and nobody is asked',
    table: after(atStart, roll('planeswalk')),
    move: endTurn,
    expect: { turn: 2, leaving: null, faceUp: ['Bant'], stack: [] },
  },
  {
    name: '312.7: a turn ended on the way leads to where the ride goes, and gaps are filled there too',
    table: encounteringOnTheWay,
    move: endTurn,
    expect: {
      turn: 2,
      at: '1 1',
      faceUp: ['plane 6'],
      around: [
        '0 -1: Naya',
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '2 1: plane 7',
        '1 2: plane 8',
      ],
    },
  },
  {
    name: '103.1: in reversed order the heir of the player asked is the player on the other side',
    table: after(atStart, moves.reverseTurnOrder, planeswalk, leave(0)),
    move: chooseDestination(1, 0),
    expect: { planarController: 2, faceUp: ['Esper'] },
  },
];

function teamsOnMap(kind: MapKind): Table {
  const begun = beginTable(
    {
      seatCount: 6,
      startingLife: 30,
      startingPlayer: seat(0),
      teams: true,
      planarDecks: { kind, cards: numberedCards(60, 0) },
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return after(begun.value.table, moves.revealStartingPlane);
}

const test = suite('eternities map and effects');

for (const situations of [countersAndChoices, effects, turns]) testSituations(test, situations);

for (const kind of mapKinds) {
  test(`810: a team’s primary player chooses where to go, whoever rolled; then the next team (${kind})`, () => {
    const rolled = after(teamsOnMap(kind), {
      kind: 'rollPlanarDie',
      as: 'action',
      face: 'planeswalk',
      player: seat(1),
    });
    const { table, happenings } = played(rolled, resolve);
    assert.equal(happenings, [{ kind: 'destinationAsked', rule: '701.31b', player: seat(0) }]);
    const handedOver = after(table, leave(1));
    assert.equal(
      [summaryOf(handedOver).planarController, summaryOf(handedOver).leaving],
      [2, 'planeswalkingAbility'],
    );
    assert.is(summaryOf(after(handedOver, chooseDestination(1, 0))).at, '1 0');
  });
}

test.run();
