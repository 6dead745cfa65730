/**
 * The characteristics of a card that the landless rules use. 105.2 colors of an object · 205.2 card types · 712.8a,
 * 709.4, 710 which face counts.
 */
import type { BasicLandType } from './land';
import { type Color, colors, colorsOfCost, type ManaCost } from './mana-cost';

export const cardTypes = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;
export type CardType = (typeof cardTypes)[number];

/** 'modalLand': a modal double-faced card with a land on its back. 'other': adventures, prototypes and similar. */
export const layouts = ['normal', 'split', 'doubleFaced', 'modalLand', 'flip', 'other'] as const;
export type Layout = (typeof layouts)[number];

/** What an ability of the card says about its colors: devoid and similar, or "is all colors". */
export const colorAbilities = ['none', 'colorless', 'allColors'] as const;
export type ColorAbility = (typeof colorAbilities)[number];

/** The front, unflipped face, with the costs of both halves of a split card: the card as it is in hand. */
export interface CardCharacteristics {
  readonly cost: ManaCost;
  readonly indicator: readonly Color[];
  readonly colorAbility: ColorAbility;
  readonly types: readonly CardType[];
  readonly layout: Layout;
  /** Whether it has already been played as a land; by the cube rules it remains one. */
  readonly wasPlayedAsLand: boolean;
  /** Set for basic land cards, which are recognized by name. */
  readonly basicLandType?: BasicLandType | 'wastes';
}

/** Returns the card's colors by the Comprehensive Rules (105.2), in the order of mana costs. */
export function colorsOfCard({ cost, indicator, colorAbility }: CardCharacteristics): readonly Color[] {
  if (colorAbility === 'colorless') return [];
  if (colorAbility === 'allColors') return colors;
  const costColors = colorsOfCost(cost);
  return colors.filter((color) => costColors.includes(color) || indicator.includes(color));
}

const permanentTypes: readonly CardType[] = ['artifact', 'battle', 'creature', 'enchantment', 'planeswalker'];

/** Returns whether the card is a permanent card other than a land (110.4). */
export function isNonlandPermanent({ types }: CardCharacteristics): boolean {
  return !types.includes('land') && types.some((type) => permanentTypes.includes(type));
}
