import { type LossReason, lossReasons } from '../../life/life';
import { knownValue, type UnknownValue } from '../../unknown-data';
import type { PlayResult } from '../play-result';
import { currentLossReasons } from './losing';

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
