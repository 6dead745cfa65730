/** Parses tables, moves and happenings that come from outside: the phone's own storage, later files and other phones. */
import * as v from 'valibot';
import type { Chance } from '../rules/chance/chance';
import type { LifeTotals } from '../rules/life/life';
import type { Planar, PlanarChoice, WaitingAbility } from '../rules/planar/planar';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { PlanarOperation } from '../rules/planar/planar-operation';
import type { RuleNumber } from '../rules/rule';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Move } from '../rules/table/move';
import type { Table } from '../rules/table/table';
import type { PlayerId, Turn } from '../rules/turn/turn';
import { direction, eternitiesMap, planeswalkCause, square } from './eternities-map-schema';

const MOST_SEATS = 64;
const LONGEST_NAME = 200;

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
const destination = v.picklist(['top', 'bottom', 'walk', 'add']);

const chance: v.GenericSchema<unknown, Chance> = v.strictTuple([uint32, uint32, uint32, uint32]);

const turn: v.GenericSchema<unknown, Turn> = v.object({
  number: v.pipe(count, v.minValue(1)),
  of: player,
  left: v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(MOST_SEATS)),
});

const totals: v.GenericSchema<unknown, LifeTotals> = v.object({ life: whole, poison: count });

const waitingAbility: v.GenericSchema<unknown, WaitingAbility> = v.variant('kind', [
  v.object({ kind: v.literal('planeswalking'), controller: player }),
  v.object({ kind: v.literal('chaos'), controller: player, card }),
  v.object({ kind: v.literal('encounter'), controller: player, card }),
]);

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
});

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
  // Nor had games a map before there was one.
  map: v.optional(v.nullable(eternitiesMap(card)), null),
  visited: v.array(card),
});

export const tableSchema: v.GenericSchema<unknown, Table> = v.pipe(
  v.object({ turn, totals: v.array(totals), planar: v.nullable(planar), chance }),
  v.check((table) => seatsAgree(table), 'the parts of the table speak of different seats'),
  v.check(({ planar }) => !planar || cardsAgree(planar), 'a planar card is missing, doubled or unknown'),
);

function seatsAgree({ turn, totals, planar }: Table): boolean {
  const seats = turn.left.length;
  const named = [turn.of, ...(planar ? [planar.controller] : [])];
  return (
    totals.length === seats &&
    named.every((seat) => seat < seats) &&
    (!planar || planar.rolls.length === seats)
  );
}

/** Every card of the game is in exactly one place, and every face-up card has a deck to go back to. */
function cardsAgree({ kinds, decks, faceUp, choice, map }: Planar): boolean {
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
    (choice === null || choice.deck < decks.length) &&
    around.every((id) => kinds[id] === 'plane') &&
    (!map?.leaving || faceUp.some((place) => kinds[place.card] === 'plane')) &&
    placed.some((id) => kinds[id] === 'plane')
  );
}

const because = v.picklist(['noLife', 'poison', 'conceded']);

const move: v.GenericSchema<unknown, Move> = v.variant('kind', [
  v.object({ kind: v.literal('revealStartingPlane') }),
  v.object({
    kind: v.literal('rollPlanarDie'),
    as: v.picklist(['action', 'effect']),
    face: v.nullable(face),
  }),
  v.object({ kind: v.literal('resolveAbility') }),
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
  v.object({ kind: v.literal('countRoll'), by: v.picklist([1, -1]) }),
  v.object({ kind: v.literal('beginNextTurn') }),
  v.object({ kind: v.literal('changeLife'), player, by: whole }),
  v.object({ kind: v.literal('setLife'), player, to: whole }),
  v.object({ kind: v.literal('changePoison'), player, by: whole }),
  v.object({ kind: v.literal('leaveGame'), player, because }),
]);

export const happeningSchema: v.GenericSchema<unknown, Happening> = v.variant('kind', [
  v.object({ kind: v.literal('gameBegan'), rule, player, by, startingLife: whole }),
  v.object({ kind: v.literal('turnBegan'), rule, player, number: count }),
  v.object({
    kind: v.picklist(['lifeChanged', 'lifeSet', 'poisonChanged']),
    rule,
    player,
    from: whole,
    to: whole,
  }),
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
  }),
  v.object({ kind: v.literal('chaosEnsued'), rule, player, cards: v.array(card) }),
  v.object({
    kind: v.literal('planeswalked'),
    rule,
    player,
    because: planeswalkCause,
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
  v.object({ kind: v.literal('whereToAsked'), rule, player }),
  v.object({ kind: v.literal('wayChosen'), rule, player, way: direction }),
  v.object({ kind: v.picklist(['planesLaid', 'planesCollected']), rule, player, cards: v.array(card) }),
  v.object({ kind: v.literal('planarControllerChanged'), rule, player }),
  v.object({
    kind: v.literal('abilitiesCeased'),
    rule,
    player,
    abilities: v.array(v.picklist(['planeswalking', 'chaos', 'encounter'])),
  }),
  v.object({ kind: v.literal('rollsCounted'), rule, player, counted: count }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = v.object({
  move,
  happenings: v.array(happeningSchema),
  at: v.number(),
  change: v.array(
    v.object({ path: v.array(v.union([v.string(), v.number()])), before: v.any(), after: v.any() }),
  ),
});
