/** Event cards of Las Vegas, Chicago 2025 and the Secret Lair Showcase. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  changeLifeFor,
  resolvePhenomenon,
  startingOn,
} from '../../../support/cards/card-situations';
import { card, moves, seat } from '../../../support/tables/tables';

const { beginNextTurn, changeLife, ensueChaos, planeswalk, resolveAbility, roll, rollByEffect } = moves;
const chaos = roll('chaos');

const phenomena = (['high-and-dry-black-market', 'omenpath-instability', 'thats-enough-slices'] as const).map(
  (id): CardSituation => ({
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
  }),
);

const afterInstability = afterMoves(
  arrivingAt('omenpath-instability', 'naya', 'grixis'),
  resolvePhenomenon('omenpath-instability'),
);
const tokens: readonly CardSituation[] = [
  {
    card: 'omenpath-instability',
    name: 'an Entropy sacrificed later makes chaos ensue, which is not a roll',
    table: afterMoves(afterInstability, beginNextTurn),
    move: ensueChaos(),
    expect: { happened: ['311.7 chaosEnsued'], stack: ['chaos of 1: naya'], rolls: [0, 0, 0] },
  },
  {
    card: 'omenpath-instability',
    name: 'an Omenpath sacrificed later planeswalks, which is not a roll',
    table: afterMoves(afterInstability, beginNextTurn),
    move: planeswalk,
    expect: { happened: ['701.31b planeswalked'], faceUp: ['grixis'], costs: [0, 0, 0] },
  },
];

const noWayOut = afterMoves(arrivingAt('no-way-out', 'naya', 'grixis'), carryOut('no-way-out', 'static'));
const lastDread = afterMoves(
  noWayOut,
  ...[chaos, chaos].flatMap((again) => [again, carryOut('no-way-out', 'chaos')]),
  chaos,
);
const dread: readonly CardSituation[] = [
  {
    card: 'no-way-out',
    name: 'chaos ensues instead of planeswalking, whoever rolls',
    table: afterMoves(noWayOut, beginNextTurn, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['614.1a planeswalkBecameChaos', '311.7 chaosEnsued'],
      faceUp: ['no-way-out'],
      stack: ['chaos of 1: no-way-out'],
    },
  },
  {
    card: 'no-way-out',
    name: 'an effect does not lead away either',
    table: noWayOut,
    move: moves.planeswalk,
    expect: {
      happened: ['614.1a planeswalkBecameChaos', '311.7 chaosEnsued'],
      faceUp: ['no-way-out'],
      stack: ['chaos of 0: no-way-out'],
    },
  },
  {
    card: 'no-way-out',
    name: 'then it is left like any other plane',
    table: afterMoves(lastDread, carryOut('no-way-out', 'chaos'), roll('planeswalk')),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked'], faceUp: ['naya'], effects: [] },
  },
];

/** What the button of Game Knights Live plays for this player. */
const knight = (player: number) =>
  moves.beginEffect({ source: card('game-knights-live'), player: seat(player), ends: 'leavingAPlane' });
const knighted = afterMoves(startingOn('game-knights-live', 'mutual-epiphany', 'naya'), knight(1));
const promoted = 'remind of year-end-review for everybody until never';
const lasting: readonly CardSituation[] = [
  {
    card: 'game-knights-live',
    name: 'planeswalking away ends it, also to a phenomenon',
    table: afterMoves(knighted, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked', '901.11 effectsEnded', '312.5 phenomenonEncountered'],
      effects: [],
    },
  },
  {
    card: 'math-is-for-blockers',
    name: 'the goaded creature is free as the next turn of the player who goaded it begins',
    table: afterMoves(
      startingOn('math-is-for-blockers', 'naya'),
      chaos,
      carryOut('math-is-for-blockers', 'chaos'),
      beginNextTurn,
      beginNextTurn,
    ),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan', '611.2a effectsEnded'], activePlayer: 0, effects: [] },
  },
  {
    card: 'year-end-review',
    name: 'planeswalking reverts no promotion',
    table: afterMoves(
      arrivingAt('year-end-review', 'naya', 'grixis'),
      resolvePhenomenon('year-end-review'),
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked'], faceUp: ['grixis'], effects: [promoted] },
  },
];

const journey = 'new-players-journey';
const manor = 'sorins-remastered-manor';
const kitchen = 'asmoranomardicadaistinaculdacars-kitchen';
const lifeTotals: readonly CardSituation[] = [
  {
    card: kitchen,
    name: 'as much life as one player gained another loses',
    table: afterMoves(startingOn(kitchen, 'naya'), changeLife(0, 4)),
    move: changeLifeFor(kitchen, 'trigger', 2, -4),
    expect: { happened: ['119.3 lifeChanged'], life: [24, 20, 16] },
  },
  {
    card: kitchen,
    name: 'chaos costs as much life as was sacrificed',
    table: afterMoves(startingOn(kitchen, 'naya'), chaos),
    move: changeLifeFor(kitchen, 'chaos', 0, -3),
    expect: { happened: ['119.3 lifeChanged'], life: [17, 20, 20], stack: [] },
  },
  {
    card: journey,
    name: 'the years with the game determine how much chaos is worth, and the players planeswalk without a roll',
    table: afterMoves(startingOn(journey, 'naya'), chaos),
    move: changeLifeFor(journey, 'chaos', 0, 30),
    expect: {
      happened: ['119.3 lifeChanged', '701.31b planeswalked'],
      faceUp: ['naya'],
      stack: [],
      life: [50, 20, 20],
      costs: [1, 0, 0],
    },
  },
  {
    card: manor,
    name: 'what the bite takes its player gains',
    table: afterMoves(startingOn(manor, 'naya'), chaos),
    move: changeLifeFor(manor, 'chaos', 0, 5),
    // The opponent's part is still to come.
    expect: { happened: ['119.3 lifeChanged'], life: [25, 20, 20], stack: [`chaos of 0: ${manor}`] },
  },
  {
    card: 'sans-mercy',
    name: 'an opponent who gives nothing up loses three, once for each roll of the turn',
    table: afterMoves(startingOn('sans-mercy', 'naya'), rollByEffect('blank'), chaos),
    move: changeLifeFor('sans-mercy', 'chaos', 2),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 20, 17], stack: [], rolls: [2, 0, 0] },
  },
];

const rolls: readonly CardSituation[] = [
  {
    card: 'lil-giri-saves-the-day',
    name: 'it counts every roll of the turn, including those caused by effects',
    table: afterMoves(startingOn('lil-giri-saves-the-day', 'naya'), roll('blank'), rollByEffect('blank')),
    move: chaos,
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      rolls: [3, 0, 0],
      costs: [2, 0, 0],
    },
  },
  {
    card: 'lil-giri-saves-the-day',
    name: 'the next turn counts from zero',
    table: afterMoves(startingOn('lil-giri-saves-the-day', 'naya'), roll('blank')),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], rolls: [0, 0, 0] },
  },
  {
    card: 'ghirapur-grand-prix',
    name: 'it does not affect chaos, and the race goes on',
    table: afterMoves(startingOn('ghirapur-grand-prix', 'naya'), chaos),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], faceUp: ['ghirapur-grand-prix'], stack: [], activePlayer: 1 },
  },
];

export const laterEventCards = [...phenomena, ...tokens, ...dread, ...lasting, ...lifeTotals, ...rolls];
