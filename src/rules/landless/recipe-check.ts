/**
 * Compares a list with the recipe of Landless MTG 1.1 at the list's size: what is missing, what is too much, what
 * does not belong.
 */

import { landlessCardOf } from './known-card';
import { coloursOfCard } from './landless-card';
import type { ListedLand } from './list-of-lands';
import { type Colour, colourPairs, colours } from './mana-cost';
import { type Rarity, type Recipe, scaleRecipe } from './recipe';

/** Cards of one rarity that are colorless, of one color, or of a color pair. */
export interface RecipeDifference {
  readonly rarity: Rarity;
  readonly colours: readonly Colour[];
  readonly has: number;
  readonly wants: number;
}

export interface RecipeCheck {
  readonly recipe: Recipe;
  /** In the recipe's order, without rows that match. */
  readonly differences: readonly RecipeDifference[];
  /** Names of real lands, cards of three or more colors, and cards of other rarities. */
  readonly outside: readonly string[];
}

/** Returns null for lists too small or too large to be a deck. Unknown cards count as outside the recipe. */
export function checkRecipe(rows: readonly ListedLand[]): RecipeCheck | null {
  const main = rows.filter(({ listed }) => !listed.isSideboard);
  const recipe = scaleRecipe(main.reduce((cards, { listed }) => cards + listed.count, 0));
  if (!recipe) return null;
  const counts = new Map<string, number>();
  const outside = new Set<string>();
  for (const row of main) {
    const place = placeOf(row);
    if (place === null) outside.add(row.listed.name);
    else counts.set(place, (counts.get(place) ?? 0) + row.listed.count);
  }
  const groups = [
    { share: 'colourless', members: [[]] },
    { share: 'perColour', members: colours.map((colour) => [colour]) },
    {
      share: 'perPair',
      members: colourPairs.map((pair) => colours.filter((colour) => pair.includes(colour))),
    },
  ] as const;
  const differences = groups.flatMap(({ share, members }) =>
    recipe.rows.flatMap(({ rarity, [share]: wants }) =>
      members.map((member) => ({
        rarity,
        colours: member,
        has: counts.get(keyOf(rarity, member)) ?? 0,
        wants,
      })),
    ),
  );
  return {
    recipe,
    differences: differences.filter(({ has, wants }) => has !== wants),
    outside: [...outside],
  };
}

/** The recipe row that a card belongs to, or null. */
function placeOf(row: ListedLand): string | null {
  if (row.kind !== 'land') return null;
  const { known } = row;
  const card = landlessCardOf(known);
  if ('mistake' in card) return null;
  const found = coloursOfCard(card);
  return known.rarity && found.length <= 2 ? keyOf(known.rarity, found) : null;
}

function keyOf(rarity: Rarity, found: readonly Colour[]): string {
  return `${rarity} ${found.join('')}`;
}
