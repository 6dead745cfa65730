/** Parses tables that come from outside: the phone's own storage, later files and other phones. */
import * as v from 'valibot';
import type { Chance } from '../rules/chance/chance';
import type { LifeTotals } from '../rules/life/life';
import type {
  HouseRules,
  Planar,
  PlanarAside,
  PlanarChoice,
  ThrownDice,
  WaitingAbility,
} from '../rules/planar/planar';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { Table, TurnAside } from '../rules/table/table';
import type { Turn, TurnMarker } from '../rules/turn/turn';
import { eternitiesMap } from './eternities-map-schema';
import {
  card,
  count,
  counters,
  defeat,
  effect,
  face,
  life,
  look,
  MOST_DICE,
  MOST_EFFECTS,
  MOST_EXTRA_TURNS,
  MOST_FREE_ROLLS,
  MOST_SEATS,
  mark,
  operation,
  player,
  uint32,
  walkCause,
} from './game-values';
import {
  AS_IT_BEGAN,
  commanders,
  designations,
  NO_COUNTERS,
  NO_DESIGNATIONS,
  ONE_COMMANDER,
  playerCounters,
} from './player-schema';

const chance: v.GenericSchema<unknown, Chance> = v.strictTuple([uint32, uint32, uint32, uint32]);

const marker: v.GenericSchema<unknown, TurnMarker> = v.object({
  number: v.pipe(count, v.minValue(1), v.maxValue(MOST_SEATS)),
  waits: count,
  extraFirst: v.boolean(),
  removals: count,
});

/** What each turn of a Grand Melee has of its own. */
const ownTurn = {
  number: v.pipe(count, v.minValue(1)),
  of: player,
  upkeeps: v.optional(v.pipe(count, v.minValue(1)), 1),
};

const turn: v.GenericSchema<unknown, Turn> = v.object({
  ...ownTurn,
  left: v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(MOST_SEATS)),
  // Games of version 0.1.0 know no teams and no other order of turns.
  teams: v.optional(v.nullable(v.array(count)), null),
  reversed: v.optional(v.boolean(), false),
  apart: v.optional(v.boolean(), false),
  seating: v.optional(v.nullable(v.array(player)), null),
  extra: v.optional(v.pipe(v.array(player), v.maxLength(MOST_EXTRA_TURNS)), () => []),
  after: v.optional(v.nullable(player), null),
  marker: v.optional(v.nullable(marker), null),
});

const totals: v.GenericSchema<unknown, LifeTotals> = v.object({ life, poison: count });

const waitingAbility: v.GenericSchema<unknown, WaitingAbility> = v.variant('kind', [
  v.object({ kind: v.literal('planeswalking'), controller: player }),
  v.object({ kind: v.literal('chaos'), controller: player, card }),
  v.object({ kind: v.literal('encounter'), controller: player, card }),
  v.object({ kind: v.literal('threshold'), controller: player, card, at: count }),
]);

const dice: v.GenericSchema<unknown, ThrownDice> = v.object({
  player,
  faces: v.pipe(v.array(face), v.minLength(2), v.maxLength(MOST_DICE)),
  paid: v.nullable(count),
});

export const houseSchema: v.GenericSchema<unknown, HouseRules> = v.object({
  blankIsChaos: v.boolean(),
  chaosFaces: v.picklist([1, 2]),
  freeRolls: v.pipe(count, v.maxValue(MOST_FREE_ROLLS)),
});

const planarChoice: v.GenericSchema<unknown, PlanarChoice> = v.object({
  operation,
  source: v.nullable(card),
  deck: count,
  cards: v.array(card),
  thenWalk: v.exactOptional(walkCause),
});

/** By card; games of version 0.1.0 know none. */
const byCard = <T>(value: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.record(v.string(), value),
      v.transform((record) => record as Readonly<Record<PlanarCardId, T>>),
    ),
    () => ({}),
  );

/** What each turn of a Grand Melee has of its own in the planar zone. */
const ownPlanar = {
  marker: v.optional(v.nullable(count), null),
  faceUp: v.array(v.object({ card, deck: count })),
  controller: player,
  rolls: v.array(v.object({ counted: count, all: count })),
  waiting: v.array(waitingAbility),
  // Games of version 0.1.0 know no such choice.
  choice: v.optional(v.nullable(planarChoice), null),
  dice: v.optional(v.nullable(dice), null),
  arrived: v.optional(v.array(card), () => []),
};

