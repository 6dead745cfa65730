/** An effect ends the turn: 724.1. */
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  ongoingEffect,
  plainTable,
  planarOf,
  planarTable,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
  withNextDice,
} from '../../../support/tables/tables';

const { addExtraTurn, beginEffect, beginNextTurn, changeCounters, endTurn, ensueChaos, leave } = moves;
const { planeswalk, resolveAbility: resolve, roll, rollByEffect, takeCards } = moves;

const planes = ['Bant', 'Naya', 'Grixis', 'Jund'];
const atStart = tableAtStart(planes);
const turnOfOne = { kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2, ended: seat(0) } as const;
const turnEnded = { kind: 'turnEnded', rule: '724.1', player: seat(0) } as const;

const passing: readonly Situation[] = [
  {
    name: '724.1: a turn without planes ends, and the next begins',
    table: after(plainTable(), moves.addBeginningPhase),
    move: endTurn,
    expect: { turn: 2, activePlayer: 1, upkeeps: 1, happenings: [turnEnded, turnOfOne] },
  },
  {
    name: '724.1: if no ability waits, only the turn ends',
    table: after(atStart, roll('blank'), roll('blank')),
    move: endTurn,
    expect: {
      turn: 2,
      activePlayer: 1,
      planarController: 1,
      costs: [0, 0, 0],
      rolls: [0, 0, 0],
      faceUp: ['Bant'],
      happenings: [turnEnded, turnOfOne],
    },
  },
  {
    name: '724.1: the chaos ability that ended the turn has resolved',
    table: after(atStart, roll('chaos')),
    move: moves.carryOut(moves.finishChaos('Bant'), endTurn),
    expect: { turn: 2, stack: [], happenings: [turnEnded, turnOfOne] },
  },
  {
    name: '724.1: other chaos abilities are gone without a report',
    table: after(atStart, roll('chaos'), rollByEffect('chaos')),
    move: endTurn,
    expect: { turn: 2, stack: [], happenings: [turnEnded, turnOfOne] },
  },
  {
    name: '724.1: a planeswalking ability that waits is gone; nobody moves',
    table: after(atStart, roll('planeswalk'), rollByEffect('chaos')),
    move: endTurn,
    expect: {
      turn: 2,
      stack: [],
      faceUp: ['Bant'],
      happenings: [
        turnEnded,
        { kind: 'abilitiesCeased', rule: '724.1', player: seat(0), abilities: ['planeswalking'] },
        turnOfOne,
      ],
    },
  },
  {
    name: '724.1: dice not chosen from are gone, and were not a roll',
    table: after(
      withNextDice(after(atStart, beginEffect({ does: 'extraDie' })), 'chaos', 'planeswalk'),
      roll(null),
    ),
    move: endTurn,
    expect: { turn: 2, dice: [], stack: [], happenings: [turnEnded, turnOfOne] },
  },
  {
    name: '500.7: an extra turn comes next',
    table: after(atStart, addExtraTurn(0)),
    move: endTurn,
    expect: { turn: 2, activePlayer: 0, extraTurns: [] },
  },
  {
    name: '103.1: in reversed order the player on the right comes next',
    table: after(atStart, moves.reverseTurnOrder),
    move: endTurn,
    expect: { turn: 2, activePlayer: 2 },
  },
  {
    name: '611.2a: what lasts until the next turn of the player who comes ends',
    table: after(atStart, beginEffect({ ends: 'turnOf', until: seat(1) })),
    move: endTurn,
    expect: {
      effects: [],
      happenings: [
        turnEnded,
        turnOfOne,
        {
          kind: 'effectsEnded',
          rule: '611.2a',
          effects: [ongoingEffect({ ends: 'turnOf', until: seat(1) })],
        },
      ],
    },
  },
  {
    name: '800.4j: a turn without an active player can be ended as well',
    table: after(atStart, leave(0), rollByEffect('planeswalk')),
    move: endTurn,
    expect: {
      turn: 2,
      activePlayer: 1,
      stack: [],
      happenings: [
        turnEnded,
        { kind: 'abilitiesCeased', rule: '724.1', player: seat(1), abilities: ['planeswalking'] },
        turnOfOne,
      ],
    },
  },
];

