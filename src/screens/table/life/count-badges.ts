/** Counts the badges a player has besides life. */
import { designationKinds, isDesignated } from '../../../rules/life/designations';
import type { Table } from '../../../rules/table/table';
import type { PlayerId } from '../../../rules/turn/turn';

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
    Number(turn.teamsPlaySeparately) +
    designationKinds.filter((as) => isDesignated(designations, as, player)).length
  );
}
