/** The schemas of the settings of the landless variant. */
import * as v from 'valibot';
import { type LandlessHouseRules, ruleSets } from '../../rules/landless/land';
import { MAX_CARDS_EACH, MAX_DEALS, MAX_DRAFTERS, MIN_DRAFTERS } from '../../rules/landless/random-draft';
import { MAX_DECK_SIZE } from '../../rules/landless/recipe';
import { DECK_NUMBER_COUNT } from '../../rules/landless/recipe-draw';
import {
  MAX_CARDS_PER_DRAW,
  MAX_SHARED_DECK_STEPS,
  MAX_SHARERS,
  MIN_SHARERS,
  type SharedDeckGame,
  type SharedDeckStep,
  sharedDeckModes,
} from '../../rules/landless/shared-deck';
import type { SavedLandlessForm, SavedRandomDraft } from '../../settings/saved-settings';
import { landViews } from '../../settings/setting-choices';
import { MAX_PASTED_LIST_CHARACTERS } from '../../settings/setting-limits';
import { cardCharacteristicsSchema } from '../cards/card-characteristics-schema';
import type { CompleteSchema, MissingKindsAndFields } from '../game/schema/complete-schema';
import { openObject } from '../game/schema/tolerant-schemas';
import { countSchemaUpTo, uint32Schema } from '../number-schemas';

export const landlessSchema: v.GenericSchema<unknown, SavedLandlessForm> = openObject({
  view: v.optional(v.picklist(landViews)),
  name: v.optional(v.pipe(v.string(), v.maxLength(300))),
  typedName: v.optional(v.pipe(v.string(), v.maxLength(300))),
  ruleSet: v.picklist(ruleSets),
  houseRules: openObject({
    colorlessArtifactMana: v.boolean(),
    costColorsEverywhere: v.boolean(),
    landsFromElsewhere: v.boolean(),
  } satisfies Record<keyof LandlessHouseRules, v.GenericSchema>),
  typedCost: v.pipe(v.string(), v.maxLength(300)),
  card: cardCharacteristicsSchema,
  recipe: v.optional(
    openObject({
      size: countSchemaUpTo(MAX_DECK_SIZE),
      number: countSchemaUpTo(DECK_NUMBER_COUNT - 1),
      from: v.optional(v.literal('list')),
    }),
  ),
});

const seatSchema = countSchemaUpTo(MAX_SHARERS - 1);
const sharedDeckStepVariants = v.variant('kind', [
  openObject({ kind: v.picklist(['mulligan', 'keep']), player: seatSchema }),
  openObject({
    kind: v.literal('draw'),
    player: seatSchema,
    count: v.pipe(countSchemaUpTo(MAX_CARDS_PER_DRAW), v.minValue(1)),
  }),
  openObject({ kind: v.literal('reshuffle'), cards: countSchemaUpTo(MAX_DECK_SIZE) }),
]);
const sharedDeckStepSchema: CompleteSchema<
  SharedDeckStep,
  MissingKindsAndFields<typeof sharedDeckStepVariants, SharedDeckStep>
> = sharedDeckStepVariants;
export const sharedDeckSchema: v.GenericSchema<unknown, SharedDeckGame> = openObject({
  mode: v.picklist(sharedDeckModes),
  players: v.pipe(countSchemaUpTo(MAX_SHARERS), v.minValue(MIN_SHARERS)),
  size: countSchemaUpTo(MAX_DECK_SIZE),
  steps: v.pipe(v.array(sharedDeckStepSchema), v.maxLength(MAX_SHARED_DECK_STEPS)),
});

export const randomDraftSchema: v.GenericSchema<unknown, SavedRandomDraft> = openObject({
  list: v.pipe(v.string(), v.maxLength(MAX_PASTED_LIST_CHARACTERS)),
  seed: v.strictTuple([uint32Schema, uint32Schema, uint32Schema, uint32Schema]),
  deals: countSchemaUpTo(MAX_DEALS),
  players: v.pipe(countSchemaUpTo(MAX_DRAFTERS), v.minValue(MIN_DRAFTERS)),
  cardsPerPlayer: v.pipe(countSchemaUpTo(MAX_CARDS_EACH), v.minValue(1)),
});
