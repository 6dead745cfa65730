/** Parses moves from outside the app. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import type { Move, MoveOf, SimpleMove } from '../../../rules/table/move';
import { countSchema, integerSchema } from '../../number-schemas';
import { type CompleteSchema, completePicklist, type MissingKindsAndFields } from './complete-schema';
import { squareSchema } from './eternities-map-schema';
import { openObject, orUnknown } from './tolerant-schemas';
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
const moveVariantSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  openObject({ ...entries, marker: v.exactOptional(countSchema) });

const simpleMoveVariants = v.variant('kind', [
  moveVariantSchema({
    kind: v.literal('rollPlanarDie'),
    as: completePicklist<MoveOf<'rollPlanarDie'>['as']>()(['action', 'effect']),
    face: v.nullable(planarFaceSchema),
    player: v.exactOptional(playerIdSchema),
  }),
  moveVariantSchema({ kind: v.picklist(['finishChaos', 'swapChosenOptions']), card: cardIdSchema }),
  moveVariantSchema({
    kind: v.literal('counterAbility'),
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  moveVariantSchema({ kind: v.literal('ensueChaos'), card: v.nullable(cardIdSchema) }),
  moveVariantSchema({
    kind: v.literal('takeCards'),
    operation: operationSchema,
    source: v.nullable(cardIdSchema),
  }),
  moveVariantSchema({
    kind: v.literal('settleChoice'),
    settlement: openObject({
      top: v.array(cardIdSchema),
      bottom: v.array(cardIdSchema),
      walk: v.array(cardIdSchema),
      add: v.array(cardIdSchema),
    }),
  }),
  moveVariantSchema({ kind: v.literal('chooseDestination'), to: squareSchema }),
  moveVariantSchema({
    kind: v.literal('changeCounters'),
    card: cardIdSchema,
    by: integerSchema,
    threshold: v.nullable(countSchema),
  }),
  moveVariantSchema({
    kind: v.literal('chooseOption'),
    card: cardIdSchema,
    player: playerIdSchema,
    as: cardOptionSchema,
  }),
  moveVariantSchema({ kind: v.literal('beginEffect'), effect: ongoingEffectSchema }),
  moveVariantSchema({
    kind: v.literal('endEffect'),
    effect: countSchema,
    expected: v.exactOptional(ongoingEffectSchema),
  }),
  moveVariantSchema({ kind: v.literal('keepDie'), die: countSchema }),
  moveVariantSchema({
    kind: v.literal('correctRollCount'),
    by: completePicklist<MoveOf<'correctRollCount'>['by']>()([1, -1]),
    player: v.exactOptional(playerIdSchema),
  }),
  moveVariantSchema({ kind: v.literal('changeSeating'), seating: v.array(playerIdSchema) }),
  moveVariantSchema({
    kind: v.literal('changeProfile'),
    player: playerIdSchema,
    profile: playerProfileSchema,
  }),
  moveVariantSchema({ kind: v.literal('addExtraTurn'), player: playerIdSchema }),
  moveVariantSchema({
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
  moveVariantSchema({
    kind: v.literal('setLifeTotals'),
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(
      openObject({ player: playerIdSchema, to: lifeSchema, from: v.exactOptional(lifeSchema) }),
    ),
  }),
  moveVariantSchema({
    kind: v.picklist(['changeLife', 'changePoison']),
    player: playerIdSchema,
    by: integerSchema,
  }),
  moveVariantSchema({ kind: v.literal('setLife'), player: playerIdSchema, to: lifeSchema }),
  moveVariantSchema({
    kind: v.literal('changePlayerCounters'),
    player: playerIdSchema,
    counter: playerCounterSchema,
    by: integerSchema,
  }),
  moveVariantSchema({
    kind: v.literal('changeNamedCounters'),
    player: playerIdSchema,
    name: counterNameSchema,
    by: integerSchema,
  }),
  moveVariantSchema({
    kind: v.literal('dropNamedCounters'),
    player: playerIdSchema,
    name: counterNameSchema,
  }),
  moveVariantSchema({
    kind: v.literal('castCommander'),
    player: playerIdSchema,
    commander: commanderNumberSchema,
    by: completePicklist<MoveOf<'castCommander'>['by']>()([1, -1]),
  }),
  moveVariantSchema({
    kind: v.literal('setCommanderCount'),
    player: playerIdSchema,
    count: completePicklist<MoveOf<'setCommanderCount'>['count']>()([1, 2]),
  }),
  moveVariantSchema({
    kind: v.literal('dealCommanderDamage'),
    player: playerIdSchema,
    source: playerIdSchema,
    commander: commanderNumberSchema,
    by: integerSchema,
    infect: v.exactOptional(v.literal(true)),
  }),
  moveVariantSchema({ kind: v.literal('stayInGame'), player: playerIdSchema, because: lossReasonSchema }),
  moveVariantSchema({
    kind: v.literal('designate'),
    as: designationSchema,
    player: playerIdSchema,
    has: v.boolean(),
  }),
  moveVariantSchema({ kind: v.literal('setDayOrNight'), to: dayOrNightSchema }),
  moveVariantSchema({ kind: v.literal('rollDice'), sides: countSchema, count: countSchema }),
  moveVariantSchema({ kind: v.literal('chooseRandomPlayer'), opponentOf: v.nullable(playerIdSchema) }),
  moveVariantSchema({ kind: v.literal('leaveGame'), player: playerIdSchema, because: leaveReasonSchema }),
  moveVariantSchema({
    kind: v.literal('leaveTogether'),
    leavers: v.array(openObject({ player: playerIdSchema, because: leaveReasonSchema })),
  }),
]);
const simpleMoveSchema: CompleteSchema<
  SimpleMove,
  MissingKindsAndFields<typeof simpleMoveVariants, SimpleMove>
> = simpleMoveVariants;

const anyMoveSchema: v.GenericSchema<unknown, Move> = v.variant('kind', [
  ...simpleMoveVariants.options,
  moveVariantSchema({
    kind: v.literal('carryOut'),
    moves: v.array(simpleMoveSchema),
    source: v.exactOptional(cardIdSchema),
    belongsToPreviousTurn: v.exactOptional(v.literal(true)),
  }),
]);

/** Parses any move; the turn marker is preserved for unknown ones too. */
export const moveSchema: v.GenericSchema<unknown, Step['move']> = orUnknown(anyMoveSchema, (stored) => {
  const { marker } = stored as { marker?: unknown };
  return v.is(countSchema, marker) ? { marker } : {};
});
