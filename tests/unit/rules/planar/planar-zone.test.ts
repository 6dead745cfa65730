import { deckIndexOf } from '../../../../src/rules/planar/decks/deck-cards';
import { layOutSharedDeck } from '../../../../src/rules/planar/lay-out';
import { drawPlanarFace, type PlanarFace } from '../../../../src/rules/planar/planar-die';
import { cardsWithPendingChaos, nextAbilityForApp } from '../../../../src/rules/planar/planar-stack';
import type { PlanarZone, StackedAbility } from '../../../../src/rules/planar/planar-state';
import { isStartingPlaneRevealed } from '../../../../src/rules/planar/planar-zone';
import { revealStartingPlane } from '../../../../src/rules/planar/planeswalking';
import { resolveAbility } from '../../../../src/rules/planar/resolving-abilities';
import { applyRoll } from '../../../../src/rules/planar/rolling';
import type { Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  planarCards,
  planarTable,
  played,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const {
  beginNextTurn,
  leave,
  resolveAbility: resolve,
  revealStartingPlane: reveal,
  roll,
  rollByEffect,
} = moves;

const planes = ['Bant', 'Naya', 'Grixis', 'Jund'];
const atStart = tableAtStart(planes);
/** Bant is face up, two phenomena lie on top of the deck. */
const beforePhenomena = tableAtStart(['Bant', 'Mutual Epiphany', 'Time Distortion', 'Naya', 'Grixis']);
const encountering = after(beforePhenomena, roll('planeswalk'), resolve);
/** Naya is face up while the encounter with the phenomenon before it still waits. */
const leftBehind = after(
  tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']),
  roll('planeswalk'),
  resolve,
  rollByEffect('planeswalk'),
  resolve,
);

/** As version 0.1.0 kept it: the last of these is face up. */
function visitedOften(table: Table, ...names: readonly string[]): Table {
  if (!table.planar) throw new Error('a game without planes');
  return { ...table, planar: { ...table.planar, visited: names.map(card) } };
}

function withTwoPlanesFaceUp(table: Table): Table {
  const { planar } = table;
  if (!planar) throw new Error('a game without planes');
  const [first, ...rest] = planar.decks[0]?.cards ?? [];
  if (first === undefined) throw new Error('an empty deck');
  const decks = [{ owner: null, cards: rest }];
  return { ...table, planar: { ...planar, decks, faceUp: [...planar.faceUp, { card: first, deck: 0 }] } };
}

function drawnFrom(table: Table): PlanarFace {
  return drawPlanarFace(table.chance)[0];
}

const startingPlane: readonly Situation[] = [
  {
    name: '901.5: the top card is a plane and becomes the starting plane',
    table: planarTable(planes),
    move: reveal,
    expect: {
      faceUp: ['Bant'],
      deck: ['Naya', 'Grixis', 'Jund'],
      visited: ['Bant'],
      stack: [],
      happenings: [
        { kind: 'startingPlaneRevealed', rule: '901.5', player: seat(0), card: card('Bant'), passed: [] },
      ],
    },
  },
  {
    name: '901.5: phenomena before the first plane go to the bottom in order, and nothing triggers',
    table: planarTable(['Mutual Epiphany', 'Time Distortion', 'Bant', 'Morphic Tide', 'Naya'], 3, 2),
    move: reveal,
    expect: {
      faceUp: ['Bant'],
      deck: ['Morphic Tide', 'Naya', 'Mutual Epiphany', 'Time Distortion'],
      visited: ['Bant'],
      stack: [],
      happenings: [
        {
          kind: 'startingPlaneRevealed',
          rule: '901.5',
          player: seat(2),
          card: card('Bant'),
          passed: [card('Mutual Epiphany'), card('Time Distortion')],
        },
      ],
    },
  },
  {
    name: '901.5: the only plane lies at the very bottom',
    table: planarTable(['Mutual Epiphany', 'Time Distortion', 'Bant']),
    move: reveal,
    expect: { faceUp: ['Bant'], deck: ['Mutual Epiphany', 'Time Distortion'], stack: [] },
  },
  {
    name: '901.5: the starting plane is revealed once',
    table: atStart,
    move: reveal,
    expect: { rule: '901.5', reason: 'startingPlaneAlreadyRevealed' },
  },
  {
    name: '901.5: no roll before the starting plane',
    table: planarTable(planes),
    move: roll('blank'),
    expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
  },
  {
    name: '901.5: no effect can make anybody roll before the starting plane',
    table: planarTable(planes),
    move: rollByEffect('blank'),
    expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
  },
  {
    name: '901.5: no turn ends before the starting plane',
    table: planarTable(planes),
    move: beginNextTurn,
    expect: { rule: '901.5', reason: 'startingPlaneNotRevealed' },
  },
];

const costs: readonly Situation[] = [
  {
    name: '901.9: the first roll of a turn costs nothing',
    table: atStart,
    move: roll('blank'),
    expect: {
      costs: [1, 0, 0],
      rolls: [1, 0, 0],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9a', player: seat(0), face: 'blank', paid: 0, by: 'table' },
      ],
    },
  },
  {
    name: '901.9: the second roll of a turn costs one',
    table: after(atStart, roll('blank')),
    move: roll('blank'),
    expect: {
      costs: [2, 0, 0],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9a', player: seat(0), face: 'blank', paid: 1, by: 'table' },
      ],
    },
  },
  {
    name: '901.9: the third roll of a turn costs two, whatever the others showed',
    table: after(atStart, roll('chaos'), roll('planeswalk'), resolve),
    move: roll('chaos'),
    expect: { costs: [3, 0, 0], rolls: [3, 0, 0] },
  },
  {
    name: '901.9: the next turn counts from zero, for everybody',
    table: after(atStart, roll('blank'), roll('blank')),
    move: beginNextTurn,
    expect: { costs: [0, 0, 0], rolls: [0, 0, 0], activePlayer: 1 },
  },
  {
    name: '901.9: the next player begins without a cost',
    table: after(atStart, roll('blank'), roll('blank'), beginNextTurn),
    move: roll('blank'),
    expect: {
      costs: [0, 1, 0],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9a', player: seat(1), face: 'blank', paid: 0, by: 'table' },
      ],
    },
  },
  {
    name: '901.9: a roll caused by an effect is free and does not raise the cost',
    table: after(atStart, roll('blank')),
    move: rollByEffect('blank'),
    expect: {
      costs: [1, 0, 0],
      rolls: [2, 0, 0],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9a', player: seat(0), face: 'blank', paid: null, by: 'table' },
      ],
    },
  },
  {
    name: '901.9: after two rolls caused by effects the player’s first own roll is still free',
    table: after(atStart, rollByEffect('blank'), rollByEffect('blank')),
    move: roll('blank'),
    expect: { costs: [1, 0, 0], rolls: [3, 0, 0] },
  },
  {
    name: '901.9: the table counts a roll the app did not see',
    table: after(atStart, roll('blank')),
    move: moves.correctRollCount(1),
    expect: {
      costs: [2, 0, 0],
      rolls: [1, 0, 0],
      happenings: [{ kind: 'rollCountCorrected', rule: '901.9', player: seat(0), counted: 2 }],
    },
  },
  {
    name: '901.9: the table takes back a roll that should not have counted',
    table: after(atStart, roll('blank')),
    move: moves.correctRollCount(-1),
    expect: {
      costs: [0, 0, 0],
      rolls: [1, 0, 0],
      happenings: [{ kind: 'rollCountCorrected', rule: '901.9', player: seat(0), counted: 0 }],
    },
  },
  {
    name: '901.9: there is no roll to take back before the first',
    table: after(atStart, rollByEffect('blank')),
    move: moves.correctRollCount(-1),
    expect: { rule: '901.9', reason: 'noRollToTakeBack' },
  },
];