const turnAside: v.GenericSchema<unknown, TurnAside> = v.object({
  turn: v.object({ ...ownTurn, marker }),
  planar: v.nullable(v.object(ownPlanar)),
});

const planar: v.GenericSchema<unknown, Planar> = v.object({
  ...ownPlanar,
  kinds: v.pipe(
    v.record(v.string(), v.picklist(['plane', 'phenomenon'])),
    v.transform((kinds) => kinds as Planar['kinds']),
  ),
  decks: v.pipe(
    v.array(v.object({ owner: v.nullable(player), cards: v.array(card) })),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
  ),
  counters: byCard(v.pipe(counters, v.minValue(1))),
  marked: byCard(v.array(v.nullable(mark))),
  effects: v.optional(v.pipe(v.array(effect), v.maxLength(MOST_EFFECTS)), () => []),
  house: v.optional(houseSchema, () => ({ blankIsChaos: false, chaosFaces: 1, freeRolls: 1 })),
  map: v.optional(v.nullable(eternitiesMap(card, walkCause)), null),
  visited: v.array(card),
});

export const tableSchema: v.GenericSchema<unknown, Table> = v.pipe(
  v.object({
    turn,
    totals: v.array(totals),
    // Versions before these counted nothing but life and poison.
    counters: v.optional(v.array(playerCounters)),
    commanders: v.optional(v.array(commanders)),
    designations: v.optional(designations, NO_DESIGNATIONS),
    stays: v.optional(v.array(v.array(defeat))),
    looks: v.optional(v.array(look)),
    planar: v.nullable(planar),
    chance,
    // Only games of Grand Melee have turns at the same time.
    aside: v.optional(v.pipe(v.array(turnAside), v.maxLength(MOST_SEATS)), () => []),
  }),
  v.transform((table) => ({
    ...table,
    counters: table.counters ?? table.totals.map(() => NO_COUNTERS),
    commanders: table.commanders ?? table.totals.map(() => ONE_COMMANDER),
    stays: table.stays ?? table.totals.map(() => []),
    looks: table.looks ?? table.totals.map(() => AS_IT_BEGAN),
  })),
  v.check((table) => seatsAgree(table), 'the parts of the table speak of different seats'),
  v.check((table) => markersAgree(table), 'the turns that go on at the same time cannot be told apart'),
  v.check((table) => cardsAgree(table), 'a planar card is missing, doubled or unknown'),
  v.check((table) => decksAgree(table), 'a planar deck belongs to nobody or holds no plane'),
);

/** Whether something is a table at all. */
export function isTable(value: unknown): boolean {
  return v.is(tableSchema, value);
}

/** The parts of the planar zone that belong to one turn each. */
function planarParts({ planar, aside }: Table): readonly PlanarAside[] {
  return [planar, ...aside.map((other) => other.planar)].flatMap((part) => part ?? []);
}

function seatsAgree(table: Table): boolean {
  const { turn, totals, counters, commanders, designations, stays, looks, planar, aside } = table;
  const seats = turn.left.length;
  const parts = planarParts(table);
  const named = [
    turn.of,
    ...aside.map((other) => other.turn.of),
    ...turn.extra,
    ...(turn.seating ?? []),
    ...(turn.after === null ? [] : [turn.after]),
    ...(designations.monarch === null ? [] : [designations.monarch]),
    ...(designations.initiative === null ? [] : [designations.initiative]),
    ...designations.blessed,
    ...parts.flatMap(({ controller, dice }) => [controller, ...(dice ? [dice.player] : [])]),
    ...parts.flatMap(({ waiting }) => waiting.map(({ controller }) => controller)),
    ...(planar?.effects.flatMap(({ player: whom, until }) => [whom ?? [], until ?? []].flat()) ?? []),
  ];
  return (
    [totals, counters, commanders, stays, looks].every(({ length }) => length === seats) &&
    commanders.every(({ damage }) => damage.length <= 2 * seats) &&
    // Of a Grand Melee a planar controller may have left whom nobody follows.
    (!planar || turn.marker !== null || !turn.left[planar.controller] || turn.left.every((left) => left)) &&
    (turn.teams === null ? !turn.apart : areTeams(turn, turn.teams)) &&
    (turn.seating === null || (turn.seating.length === seats && new Set(turn.seating).size === seats)) &&
    named.every((seat) => seat < seats) &&
    parts.every(({ rolls }) => rolls.length === seats) &&
    (!planar || Object.values(planar.marked).every((chosen) => chosen.length === seats))
  );
}

