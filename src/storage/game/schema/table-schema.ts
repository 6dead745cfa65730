/** Parses tables from outside the app: local storage, files and other phones. */
import * as v from 'valibot';
import type { RandomState } from '../../../rules/chance/chance';
import { INITIAL_COMMANDER_RECORD } from '../../../rules/life/commander';
import { NO_DESIGNATIONS } from '../../../rules/life/designations';
import type { LossReason, PlayerTotals } from '../../../rules/life/life';
import { NO_COUNTERS } from '../../../rules/life/player-counters';
import { MAX_EFFECTS, MAX_EXTRA_TURNS, MAX_PLAYERS } from '../../../rules/limits';
import { type PlanarCardId, planarCardKinds } from '../../../rules/planar/planar-card';
import { chaosFaceCounts } from '../../../rules/planar/planar-die';
import {
  NO_PLANAR_HOUSE_RULES,
  type PlanarChoice,
  type PlanarHouseRules,
  type PlanarZone,
  type PlanarZoneOfTurn,
  type RolledDice,
  type StackedAbility,
  stackedAbilityKinds,
} from '../../../rules/planar/planar-state';
import { UNCHANGED_PROFILE } from '../../../rules/table/player-profile';
import type { OtherTurn, Table } from '../../../rules/table/table';
import type { Turn, TurnMarker } from '../../../rules/turn/turn';
import { knownValue } from '../../../rules/unknown-data';
import { countSchema, countSchemaUpTo, positiveSchema, uint32Schema } from '../../number-schemas';
import type { CompleteSchema, MissingKindsAndFields } from './complete-schema';
import { eternitiesMapSchema } from './eternities-map-schema';
import { commandersSchema, designationsSchema, playerCountersSchema } from './player-schema';
import {
  areCardsConsistent,
  areDecksConsistent,
  areMarkersConsistent,
  areSeatsConsistent,
} from './table-consistency';
import { extensibleValueSchema, openObject, variantSchema } from './tolerant-schemas';
import {
  cardIdSchema,
  cardOptionSchema,
  counterTotalSchema,
  lifeSchema,
  ongoingEffectSchema,
  operationSchema,
  planarFaceSchema,
  planeswalkReasonSchema,
  playerIdSchema,
  playerProfileSchema,
} from './value-schemas';

/** Maximum number of planar dice: one, and one more for each effect. */
const MAX_PLANAR_DICE = MAX_EFFECTS + 1;
const MAX_FREE_ROLLS = 99;

const chanceSchema: v.GenericSchema<unknown, RandomState> = v.strictTuple([
  uint32Schema,
  uint32Schema,
  uint32Schema,
  uint32Schema,
]);

const markerSchema: v.GenericSchema<unknown, TurnMarker> = openObject({
  number: v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_PLAYERS)),
  positionInLine: v.optional(countSchema, 0),
  isExtraBeforeUsualTurn: v.optional(v.boolean(), false),
  removalsDue: v.optional(countSchema, 0),
});

/** The fields of each turn of a Grand Melee. */
const perTurnFields = {
  number: v.optional(positiveSchema, 1),
  activePlayer: playerIdSchema,
  upkeeps: v.optional(positiveSchema, 1),
};

const turnSchema: v.GenericSchema<unknown, Turn> = openObject({
  ...perTurnFields,
  hasLeftBySeat: v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(MAX_PLAYERS)),
  // Games of version 0.1.0 have no teams and a fixed turn order.
  teams: v.nullish(v.array(countSchema), null),
  isReversed: v.optional(v.boolean(), false),
  teamsPlaySeparately: v.optional(v.boolean(), false),
  seating: v.nullish(v.array(playerIdSchema), null),
  extraTurns: v.optional(v.pipe(v.array(playerIdSchema), v.maxLength(MAX_EXTRA_TURNS)), () => []),
  lastUsualPlayer: v.nullish(playerIdSchema, null),
  marker: v.nullish(markerSchema, null),
});

const totalsSchema: v.GenericSchema<unknown, PlayerTotals> = openObject({
  life: lifeSchema,
  poison: v.optional(countSchema, 0),
});

const stackedAbilityVariants = variantSchema({
  planeswalking: { controller: playerIdSchema },
  chaos: { controller: playerIdSchema, card: cardIdSchema },
  encounter: { controller: playerIdSchema, card: cardIdSchema },
  threshold: { controller: playerIdSchema, card: cardIdSchema, at: countSchema },
});
const knownAbilitySchema: CompleteSchema<
  StackedAbility,
  MissingKindsAndFields<typeof stackedAbilityVariants, StackedAbility>
> = stackedAbilityVariants;

const unknownAbilitySchema = v.pipe(
  openObject({ kind: extensibleValueSchema<never>(), controller: playerIdSchema }),
  v.check(({ kind }) => knownValue<unknown>(stackedAbilityKinds, kind) === null),
);
const stackedAbilitySchema = v.union([knownAbilitySchema, unknownAbilitySchema]);

const diceSchema: v.GenericSchema<unknown, RolledDice> = openObject({
  player: playerIdSchema,
  faces: v.pipe(v.array(planarFaceSchema), v.minLength(2), v.maxLength(MAX_PLANAR_DICE)),
  paid: v.nullish(countSchema, null),
});

