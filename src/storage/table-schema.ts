/** Parses tables, moves and happenings that come from outside: the phone's own storage, later files and other phones. */
import * as v from 'valibot';
import type { Chance } from '../rules/chance/chance';
import type { LifeTotals } from '../rules/life/life';
import type { LastingEffect } from '../rules/planar/lasting-effect';
import type { HouseRules, Planar, PlanarChoice, ThrownDice, WaitingAbility } from '../rules/planar/planar';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { PlanarOperation } from '../rules/planar/planar-operation';
import type { RuleNumber } from '../rules/rule';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Move, SimpleMove } from '../rules/table/move';
import type { Table } from '../rules/table/table';
import type { PlayerId, Turn } from '../rules/turn/turn';
import { direction, eternitiesMap, square } from './eternities-map-schema';

const MOST_SEATS = 64;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 200;
const MOST_EXTRA_TURNS = 64;
const MOST_EFFECTS = 64;
const MOST_COUNTERS = 999;
const MOST_DICE = MOST_EFFECTS + 1;
const MOST_FREE_ROLLS = 99;

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const uint32 = v.pipe(count, v.maxValue(0xffff_ffff));
const player = v.pipe(
  count,
  v.maxValue(MOST_SEATS - 1),
  v.transform((seat) => seat as PlayerId),
);
const card = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.transform((id) => id as PlanarCardId),
);
/** A number that a later edition knows may be unknown here; it is shown as it stands. */
const rule = v.pipe(
  v.string(),
  v.regex(/^\d{3}(\.\d{1,3}[a-z]?)?$/),
  v.transform((number) => number as RuleNumber),
);
const face = v.picklist(['blank', 'chaos', 'planeswalk']);
const by = v.picklist(['app', 'table']);
const shown = v.picklist(['all', 'controller']);
const mark = v.picklist([0, 1]);
const because = v.picklist(['noLife', 'poison', 'conceded', 'team']);
const reasonForLives = v.picklist(['everyone', 'exchanged', 'redistributed']);
const walkCause = v.picklist(['planeswalkingAbility', 'phenomenonLeft', 'effect', 'ownerLeft']);
const counters = v.pipe(count, v.maxValue(MOST_COUNTERS));
const destination = v.picklist(['top', 'bottom', 'walk', 'add']);

const chance: v.GenericSchema<unknown, Chance> = v.strictTuple([uint32, uint32, uint32, uint32]);

const turn: v.GenericSchema<unknown, Turn> = v.object({
  number: v.pipe(count, v.minValue(1)),
  of: player,
  left: v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(MOST_SEATS)),
  // Games of version 0.1.0 know no teams and no other order of turns.
  teams: v.optional(v.nullable(v.array(count)), null),
  reversed: v.optional(v.boolean(), false),
  extra: v.optional(v.pipe(v.array(player), v.maxLength(MOST_EXTRA_TURNS)), () => []),
  after: v.optional(v.nullable(player), null),
  upkeeps: v.optional(v.pipe(count, v.minValue(1)), 1),
});

const totals: v.GenericSchema<unknown, LifeTotals> = v.object({ life: whole, poison: count });

const waitingAbility: v.GenericSchema<unknown, WaitingAbility> = v.variant('kind', [
  v.object({ kind: v.literal('planeswalking'), controller: player }),
  v.object({ kind: v.literal('chaos'), controller: player, card }),
  v.object({ kind: v.literal('encounter'), controller: player, card }),
  v.object({ kind: v.literal('threshold'), controller: player, card, at: count }),
]);

const effect: v.GenericSchema<unknown, LastingEffect> = v.object({
  does: v.picklist(['remind', 'blankIsChaos', 'walkIsChaos', 'extraDie', 'lookFirst', 'cannotLose']),
  source: v.nullable(card),
  player: v.nullable(player),
  ends: v.picklist(['planeswalk', 'leavingAPlane', 'turnOf', 'never']),
  until: v.nullable(player),
  note: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))),
});

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

