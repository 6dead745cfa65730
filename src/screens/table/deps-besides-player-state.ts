import type { Table } from '../../rules/table/table';
import type { Game } from '../../session/game/game';

/**
 * Returns the parts of a game other than players' totals, as hook dependencies: a change of life, by far the most
 * frequent move, must not re-render components that do not show it.
 */
export function depsBesidesPlayerState({ id, seats, history }: Game): readonly unknown[] {
  const { totals, counters, commanders, ...otherParts }: Table = history.table;
  return [id, seats, ...Object.values(otherParts)];
}
