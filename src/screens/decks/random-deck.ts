import type { CardSelection, PlanarSetCode } from '../../content/planes/planar-sets';
import { type Chance, seedChance } from '../../rules/chance/chance';
import type { PlanarCard } from '../../rules/planar/planar-card';
import { deckWithPhenomena } from '../../rules/planar/planar-deck';

/** Every card of the sets once, though several sets may hold it. */
export function poolOfSets(
  sets: readonly PlanarSetCode[],
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly PlanarCard[] {
  const byId = new Map(sets.flatMap(cardsOf).map((card) => [card.id, card]));
  return [...byId.values()];
}

export function dealFromSets(
  pool: readonly PlanarCard[],
  players: number,
  phenomena: number,
  seed: Chance,
): readonly PlanarCard[] {
  const [deck] = deckWithPhenomena(pool, players, phenomena, seedChance(seed));
  return deck;
}