const faces: readonly Situation[] = [
  {
    name: '901.9a: a blank face does nothing',
    table: atStart,
    move: roll('blank'),
    expect: { stack: [], faceUp: ['Bant'], deck: ['Naya', 'Grixis', 'Jund'] },
  },
  {
    name: '901.9b, 311.7: the chaos symbol triggers the chaos ability of the plane',
    table: atStart,
    move: roll('chaos'),
    expect: {
      stack: ['chaos of 0: Bant'],
      faceUp: ['Bant'],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9b', player: seat(0), face: 'chaos', paid: 0, by: 'table' },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: '311.7: with two planes face up the chaos ability of each triggers',
    table: withTwoPlanesFaceUp(atStart),
    move: roll('chaos'),
    expect: { stack: ['chaos of 0: Bant', 'chaos of 0: Naya'] },
  },
  {
    name: '311.7: a phenomenon has no chaos ability',
    table: encountering,
    move: rollByEffect('chaos'),
    expect: {
      stack: ['encounter of 0: Mutual Epiphany'],
      happenings: [
        { kind: 'planarDieRolled', rule: '901.9b', player: seat(0), face: 'chaos', paid: null, by: 'table' },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [] },
      ],
    },
  },
  {
    name: '901.9c: the Planeswalker symbol lets a planeswalking ability wait; nobody has moved yet',
    table: atStart,
    move: roll('planeswalk'),
    expect: {
      stack: ['planeswalking of 0'],
      faceUp: ['Bant'],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9c',
          player: seat(0),
          face: 'planeswalk',
          paid: 0,
          by: 'table',
        },
      ],
    },
  },
];

