/** Situations in which several rules meet: players who leave, teams, countered abilities, copies and the map. */
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import type { SimpleMove } from '../../../../src/rules/table/move';
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { suite } from '../../../support/suite';
import {
  after,
  FIXED_CHANCE,
  mapTableAtStart,
  moves,
  numberedCards,
  ownDecksTable,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const { addExtraTurn, beginEffect, beginNextTurn, changeCounters, counterAbility, designate, leave } = moves;
const { leaveTogether, planeswalk, resolveAbility: resolve, revealStartingPlane: reveal } = moves;
const { rollByEffect, takeCards, chooseDestination } = moves;

const tide = 'Morphic Tide';
const epiphany = 'Mutual Epiphany';

/** As Norn's Seedcore does: the next plane is turned up as well. */
const oneMorePlane: PlanarOperation = {
  take: { kind: 'untilPlanes', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** Seat 2 has turned up a phenomenon for each of two planes that went with their owners, seats 0 and 1. */
const twoPhenomena = after(
  ownDecksTable([['Bant', 'Naya'], ['Grixis', 'Jund'], [tide, epiphany, 'Esper'], ['Kessig']]),
  reveal,
  beginNextTurn,
  takeCards(oneMorePlane),
  beginNextTurn,
  leave(0),
  leave(1),
);

/** Naar Isle of seat 0 with two counters, and beside it that of seat 1 with one; it is the turn of seat 1. */
const twoCopies = after(
  ownDecksTable([
    ['Naar Isle', 'Bant'],
    ['Naar Isle', 'Grixis'],
    ['Esper', 'Jund'],
  ]),
  reveal,
  beginNextTurn,
  takeCards(oneMorePlane),
  changeCounters('Naar Isle', 2),
  changeCounters('Naar Isle+2', 1),
);

/** Three giants of two heads, each head with a planar deck; the face-up plane is that of seat 0. */
function giants(): Table {
  const decks = Array.from({ length: 6 }, () => numberedCards(10, 0));
  const begun = beginTable(
    {
      seatCount: 6,
      startingLife: 30,
      startingPlayer: seat(0),
      teams: true,
      planarDecks: { kind: 'own', decks },
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return after(begun.value.table, reveal);
}
const rollPlaneswalk = (player: number): SimpleMove => {
  return { kind: 'rollPlanarDie', as: 'effect', face: 'planeswalk', player: seat(player) };
};

/** Between two planes of the map, held up by a phenomenon. */
const onHellride = after(
  mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund', 'Esper', tide, 'Kessig', 'Akoum', 'Otaria', 'Tazeem']),
  planeswalk,
  chooseDestination(1, 1),
);

const untilTurnOf = (player: number) =>
  beginEffect({ does: 'walkIsChaos', ends: 'turnOf', until: seat(player) });

const situations: readonly Situation[] = [
  {
    name: '901.10, 312.5: each owner who leaves with a plane has a phenomenon turned up, and both are encountered',
    table: twoPhenomena,
    move: beginNextTurn,
    expect: { rule: '500.2', reason: 'abilityNotResolved' },
  },
  {
    name: '704.6f, 901.11c: when the upper one has resolved both are left, and their owner orders them',
    table: twoPhenomena,
    move: resolve,
    expect: { faceUp: ['Esper'], stack: [`encounter of 2: ${tide}`], inHand: [tide, epiphany] },
  },
  {
    name: '704.6f: the other, left before its ability has resolved, leads nowhere',
    table: after(twoPhenomena, resolve, moves.settleChoice({ bottom: [epiphany, tide] })),
    move: resolve,
    expect: { faceUp: ['Esper'], stack: [] },
  },
  {
    name: '704.6f: an encounter countered under a planeswalking ability is left at once, and that still waits',
    table: after(
      tableAtStart(['Bant', tide, 'Naya', 'Grixis']),
      planeswalk,
      rollByEffect('planeswalk'),
      counterAbility('encounter', tide),
    ),
    move: resolve,
    expect: { faceUp: ['Grixis'], visited: ['Bant', tide, 'Naya', 'Grixis'], stack: [] },
  },
  {
    name: '122.1, 901.10: two copies have counters of their own, and only those of the leaver go',
    table: twoCopies,
    move: leave(0),
    expect: { faceUp: ['Naar Isle+2', 'Grixis'], counters: ['Naar Isle+2: 1'] },
  },
  {
    name: '810.8, 901.10a: a head leaves, and with the plane of the team whatever any player rolled',
    table: after(giants(), rollPlaneswalk(0), rollPlaneswalk(3)),
    move: leave(1),
    expect: { departedSeats: [0, 1], planarController: 2, stack: [] },
  },
  {
    name: '805.4, 611.2a: “until your next turn” ends with the extra turn of the other head',
    table: after(giants(), untilTurnOf(0), addExtraTurn(1)),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: [] },
  },
  {
    name: '725.4, 726.4: the monarch and the active player lose at once: the next who stays inherits',
    table: after(tableAtStart(['Bant', 'Naya'], 4), designate('monarch', 2), designate('initiative', 0)),
    move: leaveTogether('noLife', 0, 2),
    expect: { departedSeats: [0, 2], planarController: 1, designated: ['monarch 1', 'initiative 1'] },
  },
  {
    name: '901.10b: the planar controller leaves during a hellride, and the heir has the encounter',
    table: onHellride,
    move: leave(0),
    expect: { planarController: 1, at: '1 1', stack: [`encounter of 1: ${tide}`] },
  },
  {
    name: '312.7: the heir rides on to the same square',
    table: after(onHellride, leave(0)),
    move: resolve,
    expect: { faceUp: ['Kessig'], at: '1 1', stack: [] },
  },
  {
    name: '704.6f: so does countering the encounter on the way',
    table: onHellride,
    move: counterAbility('encounter', tide),
    expect: { faceUp: ['Kessig'], at: '1 1', stack: [], leaving: null },
  },
  {
    name: '603.8, 122.2: counters on a plane of the map are gone when it is left, but the ability they triggered stays',
    table: after(
      mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund', 'Esper', 'Kessig', 'Akoum', 'Otaria']),
      changeCounters('Bant', 10, 10),
      planeswalk,
      chooseDestination(0, -1),
    ),
    move: resolve,
    expect: { faceUp: ['Naya'], counters: [], leaving: 'effect' },
  },
  {
    name: '901.9, 701.31a: the player who rolled because of an effect leaves, and only that ability ceases',
    table: after(tableAtStart(['Bant', 'Naya']), rollPlaneswalk(2), {
      kind: 'rollPlanarDie',
      as: 'effect',
      face: 'chaos',
      player: seat(1),
    }),
    move: leave(2),
    expect: {
      stack: ['chaos of 0: Bant'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' },
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(2), abilities: ['planeswalking'] },
      ],
    },
  },
  {
    name: '901.9b: another player’s chaos roll is the planar controller’s chaos',
    table: tableAtStart(['Bant', 'Naya']),
    move: { kind: 'rollPlanarDie', as: 'effect', face: 'chaos', player: seat(1) },
    expect: { stack: ['chaos of 0: Bant'], costs: [0, 0, 0], rolls: [0, 1, 0] },
  },
  {
    name: '311.7: chaos on a card that is only revealed goes on when that card is turned up',
    table: after(
      ownDecksTable([['Bant'], ['Grixis', 'Jund', 'Kessig'], ['Esper']]),
      reveal,
      beginNextTurn,
      takeCards({ ...oneMorePlane, planes: ['bottom'], chaos: true }),
    ),
    move: leave(0),
    expect: { faceUp: ['Grixis'], inHand: [], stack: ['chaos of 1: Grixis'] },
  },
];

const test = suite('several rules at once');

testSituations(test, situations);

test.run();
