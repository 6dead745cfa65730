/** The schemas of settings. An unreadable value is dropped without affecting the others. */
import * as v from 'valibot';
import { languages } from '../../content/bilingual';
import { MAX_PLAYER_NAME_LENGTH, MAX_PLAYERS_IN_NEW_GAME } from '../../rules/limits';
import type { PlanarDecks } from '../../rules/planar/decks/planar-deck';
import { mapKinds } from '../../rules/planar/planar-state';
import type {
  SavedClock,
  SavedGroup,
  SavedRulebookSettings,
  SavedSettings,
} from '../../settings/saved-settings';
import {
  defaultCardViews,
  dieSources,
  panelLayouts,
  planeTextFacings,
  teamSharings,
  textSizes,
  themes,
  timeLimitScopes,
} from '../../settings/setting-choices';
import {
  MAX_BOOKMARKS,
  MAX_CLOCK_PAUSES,
  MAX_GROUP_PLAYERS,
  MAX_PASTED_LIST_CHARACTERS,
  MAX_PLAYER_GROUPS,
  MAX_RECENTLY_READ,
} from '../../settings/setting-limits';
import { completePicklist } from '../game/schema/complete-schema';
import { houseRulesSchema } from '../game/schema/table-schema';
import { isUnknownValue, openObject } from '../game/schema/tolerant-schemas';
import { deckChoiceSchema } from '../game/schema/value-schemas';
import { countSchema, countSchemaUpTo, integerSchema } from '../number-schemas';
import { fromStoredForm, fromStoredName } from '../stored-names/settings-and-card-names';
import { landlessSchema, randomDraftSchema, sharedDeckSchema } from './landless-and-draft-schemas';

/** Maximum stored limit of the clock in minutes; the field offers less. */
const MAX_STORED_MINUTES = 600;

const nameSchema = v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH));
const playerFields = { name: nameSchema, color: countSchema };
const clockSchema: v.GenericSchema<unknown, SavedClock> = openObject({
  isShown: v.boolean(),
  limit: v.nullable(
    openObject({
      per: v.picklist(timeLimitScopes),
      minutes: v.pipe(countSchemaUpTo(MAX_STORED_MINUTES), v.minValue(1)),
    }),
  ),
  playsSound: v.boolean(),
  pauses: v.pipe(
    v.array(
      openObject({
        game: v.pipe(v.string(), v.maxLength(100)),
        from: v.number(),
        to: v.nullable(v.number()),
      }),
    ),
    v.maxLength(MAX_CLOCK_PAUSES),
  ),
});

const entryIdSchema = v.pipe(v.string(), v.maxLength(100));
const rulebookFields = {
  isBilingual: v.boolean(),
  bookmarks: v.pipe(v.array(entryIdSchema), v.maxLength(MAX_BOOKMARKS)),
  lastRead: v.nullable(entryIdSchema),
  readBefore: v.optional(v.pipe(v.array(entryIdSchema), v.maxLength(MAX_RECENTLY_READ))),
  size: v.optional(v.picklist(textSizes)),
};
/** Recovers the readable values: an invalid value or bookmark is dropped without affecting the others. */
const lenientRulebookSchema: v.GenericSchema<unknown, SavedRulebookSettings> = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(
    (stored) => typeof stored === 'object' && stored !== null && !Array.isArray(stored),
  ),
  v.transform(({ isBilingual, bookmarks, lastRead, readBefore, size }) => ({
    isBilingual: isBilingual === true,
    bookmarks: readableIds(bookmarks, MAX_BOOKMARKS),
    lastRead: v.is(rulebookFields.lastRead, lastRead) ? lastRead : null,
    ...(readBefore !== undefined && { readBefore: readableIds(readBefore, MAX_RECENTLY_READ) }),
    ...(size !== undefined && v.is(rulebookFields.size, size) && { size }),
  })),
);

function readableIds(stored: unknown, limit: number): readonly string[] {
  return (Array.isArray(stored) ? stored : []).filter((id) => v.is(entryIdSchema, id)).slice(0, limit);
}

const groupPlayerSchema = openObject(playerFields);
/** Recovers the readable groups and their readable players. */
const lenientRegularsSchema: v.GenericSchema<unknown, readonly SavedGroup[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((stored) => stored.flatMap(readableGroup).slice(0, MAX_PLAYER_GROUPS)),
);

