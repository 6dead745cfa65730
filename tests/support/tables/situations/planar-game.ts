/** Situations of the planar game. */
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import type { Move } from '../../../../src/rules/table/move';
import {
  after,
  card,
  mapTableAtStart,
  moves,
  numberedCards,
  plainTable,
  planarTable,
  type Situation,
  seat,
  tableAtStart,
  withNextDice,
} from '../tables';

const {
  beginNextTurn,
  correctRollCount,
  leave,
  resolveAbility,
  revealStartingPlane,
  ensueChaos: makeChaosEnsue,
  planeswalk,
  roll,
  rollByEffect,
  settleChoice,
  takeCards,
} = moves;

const plain = plainTable();
const deck = ['Bant', 'Mutual Epiphany', 'Naya', 'Grixis'];
const atStart = tableAtStart(deck);

/** Looks at the top card and puts it back on the top or the bottom. */
export const topOrBottom: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** Moves about what the planar zone stores, and others besides planeswalking. */
export const planarStateMoves: readonly Move[] = [
  moves.keepDie(0),
  moves.finishChaos('Bant'),
  moves.changeCounters('Bant', 1),
  moves.mark('Bant', 1, 0),
  moves.swapChosenOptions('Bant'),
  moves.beginEffect(),
  moves.endEffect(0),
];

