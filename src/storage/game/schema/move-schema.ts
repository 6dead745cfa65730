/** Parses moves from outside the app. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import type { Move, SimpleMove } from '../../../rules/table/move';
import {
  because,
  card,
  commander,
  count,
  counterName,
  dayOrNight,
  defeat,
  designation,
  effect,
  face,
  life,
  look,
  mark,
  operation,
  player,
  playerCounter,
  reasonForLives,
  whole,
} from './common-schemas';
import type { CompleteSchema, Missing } from './complete-schema';
import { square } from './eternities-map-schema';
import { fields, orUnknown } from './tolerant-schemas';

/** A move of one kind; in a Grand Melee every kind may have a turn marker. */
const ofMove = <Entries extends v.ObjectEntries>(entries: Entries) =>
  fields({ ...entries, marker: v.exactOptional(count) });

const simpleMoves = v.variant('kind', [
  ofMove({ kind: v.literal('revealStartingPlane') }),
  ofMove({
    kind: v.literal('rollPlanarDie'),
    as: v.picklist(['action', 'effect']),
    face: v.nullable(face),
    player: v.exactOptional(player),
  }),
  ofMove({ kind: v.literal('resolveAbility') }),
  ofMove({ kind: v.literal('finishChaos'), card }),
  ofMove({ kind: v.literal('planeswalk') }),
  ofMove({ kind: v.literal('ensueChaos'), card: v.nullable(card) }),
  ofMove({ kind: v.literal('takeCards'), operation, source: v.nullable(card) }),
  ofMove({
    kind: v.literal('settleChoice'),
    settlement: fields({
      top: v.array(card),
      bottom: v.array(card),
      walk: v.array(card),
      add: v.array(card),
    }),
  }),
  ofMove({ kind: v.literal('walkTo'), to: square }),
  ofMove({ kind: v.literal('changeCounters'), card, by: whole, walkAt: v.nullable(count) }),
  ofMove({ kind: v.literal('mark'), card, player, as: mark }),
  ofMove({ kind: v.literal('swapMarks'), card }),
  ofMove({ kind: v.literal('beginEffect'), effect }),
  ofMove({ kind: v.literal('endEffect'), effect: count, expected: v.exactOptional(effect) }),
  ofMove({ kind: v.literal('keepDie'), die: count }),
  ofMove({ kind: v.literal('countRoll'), by: v.picklist([1, -1]), player: v.exactOptional(player) }),
  ofMove({ kind: v.literal('beginNextTurn') }),
  ofMove({ kind: v.literal('reverseTurnOrder') }),
  ofMove({ kind: v.literal('changeSeating'), seating: v.array(player) }),
  ofMove({ kind: v.literal('changeLook'), player, look }),
  ofMove({ kind: v.literal('addExtraTurn'), player }),
  ofMove({ kind: v.picklist(['endTurn', 'repeatUpkeep']) }),
  ofMove({
    kind: v.literal('setLives'),
    because: reasonForLives,
    lives: v.array(fields({ player, to: life, from: v.exactOptional(life) })),
  }),
  ofMove({ kind: v.literal('changeLife'), player, by: whole }),
  ofMove({ kind: v.literal('setLife'), player, to: life }),
  ofMove({ kind: v.literal('changePoison'), player, by: whole }),
  ofMove({ kind: v.literal('changePlayerCounters'), player, counter: playerCounter, by: whole }),
  ofMove({ kind: v.literal('changeNamedCounters'), player, name: counterName, by: whole }),
  ofMove({ kind: v.literal('dropNamedCounters'), player, name: counterName }),
  ofMove({ kind: v.literal('castCommander'), player, commander, by: v.picklist([1, -1]) }),
  ofMove({ kind: v.literal('countCommanders'), player, count: v.picklist([1, 2]) }),
  ofMove({
    kind: v.literal('dealCommanderDamage'),
    player,
    source: player,
    commander,
    by: whole,
    infect: v.exactOptional(v.literal(true)),
  }),
  ofMove({ kind: v.literal('stayInGame'), player, because: defeat }),
  ofMove({ kind: v.literal('designate'), as: designation, player, has: v.boolean() }),
  ofMove({ kind: v.literal('setDayOrNight'), to: dayOrNight }),
  ofMove({ kind: v.literal('rollDice'), sides: count, count }),
  ofMove({ kind: v.literal('flipCoin') }),
  ofMove({ kind: v.literal('drawPlayer'), opponentOf: v.nullable(player) }),
  ofMove({ kind: v.literal('leaveGame'), player, because }),
  ofMove({ kind: v.literal('leaveTogether'), leavers: v.array(fields({ player, because })) }),
]);
const simpleMove: CompleteSchema<SimpleMove, Missing<typeof simpleMoves, SimpleMove>> = simpleMoves;

const anyMove: v.GenericSchema<unknown, Move> = v.variant('kind', [
  ...simpleMoves.options,
  ofMove({ kind: v.literal('carryOut'), moves: v.array(simpleMove) }),
]);

/** The turn marker is also preserved for unknown moves. */
export const moveSchema: v.GenericSchema<unknown, Step['move']> = orUnknown(anyMove, (stored) => {
  const { marker } = stored as { marker?: unknown };
  return v.is(count, marker) ? { marker } : {};
});
