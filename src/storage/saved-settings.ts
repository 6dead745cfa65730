/** The user's choices, as they are kept. */
import type { LandlessHouse, RuleSet } from '../rules/landless/land';
import type { LandlessCard } from '../rules/landless/landless-card';
import type { RandomDraft } from '../rules/landless/random-draft';
import type { SharedDeckGame } from '../rules/landless/shared-deck';
import type { HouseRules } from '../rules/planar/planar';
import type { PlanarDecks } from '../rules/planar/planar-deck';

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
