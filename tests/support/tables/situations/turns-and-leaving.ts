/** Situations of turns, and of players who leave. */
import { leaveReasons } from '../../../../src/rules/table/leaving/leave-reason';
import { after, moves, ownDecksTable, plainTable, type Situation, seat, tableAtStart } from '../tables';
import { planarStateMoves, topOrBottom } from './planar-game';

const {
  beginNextTurn,
  correctRollCount,
  leave,
  resolveAbility,
  revealStartingPlane,
  ensueChaos,
  planeswalk,
  roll,
  rollByEffect,
  settleChoice,
  takeCards,
} = moves;

const plain = plainTable();
const deck = ['Bant', 'Mutual Epiphany', 'Naya', 'Grixis'];
const atStart = tableAtStart(deck);
const wonTable = after(atStart, leave(0), leave(2));

export const turnSituations: readonly Situation[] = [
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
      happenings: [{ kind: 'turnOrderReversed', rule: '103.1', isReversed: true }],
    },
  },
  {
    name: '103.1: reversing it again restores it',
    table: after(plain, moves.reverseTurnOrder),
    move: moves.reverseTurnOrder,
    expect: {
      reversed: false,
      happenings: [{ kind: 'turnOrderReversed', rule: '103.1', isReversed: false }],
    },
  },
  {
    name: '103.1: in reversed order the player on the right takes the next turn',
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
    name: '800.4a: no extra turn for a player who is not in the game',
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
    name: '500.8: there is one more beginning phase',
    table: plain,
    move: moves.addBeginningPhase,
    expect: {
      upkeeps: 2,
      turn: 1,
      happenings: [{ kind: 'beginningPhaseAdded', rule: '500.8', player: seat(0) }],
    },
  },
  {
    name: '800.4j: nobody has another upkeep in a turn without an active player',
    table: after(plain, leave(0)),
    move: moves.addBeginningPhase,
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

export const leavingSituations: readonly Situation[] = [
  {
    name: '104.4a: everybody losing at the same time is a draw, and nobody leaves',
    table: atStart,
    move: moves.leaveTogether('noLife', 0, 1, 2),
    expect: { rule: '104.4a', reason: 'gameIsDrawn' },
  },
  {
    name: '101.2: a loss cannot include a player who cannot lose',
    table: after(atStart, moves.beginEffect({ does: 'cannotLose', player: seat(1) })),
    move: moves.leaveTogether('noLife', 0, 1),
    expect: { rule: '101.2', reason: 'cannotLose' },
  },
  {
    name: '901.10, 901.10a: a player’s deck, its face-up plane, and the planeswalking ability waiting there leave with the player',
    table: after(
      ownDecksTable([['Bant'], ['Naya', 'Jund'], ['Grixis']]),
      revealStartingPlane,
      beginNextTurn,
      roll('planeswalk'),
    ),
    move: leave(0),
    expect: { faceUp: ['Naya'], decks: [[], ['Jund'], ['Grixis']], stack: [] },
  },
  ...(['704.5a', '704.5c', '704.6c', '704.5b', '104.3a'] as const).map((rule, index): Situation => {
    const because = leaveReasons[index] ?? 'conceded';
    return {
      name: `${rule}: a player leaves because of ${because}`,
      table: plain,
      move: leave(1, because),
      expect: {
        departedSeats: [1],
        activePlayer: 0,
        happenings: [{ kind: 'playerLeft', rule, player: seat(1), because }],
      },
    };
  }),
  {
    name: '800.4j: the active player leaves and the turn has no active player',
    table: plain,
    move: leave(0),
    expect: { departedSeats: [0], activePlayer: null, turn: 1 },
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
      departedSeats: [0, 2],
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
    expect: { departedSeats: [0] },
  },
  ...[
    revealStartingPlane,
    roll('blank'),
    rollByEffect('blank'),
    resolveAbility,
    planeswalk,
    ensueChaos(),
    takeCards(topOrBottom),
    settleChoice({}),
    correctRollCount(1),
    ...planarStateMoves,
    beginNextTurn,
    moves.reverseTurnOrder,
    moves.addExtraTurn(1),
    moves.addBeginningPhase,
    moves.endTurn,
    leave(1),
  ].map(
    (move): Situation => ({
      name: `104.2a: the game is won, no ${move.kind}${move.kind === 'rollPlanarDie' ? ` by ${move.as}` : ''} any more`,
      table: wonTable,
      move,
      expect: { rule: '104.2a', reason: 'gameIsOver' },
    }),
  ),
];
