/** What settings may be. An unreadable value is dropped without affecting the others. */
import * as v from 'valibot';
import { type LandlessHouseRules, ruleSets } from '../../rules/landless/land';
import { cardTypes, colorAbilities, type LandlessCard, layouts } from '../../rules/landless/landless-card';
import { colors } from '../../rules/landless/mana-cost';
import { FEWEST_DRAFTERS, MOST_DEALS, MOST_DRAFTERS, MOST_EACH } from '../../rules/landless/random-draft';
import { LARGEST_DECK } from '../../rules/landless/recipe';
import { MOST_DECKS } from '../../rules/landless/recipe-draw';
import {
  FEWEST_SHARERS,
  MOST_DRAWN,
  MOST_SHARED_STEPS,
  MOST_SHARERS,
  type SharedDeckGame,
  type SharedDeckStep,
  sharedDeckModes,
} from '../../rules/landless/shared-deck';
import type { PlanarDecks } from '../../rules/planar/decks/planar-deck';
import { mapKinds } from '../../rules/planar/planar-state';
import { MOST_SEATS } from '../../rules/turn/seat-limits';
import { count, uint32, wholeNumber } from '../game/schema/common-schemas';
import { type CompleteSchema, everyOf, type Missing } from '../game/schema/complete-schema';
import { houseSchema } from '../game/schema/table-schema';
import { fields, isUnknownWord } from '../game/schema/tolerant-schemas';
import { withOwnNames } from '../stored-names';
import {
  dice,
  facings,
  firstViews,
  LONGEST_LIST,
  landViews,
  languages,
  MOST_GROUPS,
  MOST_MARKS,
  MOST_PAUSES,
  MOST_REGULARS,
  panelLayouts,
  type SavedClock,
  type SavedDraft,
  type SavedGroup,
  type SavedLands,
  type SavedRulebook,
  type SavedSettings,
  teamKinds,
  textSizes,
  themes,
  timeLimits,
} from './saved-settings';

/** The longest limit of the clock. */
const MOST_MINUTES = 600;

const color = v.picklist(colors);

/** Card properties that the landless rules need, besides the cost. */
export const landlessCardSchema: v.GenericSchema<unknown, Omit<LandlessCard, 'cost'>> = fields({
  indicator: v.pipe(v.array(color), v.maxLength(colors.length)),
  colorAbility: v.picklist(colorAbilities),
  types: v.pipe(v.array(v.picklist(cardTypes)), v.maxLength(cardTypes.length)),
  layout: v.picklist(layouts),
  isLandAlready: v.boolean(),
});

const upTo = (most: number) => v.pipe(count, v.maxValue(most));

const landsSchema: v.GenericSchema<unknown, SavedLands> = fields({
  view: v.optional(v.picklist(landViews)),
  name: v.optional(v.pipe(v.string(), v.maxLength(300))),
  ruleSet: v.picklist(ruleSets),
  house: fields({
    colorlessArtifactMana: v.boolean(),
    costColorsEverywhere: v.boolean(),
    landsFromElsewhere: v.boolean(),
  } satisfies Record<keyof LandlessHouseRules, v.GenericSchema>),
  typed: v.pipe(v.string(), v.maxLength(300)),
  card: landlessCardSchema,
  recipe: v.optional(
    fields({
      size: upTo(LARGEST_DECK),
      number: upTo(MOST_DECKS - 1),
      from: v.optional(v.literal('list')),
    }),
  ),
});

const seat = upTo(MOST_SHARERS - 1);
const sharedDeckSteps = v.variant('kind', [
  fields({ kind: v.picklist(['mulligan', 'keep']), player: seat }),
  fields({ kind: v.literal('draw'), player: seat, count: v.pipe(upTo(MOST_DRAWN), v.minValue(1)) }),
  fields({ kind: v.literal('reshuffle'), cards: upTo(LARGEST_DECK) }),
]);
const sharedDeckStep: CompleteSchema<
  SharedDeckStep,
  Missing<typeof sharedDeckSteps, SharedDeckStep>
> = sharedDeckSteps;
const sharedDeckSchema: v.GenericSchema<unknown, SharedDeckGame> = fields({
  mode: v.picklist(sharedDeckModes),
  players: v.pipe(upTo(MOST_SHARERS), v.minValue(FEWEST_SHARERS)),
  size: upTo(LARGEST_DECK),
  steps: v.pipe(v.array(sharedDeckStep), v.maxLength(MOST_SHARED_STEPS)),
});

const draftSchema: v.GenericSchema<unknown, SavedDraft> = fields({
  list: v.pipe(v.string(), v.maxLength(LONGEST_LIST)),
  seed: v.strictTuple([uint32, uint32, uint32, uint32]),
  deals: upTo(MOST_DEALS),
  players: v.pipe(upTo(MOST_DRAFTERS), v.minValue(FEWEST_DRAFTERS)),
  each: v.pipe(upTo(MOST_EACH), v.minValue(1)),
});

const name = v.pipe(v.string(), v.maxLength(200));
const playerFields = { name, color: count };
const clockSchema: v.GenericSchema<unknown, SavedClock> = fields({
  isShown: v.boolean(),
  limit: v.nullable(
    fields({
      per: v.picklist(timeLimits),
      minutes: v.pipe(upTo(MOST_MINUTES), v.minValue(1)),
    }),
  ),
  isHeard: v.boolean(),
  pauses: v.pipe(
    v.array(
      fields({
        game: v.pipe(v.string(), v.maxLength(100)),
        from: v.number(),
        to: v.nullable(v.number()),
      }),
    ),
    v.maxLength(MOST_PAUSES),
  ),
});

