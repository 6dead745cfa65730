/** Schemas of values shared by tables, moves and happenings. */
import * as v from 'valibot';
import { commanderNumbers } from '../../../rules/life/commander';
import { designationKinds, timesOfDay } from '../../../rules/life/designations';
import { defeatKinds } from '../../../rules/life/life';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import { MOST_COUNTERS } from '../../../rules/planar/memory';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { planarFaces, rollers } from '../../../rules/planar/planar-die';
import {
  audiences,
  bottomOrders,
  destinations,
  type PlanarOperation,
  waysToTake,
} from '../../../rules/planar/planar-operation';
import {
  type EffectDeed,
  type EffectEnding,
  type LastingEffect,
  marks,
  planeswalkCauses,
} from '../../../rules/planar/planar-state';
import type { RuleNumber } from '../../../rules/rule';
import { reasonsForLives, reasonsToLeave } from '../../../rules/table/move';
import { LONGEST_PLAYER_NAME, type PlayerProfile } from '../../../rules/table/player-profile';
import { MOST_PLAYERS, type PlayerId } from '../../../rules/turn/turn';
import { fields, wordOf } from './tolerant-schemas';

const LONGEST_CARD_ID = 200;
const LONGEST_NOTE = 200;

export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
export const uint32 = v.pipe(count, v.maxValue(0xffff_ffff));
export const player = v.pipe(
  count,
  v.maxValue(MOST_PLAYERS - 1),
  v.transform((seat) => seat as PlayerId),
);
export const card = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_CARD_ID),
  v.transform((id) => id as PlanarCardId),
);
/** A rule number of a later edition may be unknown to this version; it is displayed as is. */
export const rule = v.pipe(
  v.string(),
  v.regex(/^\d{3}(\.\d{1,3}[a-z]?)?$/),
  v.transform((number) => number as RuleNumber),
);
export const face = v.picklist(planarFaces);
export const by = v.picklist(rollers);
export const shown = v.picklist(audiences);
export const mark = v.picklist(marks);
export const because = v.picklist(reasonsToLeave);
export const playerCounter = v.picklist(playerCounterKinds);
export const life = v.union([whole, v.literal('infinite')]);
export const defeat = v.picklist(defeatKinds);
export const counterName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const commander = v.picklist(commanderNumbers);
export const designation = v.picklist(designationKinds);
export const dayOrNight = v.nullable(v.picklist(timesOfDay));
export const reasonForLives = v.picklist(reasonsForLives);
export const walkCause = v.picklist(planeswalkCauses);
export const counters = v.pipe(count, v.maxValue(MOST_COUNTERS));
const destination = v.picklist(destinations);

export const seatName = v.pipe(v.string(), v.maxLength(LONGEST_PLAYER_NAME));
export const look: v.GenericSchema<unknown, PlayerProfile> = fields({
  name: v.nullish(seatName, null),
  colour: v.nullish(count, null),
});

export const effect: v.GenericSchema<unknown, LastingEffect> = fields({
  does: v.optional(wordOf<EffectDeed>(), 'remind'),
  source: v.nullish(card, null),
  player: v.nullish(player, null),
  ends: v.optional(wordOf<EffectEnding>(), 'never'),
  until: v.nullish(player, null),
  note: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_NOTE)), null),
  marker: v.exactOptional(count),
});

const destinationsOrBottom = v.optional(v.pipe(v.array(destination), v.minLength(1)), () => ['bottom']);

export const operation: v.GenericSchema<unknown, PlanarOperation> = fields({
  take: fields({ kind: v.picklist(waysToTake), count: v.pipe(count, v.minValue(1)) }),
  shown: v.optional(shown, 'all'),
  planes: destinationsOrBottom,
  others: destinationsOrBottom,
  chosen: v.nullish(count, null),
  bottom: v.optional(v.picklist(bottomOrders), 'anyOrder'),
  chaos: v.optional(v.boolean(), false),
});
