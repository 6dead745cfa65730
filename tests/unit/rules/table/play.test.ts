import { seedChance } from '../../../../src/rules/chance/chance';
import { LARGEST_TOTAL } from '../../../../src/rules/life/life';
import type { PlanarCard } from '../../../../src/rules/planar/planar-card';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import {
  type Refusal,
  type RefusalReason,
  type RuleNumber,
  refusalReasons,
  ruleNumbers,
} from '../../../../src/rules/rule';
import { type Move, reasonsToLeave } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/play';
import { beginTable, type Setup } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  glance,
  mapTableAtStart,
  moves,
  numberedCards,
  plainTable,
  planarTable,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables';

const { beginNextTurn, changeLife, changePoison, countRoll, leave, resolveAbility, revealStartingPlane } =
  moves;
const { ensueChaos, planeswalk, roll, rollByEffect, setLife, settle, takeCards } = moves;

/** The top card is looked at and put back on top or on the bottom. */
const topOrBottom: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const plain = plainTable();
const deck = ['Bant', 'Mutual Epiphany', 'Naya', 'Grixis'];
const atStart = tableAtStart(deck);
const won = after(atStart, leave(0), leave(2));

const totals: readonly Situation[] = [
  {
    name: "119.3: a player loses life, whoever's turn it is",
    table: plain,
    move: changeLife(1, -3),
    expect: {
      life: [20, 17, 20],
      happenings: [{ kind: 'lifeChanged', rule: '119.3', player: seat(1), from: 20, to: 17 }],
    },
  },
  {
    name: '119.3: life may fall below zero, and nobody leaves of it on their own',
    table: plain,
    move: changeLife(0, -25),
    expect: { life: [-5, 20, 20], left: [], activePlayer: 0 },
  },
  {
    name: '119.5: a life total becomes a number',
    table: plain,
    move: setLife(2, 7),
    expect: {
      life: [20, 20, 7],
      happenings: [{ kind: 'lifeSet', rule: '119.5', player: seat(2), from: 20, to: 7 }],
    },
  },
  {
    name: '122.1f: a player gets poison counters',
    table: plain,
    move: changePoison(1, 10),
    expect: {
      poison: [0, 10, 0],
      left: [],
      happenings: [{ kind: 'poisonChanged', rule: '122.1f', player: seat(1), from: 0, to: 10 }],
    },
  },
  {
    name: '122.1f: no more poison counters go than are there',
    table: after(plain, changePoison(1, 2)),
    move: changePoison(1, -3),
    expect: {
      poison: [0, 0, 0],
      happenings: [{ kind: 'poisonChanged', rule: '122.1f', player: seat(1), from: 2, to: 0 }],
    },
  },
  {
    name: '107.1: there is no half a life',
    table: plain,
    move: changeLife(0, -0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: a life total is a number',
    table: plain,
    move: setLife(0, Number.NaN),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: a total stays below a million',
    table: plain,
    move: setLife(0, LARGEST_TOTAL + 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: LARGEST_TOTAL },
  },
  {
    name: '107.1: poison counters stay below a million',
    table: after(plain, changePoison(0, LARGEST_TOTAL)),
    move: changePoison(0, 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: LARGEST_TOTAL },
  },
  ...[changeLife(0, 1e16), setLife(0, 1e16), changePoison(0, -1e16)].map(
    (move): Situation => ({
      name: `107.1: ${move.kind} by or to ten quadrillion is too much`,
      table: plain,
      move,
      expect: { rule: '107.1', reason: 'numberTooLarge', limit: LARGEST_TOTAL },
    }),
  ),
  {
    name: '107.1: no half counter can be taken where there is none',
    table: plain,
    move: changePoison(0, -0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  ...[changeLife(0, 1), setLife(0, 1), changePoison(0, 1)].map(
    (move): Situation => ({
      name: `800.4a: no ${move.kind} for a player who has left`,
      table: after(plain, leave(0)),
      move,
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  {
    name: '800.4a: no life total for a seat that is not at the table',
    table: plain,
    move: changeLife(3, 1),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '119.3: totals change while an ability waits',
    table: after(atStart, roll('planeswalk')),
    move: changeLife(0, -2),
    expect: { life: [18, 20, 20], waiting: ['planeswalking of 0'] },
  },
  {
    name: "119.3: the winner's life total still changes",
    table: won,
    move: changeLife(1, 5),
    expect: { life: [20, 25, 20] },
  },
];

const turns: readonly Situation[] = [
  {
    name: '102.1: the next turn without planes',
    table: plain,
    move: beginNextTurn,
    expect: {
      turn: 2,
      activePlayer: 1,
      planarController: null,
      happenings: [{ kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2 }],
    },
  },
  {
    name: '102.1: after the last seat the first seat is active again',
    table: plainTable(3, 2),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 0 },
  },
  {
    name: '102.1: an empty seat has no turn',
    table: after(plain, leave(1)),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 2 },
  },
  {
    name: '800.4j: the turn of a player who left goes on until the next begins',
    table: after(plain, leave(0)),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 1 },
  },
];

const leaving: readonly Situation[] = [
  ...(['704.5a', '704.5c', '104.3a'] as const).map((rule, index): Situation => {
    const because = reasonsToLeave[index] ?? 'conceded';
    return {
      name: `${rule}: a player leaves because of ${because}`,
      table: plain,
      move: leave(1, because),
      expect: {
        left: [1],
        activePlayer: 0,
        happenings: [{ kind: 'playerLeft', rule, player: seat(1), because }],
      },
    };
  }),
  {
    name: '800.4j: the active player leaves and the turn has no active player',
    table: plain,
    move: leave(0),
    expect: { left: [0], activePlayer: null, turn: 1 },
  },
  {
    name: '800.4a: nobody leaves twice',
    table: after(plain, leave(1)),
    move: leave(1),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '800.4a: nobody leaves who is not at the table',
    table: plain,
    move: leave(3),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '104.2a: the last player in the game wins',
    table: after(plain, leave(0)),
    move: leave(2),
    expect: {
      left: [0, 2],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' },
        { kind: 'gameWon', rule: '104.2a', player: seat(1) },
      ],
    },
  },
  {
    name: '104.2a: of two players one leaves and the other wins',
    table: plainTable(2),
    move: leave(0),
    expect: { left: [0] },
  },
  ...[
    revealStartingPlane,
    roll('blank'),
    rollByEffect('blank'),
    resolveAbility,
    planeswalk,
    ensueChaos(),
    takeCards(topOrBottom),
    settle({}),
    countRoll(1),
    beginNextTurn,
    leave(1),
  ].map(
    (move): Situation => ({
      name: `104.2a: the game is won, no ${move.kind}${move.kind === 'rollPlanarDie' ? ` by ${move.as}` : ''} any more`,
      table: won,
      move,
      expect: { rule: '104.2a', reason: 'gameIsOver' },
    }),
  ),
];

/** The planar game in short, one of each; planar.test.ts has it at length. */
const planar: readonly Situation[] = [
  ...[
    revealStartingPlane,
    roll('blank'),
    rollByEffect('blank'),
    resolveAbility,
    planeswalk,
    ensueChaos(),
    takeCards(topOrBottom),
    settle({}),
    countRoll(1),
  ].map(
    (move): Situation => ({
      name: `901.1: without planes there is no ${move.kind}${move.kind === 'rollPlanarDie' ? ` by ${move.as}` : ''}`,
      table: plain,
      move,
      expect: { rule: '901.1', reason: 'notPlanechase' },
    }),
  ),
  {
    name: '901.5: the starting plane',
    table: planarTable(deck),
    move: revealStartingPlane,
    expect: { faceUp: ['Bant'] },
  },
  {
    name: '901.5: not twice',
    table: atStart,
    move: revealStartingPlane,
    expect: { rule: '901.5', reason: 'startingPlaneAlreadyRevealed' },
  },
  {
    name: '901.5: no roll before it',
    table: planarTable(deck),
    move: roll(null),
    expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
  },
  { name: '901.9a: blank', table: atStart, move: roll('blank'), expect: { waiting: [] } },
  { name: '901.9b: chaos', table: atStart, move: roll('chaos'), expect: { waiting: ['chaos of 0: Bant'] } },
  {
    name: '901.9c: planeswalk',
    table: atStart,
    move: roll('planeswalk'),
    expect: { waiting: ['planeswalking of 0'] },
  },
  { name: '901.9: a roll more', table: atStart, move: countRoll(1), expect: { costs: [1, 0, 0] } },
  {
    name: '901.9: no roll less than none',
    table: atStart,
    move: countRoll(-1),
    expect: { rule: '901.9', reason: 'noRollToTakeBack' },
  },
  {
    name: '500.2: nothing to resolve',
    table: atStart,
    move: resolveAbility,
    expect: { rule: '500.2', reason: 'nothingWaiting' },
  },
  {
    name: '500.2: no turn ends over a waiting ability',
    table: after(atStart, roll('planeswalk')),
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityWaiting' },
  },
  {
    name: '701.31b, 312.5: planeswalking to a phenomenon',
    table: after(atStart, roll('planeswalk')),
    move: resolveAbility,
    expect: { faceUp: ['Mutual Epiphany'], waiting: ['encounter of 0: Mutual Epiphany'] },
  },
  {
    name: '312.7: and away from it',
    table: after(atStart, roll('planeswalk'), resolveAbility),
    move: resolveAbility,
    expect: { faceUp: ['Naya'], waiting: [] },
  },
  {
    name: '901.6, 800.4a: the planar controller leaves while planeswalking waits',
    table: after(atStart, roll('planeswalk')),
    move: leave(0),
    expect: { planarController: 1, waiting: [] },
  },
  {
    name: '901.10b: the planar controller leaves during an encounter, which stays',
    table: after(atStart, roll('planeswalk'), resolveAbility),
    move: leave(0),
    expect: { planarController: 1, waiting: ['encounter of 1: Mutual Epiphany'] },
  },
  {
    name: '800.4j: nobody rolls in a turn without an active player',
    table: after(atStart, leave(0)),
    move: roll('blank'),
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
];

/** Cards off the deck in short; planar-choice.test.ts has it at length. */
const withoutTheDie: readonly Situation[] = [
  ...[planeswalk, ensueChaos(), takeCards(topOrBottom)].map(
    (move): Situation => ({
      name: `901.5: no ${move.kind} before the starting plane`,
      table: planarTable(deck),
      move,
      expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
    }),
  ),
  {
    name: '701.31b: planeswalking without the die costs nothing and is no roll',
    table: atStart,
    move: planeswalk,
    expect: {
      faceUp: ['Mutual Epiphany'],
      deck: ['Naya', 'Grixis', 'Bant'],
      waiting: ['encounter of 0: Mutual Epiphany'],
      costs: [0, 0, 0],
      rolls: [0, 0, 0],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card('Bant')],
          to: [card('Mutual Epiphany')],
        },
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(0), card: card('Mutual Epiphany') },
      ],
    },
  },
  {
    name: '311.7: chaos without the die is no roll',
    table: atStart,
    move: ensueChaos(),
    expect: {
      waiting: ['chaos of 0: Bant'],
      costs: [0, 0, 0],
      rolls: [0, 0, 0],
      happenings: [{ kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] }],
    },
  },
  {
    name: '311.7: chaos on a plane that is not face up',
    table: atStart,
    move: ensueChaos('Grixis'),
    expect: { waiting: ['chaos of 0: Grixis'], faceUp: ['Bant'] },
  },
  {
    name: '311.7: no chaos on a phenomenon',
    table: atStart,
    move: ensueChaos('Mutual Epiphany'),
    expect: { waiting: [] },
  },
  {
    name: '901.7: the top card is looked at',
    table: atStart,
    move: takeCards(topOrBottom),
    expect: {
      inHand: ['Mutual Epiphany'],
      deck: ['Naya', 'Grixis'],
      happenings: [
        {
          kind: 'cardsTaken',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          cards: [card('Mutual Epiphany')],
        },
      ],
    },
  },
  {
    name: '901.7: and put on the bottom',
    table: after(atStart, takeCards(topOrBottom)),
    move: settle({ bottom: ['Mutual Epiphany'] }),
    expect: { inHand: [], deck: ['Naya', 'Grixis', 'Mutual Epiphany'], faceUp: ['Bant'] },
  },
  {
    name: '901.7: it cannot be planeswalked to',
    table: after(atStart, takeCards(topOrBottom)),
    move: settle({ walk: ['Mutual Epiphany'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: '901.7: nothing is put anywhere before it is taken',
    table: atStart,
    move: settle({}),
    expect: { rule: '901.7', reason: 'nothingWaiting' },
  },
  {
    name: '901.7: no turn ends while a card is in hand',
    table: after(atStart, takeCards(topOrBottom)),
    move: beginNextTurn,
    expect: { rule: '901.7', reason: 'choiceWaiting' },
  },
  {
    name: '901.15c: nothing can be taken off an empty deck',
    table: tableAtStart(['Bant']),
    move: takeCards(topOrBottom),
    expect: { rule: '901.15c', reason: 'planarDeckIsEmpty' },
  },
];

interface Begun {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly expect: 'begins' | Refusal;
}

const legalDeck = numberedCards(30, 6);
const setup: Setup = { seats: 3, startingLife: 20, startingPlayer: seat(0), sharedDeck: null };

const beginnings: readonly Begun[] = [
  { name: '103.1: three players without planes', setup: {}, expect: 'begins' },
  { name: '103.1: three players with a legal deck', setup: { sharedDeck: legalDeck }, expect: 'begins' },
  { name: '103.1: any starting life', setup: { startingLife: 40 }, expect: 'begins' },
  {
    name: '901.2: nobody plays alone',
    setup: { seats: 1 },
    expect: { rule: '901.2', reason: 'tooFewPlayers', limit: 2 },
  },
  ...[65, 1e9, 2 ** 53].map(
    (seats): Begun => ({
      name: `107.1: ${seats} players never sat at one table`,
      setup: { seats },
      expect: { rule: '107.1', reason: 'numberTooLarge', limit: 64 },
    }),
  ),
  ...[2.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(
    (seats): Begun => ({
      name: `107.1: ${seats} players are not a whole number of players`,
      setup: { seats },
      expect: { rule: '107.1', reason: 'notAWholeNumber' },
    }),
  ),
  ...[3, -1, 0.5, Number.NaN].map(
    (number): Begun => ({
      name: `103.1: nobody at seat ${number} can begin a game of three`,
      setup: { startingPlayer: seat(number) },
      expect: { rule: '103.1', reason: 'noSuchPlayer' },
    }),
  ),
  {
    name: '107.1: the starting life is a whole number',
    setup: { startingLife: 20.5 },
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: the starting life stays below a million',
    setup: { startingLife: 1_000_000 },
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: LARGEST_TOTAL },
  },
  {
    name: '901.15a: four players need more cards',
    setup: { seats: 4, sharedDeck: legalDeck },
    expect: { rule: '901.15a', reason: 'tooFewPlanarCards', limit: 40 },
  },
  {
    name: '901.15a: two players may have fewer phenomena',
    setup: { seats: 2, sharedDeck: legalDeck },
    expect: { rule: '901.15a', reason: 'tooManyPhenomena', limit: 4 },
  },
  {
    name: '901.15a: a map needs five planes',
    setup: { seats: 20, sharedDeck: numberedCards(4, 40), map: 'open' },
    expect: { rule: '901.15a', reason: 'tooFewPlanesForMap', limit: 5 },
  },
  {
    name: '901.15a: no card twice',
    setup: { sharedDeck: [...numberedCards(30, 0), ...numberedCards(1, 0)] },
    expect: { rule: '901.15a', reason: 'repeatedPlanarCard' },
  },
];

const onMap = after(mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']), moves.planeswalk);
const onBoundedMap = after(
  mapTableAtStart(
    numberedCards(40, 0).map(({ id }) => id),
    'sevenBySeven',
  ),
  ...[1, 2, 3].flatMap((x): readonly Move[] => [moves.planeswalk, moves.walkTo(x, 0)]),
  moves.planeswalk,
);

/** What a walk on the Eternities Map leads to is told in the tests of the map. */
const walks: readonly Situation[] = [
  {
    name: '701.31b: somebody walks where a plane lies',
    table: onMap,
    move: moves.walkTo(1, 0),
    expect: { at: '1 0' },
  },
  ...(
    [
      [onMap, moves.beginNextTurn, 'whereToWaiting'],
      [onMap, moves.walkTo(2, 0), 'squareTooFar'],
      [onMap, moves.walkTo(-1, 0), 'noPlaneThere'],
      [onBoundedMap, moves.walkTo(4, 0), 'beyondTheMap'],
      [
        after(onBoundedMap, moves.walkTo(3, -1), moves.planeswalk),
        moves.walkTo(2, 0),
        'hellrideIntoTheKnown',
      ],
    ] as const
  ).map(
    ([table, move, reason]): Situation => ({
      name: `701.31b: ${reason}`,
      table,
      move,
      expect: { rule: '701.31b', reason },
    }),
  ),
];

const test = suite('play');

const seen = {
  rules: new Set<RuleNumber>(),
  reasons: new Set<RefusalReason>(),
  moves: new Set<Move['kind']>(),
};

function noticeRefusal({ rule, reason }: Refusal) {
  seen.rules.add(rule);
  seen.reasons.add(reason);
}

for (const situations of [totals, turns, leaving, planar, withoutTheDie, walks]) {
  testSituations(test, situations, (move, result) => {
    seen.moves.add(move.kind);
    if (result.ok) for (const { rule } of result.value.happenings) seen.rules.add(rule);
    else noticeRefusal(result.refusal);
  });
}

for (const { name, setup: wish, expect } of beginnings) {
  test(name, () => {
    const wished = { ...setup, ...wish };
    const begun = beginTable(wished, FIXED_CHANCE);
    if (expect !== 'begins') {
      assert.equal(begun, { ok: false, refusal: expect });
      noticeRefusal(expect);
      return;
    }
    assert.ok(begun.ok);
    const { table, happenings } = begun.value;
    const { startingLife } = wished;
    assert.equal(happenings, [
      { kind: 'gameBegan', rule: '103.1', player: seat(0), by: 'table', startingLife },
    ]);
    for (const { rule } of happenings) seen.rules.add(rule);
    const { life, poison, turn, activePlayer, faceUp, left } = glance(table);
    assert.equal(life, [startingLife, startingLife, startingLife]);
    assert.equal([poison, turn, activePlayer, faceUp, left], [[0, 0, 0], 1, 0, [], []]);
    assert.is(table.planar === null, wished.sharedDeck === null);
  });
}

test('every rule the engine lists is named by a happening or a refusal', () => {
  assert.equal(
    ruleNumbers.filter((rule) => !seen.rules.has(rule)),
    [],
  );
});

test('every reason to refuse is given', () => {
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason)),
    [],
  );
});

