/**
 * A random draft: each player is dealt the same number of cards from a large collection. Its state is the seed and
 * the number of deals, so a deal can be undone and repeated with the same result.
 */
import { type RandomState, shuffle } from '../chance/chance';

export interface RandomDraft {
  readonly seed: RandomState;
  /** Number of deals; 0 before the first. */
  readonly deals: number;
  readonly players: number;
  readonly cardsPerPlayer: number;
}

export const MIN_DRAFTERS = 1;
export const MAX_DRAFTERS = 12;
export const MAX_CARDS_EACH = 300;
/** Limits the work of repeating all deals. */
export const MAX_DEALS = 50;

/**
 * Returns the cards of each player in the latest deal; null before the first. Players get fewer cards if the collection
 * runs out.
 */
export function latestDeal(
  { seed, deals, players, cardsPerPlayer }: RandomDraft,
  collection: readonly string[],
): readonly (readonly string[])[] | null {
  if (deals === 0) return null;
  let chance = seed;
  let shuffled: readonly string[] = collection;
  for (let deal = 0; deal < deals; deal++) [shuffled, chance] = shuffle(chance, collection);
  const hands = Array.from({ length: players }, (_, player) =>
    shuffled.slice(player * cardsPerPlayer, (player + 1) * cardsPerPlayer),
  );
  return hands;
}

/** Returns the largest number of cards each player can be dealt. */
export function maxCardsEach(collection: readonly string[], playerCount: number): number {
  return Math.min(MAX_CARDS_EACH, Math.floor(collection.length / playerCount));
}