function readableGroup(stored: unknown): readonly SavedGroup[] {
  const parsed = v.safeParse(openObject({ name: nameSchema, players: v.array(v.unknown()) }), stored);
  if (!parsed.success) return [];
  const players = parsed.output.players
    .filter((player) => v.is(groupPlayerSchema, player))
    .slice(0, MAX_GROUP_PLAYERS);
  return [{ ...parsed.output, players }];
}
const newGameSchema = openObject({
  seats: v.pipe(
    v.array(
      openObject({
        ...playerFields,
        team: v.optional(countSchema),
        deck: v.optional(deckChoiceSchema),
      }),
    ),
    v.minLength(2),
    v.maxLength(MAX_PLAYERS_IN_NEW_GAME),
  ),
  startingLife: integerSchema,
  startingSeat: v.nullable(integerSchema),
  deck: deckChoiceSchema,
  planarDecks: v.optional(completePicklist<PlanarDecks['kind']>()(['shared', 'own', ...mapKinds])),
  isTwoHeadedGiant: v.optional(v.boolean()),
  isGrandMelee: v.optional(v.boolean()),
  teamSharing: v.optional(v.picklist(teamSharings)),
  houseRules: v.optional(houseRulesSchema),
});
export const settingSchemas = {
  language: v.nullable(v.picklist(languages)),
  theme: v.picklist(themes),
  textFacing: v.picklist(planeTextFacings),
  panels: v.picklist(panelLayouts),
  die: v.picklist(dieSources),
  keepAwake: v.boolean(),
  vibrates: v.boolean(),
  defaultCardView: v.picklist(defaultCardViews),
  pictureQuarterTurns: countSchemaUpTo(3),
  isInstallHintSeen: v.boolean(),
  areHintsOver: v.boolean(),
  hintsSeen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)),
  singleKeyShortcuts: v.boolean(),
  lastReleaseNotesRead: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  lastNewGame: v.nullable(newGameSchema),
  newGameDraft: v.nullable(newGameSchema),
  regulars: v.pipe(
    v.array(
      openObject({
        name: nameSchema,
        players: v.pipe(v.array(groupPlayerSchema), v.maxLength(MAX_GROUP_PLAYERS)),
      }),
    ),
    v.maxLength(MAX_PLAYER_GROUPS),
  ),
  lands: v.nullable(landlessSchema),
  rulebook: v.nullable(openObject(rulebookFields)),
  pastedCardList: v.nullable(v.pipe(v.string(), v.maxLength(MAX_PASTED_LIST_CHARACTERS))),
  randomDraft: v.nullable(randomDraftSchema),
  sharedDeckGame: v.nullable(sharedDeckSchema),
  clock: v.nullable(clockSchema),
} satisfies { [Field in keyof SavedSettings]: v.GenericSchema<unknown, SavedSettings[Field]> };

/** Schemas that recover the readable parts of a setting. */
const lenientSchemas: {
  readonly [Field in keyof SavedSettings]?: v.GenericSchema<unknown, SavedSettings[Field]>;
} = {
  rulebook: lenientRulebookSchema,
  regulars: lenientRegularsSchema,
};

/** Returns the readable settings, and the readable parts of the rulebook settings and the groups of players. */
export function parseSettings(stored: unknown): Partial<SavedSettings> {
  const storedEntries = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    storedEntries.flatMap(([storedName, value]) => {
      const name = fromStoredName(storedName);
      if (!Object.hasOwn(settingSchemas, name)) return [];
      const field = name as keyof typeof settingSchemas;
      const renamedValue = fromStoredForm(value);
      const schemasToTry: readonly (v.GenericSchema | undefined)[] = [
        settingSchemas[field],
        lenientSchemas[field],
      ];
      for (const schema of schemasToTry) {
        const parsed = schema && v.safeParse(schema, renamedValue);
        if (parsed?.success) return [[name, parsed.output]];
      }
      return [];
    }),
  );
}

const optionalSettingsSchema = v.object(
  Object.fromEntries(Object.entries(settingSchemas).map(([name, schema]) => [name, v.optional(schema)])),
);

/**
 * Returns whether every setting is valid; settings of another version count as valid. An array contains no settings.
 */
export function isValidForSomeVersion(stored: unknown): boolean {
  const { issues } = v.safeParse(optionalSettingsSchema, fromStoredForm(stored));
  return !Array.isArray(stored) && (issues ?? []).every(isUnknownValue);
}

/** Returns the settings, other than those found, that only another version of the app can read, as they are stored. */
export function settingsOfOtherVersions(
  stored: unknown,
  found: Partial<SavedSettings>,
): Readonly<Record<string, unknown>> {
  const storedEntries = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    storedEntries.filter(
      ([name, value]) =>
        !Object.hasOwn(found, fromStoredName(name)) && isValidForSomeVersion({ [name]: value }),
    ),
  );
}
