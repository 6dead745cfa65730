/** The user's settings in their stored form. */
import type { Language } from '../content/bilingual';
import type { CardCharacteristics } from '../rules/landless/card-characteristics';
import type { LandlessHouseRules, RuleSet } from '../rules/landless/land';
import type { RandomDraft } from '../rules/landless/random-draft';
import type { RecipeDeck } from '../rules/landless/recipe-draw';
import type { SharedDeckGame } from '../rules/landless/shared-deck';
import type { PlanarDecks } from '../rules/planar/decks/planar-deck';
import type { PlanarHouseRules } from '../rules/planar/planar-state';
import type {
  defaultCardViews,
  dieSources,
  landViews,
  PlaneTextFacing,
  panelLayouts,
  TeamSharing,
  TextSize,
  themes,
  timeLimitScopes,
} from './setting-choices';

export interface SavedSettings {
  /** Null means the language of the phone. */
  readonly language: Language | null;
  readonly theme: (typeof themes)[number];
  readonly textFacing: PlaneTextFacing;
  readonly panels: (typeof panelLayouts)[number];
  readonly die: (typeof dieSources)[number];
  readonly keepAwake: boolean;
  /** Whether the phone vibrates on every tap that changes a total. */
  readonly vibrates: boolean;
  readonly defaultCardView: (typeof defaultCardViews)[number];
  /** Additional quarter turns of pictures, beyond the rotation that makes them largest. */
  readonly pictureQuarterTurns: number;
  /** Whether the hint about adding the app to the Home Screen was dismissed. */
  readonly isInstallHintSeen: boolean;
  /** Whether the hint about tapping and holding a life panel, and all other first-game hints, are no longer needed. */
  readonly areHintsOver: boolean;
  /** The first-game hints that were followed or dismissed. */
  readonly hintsSeen: readonly string[];
  /** Whether single letters work as keyboard shortcuts at the table. */
  readonly singleKeyShortcuts: boolean;
  /** The id of the latest release notes that were read, or null. */
  readonly lastReleaseNotesRead: string | null;
  /** The settings of the last game. */
  readonly lastNewGame: SavedNewGameForm | null;
  /** The new game form as it was left without starting a game. */
  readonly newGameDraft: SavedNewGameForm | null;
  /** Groups of players who often play together. */
  readonly regulars: readonly SavedGroup[];
  /** The card last viewed in the landless variant, and its rules. */
  readonly lands: SavedLandlessForm | null;
  /** The display of the rulebook, its bookmarks and the entries read recently. */
  readonly rulebook: SavedRulebookSettings | null;
  /** The list of cards last pasted for the landless variant. */
  readonly pastedCardList: string | null;
  /** The last random draft and its source. */
  readonly randomDraft: SavedRandomDraft | null;
  /** The latest game with one shared deck. */
  readonly sharedDeckGame: SharedDeckGame | null;
  /** The settings of the game clock; null until it is first used. */
  readonly clock: SavedClock | null;
}

export interface SavedClock {
  /** Whether the clock is shown at the table. */
  readonly isShown: boolean;
  /** Null for no limit. */
  readonly limit: { readonly per: (typeof timeLimitScopes)[number]; readonly minutes: number } | null;
  /** Whether a sound is played when a limit is reached. */
  readonly playsSound: boolean;
  /** When games were paused, in milliseconds since 1970; `to` is null while the game is paused. */
  readonly pauses: readonly { readonly game: string; readonly from: number; readonly to: number | null }[];
}

export interface SavedRulebookSettings {
  /** Whether both languages are shown side by side. */
  readonly isBilingual: boolean;
  /** Ids of bookmarked entries, latest first. */
  readonly bookmarks: readonly string[];
  readonly lastRead: string | null;
  /** Ids of entries read before the last one, latest first; missing from data of earlier versions. */
  readonly readBefore?: readonly string[] | undefined;
  /** Missing from data of version 0.1.0. */
  readonly size?: TextSize | undefined;
}

export interface SavedRandomDraft extends RandomDraft {
  /** The collection as pasted. */
  readonly list: string;
}

export interface SavedLandlessForm {
  /** Missing from data of version 0.1.0. */
  readonly view?: (typeof landViews)[number] | undefined;
  readonly ruleSet: RuleSet;
  readonly houseRules: LandlessHouseRules;
  /** The mana cost as typed. */
  readonly typedCost: string;
  /** The name under which the card was looked up; empty if it was entered by hand. */
  readonly name?: string | undefined;
  /** A name that is being typed; missing if none was typed since the card was entered. */
  readonly typedName?: string | undefined;
  /** The card without its cost. */
  readonly card: Omit<CardCharacteristics, 'cost'>;
  /** The deck last drawn by the recipe; missing before the first. */
  readonly recipe?: RecipeDeck | undefined;
}

/** A player's name and color, saved for later games. */
export interface SavedPlayer {
  readonly name: string;
  readonly color: number;
}

/** A named group of players who often play together. */
export interface SavedGroup {
  readonly name: string;
  readonly players: readonly SavedPlayer[];
}

export interface SavedNewGameForm {
  /** `team`: the index of the seat's team if teams may have any shape. */
  readonly seats: readonly (SavedPlayer & {
    readonly team?: number | undefined;
    /** The source of the seat's own deck if it differs from the game's. */
    readonly deck?: string | undefined;
  })[];
  readonly startingLife: number;
  /** A seat, or null for a random one. */
  readonly startingSeat: number | null;
  readonly deck: string;
  /** Missing from data of version 0.1.0, which supported only a shared deck, without teams and house rules. */
  readonly planarDecks?: PlanarDecks['kind'] | undefined;
  readonly isTwoHeadedGiant?: boolean | undefined;
  readonly isGrandMelee?: boolean | undefined;
  /** Missing unless teams may have any shape. */
  readonly teamSharing?: TeamSharing | undefined;
  readonly houseRules?: PlanarHouseRules | undefined;
}