const operation: v.GenericSchema<unknown, PlanarOperation> = v.object({
  take: v.variant('kind', [
    v.object({ kind: v.literal('cards'), count: v.pipe(count, v.minValue(1)) }),
    v.object({ kind: v.literal('untilPlanes'), count: v.pipe(count, v.minValue(1)) }),
  ]),
  shown,
  planes: v.pipe(v.array(destination), v.minLength(1)),
  others: v.pipe(v.array(destination), v.minLength(1)),
  chosen: v.nullable(count),
  bottom: v.picklist(['anyOrder', 'random']),
  chaos: v.boolean(),
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

const planar: v.GenericSchema<unknown, Planar> = v.object({
  kinds: v.pipe(
    v.record(v.string(), v.picklist(['plane', 'phenomenon'])),
    v.transform((kinds) => kinds as Planar['kinds']),
  ),
  decks: v.pipe(
    v.array(v.object({ owner: v.nullable(player), cards: v.array(card) })),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
  ),
  faceUp: v.array(v.object({ card, deck: count })),
  controller: player,
  rolls: v.array(v.object({ counted: count, all: count })),
  waiting: v.array(waitingAbility),
  // Games of version 0.1.0 know no such choice.
  choice: v.optional(v.nullable(planarChoice), null),
  dice: v.optional(v.nullable(dice), null),
  counters: byCard(v.pipe(counters, v.minValue(1))),
  marked: byCard(v.array(v.nullable(mark))),
  effects: v.optional(v.pipe(v.array(effect), v.maxLength(MOST_EFFECTS)), () => []),
  arrived: v.optional(v.array(card), () => []),
  house: v.optional(houseSchema, () => ({ blankIsChaos: false, chaosFaces: 1, freeRolls: 1 })),
  map: v.optional(v.nullable(eternitiesMap(card, walkCause)), null),
  visited: v.array(card),
});

export const tableSchema: v.GenericSchema<unknown, Table> = v.pipe(
  v.object({ turn, totals: v.array(totals), planar: v.nullable(planar), chance }),
  v.check((table) => seatsAgree(table), 'the parts of the table speak of different seats'),
  v.check(({ planar }) => !planar || cardsAgree(planar), 'a planar card is missing, doubled or unknown'),
  v.check((table) => decksAgree(table), 'a planar deck belongs to nobody or holds no plane'),
);

/** Whether something is a table at all. */
export function isTable(value: unknown): boolean {
  return v.is(tableSchema, value);
}

function seatsAgree({ turn, totals, planar }: Table): boolean {
  const seats = turn.left.length;
  const named = [
    turn.of,
    ...turn.extra,
    ...(turn.after === null ? [] : [turn.after]),
    ...(planar ? [planar.controller, ...(planar.dice ? [planar.dice.player] : [])] : []),
    ...(planar?.waiting.map(({ controller }) => controller) ?? []),
    ...(planar?.effects.flatMap(({ player: whom, until }) => [whom ?? [], until ?? []].flat()) ?? []),
  ];
  return (
    totals.length === seats &&
    (!planar || !turn.left[planar.controller] || turn.left.every((left) => left)) &&
    (turn.teams === null || areTeamsOfTwo(turn.teams, seats)) &&
    named.every((seat) => seat < seats) &&
    (!planar ||
      (planar.rolls.length === seats &&
        Object.values(planar.marked).every((chosen) => chosen.length === seats)))
  );
}

function areTeamsOfTwo(teams: readonly number[], seats: number): boolean {
  return (
    teams.length === seats && seats % 2 === 0 && teams.every((team, seat) => team === Math.floor(seat / 2))
  );
}

/** Every card of the game is in exactly one place, and every face-up card has a deck to go back to. */
function cardsAgree({ kinds, decks, faceUp, choice, counters, marked, map }: Planar): boolean {
  const around = map?.squares.flatMap(({ cards }) => cards) ?? [];
  const placed = [
    ...decks.flatMap(({ cards }) => cards),
    ...faceUp.map((place) => place.card),
    ...(choice?.cards ?? []),
    ...around,
  ];
  return (
    placed.length === Object.keys(kinds).length &&
    new Set(placed).size === placed.length &&
    placed.every((id) => Object.hasOwn(kinds, id)) &&
    faceUp.every(({ deck }) => deck < decks.length) &&
    [...Object.keys(counters), ...Object.keys(marked)].every((id) => faceUp.some((up) => up.card === id)) &&
    (choice === null || choice.deck < decks.length) &&
    around.every((id) => kinds[id] === 'plane') &&
    (map === null || decks.every(({ owner }) => owner === null)) &&
    (!map?.leaving || faceUp.some((place) => kinds[place.card] === 'plane')) &&
    placed.some((id) => kinds[id] === 'plane')
  );
}

/** One deck for all or one for each, by seat; and whoever turns up cards of a deck comes to a plane sooner or later. */
function decksAgree({ turn, planar }: Table): boolean {
  if (!planar) return true;
  const { decks, faceUp, choice, kinds } = planar;
  const isShared = decks.every(({ owner }) => owner === null);
  const isOwned = decks.length === turn.left.length && decks.every(({ owner }, seat) => owner === seat);
  if (!isShared && !isOwned) return false;
  return decks.every(({ owner, cards }, deck) => {
    if (owner !== null && turn.left[owner]) return true;
    const onTheWay = [
      ...faceUp.flatMap((up) => (up.deck === deck ? up.card : [])),
      ...(choice?.deck === deck ? choice.cards : []),
    ];
    // The starting plane can only come off the deck.
    return [...cards, ...(faceUp.length > 0 ? onTheWay : [])].some((id) => kinds[id] === 'plane');
  });
}

const simpleMove: v.GenericSchema<unknown, SimpleMove> = v.variant('kind', [
  v.object({ kind: v.literal('revealStartingPlane') }),
  v.object({
    kind: v.literal('rollPlanarDie'),
    as: v.picklist(['action', 'effect']),
    face: v.nullable(face),
    player: v.exactOptional(player),
  }),
  v.object({ kind: v.literal('resolveAbility') }),
  v.object({ kind: v.literal('finishChaos'), card }),
  v.object({ kind: v.literal('planeswalk') }),
  v.object({ kind: v.literal('ensueChaos'), card: v.nullable(card) }),
  v.object({ kind: v.literal('takeCards'), operation, source: v.nullable(card) }),
  v.object({
    kind: v.literal('settleChoice'),
    settlement: v.object({
      top: v.array(card),
      bottom: v.array(card),
      walk: v.array(card),
      add: v.array(card),
    }),
  }),
  v.object({ kind: v.literal('walkTo'), to: square }),
  v.object({ kind: v.literal('changeCounters'), card, by: whole, walkAt: v.nullable(count) }),
  v.object({ kind: v.literal('mark'), card, player, as: mark }),
  v.object({ kind: v.literal('swapMarks'), card }),
  v.object({ kind: v.literal('beginEffect'), effect }),
  v.object({ kind: v.literal('endEffect'), effect: count, expected: v.exactOptional(effect) }),
  v.object({ kind: v.literal('keepDie'), die: count }),
  v.object({ kind: v.literal('countRoll'), by: v.picklist([1, -1]), player: v.exactOptional(player) }),
  v.object({ kind: v.literal('beginNextTurn') }),
  v.object({ kind: v.literal('reverseTurnOrder') }),
  v.object({ kind: v.literal('addExtraTurn'), player }),
  v.object({ kind: v.picklist(['endTurn', 'repeatUpkeep']) }),
  v.object({
    kind: v.literal('setLives'),
    because: reasonForLives,
    lives: v.array(v.object({ player, to: whole, from: v.exactOptional(whole) })),
  }),
  v.object({ kind: v.literal('changeLife'), player, by: whole }),
  v.object({ kind: v.literal('setLife'), player, to: whole }),
  v.object({ kind: v.literal('changePoison'), player, by: whole }),
  v.object({ kind: v.literal('leaveGame'), player, because }),
]);

const move: v.GenericSchema<unknown, Move> = v.union([
  simpleMove,
  v.object({ kind: v.literal('carryOut'), moves: v.array(simpleMove) }),
]);

export const happeningSchema: v.GenericSchema<unknown, Happening> = v.variant('kind', [
  v.object({ kind: v.literal('gameBegan'), rule, player, by, startingLife: whole }),
  v.object({
    kind: v.literal('turnBegan'),
    rule,
    player,
    number: count,
    ended: v.exactOptional(player),
  }),
  v.object({ kind: v.literal('turnOrderReversed'), rule, reversed: v.boolean() }),
  v.object({ kind: v.literal('extraTurnAdded'), rule, player }),
  v.object({
    kind: v.picklist(['lifeChanged', 'lifeSet', 'poisonChanged']),
    rule,
    player,
    from: whole,
    to: whole,
  }),
  v.object({
    kind: v.literal('livesSet'),
    rule,
    because: reasonForLives,
    lives: v.array(v.object({ player, from: whole, to: whole })),
  }),
  v.object({ kind: v.picklist(['turnEnded', 'upkeepRepeated']), rule, player }),
  v.object({ kind: v.literal('playerLeft'), rule, player, because }),
  v.object({ kind: v.literal('gameWon'), rule, player }),
  v.object({ kind: v.literal('startingPlaneRevealed'), rule, player, card, passed: v.array(card) }),
  v.object({
    kind: v.literal('planarDieRolled'),
    rule,
    player,
    face,
    paid: v.nullable(count),
    by,
    means: v.exactOptional(face),
    ignored: v.exactOptional(v.array(face)),
  }),
  v.object({ kind: v.literal('diceThrown'), rule, player, faces: v.array(face) }),
  v.object({ kind: v.literal('effectBegan'), rule, effect }),
  v.object({ kind: v.literal('effectsEnded'), rule, effects: v.array(effect) }),
  v.object({ kind: v.literal('countersChanged'), rule, card, from: counters, to: counters }),
  v.object({ kind: v.literal('countersGone'), rule, card, count: counters }),
  v.object({ kind: v.literal('thresholdReached'), rule, player, card, at: count }),
  v.object({ kind: v.literal('marked'), rule, player, card, as: mark }),
  v.object({ kind: v.literal('marksSwapped'), rule, card }),
  v.object({ kind: v.literal('walkBecameChaos'), rule, player }),
  v.object({ kind: v.literal('chaosEnsued'), rule, player, cards: v.array(card) }),
  v.object({
    kind: v.literal('planeswalked'),
    rule,
    player,
    because: walkCause,
    from: v.array(card),
    to: v.array(card),
  }),
  v.object({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    rule,
    player,
    card,
  }),
  v.object({ kind: v.literal('cardsTaken'), rule, player, shown, cards: v.array(card) }),
  v.object({
    kind: v.literal('cardsPutBack'),
    rule,
    player,
    shown,
    top: v.array(card),
    bottom: v.array(card),
  }),
  v.object({ kind: v.literal('wayChosen'), rule, player, way: direction }),
  v.object({ kind: v.picklist(['planesLaid', 'planesCollected']), rule, player, cards: v.array(card) }),
  v.object({
    kind: v.picklist(['whereToAsked', 'planarControllerChanged', 'choiceEnded']),
    rule,
    player,
  }),
  v.object({ kind: v.literal('planarDeckLeft'), rule, player, faceUp: v.array(card) }),
  v.object({
    kind: v.literal('abilitiesCeased'),
    rule,
    player,
    abilities: v.array(v.picklist(['planeswalking', 'chaos', 'encounter', 'threshold'])),
  }),
  v.object({ kind: v.literal('rollsCounted'), rule, player, counted: count }),
]);

const path = v.array(v.union([v.string(), v.number()]));

const difference = v.union([
  v.object({ path, before: v.any(), after: v.any() }),
  v.object({
    path,
    splices: v.array(v.strictTuple([count, v.array(v.string()), v.array(v.string())])),
    sums: v.strictTuple([uint32, uint32]),
  }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = v.object({
  move,
  happenings: v.array(happeningSchema),
  at: v.number(),
  change: v.array(difference),
});
