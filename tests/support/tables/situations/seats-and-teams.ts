/** Changing seats (103.1), and teams of any shape: 805, 810 sharing turns and life, 808 not sharing them. */
import { beginTable, type Table } from '../../../../src/rules/table/table';
import type { Teams } from '../../../../src/rules/turn/seating-and-teams';
import {
  after,
  FIXED_CHANCE,
  moves,
  numberedCards,
  plainTable,
  type Situation,
  seat,
  sharedDeck,
} from '../tables';

const {
  addExtraTurn,
  beginNextTurn,
  changeLife,
  changeProfile,
  changePoison,
  changeSeating,
  chooseRandomPlayer,
  leave,
  reverseTurnOrder,
} = moves;

const four = plainTable(4);

/** Teams by seat; seat 0 begins. */
function inTeams(bySeat: readonly number[], share: boolean, hasPlanes = false): Table {
  const teams: Teams = { bySeat, shareTurns: share };
  const begun = beginTable(
    {
      seatCount: bySeat.length,
      startingLife: 30,
      startingPlayer: seat(0),
      teams,
      planarDecks: hasPlanes ? sharedDeck(numberedCards(40, 0)) : null,
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return hasPlanes ? after(begun.value.table, moves.revealStartingPlane) : begun.value.table;
}

const looks: readonly Situation[] = [
  {
    name: 'a name changed in the middle of a game is that of the seat, and nothing else changes',
    table: after(four, changeLife(2, -3)),
    move: changeProfile(2, { name: 'Анна' }),
    expect: {
      life: [20, 20, 17, 20],
      looks: ['2: Анна'],
      happenings: [
        { kind: 'profileChanged', rule: null, player: seat(2), profile: { name: 'Анна', color: null } },
      ],
    },
  },
  {
    name: 'a color is changed without the name',
    table: after(four, changeProfile(2, { name: 'Анна' })),
    move: changeProfile(2, { color: 7 }),
    expect: { looks: ['2: Анна in 7'] },
  },
  {
    name: 'a player who has left can still be renamed, even when the game is over',
    table: after(four, leave(1), leave(2), leave(3)),
    move: changeProfile(1, { name: 'Анна', color: 3 }),
    expect: { looks: ['1: Анна in 3'] },
  },
  {
    name: '107.1: an endless name is not a name',
    table: four,
    move: changeProfile(1, { name: 'x'.repeat(201) }),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: 200 },
  },
  {
    name: '107.1: half a color is not a color',
    table: four,
    move: changeProfile(1, { color: 0.5 }),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '103.1: nobody sits there',
    table: four,
    move: changeProfile(4, { name: 'Анна' }),
    expect: { rule: '103.1', reason: 'noSuchPlayer' },
  },
];

export const seatings: readonly Situation[] = [
  ...looks,
  {
    name: '103.1: everybody changes seats, and the active player stays the same',
    table: after(four, changeLife(2, -3)),
    move: changeSeating(0, 2, 1, 3),
    expect: {
      activePlayer: 0,
      turn: 1,
      life: [20, 20, 17, 20],
      happenings: [{ kind: 'seatingChanged', rule: '103.1', seating: [0, 2, 1, 3].map(seat) }],
    },
  },
  {
    name: '103.1: turns follow the new seats',
    table: after(four, changeSeating(0, 2, 1, 3)),
    move: beginNextTurn,
    expect: { activePlayer: 2 },
  },
  {
    name: '103.1: with the turn order reversed too',
    table: after(four, reverseTurnOrder, changeSeating(3, 0, 2, 1)),
    move: beginNextTurn,
    expect: { activePlayer: 3 },
  },
  {
    name: '103.1: after the last seat comes the first one',
    table: after(four, changeSeating(3, 2, 1, 0)),
    move: beginNextTurn,
    expect: { activePlayer: 3 },
  },
  {
    name: '500.7: after an extra turn the new order goes on from the last usual turn',
    table: after(four, addExtraTurn(2), beginNextTurn, changeSeating(0, 3, 2, 1)),
    move: beginNextTurn,
    expect: { activePlayer: 3 },
  },
  {
    name: '103.1: everybody has one seat',
    table: four,
    move: changeSeating(0, 1, 1, 3),
    expect: { rule: '103.1', reason: 'noSuchPlayer' },
  },
  {
    name: '103.1: nobody is left without a seat',
    table: four,
    move: changeSeating(0, 1, 2),
    expect: { rule: '103.1', reason: 'noSuchPlayer' },
  },
  {
    name: '810.2: heads of a giant are not torn apart',
    table: inTeams([0, 0, 1, 1], true),
    move: changeSeating(0, 2, 1, 3),
    expect: { rule: '810.2', reason: 'teamsSitTogether' },
  },
  {
    name: '805.2: the head now sitting on the right takes the team’s next turn',
    table: after(inTeams([0, 0, 1, 1], true), changeSeating(0, 1, 3, 2)),
    move: beginNextTurn,
    expect: { activePlayer: 3 },
  },
  {
    name: '805.2: a team may sit around the end of the list',
    table: after(inTeams([0, 0, 1, 1], true), beginNextTurn, changeSeating(1, 2, 3, 0)),
    move: beginNextTurn,
    expect: { activePlayer: 0 },
  },
];

export const teamSituations: readonly Situation[] = [
  {
    name: '805.4: two against three share their turns',
    table: inTeams([0, 0, 1, 1, 1], true),
    move: beginNextTurn,
    expect: { activePlayer: 2 },
  },
  {
    name: '805.4: one against three, and back to the one',
    table: after(inTeams([0, 1, 1, 1], true), beginNextTurn),
    move: beginNextTurn,
    expect: { activePlayer: 0, turn: 3 },
  },
  {
    name: '810.9: three heads lose life together',
    table: inTeams([0, 0, 0, 1, 1, 1], true),
    move: changeLife(4, -5),
    expect: { life: [30, 30, 30, 25, 25, 25] },
  },
  {
    name: '810.8: three heads leave together, and the others have won',
    table: inTeams([0, 0, 1, 1, 1], true),
    move: leave(3),
    expect: { departedSeats: [2, 3, 4] },
  },
  {
    name: '808: a teammate who shares nothing takes their own turn',
    table: inTeams([0, 1, 0, 1], false),
    move: beginNextTurn,
    expect: { activePlayer: 1 },
  },
  {
    name: '808: and loses life alone',
    table: inTeams([0, 0, 1, 1], false),
    move: changeLife(0, -7),
    expect: { life: [23, 30, 30, 30] },
  },
  {
    name: '808: and poison',
    table: inTeams([0, 0, 1, 1], false),
    move: changePoison(1, 2),
    expect: { poison: [0, 2, 0, 0] },
  },
  {
    name: '808: and leaves alone, by the rule for one player',
    table: inTeams([0, 0, 1, 1], false, true),
    move: leave(0, 'noLife'),
    expect: {
      departedSeats: [0],
      planarController: 1,
      happenings: [
        { kind: 'playerLeft', rule: '704.5a', player: seat(0), because: 'noLife' },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(1) },
      ],
    },
  },
  {
    name: '809.5: with an Emperor the whole side loses, each of the others by that rule',
    table: inTeams([0, 0, 0, 1, 1, 1, 2, 2, 2], false),
    move: {
      kind: 'leaveTogether',
      leavers: [
        { player: seat(3), because: 'team' },
        { player: seat(4), because: 'noLife' },
        { player: seat(5), because: 'team' },
      ],
    },
    expect: {
      departedSeats: [3, 4, 5],
      happenings: [
        { kind: 'playerLeft', rule: '809.5', player: seat(3), because: 'team' },
        { kind: 'playerLeft', rule: '704.5a', player: seat(4), because: 'noLife' },
        { kind: 'playerLeft', rule: '809.5', player: seat(5), because: 'team' },
      ],
    },
  },
  {
    name: '104.2a: a team without opponents has won, however many of its players are left',
    table: after(inTeams([0, 1, 0, 1], false), leave(1)),
    move: leave(3),
    expect: {
      departedSeats: [1, 3],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(3), because: 'conceded' },
        { kind: 'gameWon', rule: '104.2a', player: seat(0) },
      ],
    },
  },
  {
    name: '103.1: players who share nothing sit anywhere',
    table: after(inTeams([0, 0, 1, 1], false), changeSeating(0, 2, 1, 3)),
    move: beginNextTurn,
    expect: { activePlayer: 2 },
  },
  {
    name: '102.3: no teammate is drawn as an opponent',
    table: inTeams([0, 0, 0, 1], false),
    move: chooseRandomPlayer(0),
    expect: {
      happenings: [{ kind: 'randomPlayerChosen', rule: '706.1', player: seat(3), opponentOf: seat(0) }],
    },
  },
];
