/** Cards about the die, and about turns. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  resolvePhenomenon,
  rollAndPlaneswalk,
  startingOn,
} from '../../../support/cards/card-situations';
import { moves } from '../../../support/tables/tables';

const { beginNextTurn, resolveAbility, roll, rollByEffect } = moves;
const chaos = roll('chaos');

const aether = 'blankIsChaos of chaotic-aether for everybody until leavingAPlane';
const fixedPoint = 'walkIsChaos of fixed-point-in-time for everybody until turnOf 0';

const afterAether = afterMoves(
  arrivingAt('chaotic-aether', 'naya', 'grixis'),
  resolvePhenomenon('chaotic-aether'),
);
const afterFixedPoint = afterMoves(
  arrivingAt('fixed-point-in-time', 'naya', 'grixis'),
  resolvePhenomenon('fixed-point-in-time'),
);
const afterBoth = afterMoves(
  arrivingAt('chaotic-aether', 'fixed-point-in-time', 'naya', 'grixis'),
  resolvePhenomenon('chaotic-aether'),
  resolvePhenomenon('fixed-point-in-time'),
);

const die: readonly CardSituation[] = [
  {
    card: 'chaotic-aether',
    name: 'a blank is chaos for every player',
    table: afterMoves(afterAether, beginNextTurn),
    move: roll('blank'),
    expect: { happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'], stack: ['chaos of 1: naya'] },
  },
  {
    card: 'chaotic-aether',
    name: 'it ends when a player planeswalks away from a plane',
    table: afterMoves(afterAether, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked', '901.11 effectsEnded'],
      faceUp: ['grixis'],
      effects: [],
    },
  },
  {
    card: 'chaotic-aether',
    name: 'planeswalking to another plane, away from none, does not end it',
    table: afterMoves(
      arrivingAt('chaotic-aether', 'norns-seedcore', 'naya'),
      resolvePhenomenon('chaotic-aether'),
      carryOut('norns-seedcore', 'arrive'),
    ),
    move: carryOut('norns-seedcore', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '701.31b planeswalked'],
      faceUp: ['norns-seedcore', 'naya'],
      effects: [aether],
    },
  },
  {
    card: 'fixed-point-in-time',
    name: 'a roll of the Planeswalker symbol makes chaos ensue instead, whoever rolls',
    table: afterMoves(afterFixedPoint, beginNextTurn, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['614.1a planeswalkBecameChaos', '311.7 chaosEnsued'],
      faceUp: ['naya'],
      stack: ['chaos of 1: naya'],
    },
  },
  {
    card: 'fixed-point-in-time',
    name: 'it lasts through the turns of the others',
    table: afterMoves(afterFixedPoint, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], effects: [fixedPoint] },
  },
  {
    card: 'fixed-point-in-time',
    name: 'it ends as the next turn of the player who encountered it begins',
    table: afterMoves(afterFixedPoint, beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan', '611.2a effectsEnded'], activePlayer: 0, effects: [] },
  },
  {
    card: 'fixed-point-in-time',
    name: 'during Chaotic Aether the planeswalker symbol is chaos too, and the Aether goes on',
    table: afterMoves(afterBoth, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['614.1a planeswalkBecameChaos', '311.7 chaosEnsued'],
      faceUp: ['naya'],
      effects: [aether, fixedPoint],
    },
  },
  {
    card: 'fixed-point-in-time',
    name: 'during Chaotic Aether a blank is chaos as before',
    table: afterBoth,
    move: roll('blank'),
    expect: { happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'], stack: ['chaos of 0: naya'] },
  },
  {
    card: 'ten-wizards-mountain',
    name: 'a roll caused by an effect is a roll, and does not raise the cost of the next one',
    table: startingOn('ten-wizards-mountain', 'naya'),
    move: rollByEffect('blank'),
    expect: { happened: ['901.9a planarDieRolled'], rolls: [1, 0, 0], costs: [0, 0, 0], stack: [] },
  },
  {
    card: 'ten-wizards-mountain',
    name: 'with two planes face up a roll is a roll on both, and chaos ensues on both',
    table: afterMoves(
      arrivingAt('spatial-merging', 'ten-wizards-mountain', 'stairs-to-infinity'),
      carryOut('spatial-merging', 'encounter'),
    ),
    move: chaos,
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      stack: ['chaos of 0: ten-wizards-mountain', 'chaos of 0: stairs-to-infinity'],
      costs: [2, 0, 0],
    },
  },
];

const atropos = startingOn('temple-of-atropos', 'naya', 'grixis');
const timeDistortion: readonly CardSituation[] = [
  {
    card: 'time-distortion',
    name: 'the player before is now the next',
    table: afterMoves(arrivingAt('time-distortion', 'naya'), resolvePhenomenon('time-distortion')),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], activePlayer: 2, planarController: 2 },
  },
  {
    card: 'temple-of-atropos',
    name: 'after Time Distortion its chaos restores the old order',
    table: afterMoves(
      arrivingAt('time-distortion', 'temple-of-atropos', 'naya'),
      resolvePhenomenon('time-distortion'),
      chaos,
      carryOut('temple-of-atropos', 'chaos'),
    ),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], reversed: false, activePlayer: 1 },
  },
  {
    card: 'temple-of-atropos',
    name: 'the next turn begins with one upkeep again',
    table: afterMoves(atropos, carryOut('temple-of-atropos', 'secondMain')),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], upkeeps: 1, activePlayer: 1 },
  },
];

const otaria = afterMoves(startingOn('otaria', 'naya'), chaos, carryOut('otaria', 'chaos'));
const drum = afterMoves(startingOn('the-drum-mining-facility', 'naya'), roll('blank'), chaos);
const turns: readonly CardSituation[] = [
  {
    card: 'otaria',
    name: 'two chaos rolls in one turn are two extra turns',
    table: afterMoves(otaria, chaos),
    move: carryOut('otaria', 'chaos'),
    expect: { happened: ['500.7 extraTurnAdded'], extraTurns: [0, 0] },
  },
  {
    card: 'otaria',
    name: 'the extra turn comes next, with the die free again',
    table: otaria,
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], turn: 2, activePlayer: 0, costs: [0, 0, 0], extraTurns: [] },
  },
  {
    card: 'otaria',
    name: 'after the extra turn the order continues where it was',
    table: afterMoves(otaria, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], turn: 3, activePlayer: 1 },
  },
  {
    card: 'the-drum-mining-facility',
    name: 'chaos ends the turn; the next one starts afresh',
    table: drum,
    move: carryOut('the-drum-mining-facility', 'chaos'),
    expect: {
      happened: ['724.1 turnEnded', '102.1 turnBegan'],
      activePlayer: 1,
      stack: [],
      costs: [0, 0, 0],
      rolls: [0, 0, 0],
      faceUp: ['the-drum-mining-facility'],
    },
  },
  {
    card: 'the-drum-mining-facility',
    name: 'the chaos ability of another plane goes with the turn',
    table: afterMoves(
      arrivingAt('spatial-merging', 'otaria', 'the-drum-mining-facility'),
      carryOut('spatial-merging', 'encounter'),
      chaos,
    ),
    move: carryOut('the-drum-mining-facility', 'chaos'),
    expect: {
      happened: ['724.1 turnEnded', '102.1 turnBegan'],
      stack: [],
      extraTurns: [],
      activePlayer: 1,
    },
  },
  {
    card: 'sokenzan',
    name: 'in the additional main phase the die can be rolled again, for one more',
    table: afterMoves(startingOn('sokenzan', 'naya'), chaos),
    move: roll('blank'),
    expect: { happened: ['901.9a planarDieRolled'], turn: 1, stack: [], costs: [2, 0, 0] },
  },
  {
    card: 'valors-reach',
    name: 'the players carry out chaos; acting again means that they did',
    table: afterMoves(startingOn('valors-reach', 'naya'), chaos),
    move: roll('chaos'),
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      stack: ['chaos of 0: valors-reach'],
      costs: [2, 0, 0],
    },
  },
  {
    card: 'the-eon-fog',
    name: 'it skips untap steps, not turns',
    table: afterMoves(startingOn('the-eon-fog', 'naya'), chaos),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], activePlayer: 1, faceUp: ['the-eon-fog'], stack: [] },
  },
  {
    card: 'horizon-boughs',
    name: 'it stays through everybody’s turn',
    table: afterMoves(startingOn('horizon-boughs', 'naya'), beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], activePlayer: 0, faceUp: ['horizon-boughs'] },
  },
  {
    card: 'edge-of-malacol',
    name: 'once left, it no longer affects the next untap step',
    table: afterMoves(startingOn('edge-of-malacol', 'naya'), ...rollAndPlaneswalk),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], faceUp: ['naya'], deck: ['edge-of-malacol'] },
  },
];

export const dieAndTurns = [...die, ...timeDistortion, ...turns];
