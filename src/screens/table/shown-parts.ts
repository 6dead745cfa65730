import type { Table } from '../../rules/table/table';
import type { Game } from '../../session/game/game';

/**
 * What a component shows of a game besides the totals of players, as dependencies: a change of life, the most frequent
 * move by far, must not render again what shows none, or those of other players.
 */
export function partsBesidesTotals({ id, seats, history }: Game): readonly unknown[] {
  const { totals, counters, commanders, ...others }: Table = history.table;
  return [id, seats, ...Object.values(others)];
}