const entryId = v.pipe(v.string(), v.maxLength(100));
const reading = {
  isBilingual: v.boolean(),
  marked: v.pipe(v.array(entryId), v.maxLength(MOST_MARKS)),
  lastRead: v.nullable(entryId),
  size: v.optional(v.picklist(textSizes)),
};
/** Recovers what is readable: an invalid value is dropped by itself, and so are invalid bookmarks. */
const lenientRulebookSchema: v.GenericSchema<unknown, SavedRulebook> = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(
    (stored) => typeof stored === 'object' && stored !== null && !Array.isArray(stored),
  ),
  v.transform(({ isBilingual, marked, lastRead, size }) => ({
    isBilingual: isBilingual === true,
    marked: (Array.isArray(marked) ? marked : []).filter((id) => v.is(entryId, id)).slice(0, MOST_MARKS),
    lastRead: v.is(reading.lastRead, lastRead) ? lastRead : null,
    ...(size !== undefined && v.is(reading.size, size) && { size }),
  })),
);
const regular = fields(playerFields);
/** Recovers the readable groups and their readable players. */
const lenientRegularsSchema: v.GenericSchema<unknown, readonly SavedGroup[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((stored) => stored.flatMap(readableGroup).slice(0, MOST_GROUPS)),
);

function readableGroup(stored: unknown): readonly SavedGroup[] {
  const read = v.safeParse(fields({ name, players: v.array(v.unknown()) }), stored);
  if (!read.success) return [];
  const players = read.output.players.filter((player) => v.is(regular, player)).slice(0, MOST_REGULARS);
  return [{ ...read.output, players }];
}
const choices = {
  language: v.nullable(v.picklist(languages)),
  theme: v.picklist(themes),
  facing: v.picklist(facings),
  panels: v.picklist(panelLayouts),
  die: v.picklist(dice),
  keepAwake: v.boolean(),
  vibrates: v.boolean(),
  firstView: v.picklist(firstViews),
  pictureTurns: upTo(3),
  isInstallHintSeen: v.boolean(),
  isTapHintSeen: v.boolean(),
  hintsSeen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)),
  singleKeys: v.boolean(),
  notesSeen: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  newGame: v.nullable(
    fields({
      seats: v.pipe(
        v.array(
          fields({
            ...playerFields,
            team: v.optional(count),
            deck: v.optional(v.pipe(v.string(), v.maxLength(100))),
          }),
        ),
        v.minLength(2),
        v.maxLength(MOST_SEATS),
      ),
      startingLife: wholeNumber,
      startingSeat: v.nullable(wholeNumber),
      deck: v.pipe(v.string(), v.maxLength(100)),
      planarDecks: v.optional(everyOf<PlanarDecks['kind']>()(['shared', 'own', ...mapKinds])),
      teams: v.optional(v.boolean()),
      melee: v.optional(v.boolean()),
      anyTeams: v.optional(v.picklist(teamKinds)),
      house: v.optional(houseSchema),
    }),
  ),
  regulars: v.pipe(
    v.array(
      fields({
        name,
        players: v.pipe(v.array(regular), v.maxLength(MOST_REGULARS)),
      }),
    ),
    v.maxLength(MOST_GROUPS),
  ),
  lands: v.nullable(landsSchema),
  rulebook: v.nullable(fields(reading)),
  landList: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_LIST))),
  draft: v.nullable(draftSchema),
  sharedDeck: v.nullable(sharedDeckSchema),
  clock: v.nullable(clockSchema),
} satisfies { [Field in keyof SavedSettings]: v.GenericSchema<unknown, SavedSettings[Field]> };

/** What recovers the readable parts of a setting. */
const lenient: { readonly [Field in keyof SavedSettings]?: v.GenericSchema<unknown, SavedSettings[Field]> } =
  {
    rulebook: lenientRulebookSchema,
    regulars: lenientRegularsSchema,
  };

/** Returns the readable settings, and the readable parts of the rulebook settings and the groups of players. */
export function parseSettings(stored: unknown): Partial<SavedSettings> {
  const candidates = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    candidates.flatMap(([name, value]) => {
      if (!Object.hasOwn(choices, name)) return [];
      const field = name as keyof typeof choices;
      const own = withOwnNames(value);
      const schemas: readonly (v.GenericSchema | undefined)[] = [choices[field], lenient[field]];
      for (const schema of schemas) {
        const read = schema && v.safeParse(schema, own);
        if (read?.success) return [[name, read.output]];
      }
      return [];
    }),
  );
}

/** Whether nothing is damaged; settings and words of another version are not. An array contains no settings. */
export function isReadable(stored: unknown): boolean {
  const { issues } = v.safeParse(v.partial(v.object(choices)), withOwnNames(stored));
  return !Array.isArray(stored) && (issues ?? []).every(isUnknownWord);
}

/** Returns the settings besides those found that only another version of the app can read, as they are stored. */
export function unknownSettings(
  stored: unknown,
  found: Partial<SavedSettings>,
): Readonly<Record<string, unknown>> {
  const candidates = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    candidates.filter(([name, value]) => !Object.hasOwn(found, name) && isReadable({ [name]: value })),
  );
}
