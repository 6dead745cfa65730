/** Parses moves from outside the app. */
import * as v from 'valibot';
import type { Step } from '../../../rules/table/history';
import type { Move, MoveOf, SimpleMove } from '../../../rules/table/move';
import { countSchema, integerSchema } from '../../number-schemas';
import { type CompleteSchema, completePicklist, type MissingKindsAndFields } from './complete-schema';
import { squareSchema } from './eternities-map-schema';
import { openObject, orUnknown, variantSchema } from './tolerant-schemas';
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

/** In a Grand Melee, every kind of move may have a turn marker. */
const moveMarkerField = { marker: v.exactOptional(countSchema) };

const simpleMoveFields = {
  rollPlanarDie: {
    as: completePicklist<MoveOf<'rollPlanarDie'>['as']>()(['action', 'effect']),
    face: v.nullable(planarFaceSchema),
    player: v.exactOptional(playerIdSchema),
  },
  finishChaos: { card: cardIdSchema },
  swapChosenOptions: { card: cardIdSchema },
  counterAbility: { ability: abilityToCounterSchema, card: v.nullable(cardIdSchema) },
  ensueChaos: { card: v.nullable(cardIdSchema) },
  takeCards: { operation: operationSchema, source: v.nullable(cardIdSchema) },
  settleChoice: {
    settlement: openObject({
      top: v.array(cardIdSchema),
      bottom: v.array(cardIdSchema),
      walk: v.array(cardIdSchema),
      add: v.array(cardIdSchema),
    }),
  },
  chooseDestination: { to: squareSchema },
  changeCounters: { card: cardIdSchema, by: integerSchema, threshold: v.nullable(countSchema) },
  chooseOption: { card: cardIdSchema, player: playerIdSchema, as: cardOptionSchema },
  beginEffect: { effect: ongoingEffectSchema },
  endEffect: { effect: countSchema, expected: v.exactOptional(ongoingEffectSchema) },
  keepDie: { die: countSchema },
  correctRollCount: {
    by: completePicklist<MoveOf<'correctRollCount'>['by']>()([1, -1]),
    player: v.exactOptional(playerIdSchema),
  },
  changeSeating: { seating: v.array(playerIdSchema) },
  changeProfile: { player: playerIdSchema, profile: playerProfileSchema },
  addExtraTurn: { player: playerIdSchema },
  revealStartingPlane: {},
  resolveAbility: {},
  planeswalk: {},
  beginNextTurn: {},
  reverseTurnOrder: {},
  endTurn: {},
  addBeginningPhase: {},
  flipCoin: {},
  setLifeTotals: {
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(
      openObject({ player: playerIdSchema, to: lifeSchema, from: v.exactOptional(lifeSchema) }),
    ),
  },
  changeLife: { player: playerIdSchema, by: integerSchema },
  changePoison: { player: playerIdSchema, by: integerSchema },
  setLife: { player: playerIdSchema, to: lifeSchema },
  changePlayerCounters: { player: playerIdSchema, counter: playerCounterSchema, by: integerSchema },
  changeNamedCounters: { player: playerIdSchema, name: counterNameSchema, by: integerSchema },
  dropNamedCounters: { player: playerIdSchema, name: counterNameSchema },
  castCommander: {
    player: playerIdSchema,
    commander: commanderNumberSchema,
    by: completePicklist<MoveOf<'castCommander'>['by']>()([1, -1]),
  },
  setCommanderCount: {
    player: playerIdSchema,
    count: completePicklist<MoveOf<'setCommanderCount'>['count']>()([1, 2]),
  },
  dealCommanderDamage: {
    player: playerIdSchema,
    source: playerIdSchema,
    commander: commanderNumberSchema,
    by: integerSchema,
    infect: v.exactOptional(v.literal(true)),
  },
  stayInGame: { player: playerIdSchema, because: lossReasonSchema },
  designate: { as: designationSchema, player: playerIdSchema, has: v.boolean() },
  setDayOrNight: { to: dayOrNightSchema },
  rollDice: { sides: countSchema, count: countSchema },
  chooseRandomPlayer: { opponentOf: v.nullable(playerIdSchema) },
  leaveGame: { player: playerIdSchema, because: leaveReasonSchema },
  leaveTogether: { leavers: v.array(openObject({ player: playerIdSchema, because: leaveReasonSchema })) },
  returnToGame: { player: playerIdSchema },
};
const simpleMoveVariants = variantSchema(simpleMoveFields, moveMarkerField);
const simpleMoveSchema: CompleteSchema<
  SimpleMove,
  MissingKindsAndFields<typeof simpleMoveVariants, SimpleMove>
> = simpleMoveVariants;

const anyMoveSchema: v.GenericSchema<unknown, Move> = variantSchema(
  {
    ...simpleMoveFields,
    carryOut: {
      moves: v.array(simpleMoveSchema),
      source: v.exactOptional(cardIdSchema),
      belongsToPreviousTurn: v.exactOptional(v.literal(true)),
    },
  },
  moveMarkerField,
);

/** Parses any move; the turn marker is preserved for unknown ones too. */
export const moveSchema: v.GenericSchema<unknown, Step['move']> = orUnknown(anyMoveSchema, (stored) => {
  const { marker } = stored as { marker?: unknown };
  return v.is(countSchema, marker) ? { marker } : {};
});