function isBusy(part: PlanarAside | null | undefined): boolean {
  if (!part) return false;
  return part.choice !== null || part.dice !== null || part.waiting.some(({ kind }) => kind !== 'chaos');
}

/** Each turn of a Grand Melee has a marker of its own, and the planar zone one part for each. */
function markersAgree({ turn, planar, aside }: Table): boolean {
  if (!turn.marker) return aside.length === 0 && (!planar || planar.marker === null);
  const turns = [turn, ...aside.map((other) => other.turn)];
  const parts = [planar, ...aside.map((other) => other.planar)];
  const numbers = turns.map(({ marker }) => marker?.number);
  const numbersAside = aside.map((other) => other.turn.marker.number);
  const inGame = turn.left.filter((left) => !left).length;
  const removals = turns.reduce((sum, { marker }) => sum + (marker?.removals ?? 0), 0);
  return (
    // One for every four players stays (807.4a), and the last one always.
    (inGame < 2 || turns.length - removals === Math.max(1, Math.floor(inGame / 4))) &&
    // Not all turns can wait: one goes on, or something has to be done in it first.
    turns.some(({ marker }, index) => marker?.waits === 0 || isBusy(parts[index])) &&
    new Set(numbers).size === numbers.length &&
    numbersAside.every((number, index) => index === 0 || (numbersAside[index - 1] ?? 0) < number) &&
    parts.every(
      (part, index) =>
        (part === null) === (planar === null) && (part === null || part.marker === numbers[index]),
    ) &&
    turn.teams === null &&
    turn.seating === null &&
    !planar?.map
  );
}

/** Two teams or more; who shares life and turns sits beside the others of the team. */
function areTeams({ left, seating, apart }: Turn, teams: readonly number[]): boolean {
  const around = seating ? seating.map((player) => teams[player]) : teams;
  const borders = around.filter((team, place) => team !== around.at(place - 1)).length;
  const count = new Set(teams).size;
  return teams.length === left.length && count > 1 && (apart || borders === count);
}

/** Every card of the game is in exactly one place, and every face-up card has a deck to go back to. */
function cardsAgree(table: Table): boolean {
  const { planar } = table;
  if (!planar) return true;
  const { kinds, decks, counters, marked, map } = planar;
  const parts = planarParts(table);
  const faceUp = parts.flatMap((part) => part.faceUp);
  const choices = parts.flatMap(({ choice }) => choice ?? []);
  const around = map?.squares.flatMap(({ cards }) => cards) ?? [];
  const placed = [
    ...decks.flatMap(({ cards }) => cards),
    ...faceUp.map((place) => place.card),
    ...choices.flatMap(({ cards }) => cards),
    ...around,
  ];
  return (
    placed.length === Object.keys(kinds).length &&
    new Set(placed).size === placed.length &&
    placed.every((id) => Object.hasOwn(kinds, id)) &&
    faceUp.every(({ deck }) => deck < decks.length) &&
    [...Object.keys(counters), ...Object.keys(marked)].every((id) => faceUp.some((up) => up.card === id)) &&
    choices.every(({ deck }) => deck < decks.length) &&
    around.every((id) => kinds[id] === 'plane') &&
    (map === null || decks.every(({ owner }) => owner === null)) &&
    (!map?.leaving || faceUp.some((place) => kinds[place.card] === 'plane')) &&
    placed.some((id) => kinds[id] === 'plane')
  );
}

/** One deck for all or one for each, by seat; and whoever turns up cards of a deck comes to a plane sooner or later. */
function decksAgree(table: Table): boolean {
  const { turn, planar } = table;
  if (!planar) return true;
  const { decks, kinds } = planar;
  const parts = planarParts(table);
  const faceUp = parts.flatMap((part) => part.faceUp);
  const isShared = decks.every(({ owner }) => owner === null);
  const isOwned = decks.length === turn.left.length && decks.every(({ owner }, seat) => owner === seat);
  if (!isShared && !isOwned) return false;
  return decks.every(({ owner, cards }, deck) => {
    if (owner !== null && turn.left[owner]) return true;
    const onTheWay = [
      ...faceUp.flatMap((up) => (up.deck === deck ? up.card : [])),
      ...parts.flatMap(({ choice }) => (choice?.deck === deck ? choice.cards : [])),
    ];
    // The starting plane can only come off the deck.
    return [...cards, ...(faceUp.length > 0 ? onTheWay : [])].some((id) => kinds[id] === 'plane');
  });
}
