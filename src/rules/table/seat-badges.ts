/** Counts the badges a player has besides life. */
import { designationKinds, isDesignated } from '../life/designations';
import type { PlayerId } from '../turn/turn';
import type { Table } from './table';

export function countBadges(
  { turn, totals, counters, commanders, designations }: Table,
  player: PlayerId,
): number {
  const { named = [], ...counted } = counters[player] ?? {};
  const { casts = [], damage = [] } = commanders[player] ?? {};
  const { poison = 0 } = totals[player] ?? {};
  const counts = [
    poison,
    ...Object.values(counted),
    ...named.map(({ count }) => count),
    ...casts,
    damage.length,
  ];
  return (
    counts.filter((count) => count > 0).length +
    Number(turn.apart) +
    designationKinds.filter((as) => isDesignated(designations, as, player)).length
  );
}
