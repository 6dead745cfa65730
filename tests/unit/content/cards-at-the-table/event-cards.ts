/** Event cards of which the app carries something out. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  changeLifeFor,
  resolvePhenomenon,
  startingOn,
} from '../../../support/cards/card-situations';
import { moves } from '../../../support/tables/tables';

const { beginNextTurn, planeswalk, resolveAbility, roll } = moves;
const chaos = roll('chaos');

const royal = 'remind of royal-booster for everybody until never';
const flux = 'extraDie of probability-flux for everybody until turnOf 0';
const afterFlux = afterMoves(
  arrivingAt('probability-flux', 'naya', 'grixis'),
  resolvePhenomenon('probability-flux'),
);
const phenomena: readonly CardSituation[] = [
  {
    card: 'royal-booster',
    name: 'the booster deck outlasts every plane',
    table: afterMoves(
      arrivingAt('royal-booster', 'naya', 'grixis'),
      resolvePhenomenon('royal-booster'),
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked'], faceUp: ['grixis'], effects: [royal] },
  },
  {
    card: 'probability-flux',
    name: 'it lasts through the turns of the others',
    table: afterMoves(afterFlux, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], effects: [flux] },
  },
  {
    card: 'probability-flux',
    name: 'it ends as the next turn of the player who encountered it begins',
    table: afterMoves(afterFlux, beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan', '611.2a effectsEnded'], activePlayer: 0, effects: [] },
  },
];

const folded = afterMoves(arrivingAt('shrinking-plane', 'naya'), carryOut('shrinking-plane', 'arrive'));
const foldedTwice = afterMoves(folded, beginNextTurn, carryOut('shrinking-plane', 'upkeep'));
const planes: readonly CardSituation[] = [
  {
    card: 'shrinking-plane',
    name: 'each upkeep folds it once more, whoever folded it before',
    table: afterMoves(folded, beginNextTurn),
    move: carryOut('shrinking-plane', 'upkeep'),
    expect: { happened: ['122.1 countersChanged'], counters: { 'shrinking-plane': 2 } },
  },
  {
    card: 'shrinking-plane',
    name: 'it is left when it cannot be folded, and comes back unfolded',
    table: foldedTwice,
    move: planeswalk,
    expect: { happened: ['701.31b planeswalked', '122.2 countersGone'], faceUp: ['naya'], counters: {} },
  },
];

const lifeTotals: readonly CardSituation[] = [
  {
    card: 'pin-collectors-booth',
    name: 'the pins determine how much life an opponent loses',
    table: afterMoves(startingOn('pin-collectors-booth', 'naya'), chaos),
    move: changeLifeFor('pin-collectors-booth', 'chaos', 1, -7),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 13, 20], stack: [] },
  },
  {
    card: 'tarnation',
    name: 'a player who is the target of chaos loses one',
    table: afterMoves(startingOn('tarnation', 'naya'), chaos),
    move: changeLifeFor('tarnation', 'chaos', 2),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 20, 19], stack: [] },
  },
];

export const eventCards: readonly CardSituation[] = [...phenomena, ...planes, ...lifeTotals];