const planeswalking: readonly Situation[] = [
  {
    name: '701.31b: the old plane goes to the bottom, the top card is turned up',
    table: after(atStart, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      deck: ['Grixis', 'Jund', 'Bant'],
      visited: ['Bant', 'Naya'],
      stack: [],
      costs: [1, 0, 0],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'planeswalkingAbility',
          from: [card('Bant')],
          to: [card('Naya')],
        },
      ],
    },
  },
  {
    name: '701.31b: after a trip through the whole deck the starting plane comes again',
    table: after(
      atStart,
      ...planes.slice(1).flatMap(() => [roll('planeswalk'), resolve]),
      roll('planeswalk'),
    ),
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      deck: ['Naya', 'Grixis', 'Jund'],
      visited: ['Naya', 'Grixis', 'Jund', 'Bant'],
    },
  },
  {
    name: '701.31b: a game that holds a card for each visit holds each card once from the next visit on',
    table: after(visitedOften(atStart, 'Bant', 'Naya', 'Jund', 'Naya', 'Bant'), roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Naya'], visited: ['Jund', 'Bant', 'Naya'] },
  },
  {
    name: '701.31b: every face-up plane is left at once',
    table: after(withTwoPlanesFaceUp(atStart), roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Grixis'], deck: ['Jund'], inHand: ['Bant', 'Naya'] },
  },
  {
    name: '701.31b: with a single card in the game the players return to it',
    table: after(tableAtStart(['Bant']), roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Bant'], deck: [], visited: ['Bant'], stack: [] },
  },
  {
    name: '901.9: no second roll while the planeswalking ability waits',
    table: after(atStart, roll('planeswalk')),
    move: roll('blank'),
    expect: { rule: '901.9', reason: 'abilityNotResolved' },
  },
  {
    name: '500.2: no turn ends while the planeswalking ability waits',
    table: after(atStart, roll('planeswalk')),
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '901.9: an effect may make a player roll while a planeswalking ability waits; then both wait',
    table: after(atStart, roll('planeswalk')),
    move: rollByEffect('planeswalk'),
    expect: { stack: ['planeswalking of 0', 'planeswalking of 0'], faceUp: ['Bant'], costs: [1, 0, 0] },
  },
  {
    name: '701.31b: of two that wait, one resolves at a time',
    table: after(atStart, roll('planeswalk'), rollByEffect('planeswalk')),
    move: resolve,
    expect: { stack: ['planeswalking of 0'], faceUp: ['Naya'] },
  },
  {
    name: '701.31b: then the other takes them further',
    table: after(atStart, roll('planeswalk'), rollByEffect('planeswalk'), resolve),
    move: resolve,
    expect: { stack: [], faceUp: ['Grixis'], deck: ['Jund', 'Bant', 'Naya'] },
  },
  {
    name: '500.2: without a waiting ability there is nothing to resolve',
    table: atStart,
    move: resolve,
    expect: { rule: '500.2', reason: 'nothingToResolve' },
  },
  {
    name: "500.2: a chaos ability is the table's to carry out",
    table: after(atStart, roll('chaos')),
    move: resolve,
    expect: { rule: '500.2', reason: 'nothingToResolve' },
  },
];

const chaos: readonly Situation[] = [
  {
    name: '901.9: the next roll means that chaos has resolved',
    table: after(atStart, roll('chaos')),
    move: roll('blank'),
    expect: { stack: [], costs: [2, 0, 0] },
  },
  {
    name: '311.7: chaos twice in a row is one chaos ability at a time',
    table: after(atStart, roll('chaos')),
    move: roll('chaos'),
    expect: { stack: ['chaos of 0: Bant'] },
  },
  {
    name: '901.9: a roll caused by an effect may happen while chaos still waits',
    table: after(atStart, roll('chaos')),
    move: rollByEffect('chaos'),
    expect: { stack: ['chaos of 0: Bant', 'chaos of 0: Bant'] },
  },
  {
    name: '500.2: the next turn means that chaos has resolved',
    table: after(atStart, roll('chaos')),
    move: beginNextTurn,
    expect: { stack: [], activePlayer: 1, planarController: 1 },
  },
  {
    name: '701.31b: a chaos ability that waits under the planeswalking ability outlasts it',
    table: after(atStart, roll('chaos'), rollByEffect('planeswalk')),
    move: resolve,
    expect: { stack: ['chaos of 0: Bant'], faceUp: ['Naya'] },
  },
  {
    name: '701.31b: a chaos ability that came above the planeswalking ability has resolved before it',
    table: after(atStart, roll('planeswalk'), rollByEffect('chaos')),
    move: resolve,
    expect: { stack: [], faceUp: ['Naya'] },
  },
  {
    name: '701.31b: of two chaos abilities the one above is over, the one below waits on',
    table: after(atStart, roll('chaos'), rollByEffect('planeswalk'), rollByEffect('chaos')),
    move: resolve,
    expect: { stack: ['chaos of 0: Bant'], faceUp: ['Naya'] },
  },
  {
    name: '312.5: a chaos ability that came above an encounter has resolved before it',
    table: after(leftBehind, rollByEffect('chaos')),
    move: resolve,
    expect: { stack: [], faceUp: ['Naya'] },
  },
  {
    name: '701.31b: chaos between two planeswalking abilities waits for the upper one',
    table: after(atStart, roll('planeswalk'), rollByEffect('chaos'), rollByEffect('planeswalk')),
    move: resolve,
    expect: { stack: ['planeswalking of 0', 'chaos of 0: Bant'], faceUp: ['Naya'] },
  },
];

const phenomena: readonly Situation[] = [
  {
    name: '312.5: a phenomenon is encountered and waits',
    table: after(beforePhenomena, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Mutual Epiphany'],
      deck: ['Time Distortion', 'Naya', 'Grixis', 'Bant'],
      stack: ['encounter of 0: Mutual Epiphany'],
      visited: ['Bant', 'Mutual Epiphany'],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'planeswalkingAbility',
          from: [card('Bant')],
          to: [card('Mutual Epiphany')],
        },
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(0), card: card('Mutual Epiphany') },
      ],
    },
  },
  {
    name: '901.9: no roll while an encounter waits',
    table: encountering,
    move: roll('blank'),
    expect: { rule: '901.9', reason: 'abilityNotResolved' },
  },
  {
    name: '500.2: no turn ends while an encounter waits',
    table: encountering,
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '312.7: a phenomenon that has resolved leads on, here to the next phenomenon',
    table: encountering,
    move: resolve,
    expect: {
      faceUp: ['Time Distortion'],
      deck: ['Naya', 'Grixis', 'Bant', 'Mutual Epiphany'],
      stack: ['encounter of 0: Time Distortion'],
      happenings: [
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card('Mutual Epiphany') },
        {
          kind: 'planeswalked',
          rule: '312.7',
          player: seat(0),
          because: 'phenomenonLeft',
          from: [card('Mutual Epiphany')],
          to: [card('Time Distortion')],
        },
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(0), card: card('Time Distortion') },
      ],
    },
  },
  {
    name: '312.7: two phenomena in a row end on a plane, and no roll was counted for them',
    table: after(encountering, resolve),
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      deck: ['Grixis', 'Bant', 'Mutual Epiphany', 'Time Distortion'],
      visited: ['Bant', 'Mutual Epiphany', 'Time Distortion', 'Naya'],
      stack: [],
      costs: [1, 0, 0],
      rolls: [1, 0, 0],
    },
  },
  {
    name: '312.7: afterwards the next roll costs one',
    table: after(encountering, resolve, resolve),
    move: roll('blank'),
    expect: { costs: [2, 0, 0] },
  },
  {
    name: '312.5: a phenomenon that is no longer face up still resolves, and nobody moves',
    table: leftBehind,
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      deck: ['Grixis', 'Bant', 'Mutual Epiphany'],
      visited: ['Bant', 'Mutual Epiphany', 'Naya'],
      stack: [],
      happenings: [
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card('Mutual Epiphany') },
      ],
    },
  },
  {
    name: '312.7: of two encounters that wait, the one with the face-up phenomenon leads on',
    table: after(encountering, rollByEffect('planeswalk'), resolve),
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      stack: ['encounter of 0: Mutual Epiphany'],
      happenings: [
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card('Time Distortion') },
        {
          kind: 'planeswalked',
          rule: '312.7',
          player: seat(0),
          because: 'phenomenonLeft',
          from: [card('Time Distortion')],
          to: [card('Naya')],
        },
      ],
    },
  },
  {
    name: '312.7: and the other, left long ago, does not',
    table: after(encountering, rollByEffect('planeswalk'), resolve, resolve),
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      deck: ['Grixis', 'Bant', 'Mutual Epiphany', 'Time Distortion'],
      visited: ['Bant', 'Mutual Epiphany', 'Time Distortion', 'Naya'],
      stack: [],
    },
  },
  {
    name: '312.7: a phenomenon encountered twice is left once',
    table: after(
      tableAtStart(['Bant', 'Mutual Epiphany']),
      roll('planeswalk'),
      ...[resolve, rollByEffect('planeswalk'), resolve, rollByEffect('planeswalk'), resolve, resolve],
    ),
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      visited: ['Mutual Epiphany', 'Bant'],
      stack: [],
    },
  },
];

