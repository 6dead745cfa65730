/** Situations of life and poison. */
import { MAX_TOTAL } from '../../../../src/rules/limits';
import { after, moves, plainTable, type Situation, seat, tableAtStart } from '../tables';

const { changeLife, changePoison, leave, roll, setLife } = moves;

const plain = plainTable();
const deck = ['Bant', 'Mutual Epiphany', 'Naya', 'Grixis'];
const atStart = tableAtStart(deck);
const won = after(atStart, leave(0), leave(2));
const plainWithLifeLost = after(plain, changeLife(1, -17));

export const lifeTotalSituations: readonly Situation[] = [
  {
    name: "119.3: a player loses life, whoever's turn it is",
    table: plain,
    move: changeLife(1, -3),
    expect: {
      life: [20, 17, 20],
      happenings: [{ kind: 'lifeChanged', rule: '119.3', player: seat(1), from: 20, to: 17 }],
    },
  },
  {
    name: '701.12c: two players exchange life totals',
    table: plainWithLifeLost,
    move: moves.setLifeTotals('exchanged', [0, 3], [1, 20]),
    expect: { life: [3, 20, 20] },
  },
  {
    name: '119.5: totals that nobody had are not passed around',
    table: plainWithLifeLost,
    move: moves.setLifeTotals('redistributed', [0, 4], [1, 20]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
  {
    name: '119.3: life may fall below zero, and nobody leaves automatically',
    table: plain,
    move: changeLife(0, -25),
    expect: { life: [-5, 20, 20], departedSeats: [], activePlayer: 0 },
  },
  {
    name: '119.5: a life total becomes a number',
    table: plain,
    move: setLife(2, 7),
    expect: {
      life: [20, 20, 7],
      happenings: [{ kind: 'lifeSet', rule: '119.5', player: seat(2), from: 20, to: 7 }],
    },
  },
  {
    name: '122.1f: a player gets poison counters',
    table: plain,
    move: changePoison(1, 10),
    expect: {
      poison: [0, 10, 0],
      departedSeats: [],
      happenings: [{ kind: 'poisonChanged', rule: '122.1f', player: seat(1), from: 0, to: 10 }],
    },
  },
  {
    name: '122.1f: no more poison counters are removed than there are',
    table: after(plain, changePoison(1, 2)),
    move: changePoison(1, -3),
    expect: {
      poison: [0, 0, 0],
      happenings: [{ kind: 'poisonChanged', rule: '122.1f', player: seat(1), from: 2, to: 0 }],
    },
  },
  {
    name: '107.1: no half life',
    table: plain,
    move: changeLife(0, -0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: a life total is a number',
    table: plain,
    move: setLife(0, Number.NaN),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: a total stays below a million',
    table: plain,
    move: setLife(0, MAX_TOTAL + 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '107.1: poison counters stay below a million',
    table: after(plain, changePoison(0, MAX_TOTAL)),
    move: changePoison(0, 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  ...[changeLife(0, 1e16), setLife(0, 1e16), changePoison(0, -1e16)].map(
    (move): Situation => ({
      name: `107.1: ${move.kind} by or to ten quadrillion is too much`,
      table: plain,
      move,
      expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
    }),
  ),
  {
    name: '107.1: no half counter can be removed, even if there is none',
    table: plain,
    move: changePoison(0, -0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  ...[changeLife(0, 1), setLife(0, 1), changePoison(0, 1)].map(
    (move): Situation => ({
      name: `800.4a: no ${move.kind} for a player who has left`,
      table: after(plain, leave(0)),
      move,
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  {
    name: '800.4a: no life total for a seat that is not at the table',
    table: plain,
    move: changeLife(3, 1),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '119.3: totals change while an ability waits',
    table: after(atStart, roll('planeswalk')),
    move: changeLife(0, -2),
    expect: { life: [18, 20, 20], stack: ['planeswalking of 0'] },
  },
  {
    name: "119.3: the winner's life total still changes",
    table: won,
    move: changeLife(1, 5),
    expect: { life: [20, 25, 20] },
  },
];
