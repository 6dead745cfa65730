/**
 * How many cards of which rarity and colors a shared deck holds: the table of Landless MTG 1.1 for 200 cards, scaled to
 * any size. All colors have the same number of cards, as do all pairs; colorless cards make up the rest, so that the
 * total is exact.
 */
import { type Color, colorPairs, colors } from './mana-cost';

export const rarities = ['mythic', 'rare', 'uncommon', 'common'] as const;
export type Rarity = (typeof rarities)[number];

export interface RecipeRow {
  readonly rarity: Rarity;
  readonly colorless: number;
  /** For each of the five colors. */
  readonly perColor: number;
  /** For each of the ten color pairs. */
  readonly perPair: number;
  readonly total: number;
}

export interface Recipe {
  readonly size: number;
  readonly rows: readonly RecipeRow[];
  readonly colorless: number;
  readonly perColor: number;
  readonly perPair: number;
}

/** The recipe's columns, and the colors of the cards in each. */
export const recipeGroups: readonly {
  readonly column: 'colorless' | 'perColor' | 'perPair';
  readonly colorSets: readonly (readonly Color[])[];
}[] = [
  { column: 'colorless', colorSets: [[]] },
  { column: 'perColor', colorSets: colors.map((color) => [color]) },
  {
    column: 'perPair',
    colorSets: colorPairs.map((pair) => colors.filter((color) => pair.includes(color))),
  },
];

const COLOR_COUNT = 5;
const PAIR_COUNT = 10;
export const USUAL_DECK_SIZE = 200;
/** In a smaller deck, some color would have no cards. */
export const MIN_DECK_SIZE = 40;
export const MAX_DECK_SIZE = 2000;

type CountPerRarity = Readonly<Record<Rarity, number>>;

/** For 200 cards, as published. */
const colorlessOf200: CountPerRarity = { mythic: 2, rare: 4, uncommon: 7, common: 17 };
const perColorOf200: CountPerRarity = { mythic: 0, rare: 2, uncommon: 7, common: 17 };
const perPairOf200: CountPerRarity = { mythic: 0, rare: 0, uncommon: 0, common: 4 };

/** Returns null for fractions and for sizes outside the limits. */
export function scaleRecipe(size: number): Recipe | null {
  if (!Number.isInteger(size) || size < MIN_DECK_SIZE || size > MAX_DECK_SIZE) return null;
  const scale = size / USUAL_DECK_SIZE;
  const [closestRecipe] = roundedShares(scale)
    .map(({ perColor, perPair }) => completeRecipe(size, perColor, perPair))
    .filter((recipe): recipe is Recipe => recipe !== null)
    .sort(
      (one, other) => distanceFromUsualProportions(one, scale) - distanceFromUsualProportions(other, scale),
    );
  return closestRecipe ?? null;
}

/** Returns every way to round the shares of a color and a pair. */
function roundedShares(
  scale: number,
): readonly { readonly perColor: CountPerRarity; readonly perPair: CountPerRarity }[] {
  const roundings = (share: number) => [...new Set([Math.floor(share * scale), Math.ceil(share * scale)])];
  return roundings(perColorOf200.rare).flatMap((rare) =>
    roundings(perColorOf200.uncommon).flatMap((uncommon) =>
      roundings(perColorOf200.common).flatMap((common) =>
        roundings(perPairOf200.common).map((pairCommon) => ({
          perColor: { mythic: 0, rare, uncommon, common },
          perPair: { mythic: 0, rare: 0, uncommon: 0, common: pairCommon },
        })),
      ),
    ),
  );
}

/** Fills the rest with colorless cards; returns null if there would be too few of them. */
function completeRecipe(size: number, perColor: CountPerRarity, perPair: CountPerRarity): Recipe | null {
  const coloredCount = (rarity: Rarity) => COLOR_COUNT * perColor[rarity] + PAIR_COUNT * perPair[rarity];
  const colorlessCount = size - sumOverRarities(coloredCount);
  if (colorlessCount < 0) return null;
  const colorlessCounts = apportion(colorlessCount, colorlessOf200);
  return {
    size,
    rows: rarities.map((rarity) => ({
      rarity,
      colorless: colorlessCounts[rarity],
      perColor: perColor[rarity],
      perPair: perPair[rarity],
      total: colorlessCounts[rarity] + coloredCount(rarity),
    })),
    colorless: colorlessCount,
    perColor: sumOverRarities((rarity) => perColor[rarity]),
    perPair: sumOverRarities((rarity) => perPair[rarity]),
  };
}

/** Distributes a number of cards by these proportions with the largest remainder method. */
function apportion(cardCount: number, proportions: CountPerRarity): CountPerRarity {
  const total = sumOverRarities((rarity) => proportions[rarity]);
  const idealCount = (rarity: Rarity) => (cardCount * proportions[rarity]) / total;
  const remainder = cardCount - sumOverRarities((rarity) => Math.floor(idealCount(rarity)));
  const byRemainder = rarities.toSorted((one, other) => (idealCount(other) % 1) - (idealCount(one) % 1));
  const apportionedCount = (rarity: Rarity) =>
    Math.floor(idealCount(rarity)) + (byRemainder.indexOf(rarity) < remainder ? 1 : 0);
  return {
    mythic: apportionedCount('mythic'),
    rare: apportionedCount('rare'),
    uncommon: apportionedCount('uncommon'),
    common: apportionedCount('common'),
  };
}

/** Returns how far a recipe is from the published proportions, in cards. */
function distanceFromUsualProportions({ rows, colorless }: Recipe, scale: number): number {
  const countOf200 = (rarity: Rarity) =>
    colorlessOf200[rarity] + COLOR_COUNT * perColorOf200[rarity] + PAIR_COUNT * perPairOf200[rarity];
  const distanceByRarity = rows.reduce(
    (distance, { rarity, total }) => distance + Math.abs(total - countOf200(rarity) * scale),
    0,
  );
  return distanceByRarity + Math.abs(colorless - sumOverRarities((rarity) => colorlessOf200[rarity]) * scale);
}

function sumOverRarities(countOf: (rarity: Rarity) => number): number {
  return rarities.reduce((total, rarity) => total + countOf(rarity), 0);
}