const controllers: readonly Situation[] = [
  {
    name: '901.6: the planar controller changes with the turn; the plane stays',
    table: atStart,
    move: beginNextTurn,
    expect: { planarController: 1, faceUp: ['Bant'], deck: ['Naya', 'Grixis', 'Jund'] },
  },
  {
    name: '901.6: when the planar controller leaves, the heir comes first',
    table: atStart,
    move: leave(0),
    expect: {
      planarController: 1,
      activePlayer: null,
      faceUp: ['Bant'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
      ],
    },
  },
  {
    name: '901.6: the heir is the next player in turn order, past empty seats',
    table: after(tableAtStart(planes, 4, 2), leave(3)),
    move: leave(2),
    expect: { planarController: 0 },
  },
  {
    name: '901.6: an heir who leaves has an heir too',
    table: after(tableAtStart(planes, 4), leave(0)),
    move: leave(1),
    expect: { planarController: 2, activePlayer: null },
  },
  {
    name: '901.6: when another player leaves, the planar controller stays',
    table: after(tableAtStart(planes), roll('planeswalk')),
    move: leave(2),
    expect: {
      planarController: 0,
      stack: ['planeswalking of 0'],
      happenings: [{ kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' }],
    },
  },
  {
    name: '901.6: the heir stays planar controller until the next player becomes active',
    table: after(tableAtStart(planes, 4), leave(0), leave(1)),
    move: beginNextTurn,
    expect: { planarController: 2, activePlayer: 2 },
  },
  {
    name: '901.5: the heir reveals the starting plane of a player who left before it',
    table: after(planarTable(planes), leave(0)),
    move: reveal,
    expect: {
      faceUp: ['Bant'],
      happenings: [
        { kind: 'startingPlaneRevealed', rule: '901.5', player: seat(1), card: card('Bant'), passed: [] },
      ],
    },
  },
  {
    name: '800.4a: the planeswalking ability of a player who leaves ceases; nobody moves',
    table: after(atStart, roll('planeswalk')),
    move: leave(0, 'noLife'),
    expect: {
      stack: [],
      faceUp: ['Bant'],
      visited: ['Bant'],
      happenings: [
        { kind: 'playerLeft', rule: '704.5a', player: seat(0), because: 'noLife' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(0), abilities: ['planeswalking'] },
      ],
    },
  },
  {
    name: '800.4a: the chaos ability of a player who leaves ceases',
    table: after(atStart, roll('chaos')),
    move: leave(0, 'poison'),
    expect: {
      stack: [],
      happenings: [
        { kind: 'playerLeft', rule: '704.5c', player: seat(0), because: 'poison' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(0), abilities: ['chaos'] },
      ],
    },
  },
  {
    name: '901.10b: the encounter of a player who leaves waits on under the heir',
    table: encountering,
    move: leave(0),
    expect: {
      stack: ['encounter of 1: Mutual Epiphany'],
      faceUp: ['Mutual Epiphany'],
      planarController: 1,
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'phenomenonStays', rule: '901.10b', player: seat(1), card: card('Mutual Epiphany') },
      ],
    },
  },
  {
    name: '901.10b, 800.4a: the encounter stays, the planeswalking ability above it ceases',
    table: after(encountering, rollByEffect('planeswalk')),
    move: leave(0),
    expect: {
      stack: ['encounter of 1: Mutual Epiphany'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(0), abilities: ['planeswalking'] },
        { kind: 'phenomenonStays', rule: '901.10b', player: seat(1), card: card('Mutual Epiphany') },
      ],
    },
  },
  {
    name: '901.10b: every encounter of a player who leaves stays, even if the phenomenon is no longer face up',
    table: after(encountering, rollByEffect('planeswalk'), resolve),
    move: leave(0),
    expect: {
      stack: ['encounter of 1: Mutual Epiphany', 'encounter of 1: Time Distortion'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(0), because: 'conceded' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
        { kind: 'phenomenonStays', rule: '901.10b', player: seat(1), card: card('Mutual Epiphany') },
        { kind: 'phenomenonStays', rule: '901.10b', player: seat(1), card: card('Time Distortion') },
      ],
    },
  },
  {
    name: '901.10b: nothing is reported about an encounter when another player leaves',
    table: encountering,
    move: leave(2),
    expect: {
      stack: ['encounter of 0: Mutual Epiphany'],
      happenings: [{ kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' }],
    },
  },
  {
    name: '312.7: the heir moves on from the phenomenon',
    table: after(encountering, leave(0)),
    move: resolve,
    expect: { faceUp: ['Time Distortion'], stack: ['encounter of 1: Time Distortion'] },
  },
];

const withoutActivePlayer: readonly Situation[] = [
  {
    name: '800.4j: for the rest of the turn of a player who left nobody can take the roll',
    table: after(atStart, leave(0)),
    move: roll('blank'),
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
  {
    name: '800.4j: nor is there anybody whose rolls could be counted',
    table: after(atStart, leave(0)),
    move: moves.correctRollCount(1),
    expect: { rule: '800.4j', reason: 'noActivePlayer' },
  },
  {
    name: '901.9: an effect may still make the planar controller roll',
    table: after(atStart, leave(0)),
    move: rollByEffect('planeswalk'),
    expect: {
      stack: ['planeswalking of 1'],
      rolls: [0, 1, 0],
      costs: [0, 0, 0],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9c',
          player: seat(1),
          face: 'planeswalk',
          paid: null,
          by: 'table',
        },
      ],
    },
  },
  {
    name: '701.31b: and that planeswalking ability resolves',
    table: after(atStart, leave(0), rollByEffect('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Naya'], deck: ['Grixis', 'Jund', 'Bant'] },
  },
  {
    name: '500.2: a waiting ability holds up the end of that turn too',
    table: after(encountering, leave(0)),
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '102.1: the next turn is that of the next player in the game, who can roll',
    table: after(atStart, leave(0), beginNextTurn),
    move: roll('blank'),
    expect: { activePlayer: 1, turn: 2, costs: [0, 1, 0] },
  },
];