test('every kind of move is made', () => {
  // A record, so that the compiler asks for a move that is added later.
  const kinds: Readonly<Record<Move['kind'], true>> = {
    revealStartingPlane: true,
    rollPlanarDie: true,
    resolveAbility: true,
    planeswalk: true,
    ensueChaos: true,
    takeCards: true,
    settleChoice: true,
    walkTo: true,
    countRoll: true,
    beginNextTurn: true,
    changeLife: true,
    setLife: true,
    changePoison: true,
    leaveGame: true,
  };
  assert.equal([...seen.moves].sort(), Object.keys(kinds).sort());
});

test('103.1: whoever sits at the last seat may begin', () => {
  const begun = beginTable({ ...setup, startingPlayer: seat(2) }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.turn.of === 2);
});

test('901.2: up to sixty-four players sit at a table', () => {
  const begun = beginTable({ ...setup, seats: 64 }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.totals.length === 64);
});

test('119.1: a starting life of minus nought is nought', () => {
  const begun = beginTable({ ...setup, startingLife: -0 }, FIXED_CHANCE);
  assert.ok(begun.ok);
  for (const { life } of begun.value.table.totals) assert.ok(Object.is(life, 0));
});

test('901.4: the deck is shuffled, and every card of it lies in the planar deck', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    const begun = beginTable({ ...setup, sharedDeck: legalDeck }, seedChance([seed, 0, 0, 0]));
    assert.ok(begun.ok);
    const { planar: laidOut } = begun.value.table;
    assert.is(laidOut?.faceUp.length, 0);
    assert.equal(laidOut?.kinds, Object.fromEntries(legalDeck.map(({ id, kind }) => [id, kind])));
    return laidOut?.decks[0]?.cards ?? [];
  });
  const sorted = (cards: readonly PlanarCard['id'][]) => [...cards].sort();
  for (const order of orders) assert.equal(sorted(order), sorted(legalDeck.map(({ id }) => id)));
  assert.is(new Set(orders.map((order) => order.join())).size, orders.length);
});

test('103.1: the app chooses the starting player from all, and says so', () => {
  const chosen = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const begun = beginTable(
      { ...setup, seats: 6, startingPlayer: 'random', sharedDeck: numberedCards(40, 0) },
      seedChance([seed, 0, 0, 0]),
    );
    assert.ok(begun.ok);
    const { table, happenings } = begun.value;
    const [began] = happenings;
    assert.ok(began?.kind === 'gameBegan' && began.by === 'app' && began.player === table.turn.of);
    assert.is(table.planar?.controller, table.turn.of);
    chosen.add(table.turn.of);
  }
  assert.equal([...chosen].sort(), [0, 1, 2, 3, 4, 5]);
});

test('the same table and the same move give the same result, chance included', () => {
  const begin = () => beginTable({ ...setup, startingPlayer: 'random', sharedDeck: legalDeck }, FIXED_CHANCE);
  assert.equal(begin(), begin());
  assert.equal(play(atStart, roll(null)), play(atStart, roll(null)));
});

test.run();
