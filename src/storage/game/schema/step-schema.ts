/** Parses happenings and steps from outside the app. */
import * as v from 'valibot';
import type { WaitingAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import type { Step } from '../../../rules/table/history';
import {
  because,
  by,
  card,
  commander,
  count,
  counterName,
  counters,
  dayOrNight,
  defeat,
  designation,
  effect,
  face,
  life,
  look,
  mark,
  player,
  playerCounter,
  reasonForLives,
  rule,
  shown,
  uint32,
  walkCause,
  whole,
} from './common-schemas';
import type { CompleteSchema, Missing } from './complete-schema';
import { direction } from './eternities-map-schema';
import { moveSchema } from './move-schema';
import { fields, orUnknown, wordOf } from './tolerant-schemas';

const counted = { rule, player, from: count, to: count };

const happenings = v.variant('kind', [
  fields({ kind: v.literal('gameBegan'), rule, player, by, startingLife: whole }),
  fields({
    kind: v.literal('turnBegan'),
    rule,
    player,
    number: count,
    ended: v.exactOptional(player),
    marker: v.exactOptional(count),
  }),
  fields({
    kind: v.literal('markerWaits'),
    rule,
    player,
    marker: count,
    behind: player,
    ended: v.exactOptional(player),
  }),
  fields({ kind: v.picklist(['markerDesignated', 'markerRemoved']), rule, player, marker: count }),
  fields({ kind: v.literal('turnOrderReversed'), rule, reversed: v.boolean() }),
  fields({ kind: v.literal('seatingChanged'), rule, seating: v.array(player) }),
  fields({ kind: v.literal('lookChanged'), rule: v.null(), player, look }),
  fields({ kind: v.literal('extraTurnAdded'), rule, player }),
  fields({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    rule,
    player,
    from: whole,
    to: whole,
  }),
  fields({ kind: v.literal('lifeSet'), rule, player, from: life, to: life }),
  fields({
    kind: v.literal('livesSet'),
    rule,
    because: reasonForLives,
    lives: v.array(fields({ player, from: life, to: life })),
  }),
  fields({ kind: v.literal('playerCountersChanged'), counter: playerCounter, ...counted }),
  fields({ kind: v.literal('namedCountersChanged'), name: counterName, ...counted }),
  fields({ kind: v.literal('namedCountersDropped'), rule, player, name: counterName }),
  fields({ kind: v.literal('commanderCast'), commander, ...counted }),
  fields({ kind: v.literal('commandersCounted'), ...counted }),
  fields({
    kind: v.literal('commanderDamageChanged'),
    source: player,
    commander,
    life,
    poison: v.exactOptional(count),
    ...counted,
  }),
  fields({ kind: v.picklist(['designated', 'undesignated']), rule, player, as: designation }),
  fields({ kind: v.literal('diceRolled'), rule, sides: count, results: v.array(count) }),
  fields({ kind: v.literal('coinFlipped'), rule, heads: v.boolean() }),
  fields({ kind: v.literal('playerDrawn'), rule, player, opponentOf: v.nullable(player) }),
  fields({ kind: v.literal('dayOrNightCame'), rule, to: dayOrNight }),
  fields({ kind: v.picklist(['turnEnded', 'upkeepRepeated']), rule, player }),
  fields({ kind: v.literal('playerLeft'), rule, player, because }),
  fields({ kind: v.literal('playerStayed'), rule, player, because: defeat }),
  fields({ kind: v.literal('gameWon'), rule, player }),
  fields({ kind: v.literal('startingPlaneRevealed'), rule, player, card, passed: v.array(card) }),
  fields({
    kind: v.literal('planarDieRolled'),
    rule,
    player,
    face,
    paid: v.nullable(count),
    by,
    means: v.exactOptional(face),
    ignored: v.exactOptional(v.array(face)),
  }),
  fields({ kind: v.literal('diceThrown'), rule, player, faces: v.array(face) }),
  fields({ kind: v.literal('effectBegan'), rule, effect }),
  fields({ kind: v.literal('effectsEnded'), rule, effects: v.array(effect) }),
  fields({ kind: v.literal('countersChanged'), rule, card, from: counters, to: counters }),
  fields({ kind: v.literal('countersGone'), rule, card, count: counters }),
  fields({ kind: v.literal('thresholdReached'), rule, player, card, at: count }),
  fields({ kind: v.literal('marked'), rule, player, card, as: mark }),
  fields({ kind: v.literal('marksSwapped'), rule, card }),
  fields({ kind: v.literal('walkBecameChaos'), rule, player }),
  fields({ kind: v.literal('chaosEnsued'), rule, player, cards: v.array(card) }),
  fields({
    kind: v.literal('planeswalked'),
    rule,
    player,
    because: walkCause,
    from: v.array(card),
    to: v.array(card),
  }),
  fields({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    rule,
    player,
    card,
  }),
  fields({ kind: v.literal('cardsTaken'), rule, player, shown, cards: v.array(card) }),
  fields({
    kind: v.literal('cardsPutBack'),
    rule,
    player,
    shown,
    top: v.array(card),
    bottom: v.array(card),
  }),
  fields({ kind: v.literal('wayChosen'), rule, player, way: direction }),
  fields({ kind: v.picklist(['planesLaid', 'planesCollected']), rule, player, cards: v.array(card) }),
  fields({ kind: v.picklist(['planesPutBack', 'planesTakenOver']), rule, player, cards: v.array(card) }),
  fields({ kind: v.literal('whereToAsked'), rule, player }),
  fields({ kind: v.literal('planarControllerChanged'), rule, player }),
  fields({ kind: v.literal('choiceEnded'), rule, player }),
  fields({ kind: v.literal('planarDeckLeft'), rule, player, faceUp: v.array(card) }),
  fields({
    kind: v.literal('abilitiesCeased'),
    rule,
    player,
    abilities: v.array(wordOf<WaitingAbility['kind']>()),
  }),
  fields({ kind: v.literal('rollsCounted'), rule, player, counted: count }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappening: CompleteSchema<KnownHappening, Missing<typeof happenings, KnownHappening>> = happenings;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappening, () => ({
  rule: null,
}));

const path = v.array(v.union([v.string(), v.number()]));

const difference = v.union([
  v.object({ path, before: v.any(), after: v.any() }),
  v.object({
    path,
    splices: v.array(v.strictTuple([count, v.array(v.string()), v.array(v.string())])),
    sums: v.strictTuple([uint32, uint32]),
  }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = fields({
  move: moveSchema,
  happenings: v.optional(v.array(happeningSchema), () => []),
  at: v.number(),
  change: v.array(difference),
});