const test = suite('planar');

for (const situations of [
  startingPlane,
  costs,
  faces,
  planeswalking,
  chaos,
  phenomena,
  controllers,
  withoutActivePlayer,
]) {
  testSituations(test, situations);
}

test('901.9: a drawn face uses chance, a face read off a die does not', () => {
  assert.equal(after(atStart, roll(null)).chance, drawPlanarFace(atStart.chance)[1]);
  assert.equal(after(atStart, roll('blank')).chance, atStart.chance);
});

test('901.9: a rolled face is played like an entered one', () => {
  let table = tableAtStart(planes);
  const seen = new Set<PlanarFace>();
  for (let turn = 0; turn < 60; turn++) {
    const face = drawnFrom(table);
    seen.add(face);
    const { table: drawn, happenings } = played(table, roll(null));
    const [rolled] = happenings;
    assert.ok(rolled?.kind === 'planarDieRolled' && rolled.face === face && rolled.by === 'app');
    assert.equal(drawn.planar, after(table, roll(face)).planar);
    table = after(drawn, ...(face === 'planeswalk' ? [resolve] : []), beginNextTurn);
  }
  assert.is(seen.size, 3);
});

test('311.7: cards in chaos are listed until the next action', () => {
  const inChaos = (table: Table) => table.planar && cardsWithPendingChaos(table.planar);
  assert.equal(inChaos(atStart), []);
  assert.equal(inChaos(after(atStart, roll('chaos'))), ['Bant']);
  assert.equal(inChaos(after(atStart, roll('chaos'), roll('blank'))), []);
});

