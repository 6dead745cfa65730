import type { PlayerTotals } from '../../life/life';
import { sharedTurnTeamOf } from '../../turn/seating-and-teams';
import type { PlayerId } from '../../turn/turn';
import type { Table } from '../table';

/** 810.9: a team shares life and counters; each of its seats has the same totals. */
export function withTeamTotals(
  { turn, totals }: Table,
  player: PlayerId,
  after: PlayerTotals,
): Table['totals'] {
  const { life, poison } = after;
  const team = sharedTurnTeamOf(turn, player);
  return totals.map((seatTotals, seat) =>
    team.some((member) => member === seat) ? { ...seatTotals, life, poison } : seatTotals,
  );
}
