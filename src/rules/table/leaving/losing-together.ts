/** Who would lose at the same time. 704.3 state-based actions happen at once · 810.8 a team leaves as one. */
import type { LossReason } from '../../life/life';
import { sharedTurnTeamOf } from '../../turn/seating-and-teams';
import { playersInGame, type Turn } from '../../turn/turn';
import type { Table } from '../table';
import type { Departure } from './leave-reason';
import { reasonsToLose } from './losing';

/** A player who would lose, and the reason that the app detected. */
export interface LosingPlayer extends Departure {
  readonly because: LossReason;
}

/**
 * Returns everyone who would lose now, at the same time (704.3); of a team, only its first member with a reason.
 */
export function playersWhoWouldLose(table: Table): readonly LosingPlayer[] {
  return onePerTeam(
    table.turn,
    playersInGame(table.turn).flatMap((player): LosingPlayer[] => {
      const [because] = reasonsToLose(table, player);
      return because === undefined ? [] : [{ player, because }];
    }),
  );
}

/** Drops players whose team leaves with another of these players anyway (810.8). */
export function onePerTeam<Departing extends Departure>(
  turn: Turn,
  departures: readonly Departing[],
): readonly Departing[] {
  return departures.filter(
    ({ player }, index) =>
      departures.findIndex((other) => sharedTurnTeamOf(turn, player).includes(other.player)) === index,
  );
}
