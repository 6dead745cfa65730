/**
 * A shared deck by the recipe of Landless MTG 1.1, drawn at random with as many colorless cards and cards of each color
 * and pair as it calls for. A deck is identified by its number: the same number, size and cards give the same deck.
 */
import { drawBelow, type RandomState, seedChance } from '../chance/chance';
import type { Color } from './mana-cost';
import { recipeGroups, scaleRecipe } from './recipe';

export interface RecipeDeck {
  readonly size: number;
  /** From 0 up to `DECK_NUMBER_COUNT` − 1. */
  readonly number: number;
  /** Absent if the deck is drawn from all known cards. */
  readonly from?: 'list' | undefined;
}

/** Few enough that players can tell each other the number across the table. */
export const DECK_NUMBER_COUNT = 1_000_000;

/** Cards of a deck that have the same colors. */
export interface DeckPart<Card> {
  readonly colors: readonly Color[];
  readonly cards: readonly Card[];
  /** How many more cards the recipe calls for than there are. */
  readonly missingCount: number;
}

/** Draws the deck; `poolOf` returns the cards of these colors. Returns null if there is no recipe for the size. */
export function drawRecipeDeck<Card>(
  { size, number }: RecipeDeck,
  poolOf: (colors: readonly Color[]) => readonly Card[],
): readonly DeckPart<Card>[] | null {
  const recipe = scaleRecipe(size);
  if (!recipe) return null;
  let chance = seedChance([number, size, 0, 1]);
  const parts: DeckPart<Card>[] = [];
  for (const { column, colorSets } of recipeGroups) {
    for (const colors of colorSets) {
      const [cards, nextChance] = drawCards(chance, poolOf(colors), recipe[column]);
      chance = nextChance;
      parts.push({ colors, cards, missingCount: recipe[column] - cards.length });
    }
  }
  return parts;
}

/** Draws different cards, every choice equally likely. */
function drawCards<Card>(
  chance: RandomState,
  pool: readonly Card[],
  count: number,
): readonly [readonly Card[], RandomState] {
  const remaining = [...pool];
  const drawnCards: Card[] = [];
  let nextChance = chance;
  while (drawnCards.length < count && remaining.length > 0) {
    let chosenIndex: number;
    [chosenIndex, nextChance] = drawBelow(nextChance, remaining.length);
    drawnCards.push(remaining[chosenIndex] as Card);
    remaining[chosenIndex] = remaining.at(-1) as Card;
    remaining.pop();
  }
  return [drawnCards, nextChance];
}
