/** The user's choices. A value that cannot be read is left out, so one odd value costs only itself. */
import * as v from 'valibot';
import type { LandlessHouse, RuleSet } from '../rules/landless/land';
import type { LandlessCard } from '../rules/landless/landless-card';
import type { RandomDraft } from '../rules/landless/random-draft';
import type { SharedDeckGame } from '../rules/landless/shared-deck';
import type { HouseRules } from '../rules/planar/planar';
import type { PlanarDecks } from '../rules/planar/planar-deck';
import { putAtOnce } from './at-once';
import type { Database } from './database';
import { count, uint32, whole } from './game-values';
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

export interface SavedSettings {
  /** Null: as the phone speaks. */
  readonly language: 'en' | 'ru' | null;
  readonly theme: 'phone' | 'dark' | 'light';
  /** How many sides of the table the plane's text is turned to. */
  readonly facing: 'one' | 'two' | 'four';
  /** How the panels of the seats lie: along two sides of the table, around all four, or upright for one reader. */
  readonly panels: 'twoSides' | 'fourSides' | 'upright';
  /** Who throws the planar die: the app, or the table with a die of its own. */
  readonly die: 'app' | 'table';
  readonly keepAwake: boolean;
  /** Whether the phone is felt at every touch that changes a total. */
  readonly vibrates: boolean;
  /** What a card shows first where it has a picture. */
  readonly firstView: 'picture' | 'text';
  /** Quarter turns of pictures, beyond the one that makes them largest. */
  readonly pictureTurns: number;
  /** What the last game was started with. */
  readonly newGame: SavedNewGame | null;
  /** Those who often play together. */
  readonly regulars: readonly SavedGroup[];
  /** The card looked at last as a land, and by which rules. */
  readonly lands: SavedLands | null;
  /** How the rulebook is read, what is marked in it, and the entry read last. */
  readonly rulebook: SavedRulebook | null;
  /** The list of cards that was last looked at as lands, as it was pasted. */
  readonly landList: string | null;
  /** The draft at random that was dealt last, and what from. */
  readonly draft: SavedDraft | null;
  /** The game with one deck for all. */
  readonly sharedDeck: SharedDeckGame | null;
  /** The clock of the table; null until somebody asks for it. */
  readonly clock: SavedClock | null;
}

export interface SavedClock {
  /** Whether it is seen at the table. */
  readonly isShown: boolean;
  /** How long a turn, or all turns of a player together, ought to take; null for no limit. */
  readonly limit: { readonly per: 'turn' | 'player'; readonly minutes: number } | null;
  /** Whether it sounds when a limit is reached. */
  readonly isHeard: boolean;
  /** When games stood still, in milliseconds since 1970; `to` is null until somebody goes on. */
  readonly pauses: readonly { readonly game: string; readonly from: number; readonly to: number | null }[];
}

export interface SavedRulebook {
  /** Both languages beside each other. */
  readonly isBilingual: boolean;
  /** Ids of entries, the latest first. */
  readonly marked: readonly string[];
  readonly lastRead: string | null;
  /** How large the text of rules is; version 0.1.0 knew one size. */
  readonly size?: 'normal' | 'large' | 'largest' | undefined;
}

export interface SavedDraft extends RandomDraft {
  /** The collection as it was pasted. */
  readonly list: string;
}

export interface SavedLands {
  /** What is shown: one card, a list, or what helps to play. Version 0.1.0 knew only the first. */
  readonly view?: 'card' | 'list' | 'aids' | undefined;
  readonly ruleSet: RuleSet;
  readonly house: LandlessHouse;
  /** The mana cost as it was typed. */
  readonly typed: string;
  /** What the card was called when it was looked up; empty when it was described by hand. */
  readonly name?: string | undefined;
  /** Everything else about the card. */
  readonly card: Omit<LandlessCard, 'cost'>;
}

/** A player by name and colour, as somebody who may sit down again. */
export interface SavedPlayer {
  readonly name: string;
  readonly colour: number;
}

/** Players who often play together, by a name of their own. */
export interface SavedGroup {
  readonly name: string;
  readonly players: readonly SavedPlayer[];
}

export interface SavedNewGame {
  /** `team`: which team the seat plays for, where teams may have any shape. */
  readonly seats: readonly (SavedPlayer & {
    readonly team?: number | undefined;
    /** What the seat's own deck comes of, where it is another than that of all. */
    readonly deck?: string | undefined;
  })[];
  readonly startingLife: number;
  /** A seat, or null for a random one. */
  readonly startingSeat: number | null;
  readonly deck: string;
  /** Version 0.1.0 knew only a deck shared by all, no teams and no rules of the house. */
  readonly planarDecks?: PlanarDecks['kind'] | undefined;
  readonly teams?: boolean | undefined;
  readonly melee?: boolean | undefined;
  /** Teams of any shape: whether each shares life and turns; without it there are none. */
  readonly anyTeams?: 'shared' | 'apart' | undefined;
  readonly house?: HouseRules | undefined;
}

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
