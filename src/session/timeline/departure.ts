/** When and why a player left the game, according to the steps in memory; summaries read all of them. */
import type { History } from '../../rules/table/history';
import type { LeaveReason } from '../../rules/table/leaving/leave-reason';
import { sharedTurnTeamOf } from '../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../rules/turn/turn';

export interface SeatDeparture {
  readonly because: LeaveReason;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  /** The number of the turn; null in a Grand Melee. */
  readonly turnNumber: number | null;
  /** How many steps must be undone for the player to be back in the game. */
  readonly undoStepCount: number;
  /** Whether only the player, with those who share their turns, left in that step. */
  readonly isAlone: boolean;
}

/** Returns how a player left, or null if that step is no longer in memory. */
export function departureOf({ steps, doneCount, table }: History, player: PlayerId): SeatDeparture | null {
  const turnsBegunFrom = (index: number) =>
    steps
      .slice(index, doneCount)
      .flatMap(({ happenings }) => happenings)
      .filter(({ kind }) => kind === 'turnBegan').length;
  for (let index = doneCount - 1; index >= 0; index--) {
    const step = steps[index];
    for (const happening of step?.happenings ?? []) {
      if (!step || happening.kind !== 'playerLeft' || happening.player !== player) continue;
      const turnNumber = table.turn.marker ? null : table.turn.number - turnsBegunFrom(index + 1);
      const team = sharedTurnTeamOf(table.turn, player);
      return {
        because: happening.because,
        at: step.at,
        turnNumber,
        undoStepCount: doneCount - index,
        isAlone: step.happenings.every((other) => other.kind !== 'playerLeft' || team.includes(other.player)),
      };
    }
  }
  return null;
}
