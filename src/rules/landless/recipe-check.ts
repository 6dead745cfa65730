/** How far a list is from the recipe of Landless MTG 1.1 at its own size: what is short, what is too much, what has no place. */

import { landlessCardOf } from './known-card';
import { coloursOfCard } from './landless-card';
import type { LandOfList } from './list-of-lands';
import { type Colour, colourPairs, colours } from './mana-cost';
import { type Rarity, type Recipe, scaleRecipe } from './recipe';

/** Cards of one rarity without a colour, of one colour, or of a pair. */
export interface RecipeDifference {
  readonly rarity: Rarity;
  readonly colours: readonly Colour[];
  readonly has: number;
  readonly wants: number;
}

export interface RecipeCheck {
  readonly recipe: Recipe;
  /** In the recipe's order; nothing where the list has as many as it wants. */
  readonly differences: readonly RecipeDifference[];
  /** Real lands, cards of three colours and more, and of another rarity, by their names in the list. */
  readonly outside: readonly string[];
}

/** Null for lists too small or too large to be a deck. What is not known of a list is outside the recipe too. */
export function checkRecipe(rows: readonly LandOfList[]): RecipeCheck | null {
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

/** Where in the recipe a card belongs, or null. */
function placeOf(row: LandOfList): string | null {
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
