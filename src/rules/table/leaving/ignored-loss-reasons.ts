import { mostCommanderDamage } from '../../life/commander';
import { type LossReason, lossReasons, lossReasonsOf } from '../../life/life';
import { isShared } from '../../turn/seating-and-teams';
import { knownWord, type UnknownWord } from '../../unknown';
import type { Played } from '../played';

/** Forgets decisions to stay whose reason is gone, so that the question is asked again if it returns. */
export function forgetIgnoredReasons({ table, happenings }: Played): Played {
  const { turn, totals, commanders } = table;
  const ignoredLossReasons = table.ignoredLossReasons.map((ignored, seat) => {
    const own = totals[seat];
    const command = commanders[seat];
    if (ignored.length === 0 || !own || !command) return ignored;
    const reasons = lossReasonsOf(own, {
      isOfATeam: isShared(turn),
      byCommander: mostCommanderDamage(command),
    });
    const stillApplies = (reason: LossReason | UnknownWord) => {
      const known = knownWord(lossReasons, reason);
      return known === null || reasons.includes(known);
    };
    return ignored.every(stillApplies) ? ignored : ignored.filter(stillApplies);
  });
  const isChanged = ignoredLossReasons.some((ignored, seat) => ignored !== table.ignoredLossReasons[seat]);
  return isChanged ? { table: { ...table, ignoredLossReasons }, happenings } : { table, happenings };
}
