import { type LossReason, lossReasons } from '../../life/life';
import { sharedTurnTeamOf } from '../../turn/seating-and-teams';
import type { PlayerId } from '../../turn/turn';
import { knownValue, type UnknownValue } from '../../unknown-data';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';
import { currentLossReasons } from './losing';

/** Records that a player, with their team, does not lose for these reasons while they last. */
export function ignoreLossReasons(table: Table, player: PlayerId, reasons: readonly LossReason[]): Table {
  const team: readonly number[] = sharedTurnTeamOf(table.turn, player);
  return {
    ...table,
    ignoredLossReasons: table.ignoredLossReasons.map((ignored, seat) =>
      team.includes(seat) ? [...new Set([...ignored, ...reasons])] : ignored,
    ),
  };
}

/** Forgets decisions to stay whose reason is gone, so that the question is asked again if it returns. */
export function forgetOutdatedIgnoredReasons({ table, happenings }: PlayResult): PlayResult {
  const ignoredLossReasons = table.ignoredLossReasons.map((ignored, seat) => {
    if (ignored.length === 0) return ignored;
    const reasons = currentLossReasons(table, seat);
    const stillApplies = (reason: LossReason | UnknownValue) => {
      const knownReason = knownValue(lossReasons, reason);
      return knownReason === null || reasons.includes(knownReason);
    };
    return ignored.every(stillApplies) ? ignored : ignored.filter(stillApplies);
  });
  const isChanged = ignoredLossReasons.some((ignored, seat) => ignored !== table.ignoredLossReasons[seat]);
  return isChanged ? { table: { ...table, ignoredLossReasons }, happenings } : { table, happenings };
}
