/**
 * 702.40a: storm counts the spells of one turn.
 *
 * Ruled here, because the rules are silent: in a Grand Melee, with several active players, a storm count ends for the
 * player whose turn is over and for both neighbors, whom that turn could reach.
 */
import type { PlayerId } from '../../turn/turn';
import { playersInRange } from '../../turn/turn-markers';
import type { Happening } from '../happening';
import type { PlayResult } from '../play-result';

/** Resets storm counts at the end of a turn. */
export function endStormCounts({ table, happenings }: PlayResult): PlayResult {
  const playersWhoEnded = playersWhoseTurnEnded(happenings);
  if (playersWhoEnded.length === 0) return { table, happenings };
  const playersInRangeOfTurn = table.turn.marker
    ? playersWhoEnded.flatMap((player) => playersInRange(table.turn, player))
    : null;
  const isStormCountEnding = (seat: number) =>
    playersInRangeOfTurn === null || playersInRangeOfTurn.some((player) => player === seat);
  const counters = table.counters.map((playerCounters, seat) =>
    playerCounters.storm > 0 && isStormCountEnding(seat) ? { ...playerCounters, storm: 0 } : playerCounters,
  );
  const isChanged = counters.some((playerCounters, seat) => playerCounters !== table.counters[seat]);
  return { table: isChanged ? { ...table, counters } : table, happenings };
}

function playersWhoseTurnEnded(happenings: readonly Happening[]): readonly PlayerId[] {
  return happenings.flatMap((happening) => ('ended' in happening ? (happening.ended ?? []) : []));
}