/** The planar game in brief, one situation per case; planar.test.ts covers it in full. */
export const planarGameSituations: readonly Situation[] = [
  ...[
    revealStartingPlane,
    roll('blank'),
    rollByEffect('blank'),
    resolveAbility,
    planeswalk,
    makeChaosEnsue(),
    takeCards(topOrBottom),
    settleChoice({}),
    correctRollCount(1),
    ...planarStateMoves,
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
  { name: '901.9a: blank', table: atStart, move: roll('blank'), expect: { stack: [] } },
  { name: '901.9b: chaos', table: atStart, move: roll('chaos'), expect: { stack: ['chaos of 0: Bant'] } },
  {
    name: '901.9c: planeswalk',
    table: atStart,
    move: roll('planeswalk'),
    expect: { stack: ['planeswalking of 0'] },
  },
  { name: '901.9: one more roll', table: atStart, move: correctRollCount(1), expect: { costs: [1, 0, 0] } },
  {
    name: '901.9: no fewer than zero rolls',
    table: atStart,
    move: correctRollCount(-1),
    expect: { rule: '901.9', reason: 'noRollToTakeBack' },
  },
  {
    name: '500.2: nothing to resolve',
    table: atStart,
    move: resolveAbility,
    expect: { rule: '500.2', reason: 'nothingToResolve' },
  },
  {
    name: '500.2: no turn ends while an ability waits',
    table: after(atStart, roll('planeswalk')),
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '701.31b, 312.5: planeswalking to a phenomenon',
    table: after(atStart, roll('planeswalk')),
    move: resolveAbility,
    expect: { faceUp: ['Mutual Epiphany'], stack: ['encounter of 0: Mutual Epiphany'] },
  },
  {
    name: '312.7: and away from it',
    table: after(atStart, roll('planeswalk'), resolveAbility),
    move: resolveAbility,
    expect: { faceUp: ['Naya'], stack: [] },
  },
  {
    name: '901.6, 800.4a: the planar controller leaves while planeswalking waits',
    table: after(atStart, roll('planeswalk')),
    move: leave(0),
    expect: { planarController: 1, stack: [] },
  },
  {
    name: '901.10b: the planar controller leaves during an encounter, which stays',
    table: after(atStart, roll('planeswalk'), resolveAbility),
    move: leave(0),
    expect: { planarController: 1, stack: ['encounter of 1: Mutual Epiphany'] },
  },
  {
    name: '800.4j: nobody rolls in a turn without an active player',
    table: after(atStart, leave(0)),
    move: roll('blank'),
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
];

/** Taking cards off the deck in brief; planar-choice.test.ts covers it in full. */
export const takingCards: readonly Situation[] = [
  ...[planeswalk, makeChaosEnsue(), takeCards(topOrBottom)].map(
    (move): Situation => ({
      name: `901.5: no ${move.kind} before the starting plane`,
      table: planarTable(deck),
      move,
      expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
    }),
  ),
  {
    name: '701.31b: planeswalking without the die costs nothing and is not a roll',
    table: atStart,
    move: planeswalk,
    expect: {
      faceUp: ['Mutual Epiphany'],
      deck: ['Naya', 'Grixis', 'Bant'],
      stack: ['encounter of 0: Mutual Epiphany'],
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
    name: '311.7: chaos without the die is not a roll',
    table: atStart,
    move: makeChaosEnsue(),
    expect: {
      stack: ['chaos of 0: Bant'],
      costs: [0, 0, 0],
      rolls: [0, 0, 0],
      happenings: [{ kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] }],
    },
  },
  {
    name: '311.7: chaos on a plane that is not face up',
    table: atStart,
    move: makeChaosEnsue('Grixis'),
    expect: { stack: ['chaos of 0: Grixis'], faceUp: ['Bant'] },
  },
  {
    name: '311.7: no chaos on a phenomenon',
    table: atStart,
    move: makeChaosEnsue('Mutual Epiphany'),
    expect: { stack: [] },
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
    move: settleChoice({ bottom: ['Mutual Epiphany'] }),
    expect: { inHand: [], deck: ['Naya', 'Grixis', 'Mutual Epiphany'], faceUp: ['Bant'] },
  },
  {
    name: '901.7: it cannot be planeswalked to',
    table: after(atStart, takeCards(topOrBottom)),
    move: settleChoice({ walk: ['Mutual Epiphany'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: '901.7: nothing is put anywhere before it is taken',
    table: atStart,
    move: settleChoice({}),
    expect: { rule: '901.7', reason: 'nothingToResolve' },
  },
  {
    name: '901.7: no turn ends while a card is in hand',
    table: after(atStart, takeCards(topOrBottom)),
    move: beginNextTurn,
    expect: { rule: '901.7', reason: 'choiceNotSettled' },
  },
  {
    name: '901.15c: nothing can be taken off an empty deck',
    table: tableAtStart(['Bant']),
    move: takeCards(topOrBottom),
    expect: { rule: '901.15c', reason: 'planarDeckIsEmpty' },
  },
];

/** What the planar zone stores, in brief; ongoing-effect, memory, several-dice and ending-turn cover it in full. */
const twoDice = after(
  withNextDice(atStart, 'chaos', 'blank'),
  moves.beginEffect({ does: 'extraDie', player: seat(0), ends: 'turnOf', until: seat(0) }),
  roll(null),
);
export const planarStateSituations: readonly Situation[] = [
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
    name: '603.8: enough counters trigger a planeswalk',
    table: atStart,
    move: moves.changeCounters('Bant', 10, 10),
    expect: { stack: ['threshold of 0: Bant'] },
  },
  {
    name: '122.2: a plane that is left keeps no counters',
    table: after(atStart, moves.changeCounters('Bant', 2)),
    move: planeswalk,
    expect: { counters: [] },
  },
  {
    name: '901.7: a player chooses for the plane',
    table: atStart,
    move: moves.mark('Bant', 1, 1),
    expect: { chosenOptions: { Bant: [null, 1, null] } },
  },
  {
    name: '901.7: nothing is swapped if nothing was chosen',
    table: atStart,
    move: moves.swapChosenOptions('Bant'),
    expect: { rule: '901.7', reason: 'nothingChosen' },
  },
  {
    name: '901.7: everybody’s choice is swapped',
    table: after(atStart, moves.mark('Bant', 1, 1)),
    move: moves.swapChosenOptions('Bant'),
    expect: { chosenOptions: { Bant: [null, 0, null] } },
  },
  {
    name: '611.2a: an ongoing effect begins',
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
    name: '611.2a: only an ongoing effect can end',
    table: atStart,
    move: moves.endEffect(0),
    expect: { rule: '611.2a', reason: 'noSuchEffect' },
  },
  {
    name: '611.2a: an ongoing effect is ended by hand',
    table: after(atStart, moves.beginEffect()),
    move: moves.endEffect(0),
    expect: { effects: [] },
  },
  {
    name: '614.1a: instead of planeswalking because of a roll chaos ensues',
    table: after(atStart, moves.beginEffect({ does: 'walkIsChaos' }), roll('planeswalk')),
    move: resolveAbility,
    expect: { faceUp: ['Bant'], stack: ['chaos of 0: Bant'] },
  },
  {
    name: '706.6: one of two dice counts',
    table: twoDice,
    move: moves.keepDie(0),
    expect: { dice: [], rolls: [1, 0, 0], costs: [1, 0, 0], stack: ['chaos of 0: Bant'] },
  },
  {
    name: '706.6: nobody rolls again before choosing one',
    table: twoDice,
    move: roll('blank'),
    expect: { rule: '706.6', reason: 'dieNotChosen' },
  },
  {
    name: '311.7: chaos has been carried out',
    table: after(atStart, makeChaosEnsue()),
    move: moves.finishChaos('Bant'),
    expect: { stack: [], happenings: [] },
  },
  {
    name: '701.6a: a countered planeswalking ability leads nowhere',
    table: after(atStart, roll('planeswalk')),
    move: moves.counterAbility('planeswalking'),
    expect: {
      faceUp: ['Bant'],
      stack: [],
      happenings: [
        { kind: 'abilityCountered', rule: '701.6a', player: seat(0), ability: 'planeswalking', card: null },
      ],
    },
  },
  {
    name: '701.6a: of two chaos abilities one is countered',
    table: after(atStart, makeChaosEnsue(), makeChaosEnsue()),
    move: moves.counterAbility('chaos', 'Bant'),
    expect: { stack: ['chaos of 0: Bant'] },
  },
  {
    name: '704.6f: once the ability of a phenomenon is countered, they planeswalk',
    table: after(atStart, planeswalk),
    move: moves.counterAbility('encounter', 'Mutual Epiphany'),
    expect: { faceUp: ['Naya'], stack: [] },
  },
  {
    name: '701.6a: no ability is waiting',
    table: atStart,
    move: moves.counterAbility('planeswalking'),
    expect: { rule: '701.6a', reason: 'nothingToResolve' },
  },
  {
    name: '701.6a: an ability of another card is waiting',
    table: after(atStart, roll('chaos')),
    move: moves.counterAbility('chaos', 'Naya'),
    expect: { rule: '701.6a', reason: 'nothingToResolve' },
  },
  {
    name: '706.6: nothing is countered before it is said which die counts',
    table: twoDice,
    move: moves.counterAbility('planeswalking'),
    expect: { rule: '706.6', reason: 'dieNotChosen' },
  },
  {
    name: '724.1: waiting abilities are gone when the turn ends',
    table: after(atStart, roll('planeswalk')),
    move: moves.endTurn,
    expect: { faceUp: ['Bant'], stack: [], turn: 2, activePlayer: 1 },
  },
  {
    name: 'several moves are one: chaos is done, and they planeswalk',
    table: after(atStart, roll('chaos')),
    move: moves.carryOut(moves.finishChaos('Bant'), planeswalk),
    expect: { faceUp: ['Mutual Epiphany'], stack: ['encounter of 0: Mutual Epiphany'] },
  },
];

const onMap = after(mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']), moves.planeswalk);
const onBoundedMap = after(
  mapTableAtStart(
    numberedCards(40, 0).map(({ id }) => id),
    'sevenBySeven',
  ),
  ...[1, 2, 3].flatMap((x): readonly Move[] => [moves.planeswalk, moves.chooseDestination(x, 0)]),
  moves.planeswalk,
);

/** Moves on the Eternities Map; tests/unit/rules/planar/eternities-map tests what they lead to. */
export const mapWalkSituations: readonly Situation[] = [
  {
    name: '701.31b: a player walks to a neighboring plane',
    table: onMap,
    move: moves.chooseDestination(1, 0),
    expect: { at: '1 0' },
  },
  ...(
    [
      [onMap, moves.beginNextTurn, 'destinationNotChosen'],
      [onMap, moves.chooseDestination(2, 0), 'squareTooFar'],
      [onMap, moves.chooseDestination(-1, 0), 'noPlaneThere'],
      [onBoundedMap, moves.chooseDestination(4, 0), 'beyondTheMap'],
      [
        after(onBoundedMap, moves.chooseDestination(3, -1), moves.planeswalk),
        moves.chooseDestination(2, 0),
        'squareHasPlane',
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
