import type { CardSelection } from '../../content/planes/planar-sets';
import { propsNeeded, remoteTroubles } from '../../content/planes/playing-conditions';
import { type Chance, seedChance } from '../../rules/chance/chance';
import type { PlanarCard } from '../../rules/planar/planar-card';
import { deckWithPhenomena } from '../../rules/planar/planar-deck';

/** What the deck is dealt from, and what the table has or has not. */
export interface PoolWanted {
  readonly from: readonly CardSelection[];
  /** Players only see each other on a screen. */
  readonly isRemote: boolean;
  /** Nothing is at hand but cards, dice and tokens. */
  readonly isWithoutProps: boolean;
}

/** Every card of the sets once, though several sets may hold it, but for those that this table cannot play. */
export function poolFor(
  { from, isRemote, isWithoutProps }: PoolWanted,
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly PlanarCard[] {
  const byId = new Map(from.flatMap(cardsOf).map((card) => [card.id, card]));
  return [...byId.values()].filter(
    ({ id }) =>
      !(isRemote && Object.hasOwn(remoteTroubles, id)) && !(isWithoutProps && Object.hasOwn(propsNeeded, id)),
  );
}

export function dealFrom(
  pool: readonly PlanarCard[],
  players: number,
  phenomena: number,
  seed: Chance,
): readonly PlanarCard[] {
  const [deck] = deckWithPhenomena(pool, players, phenomena, seedChance(seed));
  return deck;
}
