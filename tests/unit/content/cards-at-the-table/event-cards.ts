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
import type { CardAtTheTable } from './cards-with-state';

const { beginNextTurn, planeswalk, resolveAbility, roll } = moves;
const chaos = roll('chaos');

const resolved = ['611.2a effectBegan', '312.5 phenomenonResolved', '312.7 planeswalked'];

const royal = 'remind of royal-booster for everybody until never';
const flux = 'extraDie of probability-flux for everybody until turnOf 0';
const afterFlux = afterMoves(
  arrivingAt('probability-flux', 'naya', 'grixis'),
  resolvePhenomenon('probability-flux'),
);
const phenomena: readonly CardSituation<CardAtTheTable>[] = [
  {
    card: 'unknown-event',
    name: 'the cards out of boosters stay playable for the rest of the game',
    table: arrivingAt('unknown-event', 'naya'),
    move: resolvePhenomenon('unknown-event'),
    expect: {
      happened: resolved,
      faceUp: ['naya'],
      effects: ['remind of unknown-event for everybody until never'],
    },
  },
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
    name: 'everybody rolls one more die',
    table: arrivingAt('probability-flux', 'naya'),
    move: resolvePhenomenon('probability-flux'),
    expect: { happened: resolved, faceUp: ['naya'], effects: [flux] },
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
const planes: readonly CardSituation<CardAtTheTable>[] = [
  {
    card: 'shrinking-plane',
    name: 'each upkeep folds it once more, whoever folded it before',
    table: afterMoves(folded, beginNextTurn),
    move: carryOut('shrinking-plane', 'upkeep'),
    expect: { happened: ['122.1 countersChanged'], counters: { 'shrinking-plane': 2 } },
  },
  {
    card: 'shrinking-plane',
    name: 'chaos unfolds it all the way, and is done with',
    table: afterMoves(foldedTwice, chaos),
    move: carryOut('shrinking-plane', 'chaos'),
    expect: { happened: ['122.1 countersChanged'], counters: {}, stack: [] },
  },
  {
    card: 'shrinking-plane',
    name: 'it is left when it cannot be folded, and comes back unfolded',
    table: foldedTwice,
    move: planeswalk,
    expect: { happened: ['701.31b planeswalked', '122.2 countersGone'], faceUp: ['naya'], counters: {} },
  },
  {
    card: 'oteclan',
    name: 'arriving makes chaos ensue without a roll',
    table: arrivingAt('oteclan', 'naya'),
    move: carryOut('oteclan', 'arrive'),
    expect: { happened: ['311.7 chaosEnsued'], stack: ['chaos of 0: oteclan'], costs: [1, 0, 0] },
  },
  {
    card: 'oteclan',
    name: 'so does each upkeep',
    table: afterMoves(startingOn('oteclan', 'naya'), beginNextTurn),
    move: carryOut('oteclan', 'upkeep'),
    expect: { happened: ['311.7 chaosEnsued'], stack: ['chaos of 1: oteclan'] },
  },
];

const lifeTotals: readonly CardSituation<CardAtTheTable>[] = [
  {
    card: 'pin-collectors-booth',
    name: 'the pins determine how much life an opponent loses',
    table: afterMoves(startingOn('pin-collectors-booth', 'naya'), chaos),
    move: changeLifeFor('pin-collectors-booth', 'chaos', 1, -7),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 13, 20], stack: [] },
  },
  {
    card: 'stroopwafel-cafe',
    name: 'who ate gains three, and each opponent loses three',
    table: afterMoves(startingOn('stroopwafel-cafe', 'naya'), chaos),
    move: carryOut('stroopwafel-cafe', 'chaos'),
    expect: { happened: ['119.3 lifeChanged', '119.3 lifeTotalsSet'], life: [23, 17, 17], stack: [] },
  },
  {
    card: 'tarnation',
    name: 'a player who is the target of chaos loses one',
    table: afterMoves(startingOn('tarnation', 'naya'), chaos),
    move: changeLifeFor('tarnation', 'chaos', 2),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 20, 19], stack: [] },
  },
];

export const eventCards: readonly CardSituation<CardAtTheTable>[] = [...phenomena, ...planes, ...lifeTotals];
