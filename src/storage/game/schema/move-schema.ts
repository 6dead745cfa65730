/** Parses moves from outside the app. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import type { Move, MoveOf, SimpleMove } from '../../../rules/table/move';
import { count, wholeNumber } from '../../number-schemas';
import { type CompleteSchema, everyOf, type Missing } from './complete-schema';
import { squareSchema } from './eternities-map-schema';
import { fields, orUnknown } from './tolerant-schemas';
import {
  abilityToCounterSchema,
  cardIdSchema,
  cardOptionSchema,
  commanderNumberSchema,
  counterNameSchema,
  dayOrNightSchema,
  designationSchema,
  leaveReasonSchema,
  lifeChangeReasonSchema,
  lifeSchema,
  lossReasonSchema,
  ongoingEffectSchema,
  operationSchema,
  planarFaceSchema,
  playerCounterSchema,
  playerIdSchema,
  playerProfileSchema,
} from './value-schemas';

/** Creates a schema for a move of one kind; in a Grand Melee every kind may have a turn marker. */
const ofMove = <Entries extends v.ObjectEntries>(entries: Entries) =>
  fields({ ...entries, marker: v.exactOptional(count) });

const simpleMoves = v.variant('kind', [
  ofMove({
    kind: v.literal('rollPlanarDie'),
    as: everyOf<MoveOf<'rollPlanarDie'>['as']>()(['action', 'effect']),
    face: v.nullable(planarFaceSchema),
    player: v.exactOptional(playerIdSchema),
  }),
  ofMove({ kind: v.picklist(['finishChaos', 'swapChosenOptions']), card: cardIdSchema }),
  ofMove({
    kind: v.literal('counterAbility'),
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  ofMove({ kind: v.literal('ensueChaos'), card: v.nullable(cardIdSchema) }),
  ofMove({ kind: v.literal('takeCards'), operation: operationSchema, source: v.nullable(cardIdSchema) }),
  ofMove({
    kind: v.literal('settleChoice'),
    settlement: fields({
      top: v.array(cardIdSchema),
      bottom: v.array(cardIdSchema),
      walk: v.array(cardIdSchema),
      add: v.array(cardIdSchema),
    }),
  }),
  ofMove({ kind: v.literal('chooseDestination'), to: squareSchema }),
  ofMove({
    kind: v.literal('changeCounters'),
    card: cardIdSchema,
    by: wholeNumber,
    threshold: v.nullable(count),
  }),
  ofMove({
    kind: v.literal('chooseOption'),
    card: cardIdSchema,
    player: playerIdSchema,
    as: cardOptionSchema,
  }),
  ofMove({ kind: v.literal('beginEffect'), effect: ongoingEffectSchema }),
  ofMove({ kind: v.literal('endEffect'), effect: count, expected: v.exactOptional(ongoingEffectSchema) }),
  ofMove({ kind: v.literal('keepDie'), die: count }),
  ofMove({
    kind: v.literal('correctRollCount'),
    by: everyOf<MoveOf<'correctRollCount'>['by']>()([1, -1]),
    player: v.exactOptional(playerIdSchema),
  }),
  ofMove({ kind: v.literal('changeSeating'), seating: v.array(playerIdSchema) }),
  ofMove({ kind: v.literal('changeProfile'), player: playerIdSchema, profile: playerProfileSchema }),
  ofMove({ kind: v.literal('addExtraTurn'), player: playerIdSchema }),
  ofMove({
    kind: v.picklist([
      'revealStartingPlane',
      'resolveAbility',
      'planeswalk',
      'beginNextTurn',
      'reverseTurnOrder',
      'endTurn',
      'addBeginningPhase',
      'flipCoin',
    ]),
  }),
  ofMove({
    kind: v.literal('setLifeTotals'),
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(
      fields({ player: playerIdSchema, to: lifeSchema, from: v.exactOptional(lifeSchema) }),
    ),
  }),
  ofMove({ kind: v.picklist(['changeLife', 'changePoison']), player: playerIdSchema, by: wholeNumber }),
  ofMove({ kind: v.literal('setLife'), player: playerIdSchema, to: lifeSchema }),
  ofMove({
    kind: v.literal('changePlayerCounters'),
    player: playerIdSchema,
    counter: playerCounterSchema,
    by: wholeNumber,
  }),
  ofMove({
    kind: v.literal('changeNamedCounters'),
    player: playerIdSchema,
    name: counterNameSchema,
    by: wholeNumber,
  }),
  ofMove({ kind: v.literal('dropNamedCounters'), player: playerIdSchema, name: counterNameSchema }),
  ofMove({
    kind: v.literal('castCommander'),
    player: playerIdSchema,
    commander: commanderNumberSchema,
    by: everyOf<MoveOf<'castCommander'>['by']>()([1, -1]),
  }),
  ofMove({
    kind: v.literal('setCommanderCount'),
    player: playerIdSchema,
    count: everyOf<MoveOf<'setCommanderCount'>['count']>()([1, 2]),
  }),
  ofMove({
    kind: v.literal('dealCommanderDamage'),
    player: playerIdSchema,
    source: playerIdSchema,
    commander: commanderNumberSchema,
    by: wholeNumber,
    infect: v.exactOptional(v.literal(true)),
  }),
  ofMove({ kind: v.literal('stayInGame'), player: playerIdSchema, because: lossReasonSchema }),
  ofMove({ kind: v.literal('designate'), as: designationSchema, player: playerIdSchema, has: v.boolean() }),
  ofMove({ kind: v.literal('setDayOrNight'), to: dayOrNightSchema }),
  ofMove({ kind: v.literal('rollDice'), sides: count, count }),
  ofMove({ kind: v.literal('chooseRandomPlayer'), opponentOf: v.nullable(playerIdSchema) }),
  ofMove({ kind: v.literal('leaveGame'), player: playerIdSchema, because: leaveReasonSchema }),
  ofMove({
    kind: v.literal('leaveTogether'),
    leavers: v.array(fields({ player: playerIdSchema, because: leaveReasonSchema })),
  }),
]);
const simpleMoveSchema: CompleteSchema<SimpleMove, Missing<typeof simpleMoves, SimpleMove>> = simpleMoves;

const anyMoveSchema: v.GenericSchema<unknown, Move> = v.variant('kind', [
  ...simpleMoves.options,
  ofMove({
    kind: v.literal('carryOut'),
    moves: v.array(simpleMoveSchema),
    source: v.exactOptional(cardIdSchema),
    isLate: v.exactOptional(v.literal(true)),
  }),
]);

/** Parses any move; the turn marker is preserved for unknown ones too. */
export const moveSchema: v.GenericSchema<unknown, Step['move']> = orUnknown(anyMoveSchema, (stored) => {
  const { marker } = stored as { marker?: unknown };
  return v.is(count, marker) ? { marker } : {};
});
