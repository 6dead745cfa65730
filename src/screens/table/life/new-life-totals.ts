/** Computes new life totals from old ones. */
import type { Life, LifeChangeReason, NewLifeTotal } from '../../../rules/life/life';
import type { SimpleMove } from '../../../rules/table/move';
import type { PlayerId } from '../../../rules/turn/turn';

type LifeOf = (player: PlayerId) => Life;

/** Exchanges the totals of two players; returns null until two are chosen. */
export function exchangedLifeTotals(
  chosen: readonly PlayerId[],
  lifeOf: LifeOf,
): readonly NewLifeTotal[] | null {
  const [first, second, ...otherPlayers] = chosen;
  if (first === undefined || second === undefined || otherPlayers.length > 0) return null;
  return [
    { player: first, to: lifeOf(second) },
    { player: second, to: lifeOf(first) },
  ];
}

/** Gives each player the old total of the player at the same position in `order`. */
export function redistributedLifeTotals(
  players: readonly PlayerId[],
  order: readonly PlayerId[],
  lifeOf: LifeOf,
): readonly NewLifeTotal[] {
  return players.map((player, index) => ({ player, to: lifeOf(order[index] ?? player) }));
}

/** Returns the move that makes these changes: of one player, or of several with the totals they were computed from. */
export function moveOfLifeTotals(
  because: LifeChangeReason,
  lifeTotals: readonly NewLifeTotal[],
  lifeOf: LifeOf,
): SimpleMove {
  const [firstTotal, ...otherTotals] = lifeTotals;
  if (because === 'gainedOrLost' && firstTotal && otherTotals.length === 0) {
    const from = lifeOf(firstTotal.player);
    if (from !== 'infinite' && firstTotal.to !== 'infinite')
      return { kind: 'changeLife', player: firstTotal.player, by: firstTotal.to - from };
  }
  return {
    kind: 'setLifeTotals',
    because,
    lifeTotals: lifeTotals.map((total) => ({ ...total, from: lifeOf(total.player) })),
  };
}
