/** Parses moves, happenings and steps that come from outside. */
import * as v from 'valibot';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Move, SimpleMove } from '../rules/table/move';
import { direction, square } from './eternities-map-schema';
import {
  because,
  by,
  card,
  commander,
  count,
  counterName,
  counters,
  dayOrNight,
  designation,
  effect,
  face,
  mark,
  operation,
  player,
  playerCounter,
  reasonForLives,
  rule,
  shown,
  uint32,
  walkCause,
  whole,
} from './game-values';

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
  v.object({ kind: v.literal('changePlayerCounters'), player, counter: playerCounter, by: whole }),
  v.object({ kind: v.literal('changeNamedCounters'), player, name: counterName, by: whole }),
  v.object({ kind: v.literal('dropNamedCounters'), player, name: counterName }),
  v.object({ kind: v.literal('castCommander'), player, commander, by: v.picklist([1, -1]) }),
  v.object({ kind: v.literal('countCommanders'), player, count: v.picklist([1, 2]) }),
  v.object({ kind: v.literal('dealCommanderDamage'), player, source: player, commander, by: whole }),
  v.object({ kind: v.literal('designate'), as: designation, player, has: v.boolean() }),
  v.object({ kind: v.literal('setDayOrNight'), to: dayOrNight }),
  v.object({ kind: v.literal('leaveGame'), player, because }),
]);

const move: v.GenericSchema<unknown, Move> = v.intersect([
  v.union([simpleMove, v.object({ kind: v.literal('carryOut'), moves: v.array(simpleMove) })]),
  v.object({ marker: v.exactOptional(count) }),
]);

const counted = { rule, player, from: count, to: count };

export const happeningSchema: v.GenericSchema<unknown, Happening> = v.variant('kind', [
  v.object({ kind: v.literal('gameBegan'), rule, player, by, startingLife: whole }),
  v.object({
    kind: v.literal('turnBegan'),
    rule,
    player,
    number: count,
    ended: v.exactOptional(player),
    marker: v.exactOptional(count),
  }),
  v.object({
    kind: v.literal('markerWaits'),
    rule,
    player,
    marker: count,
    behind: player,
    ended: v.exactOptional(player),
  }),
  v.object({ kind: v.picklist(['markerDesignated', 'markerRemoved']), rule, player, marker: count }),
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
  v.object({ kind: v.literal('playerCountersChanged'), counter: playerCounter, ...counted }),
  v.object({ kind: v.literal('namedCountersChanged'), name: counterName, ...counted }),
  v.object({ kind: v.literal('namedCountersDropped'), rule, player, name: counterName }),
  v.object({ kind: v.literal('commanderCast'), commander, ...counted }),
  v.object({ kind: v.literal('commandersCounted'), ...counted }),
  v.object({
    kind: v.literal('commanderDamageChanged'),
    source: player,
    commander,
    life: whole,
    ...counted,
  }),
  v.object({ kind: v.picklist(['designated', 'undesignated']), rule, player, as: designation }),
  v.object({ kind: v.literal('dayOrNightCame'), rule, to: dayOrNight }),
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
  v.object({
    kind: v.picklist(['planesLaid', 'planesCollected', 'planesPutBack', 'planesTakenOver']),
    rule,
    player,
    cards: v.array(card),
  }),
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
