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

const COLORS = 5;
const PAIRS = 10;
export const USUAL_SIZE = 200;
/** In a smaller deck, some color would have no cards. */
export const MIN_DECK_SIZE = 40;
export const MAX_DECK_SIZE = 2000;

type Shares = Readonly<Record<Rarity, number>>;

/** For 200 cards, as published. */
const colorlessOf200: Shares = { mythic: 2, rare: 4, uncommon: 7, common: 17 };
const perColorOf200: Shares = { mythic: 0, rare: 2, uncommon: 7, common: 17 };
const perPairOf200: Shares = { mythic: 0, rare: 0, uncommon: 0, common: 4 };

/** Returns null for fractions and for sizes outside the limits. */
export function scaleRecipe(size: number): Recipe | null {
  if (!Number.isInteger(size) || size < MIN_DECK_SIZE || size > MAX_DECK_SIZE) return null;
  const scale = size / USUAL_SIZE;
  const [best] = roundedShares(scale)
    .map(({ perColor, perPair }) => completeRecipe(size, perColor, perPair))
    .filter((recipe): recipe is Recipe => recipe !== null)
    .sort((one, other) => distanceFrom(one, scale) - distanceFrom(other, scale));
  return best ?? null;
}

/** Returns every way to round the shares of a color and a pair. */
function roundedShares(scale: number): readonly { readonly perColor: Shares; readonly perPair: Shares }[] {
  const rounded = (share: number) => [...new Set([Math.floor(share * scale), Math.ceil(share * scale)])];
  return rounded(perColorOf200.rare).flatMap((rare) =>
    rounded(perColorOf200.uncommon).flatMap((uncommon) =>
      rounded(perColorOf200.common).flatMap((common) =>
        rounded(perPairOf200.common).map((pair) => ({
          perColor: { mythic: 0, rare, uncommon, common },
          perPair: { mythic: 0, rare: 0, uncommon: 0, common: pair },
        })),
      ),
    ),
  );
}

/** Fills the rest with colorless cards; returns null if there would be too few of them. */
function completeRecipe(size: number, perColor: Shares, perPair: Shares): Recipe | null {
  const colored = (rarity: Rarity) => COLORS * perColor[rarity] + PAIRS * perPair[rarity];
  const colorlessCount = size - sum(colored);
  if (colorlessCount < 0) return null;
  const colorless = apportion(colorlessCount, colorlessOf200);
  return {
    size,
    rows: rarities.map((rarity) => ({
      rarity,
      colorless: colorless[rarity],
      perColor: perColor[rarity],
      perPair: perPair[rarity],
      total: colorless[rarity] + colored(rarity),
    })),
    colorless: colorlessCount,
    perColor: sum((rarity) => perColor[rarity]),
    perPair: sum((rarity) => perPair[rarity]),
  };
}

/** Distributes a number of cards by these proportions with the largest remainder method. */
function apportion(count: number, shares: Shares): Shares {
  const total = sum((rarity) => shares[rarity]);
  const ideal = (rarity: Rarity) => (count * shares[rarity]) / total;
  const remainder = count - sum((rarity) => Math.floor(ideal(rarity)));
  const byRemainder = rarities.toSorted((one, other) => (ideal(other) % 1) - (ideal(one) % 1));
  const counted = (rarity: Rarity) =>
    Math.floor(ideal(rarity)) + (byRemainder.indexOf(rarity) < remainder ? 1 : 0);
  return {
    mythic: counted('mythic'),
    rare: counted('rare'),
    uncommon: counted('uncommon'),
    common: counted('common'),
  };
}

/** Returns how far a recipe is from the published proportions, in cards. */
function distanceFrom({ rows, colorless }: Recipe, scale: number): number {
  const countOf200 = (rarity: Rarity) =>
    colorlessOf200[rarity] + COLORS * perColorOf200[rarity] + PAIRS * perPairOf200[rarity];
  const distanceByRarity = rows.reduce(
    (distance, { rarity, total }) => distance + Math.abs(total - countOf200(rarity) * scale),
    0,
  );
  return distanceByRarity + Math.abs(colorless - sum((rarity) => colorlessOf200[rarity]) * scale);
}

function sum(countOf: (rarity: Rarity) => number): number {
  return rarities.reduce((total, rarity) => total + countOf(rarity), 0);
}
