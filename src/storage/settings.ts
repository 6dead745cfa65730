/** The user's choices. A value that cannot be read is left out, so one odd value costs only itself. */
import * as v from 'valibot';
import type { LandlessCard } from '../rules/landless/landless-card';
import type { SharedDeckGame } from '../rules/landless/shared-deck';
import { putAtOnce } from './at-once';
import type { Database } from './database';
import { count, uint32, whole } from './game-values';
import type { SavedClock, SavedDraft, SavedLands, SavedRulebook, SavedSettings } from './saved-settings';
import { noSecondCopy, type SecondCopy } from './second-copy';
import { houseSchema } from './table-schema';

const KEY = 'settings';
/** Letters of a pasted list. */
const LONGEST_LIST = 200_000;
/** Of a clock's limit. */
const MOST_MINUTES = 600;
const MOST_PAUSES = 1000;
/** As many as can be laid out on a screen. */
const MOST_SEATS = 12;
const MOST_GROUPS = 50;
const MOST_REGULARS = 100;

const colour = v.picklist(['W', 'U', 'B', 'R', 'G']);

/** What the landless rules ask of a card besides its cost. */
export const landlessCardSchema: v.GenericSchema<unknown, Omit<LandlessCard, 'cost'>> = v.object({
  indicator: v.pipe(v.array(colour), v.maxLength(5)),
  colourAbility: v.picklist(['none', 'colourless', 'allColours']),
  types: v.pipe(
    v.array(
      v.picklist([
        'artifact',
        'battle',
        'creature',
        'enchantment',
        'instant',
        'kindred',
        'land',
        'planeswalker',
        'sorcery',
      ]),
    ),
    v.maxLength(9),
  ),
  layout: v.picklist(['normal', 'split', 'doubleFaced', 'modalLand', 'flip', 'other']),
  isLandAlready: v.boolean(),
});

const landsSchema: v.GenericSchema<unknown, SavedLands> = v.object({
  view: v.optional(v.picklist(['card', 'list', 'aids'])),
  name: v.optional(v.pipe(v.string(), v.maxLength(300))),
  ruleSet: v.picklist(['cube', 'landlessMtg']),
  house: v.object({
    colourlessArtifactMana: v.boolean(),
    costColoursEverywhere: v.boolean(),
    landsFromElsewhere: v.boolean(),
  }),
  typed: v.pipe(v.string(), v.maxLength(300)),
  card: landlessCardSchema,
});

const upTo = (most: number) => v.pipe(count, v.maxValue(most));

const seat = upTo(7);
const sharedDeckSchema: v.GenericSchema<unknown, SharedDeckGame> = v.object({
  mode: v.picklist(['single', 'double']),
  players: v.pipe(upTo(8), v.minValue(2)),
  size: upTo(2000),
  steps: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.picklist(['mulligan', 'keep']), player: seat }),
        v.object({ kind: v.literal('draw'), player: seat, count: v.pipe(upTo(20), v.minValue(1)) }),
        v.object({ kind: v.literal('reshuffle'), cards: upTo(2000) }),
      ]),
    ),
    v.maxLength(2000),
  ),
});

const draftSchema: v.GenericSchema<unknown, SavedDraft> = v.object({
  list: v.pipe(v.string(), v.maxLength(LONGEST_LIST)),
  seed: v.strictTuple([uint32, uint32, uint32, uint32]),
  deals: upTo(50),
  players: v.pipe(upTo(12), v.minValue(1)),
  each: v.pipe(upTo(300), v.minValue(1)),
});

const name = v.pipe(v.string(), v.maxLength(200));
const playerFields = { name, colour: count };
const clockSchema: v.GenericSchema<unknown, SavedClock> = v.object({
  isShown: v.boolean(),
  limit: v.nullable(
    v.object({
      per: v.picklist(['turn', 'player']),
      minutes: v.pipe(upTo(MOST_MINUTES), v.minValue(1)),
    }),
  ),
  isHeard: v.boolean(),
  pauses: v.pipe(
    v.array(
      v.object({
        game: v.pipe(v.string(), v.maxLength(100)),
        from: v.number(),
        to: v.nullable(v.number()),
      }),
    ),
    v.maxLength(MOST_PAUSES),
  ),
});

