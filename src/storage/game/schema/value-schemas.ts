/** Schemas of values shared by tables, moves and happenings. */
import * as v from 'valibot';
import { commanderNumbers } from '../../../rules/life/commander';
import { designationKinds, timesOfDay } from '../../../rules/life/designations';
import { lifeChangeReasons, lossReasons } from '../../../rules/life/life';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import {
  MAX_CARD_ID_LENGTH,
  MAX_COUNTER_NAME_LENGTH,
  MAX_COUNTERS_ON_CARD,
  MAX_EFFECT_NOTE_LENGTH,
  MAX_PLAYER_NAME_LENGTH,
  MAX_PLAYERS,
} from '../../../rules/limits';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { planarFaces, rollers } from '../../../rules/planar/planar-die';
import {
  audiences,
  bottomOrders,
  destinations,
  type PlanarOperation,
  takeModes,
} from '../../../rules/planar/planar-operation';
import {
  type EffectEnding,
  type OngoingEffect,
  type OngoingEffectKind,
  optionNumbers,
  planeswalkReasons,
} from '../../../rules/planar/planar-state';
import { counterableAbilityKinds } from '../../../rules/planar/resolving-abilities';
import type { RuleNumber } from '../../../rules/rule';
import { leaveReasons } from '../../../rules/table/leaving/leave-reason';
import type { PlayerProfile } from '../../../rules/table/player-profile';
import type { PlayerId } from '../../../rules/turn/turn';
import { countSchema, countSchemaUpTo, integerSchema, positiveSchema } from '../../number-schemas';
import { extensibleValueSchema, openObject } from './tolerant-schemas';

export const playerIdSchema = v.pipe(
  countSchemaUpTo(MAX_PLAYERS - 1),
  v.transform((seat) => seat as PlayerId),
);
export const cardIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_CARD_ID_LENGTH),
  v.transform((id) => id as PlanarCardId),
);
/** Accepts rule numbers of later editions, which this version may not know; they are displayed as they are. */
export const ruleNumberSchema = v.pipe(
  v.string(),
  v.check((number) => /^\d{3}(\.\d{1,3}[a-z]?)?$/.test(number)),
  v.transform((number) => number as RuleNumber),
);
export const planarFaceSchema = v.picklist(planarFaces);
export const rollerSchema = v.picklist(rollers);
export const audienceSchema = v.picklist(audiences);
export const cardOptionSchema = v.picklist(optionNumbers);
export const leaveReasonSchema = v.picklist(leaveReasons);
export const playerCounterSchema = v.picklist(playerCounterKinds);
export const lifeSchema = v.union([integerSchema, v.literal('infinite')]);
export const lossReasonSchema = v.picklist(lossReasons);
export const counterNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_COUNTER_NAME_LENGTH));
export const commanderNumberSchema = v.picklist(commanderNumbers);
export const designationSchema = v.picklist(designationKinds);
export const dayOrNightSchema = v.nullable(v.picklist(timesOfDay));
export const lifeChangeReasonSchema = v.picklist(lifeChangeReasons);
export const planeswalkReasonSchema = v.picklist(planeswalkReasons);
export const counterTotalSchema = countSchemaUpTo(MAX_COUNTERS_ON_CARD);
const destinationSchema = v.picklist(destinations);

export const deckChoiceSchema = v.pipe(v.string(), v.maxLength(100));
export const seatNameSchema = v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH));
export const playerProfileSchema: v.GenericSchema<unknown, PlayerProfile> = openObject({
  name: v.nullish(seatNameSchema, null),
  color: v.nullish(countSchema, null),
});

export const ongoingEffectSchema: v.GenericSchema<unknown, OngoingEffect> = openObject({
  does: v.optional(extensibleValueSchema<OngoingEffectKind>(), 'remind'),
  source: v.nullish(cardIdSchema, null),
  player: v.nullish(playerIdSchema, null),
  ends: v.optional(extensibleValueSchema<EffectEnding>(), 'never'),
  until: v.nullish(playerIdSchema, null),
  note: v.nullish(v.pipe(v.string(), v.maxLength(MAX_EFFECT_NOTE_LENGTH)), null),
  marker: v.exactOptional(countSchema),
});

const destinationsOrBottomSchema = v.optional(v.pipe(v.array(destinationSchema), v.minLength(1)), () => [
  'bottom',
]);

export const operationSchema: v.GenericSchema<unknown, PlanarOperation> = openObject({
  take: openObject({ kind: v.picklist(takeModes), count: positiveSchema }),
  shown: v.optional(audienceSchema, 'all'),
  planes: destinationsOrBottomSchema,
  others: destinationsOrBottomSchema,
  chosen: v.nullish(countSchema, null),
  bottom: v.optional(v.picklist(bottomOrders), 'anyOrder'),
  chaos: v.optional(v.boolean(), false),
});

export const abilityToCounterSchema = v.picklist(counterableAbilityKinds);
