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
import type { CardAtTheTable } from './cards-with-state';

const { beginNextTurn, changeLife, leave, roll, setLife } = moves;
const chaos = roll('chaos');

/** Totals of 3, 14 and 40. */
const unequal = [setLife(0, 3), setLife(1, 14), setLife(2, 40)];

const settingLife: readonly CardSituation<CardAtTheTable>[] = [
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
    card: 'sanctum-of-serra',
    name: 'chaos makes 3 life 20',
    table: afterMoves(startingOn('sanctum-of-serra', 'naya'), ...unequal, chaos),
    move: carryOut('sanctum-of-serra', 'chaos'),
    expect: { happened: ['119.5 lifeSet'], life: [20, 14, 40], stack: [] },
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

const changingLife: readonly CardSituation<CardAtTheTable>[] = [
  {
    card: 'spectrox-mines',
    name: 'each upkeep costs the player whose turn it is three',
    table: afterMoves(
      arrivingAt('spectrox-mines', 'naya'),
      carryOut('spectrox-mines', 'arrive'),
      beginNextTurn,
    ),
    move: carryOut('spectrox-mines', 'upkeep'),
    expect: { happened: ['119.3 lifeChanged'], life: [17, 17, 20] },
  },
  {
    card: 'furnace-layer',
    name: 'a player who discarded a land at random loses three',
    table: arrivingAt('furnace-layer', 'naya'),
    move: changeLifeFor('furnace-layer', 'arrive', 2),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 20, 17] },
  },
  {
    card: 'hotel-of-fears',
    name: 'the exiled card determines how much life the upkeep costs',
    table: afterMoves(startingOn('hotel-of-fears', 'naya'), beginNextTurn),
    move: changeLifeFor('hotel-of-fears', 'upkeep', 1, -4),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 16, 20] },
  },
  {
    card: 'the-matrix-of-time',
    name: 'the owner of a played card loses three, whoever played it',
    table: arrivingAt('the-matrix-of-time', 'naya'),
    move: changeLifeFor('the-matrix-of-time', 'trigger', 1),
    expect: { happened: ['119.3 lifeChanged'], life: [20, 17, 20] },
  },
  {
    card: 'fields-of-summer',
    name: 'chaos is ten life',
    table: afterMoves(startingOn('fields-of-summer', 'naya'), changeLife(0, -15), chaos),
    move: carryOut('fields-of-summer', 'chaos'),
    expect: { happened: ['119.3 lifeChanged'], life: [15, 20, 20] },
  },
  {
    card: 'prahv',
    name: 'the hand determines how much chaos is worth',
    table: afterMoves(startingOn('prahv', 'naya'), chaos),
    move: changeLifeFor('prahv', 'chaos', 0, 5),
    expect: { happened: ['119.3 lifeChanged'], life: [25, 20, 20], stack: [] },
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
const designated: readonly CardSituation<CardAtTheTable>[] = [
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
  {
    card: 'city-hall',
    name: 'arriving makes the planar controller the monarch',
    table: arrivingAt('city-hall', 'naya'),
    move: carryOut('city-hall', 'arrive'),
    expect: crowned,
  },
  {
    card: 'the-food-court',
    name: 'chaos makes the planar controller the monarch and leaves the stack',
    table: afterMoves(startingOn('the-food-court', 'naya'), chaos),
    move: carryOut('the-food-court', 'chaos'),
    expect: crowned,
  },
];

export const lifeTotals = [...settingLife, ...changingLife, ...designated];
