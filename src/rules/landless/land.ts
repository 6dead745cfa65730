/** What a card becomes when played as a land. 305.6 basic land types and their mana abilities · 205.4 supertypes. */
import type { Color } from './mana-cost';

/** The two rule sets a table can play by: the cube's, and Landless MTG 1.1. */
export const ruleSets = ['cube', 'landlessMtg'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** In the fixed order of land names (cube rule 1, third footnote), which differs from the order of mana costs. */
export const basicLandTypes = ['plains', 'swamp', 'mountain', 'island', 'forest'] as const;
export type BasicLandType = (typeof basicLandTypes)[number];

export const typeOfColor: Readonly<Record<Color, BasicLandType>> = {
  W: 'plains',
  B: 'swamp',
  R: 'mountain',
  U: 'island',
  G: 'forest',
};

export type LandName =
  /** Cube: artifact first, then the land types. A card without any of these has no land name. */
  | { readonly kind: 'words'; readonly words: readonly ('artifact' | BasicLandType)[] }
  | { readonly kind: 'card'; readonly card: 'transguildPromenade' | 'shimmeringGrotto' }
  /** Landless MTG names no lands: a label for display that no rule compares. */
  | { readonly kind: 'label'; readonly colors: readonly Color[] }
  /** Its own name: a real land card, played as itself. */
  | { readonly kind: 'itsOwn' };

export type LandAbility =
  /** {T}: Add one mana of one of these colors. */
  | { readonly kind: 'tap'; readonly mana: readonly (Color | 'C')[] }
  /** {1}, {T}: Add one mana of any color. */
  | { readonly kind: 'payOneForAny' }
  /** When it enters, sacrifice it unless you pay {1}. */
  | { readonly kind: 'sacrificeUnlessPaid' };

export const zones = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'stack'] as const;
export type Zone = (typeof zones)[number];

/** Points of the two rule sets, and the Comprehensive Rules that decide together with them. */
export type LandlessRule =
  | 'cube 1'
  | 'cube 1 **'
  | 'cube 1 ***'
  | 'cube 2'
  | 'cube 2a'
  | 'cube 3'
  | 'landless 1'
  | 'landless 2'
  | 'landless 3'
  | 'landless 4'
  | 'landless 5'
  | '105.2'
  | '305.1'
  | '305.6'
  | '707.2';

/** Questions that each rule set leaves open and this app has ruled on. */
export const rulings = {
  cube: [
    'colorlessArtifact',
    'colorlessNonartifact',
    'devoid',
    'colorIndicator',
    'allColors',
    'splitCard',
    'frontFace',
    'landOnBackByCost',
    'normalCost',
    'realLand',
    'typesLost',
    'artifactWordForm',
    'usesLandPlay',
    'landCardInHand',
    'landForEveryEffect',
    'onlyNonlandIgnored',
    'landSearches',
    'copies',
    'effectsAgainstLands',
    'playedFromElsewhere',
    'exiledLands',
    'landsOnBothFaces',
  ],
  landlessMtg: [
    'labelIsNoName',
    'noBasicTypes',
    'oneManaAbility',
    'grottoAddsColorless',
    'colorsByGameRules',
    'artifactLost',
    'supertypesLost',
    'playedOnlyAsLandInExile',
    'leavesAsLand',
    'noLandsInLibraries',
    'mayPlayThatCard',
    'promenadeSacrificedOnEntering',
    'ownerOfSharedCard',
    'deckRunsOut',
    'doubledDraws',
    'staysSameLand',
    'realLandInDeck',
    'splitCard',
    'frontFace',
    'landOnBackByColors',
    'landsOnBothFaces',
    'normalColors',
  ],
} as const satisfies Readonly<Record<RuleSet, readonly string[]>>;
export type Ruling = (typeof rulings)[RuleSet][number];

/** Why the land is what it is, each reason with its rule. */
export type LandReason =
  | 'colorsInCost'
  | 'noColorInCost'
  | 'artifactStays'
  | 'basicOfOneType'
  | 'nonbasicWithoutType'
  | 'nonbasicOfSeveralTypes'
  | 'nonbasicArtifact'
  | 'intrinsicMana'
  | 'fixedOrder'
  | 'colorsOfCard'
  | 'colorless'
  | 'basicOfColor'
  | 'twoOrThree'
  | 'fourOrFive'
  | 'grotto'
  | 'realLand'
  | 'everyZone'
  | 'battlefieldAndExile'
  | 'houseColorlessMana'
  | 'houseCostColors'
  | 'houseFromElsewhere';

export interface Reason {
  readonly rule: LandlessRule;
  readonly because: LandReason;
  readonly colors?: readonly Color[];
}

export interface Land {
  readonly ruleSet: RuleSet;
  readonly name: LandName;
  readonly isBasic: boolean;
  readonly isArtifact: boolean;
  readonly landTypes: readonly BasicLandType[];
  readonly abilities: readonly LandAbility[];
  /** 'byItsText': only the text of a real land says how it enters. */
  readonly enters: 'untapped' | 'tapped' | 'byItsText';
  /** Zones in which it remains this land. */
  readonly zonesAsLand: readonly Zone[];
  readonly reasons: readonly Reason[];
  readonly rulings: readonly Ruling[];
}

/** What a table may agree on where the rules are open. */
export const landlessHouseRuleNames = [
  /** A colorless artifact taps for {C}. */
  'colorlessArtifactMana',
  /** Colors are those of the mana cost in every rule of the cube. */
  'costColorsEverywhere',
  /** If lands may be played from another zone, cards may be played from there as lands. */
  'landsFromElsewhere',
] as const;
/** Which house rules are on; by default, none. */
export type LandlessHouseRules = Readonly<Record<(typeof landlessHouseRuleNames)[number], boolean>>;

export const NO_LANDLESS_HOUSE_RULES: LandlessHouseRules = {
  colorlessArtifactMana: false,
  costColorsEverywhere: false,
  landsFromElsewhere: false,
};