/** A phenomenon is face up and waits. */
const encountering = after(tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']), planeswalk);
const beforeAnother = after(
  tableAtStart(['Bant', 'Mutual Epiphany', 'Morphic Tide', 'Naya', 'Grixis']),
  planeswalk,
);
/** Naya is face up while the encounter with the phenomenon before it still waits. */
const leftBehind = after(encountering, rollByEffect('planeswalk'), resolve);
const leavesEpiphany = (to: string) =>
  ({
    kind: 'planeswalked',
    rule: '312.7',
    player: seat(0),
    because: 'phenomenonLeft',
    from: [card('Mutual Epiphany')],
    to: [card(to)],
  }) as const;
const ceased = (...abilities: ('encounter' | 'planeswalking')[]) =>
  ({ kind: 'abilitiesCeased', rule: '724.1', player: seat(0), abilities }) as const;

const phenomena: readonly Situation[] = [
  {
    name: '312.7: a phenomenon that loses its ability is left before the turn ends, and is not reported as resolved',
    table: encountering,
    move: endTurn,
    expect: {
      turn: 2,
      activePlayer: 1,
      faceUp: ['Naya'],
      stack: [],
      arrived: [],
      happenings: [turnEnded, ceased('encounter'), leavesEpiphany('Naya'), turnOfOne],
    },
  },
  {
    name: '312.7: the next card is a phenomenon too: it is encountered in this turn, which goes on',
    table: beforeAnother,
    move: endTurn,
    expect: {
      turn: 1,
      activePlayer: 0,
      faceUp: ['Morphic Tide'],
      stack: ['encounter of 0: Morphic Tide'],
      happenings: [
        turnEnded,
        ceased('encounter'),
        leavesEpiphany('Morphic Tide'),
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(0), card: card('Morphic Tide') },
      ],
    },
  },
  {
    name: '312.7: then it is resolved, and the next turn can begin',
    table: after(beforeAnother, endTurn, resolve),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 1, faceUp: ['Naya'] },
  },
  {
    name: '312.7: an encounter whose phenomenon is no longer face up leads nowhere',
    table: leftBehind,
    move: endTurn,
    expect: {
      turn: 2,
      faceUp: ['Naya'],
      visited: ['Bant', 'Mutual Epiphany', 'Naya'],
      stack: [],
      happenings: [turnEnded, ceased('encounter'), turnOfOne],
    },
  },
  {
    name: '724.1: each waiting ability is reported; the phenomenon is left once',
    table: after(encountering, rollByEffect('planeswalk'), rollByEffect('chaos')),
    move: endTurn,
    expect: {
      turn: 2,
      faceUp: ['Naya'],
      happenings: [turnEnded, ceased('encounter', 'planeswalking'), leavesEpiphany('Naya'), turnOfOne],
    },
  },
  {
    name: '312.7: leaving it ends what lasts until a player planeswalks, and its counters are gone',
    table: after(encountering, beginEffect({ ends: 'planeswalk' }), changeCounters('Mutual Epiphany', 1)),
    move: endTurn,
    expect: { turn: 2, effects: [], counters: [] },
  },
  {
    name: 'looking first: the cards come into hand in this turn, which goes on',
    table: after(encountering, beginEffect({ does: 'lookFirst' })),
    move: endTurn,
    expect: {
      turn: 1,
      faceUp: ['Mutual Epiphany'],
      inHand: ['Naya', 'Grixis'],
      stack: [],
    },
  },
  {
    name: 'looking first: once they have planeswalked the next turn can begin',
    table: after(
      encountering,
      beginEffect({ does: 'lookFirst' }),
      endTurn,
      moves.settleChoice({ top: ['Grixis'], bottom: ['Naya'] }),
    ),
    move: beginNextTurn,
    expect: { turn: 2, faceUp: ['Grixis'] },
  },
  {
    name: '901.10b: the heir of an encounter may have the turn ended too',
    table: after(encountering, leave(0)),
    move: endTurn,
    expect: { turn: 2, activePlayer: 1, faceUp: ['Naya'] },
  },
  {
    name: '603.8: counters of a plane left with the phenomenon no longer trigger anything',
    table: after(
      tableAtStart(['Bant', 'Morphic Tide', 'Naya', 'Grixis']),
      takeCards({
        take: { kind: 'cards', count: 1 },
        shown: 'all',
        planes: ['add'],
        others: ['add'],
        chosen: null,
        bottom: 'anyOrder',
        chaos: false,
      }),
      changeCounters('Bant', 10, 10),
    ),
    move: endTurn,
    expect: { turn: 2, faceUp: ['Naya'], stack: [] },
  },
];

const refused: readonly Situation[] = [
  {
    name: '901.5: no turn is ended before the starting plane',
    table: planarTable(planes),
    move: endTurn,
    expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
  },
  {
    name: '901.7: nor while cards are in hand',
    table: after(
      atStart,
      ensueChaos(),
      takeCards(
        {
          take: { kind: 'cards', count: 1 },
          shown: 'all',
          planes: ['top', 'bottom'],
          others: ['top', 'bottom'],
          chosen: null,
          bottom: 'anyOrder',
          chaos: false,
        },
        'Bant',
      ),
    ),
    move: endTurn,
    expect: { rule: '901.7', reason: 'choiceNotSettled' },
  },
  {
    name: '104.2a: nor once the game is won',
    table: after(atStart, leave(0), leave(2)),
    move: endTurn,
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
];

const test = suite('ending the turn');

for (const situations of [passing, phenomena, refused]) testSituations(test, situations);

test('724.1: the stack is empty afterward', () => {
  const all = after(leftBehind, rollByEffect('chaos'), rollByEffect('planeswalk'), endTurn);
  const { stack, choice, dice } = planarOf(all);
  assert.equal([stack, choice, dice], [[], null, null]);
});

test.run();
