/**
 * Compares a list with the recipe of Landless MTG 1.1 at the list's size: what is missing, what is surplus, and what
 * does not belong.
 */

import { colorsOfCard } from './card-characteristics';
import { characteristicsOf } from './known-card';
import type { ConvertedRow } from './list-of-lands';
import type { Color } from './mana-cost';
import { type Rarity, type Recipe, recipeGroups, scaleRecipe } from './recipe';

/** Cards of one rarity, or of any, that are colorless, of one color, or of a color pair. */
export interface RecipeDifference {
  readonly rarity: Rarity | null;
  readonly colors: readonly Color[];
  readonly actual: number;
  readonly required: number;
}

export interface RecipeCheck {
  readonly recipe: Recipe;
  /** Whether the rarity of every card is known; otherwise only colors are compared. */
  readonly comparesRarities: boolean;
  /** In the recipe's order, without rows that match. */
  readonly differences: readonly RecipeDifference[];
  /** Names of real lands, cards of three or more colors, and cards of other rarities. */
  readonly namesOutsideRecipe: readonly string[];
}

/** Returns null for lists too small or too large to be a deck. Unknown cards count as outside the recipe. */
export function checkRecipe(rows: readonly ConvertedRow[]): RecipeCheck | null {
  const mainRows = rows.filter(({ listedCard }) => !listedCard.isSideboard);
  const recipe = scaleRecipe(mainRows.reduce((cardCount, { listedCard }) => cardCount + listedCard.count, 0));
  if (!recipe) return null;
  const rowsInSlots = mainRows.map((row) => ({ row, slot: slotOf(row) }));
  const comparesRarities = rowsInSlots.every(({ slot }) => slot?.rarity !== null);
  const slotKey = ({ rarity, colors }: RecipeSlot) =>
    `${comparesRarities ? rarity : null} ${colors.join('')}`;
  const counts = new Map<string, number>();
  const namesOutsideRecipe = new Set<string>();
  for (const { row, slot } of rowsInSlots) {
    if (slot === null) {
      namesOutsideRecipe.add(row.listedCard.name);
      continue;
    }
    const key = slotKey(slot);
    counts.set(key, (counts.get(key) ?? 0) + row.listedCard.count);
  }
  const differences = recipeGroups.flatMap(({ column, colorSets }) => {
    const rows = comparesRarities ? recipe.rows : [{ ...recipe, rarity: null }];
    return rows.flatMap(({ rarity, [column]: required }) =>
      colorSets.map((colors) => {
        const slot = { rarity, colors };
        return { ...slot, actual: counts.get(slotKey(slot)) ?? 0, required };
      }),
    );
  });
  return {
    recipe,
    comparesRarities,
    differences: differences.filter(({ actual, required }) => actual !== required),
    namesOutsideRecipe: [...namesOutsideRecipe],
  };
}

/** The rarity is null if it is unknown. */
type RecipeSlot = Pick<RecipeDifference, 'rarity' | 'colors'>;

/** Returns where a card belongs in the recipe; null if nowhere. Only facts loaded by the user include its rarity. */
function slotOf(row: ConvertedRow): RecipeSlot | null {
  if (row.kind !== 'land') return null;
  const { rarity } = row.card;
  const card = characteristicsOf(row.card);
  if ('mistake' in card || (row.source === 'loaded' && rarity === null)) return null;
  const cardColors = colorsOfCard(card);
  return cardColors.length <= 2 ? { rarity, colors: cardColors } : null;
}