export const houseRulesSchema: v.GenericSchema<unknown, PlanarHouseRules> = openObject({
  blankIsChaos: v.optional(v.boolean(), NO_PLANAR_HOUSE_RULES.blankIsChaos),
  chaosFaces: v.optional(v.picklist(chaosFaceCounts), NO_PLANAR_HOUSE_RULES.chaosFaces),
  freeRolls: v.optional(countSchemaUpTo(MAX_FREE_ROLLS), NO_PLANAR_HOUSE_RULES.freeRolls),
});

const faceUpCardSchema = openObject({ card: cardIdSchema, deck: v.optional(countSchema, 0) });

const planarChoiceSchema: v.GenericSchema<unknown, PlanarChoice> = openObject({
  operation: operationSchema,
  source: v.nullish(cardIdSchema, null),
  deck: v.optional(countSchema, 0),
  cards: v.array(cardIdSchema),
  thenWalk: v.exactOptional(planeswalkReasonSchema),
  pendingBottomOrder: v.exactOptional(
    openObject({
      below: v.optional(countSchema, 0),
      others: v.optional(v.array(faceUpCardSchema), () => []),
    }),
  ),
});

/** Creates a schema for values by card, which games of version 0.1.0 lack. */
const recordByCardSchema = <T>(value: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.record(v.string(), value),
      v.transform((record) => record as Readonly<Record<PlanarCardId, T>>),
    ),
    () => ({}),
  );

/** The fields of the planar zone for each turn of a Grand Melee. */
const perTurnPlanarFields = {
  marker: v.nullish(countSchema, null),
  faceUp: v.array(faceUpCardSchema),
  controller: playerIdSchema,
  rolls: v.optional(
    v.array(openObject({ counted: v.optional(countSchema, 0), all: v.optional(countSchema, 0) })),
    () => [],
  ),
  stack: v.optional(v.array(stackedAbilitySchema), () => []),
  // Missing from games of version 0.1.0.
  choice: v.nullish(planarChoiceSchema, null),
  dice: v.nullish(diceSchema, null),
  arrived: v.optional(v.array(cardIdSchema), () => []),
};

const otherTurnSchema: v.GenericSchema<unknown, OtherTurn> = openObject({
  turn: openObject({ ...perTurnFields, marker: markerSchema }),
  planar: v.nullable(openObject(perTurnPlanarFields)),
});

const planarSchema: v.GenericSchema<unknown, PlanarZone> = openObject({
  ...perTurnPlanarFields,
  kinds: v.pipe(
    v.record(v.string(), v.picklist(planarCardKinds)),
    v.transform((kinds) => kinds as PlanarZone['kinds']),
  ),
  decks: v.pipe(
    v.array(openObject({ owner: v.nullish(playerIdSchema, null), cards: v.array(cardIdSchema) })),
    v.minLength(1),
    v.maxLength(MAX_PLAYERS),
  ),
  counters: recordByCardSchema(v.pipe(counterTotalSchema, v.minValue(1))),
  chosenOptions: recordByCardSchema(v.array(v.nullable(cardOptionSchema))),
  effects: v.optional(v.pipe(v.array(ongoingEffectSchema), v.maxLength(MAX_EFFECTS)), () => []),
  houseRules: v.optional(houseRulesSchema, NO_PLANAR_HOUSE_RULES),
  map: v.nullish(eternitiesMapSchema(cardIdSchema, planeswalkReasonSchema), null),
  visited: v.optional(v.array(cardIdSchema), () => []),
});

export const tableSchema: v.GenericSchema<unknown, Table> = v.pipe(
  openObject({
    turn: turnSchema,
    totals: v.array(totalsSchema),
    // Older versions tracked only life and poison.
    counters: v.optional(v.array(playerCountersSchema)),
    commanders: v.optional(v.array(commandersSchema)),
    designations: v.optional(designationsSchema, NO_DESIGNATIONS),
    ignoredLossReasons: v.optional(v.array(v.array(extensibleValueSchema<LossReason>()))),
    profiles: v.optional(v.array(playerProfileSchema)),
    planar: v.nullable(planarSchema),
    chance: chanceSchema,
    // Only Grand Melee games have simultaneous turns.
    otherTurns: v.optional(v.pipe(v.array(otherTurnSchema), v.maxLength(MAX_PLAYERS)), () => []),
  }),
  v.transform((table) => ({
    ...table,
    counters: table.counters ?? table.totals.map(() => NO_COUNTERS),
    commanders: table.commanders ?? table.totals.map(() => INITIAL_COMMANDER_RECORD),
    ignoredLossReasons: table.ignoredLossReasons ?? table.totals.map(() => []),
    profiles: table.profiles ?? table.totals.map(() => UNCHANGED_PROFILE),
    planar: table.planar && withDefaultRolls(table.planar, table.totals.length),
    otherTurns: table.otherTurns.map((other) => ({
      ...other,
      planar: other.planar && withDefaultRolls(other.planar, table.totals.length),
    })),
  })),
  v.check(
    (table) =>
      areSeatsConsistent(table) &&
      areMarkersConsistent(table) &&
      areCardsConsistent(table) &&
      areDecksConsistent(table),
  ),
);

/** Adds empty roll counts if the row has none. */
function withDefaultRolls<Part extends PlanarZoneOfTurn>(part: Part, seatCount: number): Part {
  if (part.rolls.length > 0) return part;
  return { ...part, rolls: Array.from({ length: seatCount }, () => ({ counted: 0, all: 0 })) };
}

/** Returns a table, with defaults for missing parts; null if the value is not a table. */
export function readTable(value: unknown): Table | null {
  const parsed = v.safeParse(tableSchema, value);
  return parsed.success ? parsed.output : null;
}
