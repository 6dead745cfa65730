/** What a card becomes when played as a land. 305.6 basic land types and their mana abilities · 205.4 supertypes. */
import type { Color } from './mana-cost';

/** The two sets of rules a table may play by: the cube's, and Landless MTG 1.1. */
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
  | { readonly kind: 'tokens'; readonly tokens: readonly ('artifact' | BasicLandType)[] }
  | { readonly kind: 'card'; readonly card: 'transguildPromenade' | 'shimmeringGrotto' }
  /** Landless MTG names no lands: a label for display that no rule compares. */
  | { readonly kind: 'label'; readonly colors: readonly Color[] }
  /** Its own name: a card that was a land from the start, and is played as that. */
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

/** Questions that the rule sets leave open and this app has ruled on; numbered as in the documentation. */
export const openPoints = [
  ...(['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8', 'U9', 'U10', 'U11', 'U12', 'U13', 'U14'] as const),
  ...(['U15', 'U16', 'U17', 'U18', 'U19', 'U20', 'U21', 'U22'] as const),
  ...(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'E12', 'E13', 'E14'] as const),
  ...(['E15', 'E16', 'E17', 'E18', 'E19', 'E20', 'E21', 'E22'] as const),
] as const;
export type OpenPoint = (typeof openPoints)[number];

/** Why the land is what it is, each reason with its rule. */
export type LandReason =
  | 'colorsInCost'
  | 'noColorInCost'
  | 'artifactStays'
  | 'basicOfOneType'
  | 'nonbasic'
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
  readonly why: LandReason;
  readonly colors?: readonly Color[];
}

export interface Land {
  readonly ruleSet: RuleSet;
  readonly name: LandName;
  readonly isBasic: boolean;
  readonly isArtifact: boolean;
  readonly landTypes: readonly BasicLandType[];
  readonly abilities: readonly LandAbility[];
  /** Only the text of a real land tells how it enters. */
  readonly enters: 'untapped' | 'tapped' | 'byItsText';
  /** Zones in which it remains this land. */
  readonly landIn: readonly Zone[];
  readonly reasons: readonly Reason[];
  readonly notes: readonly OpenPoint[];
}

/** What a table may agree on where the rules are open. All are off by default. */
export interface LandlessHouseRules {
  /** U1: a colorless artifact taps for {C}. */
  readonly colorlessArtifactMana: boolean;
  /** U3: colors are those of the mana cost in every rule of the cube. */
  readonly costColorsEverywhere: boolean;
  /** U20: if lands may be played from another zone, cards may be played from there as lands. */
  readonly landsFromElsewhere: boolean;
}

export const NO_HOUSE_RULES: LandlessHouseRules = {
  colorlessArtifactMana: false,
  costColorsEverywhere: false,
  landsFromElsewhere: false,
};
