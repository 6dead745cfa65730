/** Situations of Two-Headed Giant: 805 shared turns, 810 teams, 901.12 the planar game with teams. */
import type { SimpleMove } from '../../../../src/rules/table/move';
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { after, FIXED_CHANCE, moves, numberedCards, type Situation, seat, sharedDeck } from '../tables';

const {
  addExtraTurn,
  beginNextTurn,
  changeLife,
  changeSeating,
  changePoison,
  leave,
  resolveAbility,
  reverseTurnOrder,
  roll,
} = moves;

/** Returns a game of two teams of two: seats 0 and 1 against seats 2 and 3, 30 life per team. */
function twoTeams(startingPlayer = 0, hasPlanes = false): Table {
  const begun = beginTable(
    {
      seatCount: 4,
      startingLife: 30,
      startingPlayer: seat(startingPlayer),
      teams: true,
      planarDecks: hasPlanes ? sharedDeck(numberedCards(40, 0)) : null,
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return hasPlanes ? after(begun.value.table, moves.revealStartingPlane) : begun.value.table;
}

const blankRollBy = (player: number): SimpleMove => {
  return { kind: 'rollPlanarDie', as: 'action', face: 'blank', player: seat(player) };
};
const planeswalkRollBy = (player: number): SimpleMove => {
  return { kind: 'rollPlanarDie', as: 'action', face: 'planeswalk', player: seat(player) };
};

export const twoHeadedGiant: readonly Situation[] = [
  {
    name: '805.2: the turn is that of the team, known by its primary player on the right',
    table: twoTeams(1),
    move: changeLife(2, 1),
    expect: { activePlayer: 0 },
  },
  {
    name: '805.4: after a team the next team takes its turn',
    table: twoTeams(),
    move: beginNextTurn,
    expect: { activePlayer: 2, turn: 2 },
  },
  {
    name: '103.1: of two teams the other one is next, also in reversed order',
    table: after(twoTeams(), reverseTurnOrder),
    move: beginNextTurn,
    expect: { activePlayer: 2 },
  },
  {
    name: '810.9: what one head loses the team loses',
    table: twoTeams(),
    move: changeLife(1, -4),
    expect: { life: [26, 26, 30, 30] },
  },
  {
    name: '810.10: poison counters are shared',
    table: after(twoTeams(), changePoison(2, 3)),
    move: changePoison(3, 4),
    expect: { poison: [0, 0, 7, 7] },
  },
  {
    name: '810.9: each head of a team loses what each player loses',
    table: twoTeams(),
    move: moves.setLifeTotals('gainedOrLost', [0, 29], [1, 29], [2, 29], [3, 29]),
    expect: { life: [28, 28, 28, 28] },
  },
  {
    name: '701.12c: heads of two teams exchange their totals',
    table: after(twoTeams(), changeLife(0, -10)),
    move: moves.setLifeTotals('exchanged', [1, 30], [2, 20]),
    expect: { life: [30, 30, 20, 20] },
  },
  {
    name: '810.8: whoever concedes takes the team along, and the other team wins',
    table: twoTeams(),
    move: leave(3),
    expect: {
      departedSeats: [2, 3],
      happenings: [
        { kind: 'playerLeft', rule: '810.8', player: seat(2), because: 'team' },
        { kind: 'playerLeft', rule: '104.3a', player: seat(3), because: 'conceded' },
        { kind: 'gameWon', rule: '104.2a', player: seat(0) },
      ],
    },
  },
  {
    name: '901.12: the planar controller is the primary player of the active team',
    table: twoTeams(0, true),
    move: beginNextTurn,
    expect: { planarController: 2 },
  },
  {
    name: '901.12b: also in an extra turn that was given to the other head',
    table: after(twoTeams(0, true), addExtraTurn(3)),
    move: beginNextTurn,
    expect: { activePlayer: 2, planarController: 2 },
  },
  {
    name: '901.12b: after the heads have changed seats it is the other one',
    table: after(twoTeams(0, true), addExtraTurn(0), changeSeating(1, 0, 2, 3)),
    move: beginNextTurn,
    expect: { activePlayer: 1, planarController: 1 },
  },
  {
    name: '901.12d: each head pays for its own rolls',
    table: after(twoTeams(0, true), blankRollBy(0), blankRollBy(0)),
    move: blankRollBy(1),
    expect: { costs: [2, 1, 0, 0] },
  },
  {
    name: '901.9: the other team may not roll',
    table: twoTeams(0, true),
    move: blankRollBy(2),
    expect: { rule: '901.9', reason: 'notTheirTurn' },
  },
  {
    name: '901.8: the planeswalking ability is the roller’s, the planar controller planeswalks',
    table: twoTeams(0, true),
    move: planeswalkRollBy(1),
    expect: { stack: ['planeswalking of 1'] },
  },
  {
    name: '701.31a: the second head’s roll takes the team of the primary player away',
    table: after(twoTeams(0, true), planeswalkRollBy(1)),
    move: resolveAbility,
    expect: { stack: [], planarController: 0 },
  },
  {
    name: '901.9: by default the primary player rolls',
    table: twoTeams(0, true),
    move: roll('blank'),
    expect: { costs: [1, 0, 0, 0] },
  },
];
