import type { CardSelection } from '../../content/planes/planar-sets';
import { remoteObstacles, requiredItems } from '../../content/planes/playing-conditions';
import { type Chance, seedChance } from '../../rules/chance/chance';
import { deckWithPhenomena } from '../../rules/planar/decks/planar-deck';
import type { PlanarCard } from '../../rules/planar/planar-card';

/** The sets to draw from, and the restrictions of the players. */
export interface PoolOptions {
  readonly from: readonly CardSelection[];
  /** Whether the players only see each other on a screen. */
  readonly isRemote: boolean;
  /** Whether the players have nothing but cards, dice and tokens. */
  readonly isWithoutRequiredItems: boolean;
}

/** Returns all cards of the sets, without duplicates and without those that these players cannot use. */
export function cardsToDeal(
  { from, isRemote, isWithoutRequiredItems }: PoolOptions,
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly PlanarCard[] {
  const byId = new Map(from.flatMap(cardsOf).map((card) => [card.id, card]));
  return [...byId.values()].filter(
    ({ id }) =>
      !(isRemote && Object.hasOwn(remoteObstacles, id)) &&
      !(isWithoutRequiredItems && Object.hasOwn(requiredItems, id)),
  );
}

/** Draws a deck for these players with this many phenomena. */
export function dealRandomDeck(
  pool: readonly PlanarCard[],
  players: number,
  phenomena: number,
  seed: Chance,
): readonly PlanarCard[] {
  const [deck] = deckWithPhenomena(pool, players, phenomena, seedChance(seed));
  return deck;
}
