/** Values that tables, moves and happenings have in common, parsed as they come from outside. */
import * as v from 'valibot';
import type { defeatKinds } from '../rules/life/life';
import type { playerCounterKinds } from '../rules/life/player-counters';
import type { LastingEffect } from '../rules/planar/lasting-effect';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { PlanarOperation } from '../rules/planar/planar-operation';
import type { RuleNumber } from '../rules/rule';
import type { Look } from '../rules/table/looks';
import type { PlayerId } from '../rules/turn/turn';

export const MOST_SEATS = 64;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 200;
export const MOST_EXTRA_TURNS = 64;
export const MOST_EFFECTS = 64;
const MOST_COUNTERS = 999;
export const MOST_DICE = MOST_EFFECTS + 1;
export const MOST_FREE_ROLLS = 99;

export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
export const uint32 = v.pipe(count, v.maxValue(0xffff_ffff));
export const player = v.pipe(
  count,
  v.maxValue(MOST_SEATS - 1),
  v.transform((seat) => seat as PlayerId),
);
export const card = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.transform((id) => id as PlanarCardId),
);
/** A number that a later edition knows may be unknown here; it is shown as it stands. */
export const rule = v.pipe(
  v.string(),
  v.regex(/^\d{3}(\.\d{1,3}[a-z]?)?$/),
  v.transform((number) => number as RuleNumber),
);
export const face = v.picklist(['blank', 'chaos', 'planeswalk']);
export const by = v.picklist(['app', 'table']);
export const shown = v.picklist(['all', 'controller']);
export const mark = v.picklist([0, 1]);
export const because = v.picklist([
  'noLife',
  'poison',
  'commanderDamage',
  'emptyLibrary',
  'conceded',
  'team',
]);
export const counterKinds: typeof playerCounterKinds = [
  'energy',
  'experience',
  'rad',
  'treasure',
  'storm',
  'ring',
];
export const playerCounter = v.picklist(counterKinds);
export const life = v.union([whole, v.literal('infinite')]);
const defeats: typeof defeatKinds = ['noLife', 'poison', 'commanderDamage'];
export const defeat = v.picklist(defeats);
export const counterName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const commander = v.picklist([0, 1]);
export const designation = v.picklist(['monarch', 'initiative', 'blessing']);
export const dayOrNight = v.nullable(v.picklist(['day', 'night']));
export const reasonForLives = v.picklist(['everyone', 'exchanged', 'redistributed']);
export const walkCause = v.picklist(['planeswalkingAbility', 'phenomenonLeft', 'effect', 'ownerLeft']);
export const counters = v.pipe(count, v.maxValue(MOST_COUNTERS));
const destination = v.picklist(['top', 'bottom', 'walk', 'add']);

export const seatName = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
export const look: v.GenericSchema<unknown, Look> = v.object({
  name: v.nullable(seatName),
  colour: v.nullable(count),
});

export const effect: v.GenericSchema<unknown, LastingEffect> = v.object({
  does: v.picklist(['remind', 'blankIsChaos', 'walkIsChaos', 'extraDie', 'lookFirst', 'cannotLose']),
  source: v.nullable(card),
  player: v.nullable(player),
  ends: v.picklist(['planeswalk', 'leavingAPlane', 'turnOf', 'never']),
  until: v.nullable(player),
  note: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))),
  marker: v.exactOptional(count),
});

export const operation: v.GenericSchema<unknown, PlanarOperation> = v.object({
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
