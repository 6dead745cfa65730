import { seedChance } from '../../../../src/rules/chance/chance';
import { LARGEST_TOTAL } from '../../../../src/rules/life/largest-total';
import { copyOf, type PlanarCard, printedCard } from '../../../../src/rules/planar/planar-card';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import {
  type Refusal,
  type RefusalReason,
  type RuleNumber,
  refusalReasons,
  ruleNumbers,
} from '../../../../src/rules/rule';
import type { Happening } from '../../../../src/rules/table/happening';
import { type Move, reasonsToLeave } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/play-move';
import { beginTable, type Setup } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import { refusalsInMelee, refusalsOfMelee, rulesOfMelee } from '../../../support/tables/melee';
import {
  after,
  card,
  FIXED_CHANCE,
  fated,
  glance,
  mapTableAtStart,
  moves,
  numberedCards,
  ownDecksTable,
  plainTable,
  planarTable,
  type Situation,
  seat,
  shared,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';
import { belongings } from './belongings';
import { endlessAndStaying } from './endless-and-staying';
import { seatings, teamsOfAnyShape } from './seats-and-teams';
import { twoHeadedGiant } from './two-headed-giant';

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
const plainWithLosses = after(plain, changeLife(1, -17));

/** What the planar game remembers, and what it does besides walking. */
const lastingMoves: readonly Move[] = [
  moves.keepDie(0),
  moves.finishChaos('Bant'),
  moves.changeCounters('Bant', 1),
  moves.mark('Bant', 1, 0),
  moves.swapMarks('Bant'),
  moves.beginEffect(),
  moves.endEffect(0),
];

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
    name: '701.12c: two players exchange life totals',
    table: plainWithLosses,
    move: moves.setLives('exchanged', [0, 3], [1, 20]),
    expect: { life: [3, 20, 20] },
  },
  {
    name: '119.5: totals that nobody had are not handed round',
    table: plainWithLosses,
    move: moves.setLives('redistributed', [0, 4], [1, 20]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
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
      happenings: [{ kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2, ended: seat(0) }],
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
  {
    name: '103.1: the turn order is reversed',
    table: plain,
    move: moves.reverseTurnOrder,
    expect: {
      reversed: true,
      happenings: [{ kind: 'turnOrderReversed', rule: '103.1', reversed: true }],
    },
  },
  {
    name: '103.1: reversed once more it is as it was',
    table: after(plain, moves.reverseTurnOrder),
    move: moves.reverseTurnOrder,
    expect: {
      reversed: false,
      happenings: [{ kind: 'turnOrderReversed', rule: '103.1', reversed: false }],
    },
  },
  {
    name: '103.1: in reversed order the next turn is that of the player on the right',
    table: after(plain, moves.reverseTurnOrder),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 2 },
  },
  {
    name: '500.7: an extra turn is taken after this one',
    table: plain,
    move: moves.addExtraTurn(0),
    expect: {
      extraTurns: [0],
      happenings: [{ kind: 'extraTurnAdded', rule: '500.7', player: seat(0) }],
    },
  },
  {
    name: '800.4a: nobody gives an extra turn to a player who is not there',
    table: plain,
    move: moves.addExtraTurn(7),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '107.1: nobody has more than sixty-four extra turns before them',
    table: after(plain, ...Array.from({ length: 64 }, () => moves.addExtraTurn(1))),
    move: moves.addExtraTurn(1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: 64 },
  },
  {
    name: '500.8: the beginning phase comes once more',
    table: plain,
    move: moves.repeatUpkeep,
    expect: {
      upkeeps: 2,
      turn: 1,
      happenings: [{ kind: 'upkeepRepeated', rule: '500.8', player: seat(0) }],
    },
  },
  {
    name: '800.4j: nobody has another upkeep in a turn without an active player',
    table: after(plain, leave(0)),
    move: moves.repeatUpkeep,
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
  {
    name: '724.1: the turn ends at once',
    table: plain,
    move: moves.endTurn,
    expect: {
      turn: 2,
      activePlayer: 1,
      happenings: [
        { kind: 'turnEnded', rule: '724.1', player: seat(0) },
        { kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2, ended: seat(0) },
      ],
    },
  },
];

const leaving: readonly Situation[] = [
  {
    name: '104.4a: everybody at the same time is a draw, and nobody is taken out',
    table: atStart,
    move: moves.leaveTogether('noLife', 0, 1, 2),
    expect: { rule: '104.4a', reason: 'gameIsDrawn' },
  },
  {
    name: '901.10, 901.10a: an own deck leaves with its owner, its plane at once, and what waited to leave the plane',
    table: after(
      ownDecksTable([['Bant'], ['Naya', 'Jund'], ['Grixis']]),
      revealStartingPlane,
      beginNextTurn,
      roll('planeswalk'),
    ),
    move: leave(0),
    expect: { faceUp: ['Naya'], decks: [[], ['Jund'], ['Grixis']], waiting: [] },
  },
  ...(['704.5a', '704.5c', '704.6c', '704.5b', '104.3a'] as const).map((rule, index): Situation => {
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
    ...lastingMoves,
    beginNextTurn,
    moves.reverseTurnOrder,
    moves.addExtraTurn(1),
    moves.repeatUpkeep,
    moves.endTurn,
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
    ...lastingMoves,
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

/** What the planar game remembers in short; lasting-effect, memory, several-dice and ending-turn have it at length. */
const twoDice = after(
  fated(atStart, 'chaos', 'blank'),
  moves.beginEffect({ does: 'extraDie', player: seat(0), ends: 'turnOf', until: seat(0) }),
  roll(null),
);
const remembered: readonly Situation[] = [
  {
    name: '122.1: a counter on the plane',
    table: atStart,
    move: moves.changeCounters('Bant', 1),
    expect: {
      counters: ['Bant: 1'],
      happenings: [{ kind: 'countersChanged', rule: '122.1', card: card('Bant'), from: 0, to: 1 }],
    },
  },
  {
    name: '122.1: none on a card that is not face up',
    table: atStart,
    move: moves.changeCounters('Naya', 1),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  {
    name: '603.8: enough counters make a plane say to planeswalk',
    table: atStart,
    move: moves.changeCounters('Bant', 10, 10),
    expect: { waiting: ['threshold of 0: Bant'] },
  },
  {
    name: '122.2: a plane that is left keeps none',
    table: after(atStart, moves.changeCounters('Bant', 2)),
    move: planeswalk,
    expect: { counters: [] },
  },
  {
    name: '901.7: a player chooses for the plane',
    table: atStart,
    move: moves.mark('Bant', 1, 1),
    expect: { marked: { Bant: [null, 1, null] } },
  },
  {
    name: '901.7: nothing is swapped where nothing was chosen',
    table: atStart,
    move: moves.swapMarks('Bant'),
    expect: { rule: '901.7', reason: 'nothingChosen' },
  },
  {
    name: '901.7: everybody changes to the other thing',
    table: after(atStart, moves.mark('Bant', 1, 1)),
    move: moves.swapMarks('Bant'),
    expect: { marked: { Bant: [null, 0, null] } },
  },
  {
    name: '611.2a: something lasts',
    table: atStart,
    move: moves.beginEffect(),
    expect: { effects: ['remind of all, never'] },
  },
  {
    name: '901.11: until a player planeswalks',
    table: after(atStart, moves.beginEffect({ ends: 'planeswalk' })),
    move: planeswalk,
    expect: { effects: [] },
  },
  {
    name: '611.2a: what does not last cannot end',
    table: atStart,
    move: moves.endEffect(0),
    expect: { rule: '611.2a', reason: 'noSuchEffect' },
  },
  {
    name: '611.2a: what lasts is ended by hand',
    table: after(atStart, moves.beginEffect()),
    move: moves.endEffect(0),
    expect: { effects: [] },
  },
  {
    name: '614.1a: instead of planeswalking because of a roll chaos ensues',
    table: after(atStart, moves.beginEffect({ does: 'walkIsChaos' }), roll('planeswalk')),
    move: resolveAbility,
    expect: { faceUp: ['Bant'], waiting: ['chaos of 0: Bant'] },
  },
  {
    name: '706.6: one of two dice counts',
    table: twoDice,
    move: moves.keepDie(0),
    expect: { dice: [], rolls: [1, 0, 0], costs: [1, 0, 0], waiting: ['chaos of 0: Bant'] },
  },
  {
    name: '706.6: nobody rolls again before saying which',
    table: twoDice,
    move: roll('blank'),
    expect: { rule: '706.6', reason: 'diceWaiting' },
  },
  {
    name: '311.7: chaos has been carried out',
    table: after(atStart, ensueChaos()),
    move: moves.finishChaos('Bant'),
    expect: { waiting: [], happenings: [] },
  },
  {
    name: '701.6a: a countered planeswalking ability leads nowhere',
    table: after(atStart, roll('planeswalk')),
    move: moves.counterAbility('planeswalking'),
    expect: {
      faceUp: ['Bant'],
      waiting: [],
      happenings: [
        { kind: 'abilityCountered', rule: '701.6a', player: seat(0), ability: 'planeswalking', card: null },
      ],
    },
  },
  {
    name: '701.6a: of two chaos abilities one is countered',
    table: after(atStart, ensueChaos(), ensueChaos()),
    move: moves.counterAbility('chaos', 'Bant'),
    expect: { waiting: ['chaos of 0: Bant'] },
  },
  {
    name: '704.6f: once the ability of a phenomenon is countered, they planeswalk',
    table: after(atStart, planeswalk),
    move: moves.counterAbility('encounter', 'Mutual Epiphany'),
    expect: { faceUp: ['Naya'], waiting: [] },
  },
  {
    name: '701.6a: nothing waits',
    table: atStart,
    move: moves.counterAbility('planeswalking'),
    expect: { rule: '701.6a', reason: 'nothingWaiting' },
  },
  {
    name: '701.6a: an ability of another card waits',
    table: after(atStart, roll('chaos')),
    move: moves.counterAbility('chaos', 'Naya'),
    expect: { rule: '701.6a', reason: 'nothingWaiting' },
  },
  {
    name: '706.6: nothing is countered before it is said which die counts',
    table: twoDice,
    move: moves.counterAbility('planeswalking'),
    expect: { rule: '706.6', reason: 'diceWaiting' },
  },
  {
    name: '724.1: what waits is gone when the turn ends',
    table: after(atStart, roll('planeswalk')),
    move: moves.endTurn,
    expect: { faceUp: ['Bant'], waiting: [], turn: 2, activePlayer: 1 },
  },
  {
    name: 'several moves are one: chaos is done, and they planeswalk',
    table: after(atStart, roll('chaos')),
    move: moves.carryOut(moves.finishChaos('Bant'), planeswalk),
    expect: { faceUp: ['Mutual Epiphany'], waiting: ['encounter of 0: Mutual Epiphany'] },
  },
];

interface Begun {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly expect: 'begins' | Refusal;
}

const legalDeck = numberedCards(30, 6);
const own = (players: number): Setup['planarDecks'] => ({
  kind: 'own',
  decks: Array.from({ length: players }, () => numberedCards(8, 2)),
});
const setup: Setup = { seats: 3, startingLife: 20, startingPlayer: seat(0), planarDecks: null };

const beginnings: readonly Begun[] = [
  { name: '103.1: three players without planes', setup: {}, expect: 'begins' },
  {
    name: '103.1: three players with a legal deck',
    setup: { planarDecks: shared(legalDeck) },
    expect: 'begins',
  },
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
    name: '810.2: three players make no teams of two',
    setup: { teams: true },
    expect: { rule: '810.2', reason: 'unevenTeams' },
  },
  {
    name: '810.2: one team alone has nobody to play against',
    setup: { teams: { of: [0, 0, 0], share: false } },
    expect: { rule: '810.2', reason: 'tooFewTeams' },
  },
  {
    name: '810.2: everybody belongs to a team where there are any',
    setup: { teams: { of: [0, 1], share: true } },
    expect: { rule: '810.2', reason: 'tooFewTeams' },
  },
  {
    name: '810.2: whoever shares a turn sits together',
    setup: { seats: 4, teams: { of: [0, 1, 0, 1], share: true }, planarDecks: null },
    expect: { rule: '810.2', reason: 'teamsSitTogether' },
  },
  {
    name: '901.15a: four players need more cards',
    setup: { seats: 4, planarDecks: shared(legalDeck) },
    expect: { rule: '901.15a', reason: 'tooFewPlanarCards', limit: 40 },
  },
  {
    name: '901.15a: two players may have fewer phenomena',
    setup: { seats: 2, planarDecks: shared(legalDeck) },
    expect: { rule: '901.15a', reason: 'tooManyPhenomena', limit: 4 },
  },
  { name: '901.3: three players with a deck each', setup: { planarDecks: own(3) }, expect: 'begins' },
  {
    name: '901.3: decks may hold the same cards and be of different sizes',
    setup: { planarDecks: { kind: 'own', decks: [10, 12, 11].map((planes) => numberedCards(planes, 2)) } },
    expect: 'begins',
  },
  {
    name: '901.3: a deck of too few cards, and whose it is',
    setup: { planarDecks: { kind: 'own', decks: [10, 9, 8].map((planes) => numberedCards(planes, 0)) } },
    expect: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10, player: seat(1) },
  },
  {
    name: '901.3: nobody goes without a deck where others have one',
    setup: { planarDecks: own(2) },
    expect: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10, player: seat(2) },
  },
  {
    name: '901.3: a deck for nobody at the table',
    setup: { planarDecks: own(4) },
    expect: { rule: '901.3', reason: 'noSuchPlayer' },
  },
  {
    name: '901.15a: a map needs five planes',
    setup: { seats: 20, planarDecks: { kind: 'open', cards: numberedCards(4, 40) } },
    expect: { rule: '901.15a', reason: 'tooFewPlanesForMap', limit: 5 },
  },
  {
    name: '901.15a: no card twice',
    setup: { planarDecks: shared([...numberedCards(30, 0), ...numberedCards(1, 0)]) },
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

function noticeRules(happenings: readonly Happening[]) {
  for (const { rule } of happenings) if (rule) seen.rules.add(rule);
}

function noticeRefusal({ rule, reason }: Refusal) {
  seen.rules.add(rule);
  seen.reasons.add(reason);
}

for (const situations of [
  totals,
  turns,
  leaving,
  planar,
  withoutTheDie,
  walks,
  remembered,
  twoHeadedGiant,
  teamsOfAnyShape,
  seatings,
  belongings,
  endlessAndStaying,
]) {
  testSituations(test, situations, (move, result) => {
    seen.moves.add(move.kind);
    if (result.ok) noticeRules(result.value.happenings);
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
    noticeRules(happenings);
    const { life, poison, turn, activePlayer, faceUp, left } = glance(table);
    assert.equal(life, [startingLife, startingLife, startingLife]);
    assert.equal([poison, turn, activePlayer, faceUp, left], [[0, 0, 0], 1, 0, [], []]);
    assert.is(table.planar === null, wished.planarDecks === null);
  });
}

test('every rule the engine lists is named by a happening or a refusal', () => {
  assert.equal(
    ruleNumbers.filter((rule) => !seen.rules.has(rule)),
    rulesOfMelee,
  );
});

test('every reason to refuse is given', () => {
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason)),
    [...refusalsInMelee, ...refusalsOfMelee],
  );
});

test('every kind of move is made', () => {
  // A record, so that the compiler asks for a move that is added later.
  const kinds: Readonly<Record<Move['kind'], true>> = {
    revealStartingPlane: true,
    reverseTurnOrder: true,
    changeSeating: true,
    changeLook: true,
    addExtraTurn: true,
    endTurn: true,
    repeatUpkeep: true,
    rollPlanarDie: true,
    keepDie: true,
    resolveAbility: true,
    finishChaos: true,
    counterAbility: true,
    planeswalk: true,
    ensueChaos: true,
    takeCards: true,
    settleChoice: true,
    changeCounters: true,
    mark: true,
    swapMarks: true,
    beginEffect: true,
    endEffect: true,
    walkTo: true,
    countRoll: true,
    beginNextTurn: true,
    changeLife: true,
    setLife: true,
    changePoison: true,
    setLives: true,
    changePlayerCounters: true,
    changeNamedCounters: true,
    dropNamedCounters: true,
    castCommander: true,
    countCommanders: true,
    dealCommanderDamage: true,
    stayInGame: true,
    designate: true,
    setDayOrNight: true,
    rollDice: true,
    flipCoin: true,
    drawPlayer: true,
    leaveGame: true,
    leaveTogether: true,
    carryOut: true,
  };
  assert.equal([...seen.moves].sort(), Object.keys(kinds).sort());
});

test('103.1: the player in the last seat can begin', () => {
  const begun = beginTable({ ...setup, startingPlayer: seat(2) }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.turn.of === 2);
});

test('901.2: up to sixty-four players sit at a table', () => {
  const begun = beginTable({ ...setup, seats: 64 }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.totals.length === 64);
});

test('119.1: a starting life of −0 is 0', () => {
  const begun = beginTable({ ...setup, startingLife: -0 }, FIXED_CHANCE);
  assert.ok(begun.ok);
  for (const { life } of begun.value.table.totals) assert.ok(Object.is(life, 0));
});

test('901.4: the deck is shuffled, and every card of it lies in the planar deck', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    const begun = beginTable({ ...setup, planarDecks: shared(legalDeck) }, seedChance([seed, 0, 0, 0]));
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

test('901.4: every deck of one’s own is shuffled by itself, and holds its owner’s cards alone', () => {
  for (let seed = 0; seed < 20; seed++) {
    const begun = beginTable({ ...setup, planarDecks: own(3) }, seedChance([seed, 0, 0, 0]));
    assert.ok(begun.ok && begun.value.table.planar);
    const { decks, kinds } = begun.value.table.planar;
    const orders = decks.map(({ cards }) => cards.map(printedCard).join());
    assert.is(new Set(orders).size, 3);
    const printed = numberedCards(8, 2).map(({ id }) => id);
    for (const [index, { owner, cards }] of decks.entries()) {
      assert.is(owner, index);
      assert.equal([...cards].sort(), printed.map((id) => copyOf(id, index + 1)).sort());
      for (const id of cards) assert.is(kinds[id], id.startsWith('plane') ? 'plane' : 'phenomenon');
    }
  }
});

test('103.1: the app chooses the starting player from all, and says so', () => {
  const chosen = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const begun = beginTable(
      { ...setup, seats: 6, startingPlayer: 'random', planarDecks: shared(numberedCards(40, 0)) },
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
  const begin = () =>
    beginTable({ ...setup, startingPlayer: 'random', planarDecks: shared(legalDeck) }, FIXED_CHANCE);
  assert.equal(begin(), begin());
  assert.equal(play(atStart, roll(null)), play(atStart, roll(null)));
});

test.run();
