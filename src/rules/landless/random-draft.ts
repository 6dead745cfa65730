/**
 * A draft at random: everybody is dealt as many cards of a large collection. Its state is the seed and how often it was dealt, so
 * that dealing can be taken back and comes out the same when it is done again.
 */
import { type Chance, shuffle } from '../chance/chance';

export interface RandomDraft {
  readonly seed: Chance;
  /** How often it was dealt; 0 before the first time. */
  readonly deals: number;
  readonly players: number;
  /** Cards for each player. */
  readonly each: number;
}

export const FEWEST_DRAFTERS = 1;
export const MOST_DRAFTERS = 12;
const MOST_EACH = 300;
/** Dealing anew more often than this is no draft any more. */
export const MOST_DEALS = 50;

/** The cards of each player in the latest deal, null before any; who gets how many depends on what there is. */
export function dealtIn(
  { seed, deals, players, each }: RandomDraft,
  collection: readonly string[],
): readonly (readonly string[])[] | null {
  if (deals === 0) return null;
  let chance = seed;
  let dealt: readonly string[] = collection;
  for (let deal = 0; deal < deals; deal++) [dealt, chance] = shuffle(chance, collection);
  const hands = Array.from({ length: players }, (_, player) =>
    dealt.slice(player * each, (player + 1) * each),
  );
  return hands;
}

/** How many cards each player can have at the most. */
export function mostEach(collection: readonly string[], players: number): number {
  return Math.min(MOST_EACH, Math.floor(collection.length / players));
}
