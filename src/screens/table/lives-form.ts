/** New life totals made of the old ones. */
import type { Life } from '../../rules/life/life';
import type { NewLife } from '../../rules/table/move';
import type { PlayerId } from '../../rules/turn/turn';

type LifeOf = (player: PlayerId) => Life;

/** Each of two players gets the other's total; null until two are chosen. */
export function exchangedLives(chosen: readonly PlayerId[], lifeOf: LifeOf): readonly NewLife[] | null {
  const [one, other, ...more] = chosen;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return [
    { player: one, to: lifeOf(other) },
    { player: other, to: lifeOf(one) },
  ];
}

/** Each player gets the old total of whoever stands at the same place in `order`. */
export function handedRound(
  players: readonly PlayerId[],
  order: readonly PlayerId[],
  lifeOf: LifeOf,
): readonly NewLife[] {
  return players.map((player, index) => ({ player, to: lifeOf(order[index] ?? player) }));
}

/** Two neighbours' totals change places. */
export function movedLives(order: readonly PlayerId[], index: number, by: 1 | -1): readonly PlayerId[] {
  const here = order[index];
  const there = order[index + by];
  if (here === undefined || there === undefined) return order;
  return order.with(index, there).with(index + by, here);
}