test('the last ability to trigger is the next to resolve, except chaos', () => {
  const table = after(encountering, rollByEffect('planeswalk'), rollByEffect('chaos'));
  const next = (of: Table): StackedAbility['kind'] | undefined =>
    of.planar ? nextAbilityForApp(of.planar)?.kind : undefined;
  assert.is(next(table), 'planeswalking');
  assert.is(next(encountering), 'encounter');
  assert.is(next(after(atStart, roll('chaos'))), undefined);
});

test('901.15b: a shared deck belongs to everybody, and nothing is face up before the starting plane', () => {
  const planar = layOutSharedDeck(planarCards(...planes), 3, seat(1));
  assert.is(isStartingPlaneRevealed(planar), false);
  assert.is(planar.controller, 1);
  assert.equal(
    [0, 1, 2].map((player) => deckIndexOf(planar, seat(player))),
    [0, 0, 0],
  );
});

/** Two players with a planar deck each; Bant of seat 0 is face up and seat 1 is the planar controller. */
const ownDecks: PlanarZone = {
  ...layOutSharedDeck(planarCards('Bant', 'Naya', 'Grixis', 'Mutual Epiphany', 'Jund'), 2, seat(0)),
  decks: [
    { owner: seat(0), cards: [card('Naya')] },
    { owner: seat(1), cards: [card('Mutual Epiphany'), card('Jund'), card('Grixis')] },
  ],
  faceUp: [{ card: card('Bant'), deck: 0 }],
  controller: seat(1),
};