const entryId = v.pipe(v.string(), v.maxLength(100));
const MOST_MARKS = 1000;
const reading = {
  isBilingual: v.boolean(),
  marked: v.pipe(v.array(entryId), v.maxLength(MOST_MARKS)),
  lastRead: v.nullable(entryId),
  size: v.optional(v.picklist(['normal', 'large', 'largest'])),
};
/** What of it can be read: an odd value costs only itself, and of the marked entries only the odd ones. */
const readableReading: v.GenericSchema<unknown, SavedRulebook> = v.pipe(
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
const mapKinds = ['open', 'sevenBySeven'] as const;
const fields = {
  language: v.nullable(v.picklist(['en', 'ru'])),
  theme: v.picklist(['phone', 'dark', 'light']),
  facing: v.picklist(['one', 'two', 'four']),
  panels: v.picklist(['twoSides', 'fourSides', 'upright']),
  die: v.picklist(['app', 'table']),
  keepAwake: v.boolean(),
  vibrates: v.boolean(),
  firstView: v.picklist(['picture', 'text']),
  pictureTurns: upTo(3),
  newGame: v.nullable(
    v.object({
      seats: v.pipe(
        v.array(
          v.object({
            ...playerFields,
            team: v.optional(count),
            deck: v.optional(v.pipe(v.string(), v.maxLength(100))),
          }),
        ),
        v.minLength(2),
        v.maxLength(MOST_SEATS),
      ),
      startingLife: whole,
      startingSeat: v.nullable(whole),
      deck: v.pipe(v.string(), v.maxLength(100)),
      planarDecks: v.optional(v.picklist(['shared', 'own', ...mapKinds])),
      teams: v.optional(v.boolean()),
      melee: v.optional(v.boolean()),
      anyTeams: v.optional(v.picklist(['shared', 'apart'])),
      house: v.optional(houseSchema),
    }),
  ),
  regulars: v.pipe(
    v.array(
      v.object({
        name,
        players: v.pipe(v.array(v.object(playerFields)), v.maxLength(MOST_REGULARS)),
      }),
    ),
    v.maxLength(MOST_GROUPS),
  ),
  lands: v.nullable(landsSchema),
  rulebook: v.nullable(v.object(reading)),
  landList: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_LIST))),
  draft: v.nullable(draftSchema),
  sharedDeck: v.nullable(sharedDeckSchema),
  clock: v.nullable(clockSchema),
} satisfies { [Field in keyof SavedSettings]: v.GenericSchema<unknown, SavedSettings[Field]> };

/** The readable ones among the stored choices, and what is readable of how the rulebook is read. */
export function parseSettings(stored: unknown): Partial<SavedSettings> {
  const candidates = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    candidates.flatMap(([name, value]) => {
      if (!Object.hasOwn(fields, name)) return [];
      if (v.is(fields[name as keyof typeof fields], value)) return [[name, value]];
      const mended = name === 'rulebook' ? v.safeParse(readableReading, value) : null;
      return mended?.success ? [[name, mended.output]] : [];
    }),
  );
}

/** Whether every choice in it is one of those known here; choices not known here do no harm. A list holds no choices. */
function isReadable(stored: unknown): boolean {
  return !Array.isArray(stored) && v.is(v.partial(v.object(fields)), stored);
}

export interface SettingsStore {
  read(): Promise<Partial<SavedSettings>>;
  write(settings: SavedSettings): Promise<void>;
}

export function createSettingsStore(database: Database, copy: SecondCopy = noSecondCopy): SettingsStore {
  const { settings, damaged } = database;

  async function setAside(unreadable: unknown, readable: Partial<SavedSettings>): Promise<void> {
    await database.transaction('rw', settings, damaged, async () => {
      await damaged.add({ settings: unreadable });
      await settings.put({ key: KEY, value: readable });
    });
  }

  return {
    /** What cannot be read is set aside; the choices that can be read stay. */
    async read() {
      const row = (await settings.get(KEY)) as { value?: unknown } | undefined;
      const readable = parseSettings(row?.value);
      if (row && !isReadable(row.value)) await setAside(row.value, readable);
      return readable;
    },
    async write(value) {
      const row = { key: KEY, value };
      await putAtOnce(settings, row);
      copy.followSettings(row);
    },
  };
}
