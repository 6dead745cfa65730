/**
 * 702.40a: storm counts the spells of one turn.
 *
 * Ruled here, because the rules are silent: in a Grand Melee, with several active players, a storm count ends for the
 * player whose turn is over and for both neighbors, whom that turn could reach.
 */
import type { PlayerId } from '../../turn/turn';
import { playersReached } from '../../turn/turn-markers';
import type { Happening } from '../happening';
import type { Played } from '../played';

/** Resets storm counts at the end of a turn. */
export function endStormCounts({ table, happenings }: Played): Played {
  const over = playersWhoseTurnEnded(happenings);
  if (over.length === 0) return { table, happenings };
  const reached = table.turn.marker ? over.flatMap((player) => playersReached(table.turn, player)) : null;
  const isOver = (seat: number) => reached === null || reached.some((player) => player === seat);
  const counters = table.counters.map((own, seat) =>
    own.storm > 0 && isOver(seat) ? { ...own, storm: 0 } : own,
  );
  const isChanged = counters.some((own, seat) => own !== table.counters[seat]);
  return { table: isChanged ? { ...table, counters } : table, happenings };
}

function playersWhoseTurnEnded(happenings: readonly Happening[]): readonly PlayerId[] {
  return happenings.flatMap((happening) => ('ended' in happening ? (happening.ended ?? []) : []));
}