test("701.31b: a plane goes to the bottom of its owner's deck, the controller's own deck gives the next", () => {
  const { planar } = resolveAbility(ownDecks, { kind: 'planeswalking', controller: seat(1) });
  assert.equal(planar.faceUp, [{ card: 'Mutual Epiphany', deck: 1 }]);
  assert.equal(
    planar.decks.map(({ cards }) => cards),
    [
      ['Naya', 'Bant'],
      ['Jund', 'Grixis'],
    ],
  );
});

test("901.5: the starting plane comes from the starting player's own deck", () => {
  const { planar } = revealStartingPlane({ ...ownDecks, faceUp: [] });
  assert.equal(planar.faceUp, [{ card: 'Jund', deck: 1 }]);
  assert.equal(planar.decks[1]?.cards, ['Grixis', 'Mutual Epiphany']);
  assert.equal(planar.decks[0]?.cards, ['Naya']);
});

test('701.31b: a planar controller without cards does not planeswalk and loses no card', () => {
  const [first, second] = ownDecks.decks;
  const empty = { ...ownDecks, decks: [first, { ...second, cards: [] }] } as PlanarZone;
  const { planar, happenings } = resolveAbility(empty, { kind: 'planeswalking', controller: seat(1) });
  assert.equal(planar.faceUp, ownDecks.faceUp);
  assert.equal(planar.decks, empty.decks);
  assert.equal(happenings, []);
});

test('311.7: the planar controller controls the chaos ability, whoever rolled', () => {
  const { planar, happenings } = applyRoll(ownDecks, {
    player: seat(0),
    face: 'chaos',
    paid: null,
    by: 'table',
  });
  assert.equal(planar.stack, [{ kind: 'chaos', controller: 1, card: 'Bant' }]);
  assert.equal(
    happenings.map((happening) => 'player' in happening && happening.player),
    [0, 1],
  );
});

test.run();
