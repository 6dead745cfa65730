/** Cards that set, exchange or redistribute life totals, or change them for a known reason. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  changeLifeFor,
  redistributeLife,
  startingOn,
} from '../../../support/cards/card-situations';
import { moves } from '../../../support/tables/tables';

const { beginNextTurn, changeLife, leave, roll, setLife } = moves;
const chaos = roll('chaos');

/** Totals of 3, 14 and 40. */
const unequal = [setLife(0, 3), setLife(1, 14), setLife(2, 40)];

const settingLife: readonly CardSituation[] = [
  {
    card: 'cliffside-market',
    name: 'arriving exchanges two totals',
    table: afterMoves(arrivingAt('cliffside-market', 'naya'), ...unequal),
    move: redistributeLife('cliffside-market', 'arrive', 'exchanged', { 0: 2, 2: 0 }),
    expect: { happened: ['701.12c lifeTotalsSet'], life: [40, 14, 3] },
  },
  {
    card: 'cliffside-market',
    name: 'so may the upkeep of the next player',
    table: afterMoves(startingOn('cliffside-market', 'naya'), ...unequal, beginNextTurn),
    move: redistributeLife('cliffside-market', 'upkeep', 'exchanged', { 1: 2, 2: 1 }),
    expect: { happened: ['701.12c lifeTotalsSet'], life: [3, 40, 14] },
  },
  {
    card: 'cliffside-market',
    name: 'there is no exchange with a player who has left',
    table: afterMoves(startingOn('cliffside-market', 'naya'), ...unequal, leave(2)),
    move: redistributeLife('cliffside-market', 'upkeep', 'exchanged', { 0: 2, 2: 0 }),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    card: 'the-doctors-tomb',
    name: 'chaos passes three totals around',
    table: afterMoves(startingOn('the-doctors-tomb', 'naya'), ...unequal, chaos),
    move: redistributeLife('the-doctors-tomb', 'chaos', 'redistributed', { 0: 2, 1: 0, 2: 1 }),
    expect: { happened: ['119.5 lifeTotalsSet'], life: [40, 3, 14], stack: [] },
  },
  {
    card: 'the-doctors-tomb',
    name: 'nobody gets a total that somebody else keeps',
    table: afterMoves(startingOn('the-doctors-tomb', 'naya'), ...unequal, chaos),
    move: redistributeLife('the-doctors-tomb', 'chaos', 'redistributed', { 0: 2, 1: 2 }),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
];

const changingLife: readonly CardSituation[] = [
  {
    card: 'hotel-of-fears',
    name: 'the exiled card determines how much life the upkeep costs',
    table: afterMoves(startingOn('hotel-of-fears', 'naya'), beginNextTurn),
    move: changeLifeFor('hotel-of-fears', 'upkeep', 1, -4),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 16, 20] },
  },
  {
    card: 'fields-of-summer',
    name: 'chaos is ten life',
    table: afterMoves(startingOn('fields-of-summer', 'naya'), changeLife(0, -15), chaos),
    move: carryOut('fields-of-summer', 'chaos'),
    expect: { happened: ['119.3 lifeChanged'], life: [15, 20, 20] },
  },
  {
    card: 'skybreen',
    name: 'the chosen player’s hand determines how much that player loses',
    table: afterMoves(startingOn('skybreen', 'naya'), chaos),
    move: changeLifeFor('skybreen', 'chaos', 2, -7),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 20, 13], stack: [] },
  },
];

const crowned = { happened: ['725.3 designated'], stack: [] };
const designated: readonly CardSituation[] = [
  {
    card: 'nyx',
    name: 'an enchantment that enters is one life for its controller',
    table: afterMoves(startingOn('nyx', 'naya'), beginNextTurn),
    move: carryOut('nyx', 'trigger'),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 21, 20] },
  },
  {
    card: 'paliano',
    name: 'combat damage makes the planar controller the monarch',
    table: startingOn('paliano', 'naya'),
    move: carryOut('paliano', 'trigger'),
    expect: crowned,
  },
];

export const lifeTotals = [...settingLife, ...changingLife, ...designated];
