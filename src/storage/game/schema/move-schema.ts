/** Parses moves from outside the app. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import type { Move, MoveOf, SimpleMove } from '../../../rules/table/move';
import { countSchema, wholeNumberSchema } from '../../number-schemas';
import { type CompleteSchema, everyOf, type Missing } from './complete-schema';
import { squareSchema } from './eternities-map-schema';
import { loose, orUnknown } from './tolerant-schemas';
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
const moveFields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  loose({ ...entries, marker: v.exactOptional(countSchema) });

const simpleMoveVariants = v.variant('kind', [
  moveFields({
    kind: v.literal('rollPlanarDie'),
    as: everyOf<MoveOf<'rollPlanarDie'>['as']>()(['action', 'effect']),
    face: v.nullable(planarFaceSchema),
    player: v.exactOptional(playerIdSchema),
  }),
  moveFields({ kind: v.picklist(['finishChaos', 'swapChosenOptions']), card: cardIdSchema }),
  moveFields({
    kind: v.literal('counterAbility'),
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  moveFields({ kind: v.literal('ensueChaos'), card: v.nullable(cardIdSchema) }),
  moveFields({ kind: v.literal('takeCards'), operation: operationSchema, source: v.nullable(cardIdSchema) }),
  moveFields({
    kind: v.literal('settleChoice'),
    settlement: loose({
      top: v.array(cardIdSchema),
      bottom: v.array(cardIdSchema),
      walk: v.array(cardIdSchema),
      add: v.array(cardIdSchema),
    }),
  }),
  moveFields({ kind: v.literal('chooseDestination'), to: squareSchema }),
  moveFields({
    kind: v.literal('changeCounters'),
    card: cardIdSchema,
    by: wholeNumberSchema,
    threshold: v.nullable(countSchema),
  }),
  moveFields({
    kind: v.literal('chooseOption'),
    card: cardIdSchema,
    player: playerIdSchema,
    as: cardOptionSchema,
  }),
  moveFields({ kind: v.literal('beginEffect'), effect: ongoingEffectSchema }),
  moveFields({
    kind: v.literal('endEffect'),
    effect: countSchema,
    expected: v.exactOptional(ongoingEffectSchema),
  }),
  moveFields({ kind: v.literal('keepDie'), die: countSchema }),
  moveFields({
    kind: v.literal('correctRollCount'),
    by: everyOf<MoveOf<'correctRollCount'>['by']>()([1, -1]),
    player: v.exactOptional(playerIdSchema),
  }),
  moveFields({ kind: v.literal('changeSeating'), seating: v.array(playerIdSchema) }),
  moveFields({ kind: v.literal('changeProfile'), player: playerIdSchema, profile: playerProfileSchema }),
  moveFields({ kind: v.literal('addExtraTurn'), player: playerIdSchema }),
  moveFields({
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
  moveFields({
    kind: v.literal('setLifeTotals'),
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(loose({ player: playerIdSchema, to: lifeSchema, from: v.exactOptional(lifeSchema) })),
  }),
  moveFields({
    kind: v.picklist(['changeLife', 'changePoison']),
    player: playerIdSchema,
    by: wholeNumberSchema,
  }),
  moveFields({ kind: v.literal('setLife'), player: playerIdSchema, to: lifeSchema }),
  moveFields({
    kind: v.literal('changePlayerCounters'),
    player: playerIdSchema,
    counter: playerCounterSchema,
    by: wholeNumberSchema,
  }),
  moveFields({
    kind: v.literal('changeNamedCounters'),
    player: playerIdSchema,
    name: counterNameSchema,
    by: wholeNumberSchema,
  }),
  moveFields({ kind: v.literal('dropNamedCounters'), player: playerIdSchema, name: counterNameSchema }),
  moveFields({
    kind: v.literal('castCommander'),
    player: playerIdSchema,
    commander: commanderNumberSchema,
    by: everyOf<MoveOf<'castCommander'>['by']>()([1, -1]),
  }),
  moveFields({
    kind: v.literal('setCommanderCount'),
    player: playerIdSchema,
    count: everyOf<MoveOf<'setCommanderCount'>['count']>()([1, 2]),
  }),
  moveFields({
    kind: v.literal('dealCommanderDamage'),
    player: playerIdSchema,
    source: playerIdSchema,
    commander: commanderNumberSchema,
    by: wholeNumberSchema,
    infect: v.exactOptional(v.literal(true)),
  }),
  moveFields({ kind: v.literal('stayInGame'), player: playerIdSchema, because: lossReasonSchema }),
  moveFields({
    kind: v.literal('designate'),
    as: designationSchema,
    player: playerIdSchema,
    has: v.boolean(),
  }),
  moveFields({ kind: v.literal('setDayOrNight'), to: dayOrNightSchema }),
  moveFields({ kind: v.literal('rollDice'), sides: countSchema, count: countSchema }),
  moveFields({ kind: v.literal('chooseRandomPlayer'), opponentOf: v.nullable(playerIdSchema) }),
  moveFields({ kind: v.literal('leaveGame'), player: playerIdSchema, because: leaveReasonSchema }),
  moveFields({
    kind: v.literal('leaveTogether'),
    leavers: v.array(loose({ player: playerIdSchema, because: leaveReasonSchema })),
  }),
]);
const simpleMoveSchema: CompleteSchema<
  SimpleMove,
  Missing<typeof simpleMoveVariants, SimpleMove>
> = simpleMoveVariants;

const anyMoveSchema: v.GenericSchema<unknown, Move> = v.variant('kind', [
  ...simpleMoveVariants.options,
  moveFields({
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
