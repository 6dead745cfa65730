/** Phenomena that the table carries out, and planes that are left without the die. */
import {
  afterMoves,
  arrivingAt,
  beforeStart,
  type CardSituation,
  carryOut,
  resolvePhenomenon,
  startingOn,
} from '../../../support/cards/card-situations';
import { moves } from '../../../support/tables/tables';

const { beginNextTurn, leave, revealStartingPlane, roll, rollByEffect } = moves;
const chaos = roll('chaos');

/** A phenomenon the app knows nothing about is done when the table says so, and then left. */
const resolved = (id: string): CardSituation => ({
  card: id,
  name: 'resolved, it is left without a roll',
  table: arrivingAt(id, 'naya'),
  move: resolvePhenomenon(id),
  expect: {
    happened: ['312.5 phenomenonResolved', '312.7 planeswalked'],
    faceUp: ['naya'],
    deck: ['bant', id],
    stack: [],
    costs: [1, 0, 0],
  },
});

const phenomena: readonly CardSituation[] = [
  resolved('morphic-tide'),
  resolved('mutual-epiphany'),
  resolved('planewide-disaster'),
  resolved('reality-shaping'),
  resolved('caught-in-a-parallel-universe'),
  resolved('human-time-lord-meta-crisis'),
  resolved('unleash-the-flux'),
  {
    card: 'morphic-tide',
    name: 'the turn does not pass while it waits',
    table: arrivingAt('morphic-tide', 'naya'),
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    card: 'mutual-epiphany',
    name: 'the next card may be a phenomenon as well: two in a row',
    table: arrivingAt('mutual-epiphany', 'planewide-disaster', 'naya'),
    move: resolvePhenomenon('mutual-epiphany'),
    expect: {
      happened: ['312.5 phenomenonResolved', '312.7 planeswalked', '312.5 phenomenonEncountered'],
      faceUp: ['planewide-disaster'],
      stack: ['encounter of 0: planewide-disaster'],
    },
  },
  {
    card: 'planewide-disaster',
    name: 'the second of two in a row leads on to a plane',
    table: afterMoves(
      arrivingAt('mutual-epiphany', 'planewide-disaster', 'naya'),
      resolvePhenomenon('mutual-epiphany'),
    ),
    move: resolvePhenomenon('planewide-disaster'),
    expect: {
      happened: ['312.5 phenomenonResolved', '312.7 planeswalked'],
      faceUp: ['naya'],
      deck: ['bant', 'mutual-epiphany', 'planewide-disaster'],
    },
  },
  {
    card: 'reality-shaping',
    name: 'the die cannot be rolled while it waits',
    table: arrivingAt('reality-shaping', 'naya'),
    move: roll('blank'),
    expect: { rule: '901.9', reason: 'abilityNotResolved' },
  },
  {
    card: 'caught-in-a-parallel-universe',
    name: 'it stays on the stack when the player who encountered it leaves',
    table: arrivingAt('caught-in-a-parallel-universe', 'naya'),
    move: leave(0),
    expect: {
      happened: ['104.3a playerLeft', '901.6 planarControllerChanged', '901.10b phenomenonStays'],
      stack: ['encounter of 1: caught-in-a-parallel-universe'],
      planarController: 1,
    },
  },
  {
    card: 'human-time-lord-meta-crisis',
    name: 'chaos does not ensue on a phenomenon',
    table: arrivingAt('human-time-lord-meta-crisis', 'naya'),
    move: rollByEffect('chaos'),
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      stack: ['encounter of 0: human-time-lord-meta-crisis'],
    },
  },
  {
    card: 'unleash-the-flux',
    name: 'at the start it goes to the bottom, and nothing triggers',
    table: beforeStart(['unleash-the-flux', 'naya', 'bant']),
    move: revealStartingPlane,
    expect: {
      happened: ['901.5 startingPlaneRevealed'],
      faceUp: ['naya'],
      deck: ['bant', 'unleash-the-flux'],
      stack: [],
      visited: ['naya'],
    },
  },
];

const walks: readonly CardSituation[] = [
  {
    card: 'grand-ossuary',
    name: 'the planeswalk may lead to a phenomenon',
    table: afterMoves(startingOn('grand-ossuary', 'mutual-epiphany', 'naya'), chaos),
    move: carryOut('grand-ossuary', 'chaos'),
    expect: {
      happened: ['701.31b planeswalked', '312.5 phenomenonEncountered'],
      stack: ['encounter of 0: mutual-epiphany'],
    },
  },
];

export const phenomenaAndWalks = [...phenomena, ...walks];
