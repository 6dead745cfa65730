import type { CardSelection } from '../../content/planes/planar-sets';
import { remoteObstacles, requiredItems } from '../../content/planes/playing-conditions';
import { type RandomState, seedChance } from '../../rules/chance/chance';
import { deckWithPhenomena } from '../../rules/planar/decks/planar-deck';
import type { PlanarCard } from '../../rules/planar/planar-card';

/** The sets to draw from, and the restrictions of the players. */
export interface PoolOptions {
  readonly selections: readonly CardSelection[];
  /** Whether the players only see each other on a screen. */
  readonly isRemote: boolean;
  /** Whether the players have nothing but cards, dice and tokens. */
  readonly isWithoutRequiredItems: boolean;
}

/** Returns all cards of the sets, without duplicates and without those that these players cannot use. */
export function eligibleCards(
  { selections, isRemote, isWithoutRequiredItems }: PoolOptions,
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly PlanarCard[] {
  const byId = new Map(selections.flatMap(cardsOf).map((card) => [card.id, card]));
  return [...byId.values()].filter(
    ({ id }) =>
      !(isRemote && Object.hasOwn(remoteObstacles, id)) &&
      !(isWithoutRequiredItems && Object.hasOwn(requiredItems, id)),
  );
}

/** Draws a deck for these players with this many phenomena. */
export function dealRandomDeck(
  pool: readonly PlanarCard[],
  playerCount: number,
  phenomenonCount: number,
  seed: RandomState,
): readonly PlanarCard[] {
  const [deck] = deckWithPhenomena(pool, playerCount, phenomenonCount, seedChance(seed));
  return deck;
}
