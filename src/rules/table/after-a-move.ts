/**
 * Consequences of any move for counters and decisions of players. 702.40a storm counts end with the turn · a decision
 * to stay in the game is forgotten when its reason is gone.
 *
 * Ruled here, because the rules are silent: in a Grand Melee, with several active players, a storm count ends for the
 * player whose turn is over and for both neighbors, whom that turn could reach.
 */
import { mostCommanderDamage } from '../life/commander';
import { type LossReason, lossReasons, lossReasonsOf } from '../life/life';
import { isShared } from '../turn/turn';
import { playersReached } from '../turn/turn-markers';
import { knownWord, type UnknownWord } from '../unknown';
import type { Played } from './played';

/** Resets storm counts at the end of a turn. */
export function endStormCounts({ table, happenings }: Played): Played {
  const over = happenings.flatMap((happening) =>
    happening.kind === 'turnBegan' || happening.kind === 'markerWaits' ? (happening.ended ?? []) : [],
  );
  if (over.length === 0) return { table, happenings };
  const reached = table.turn.marker ? over.flatMap((player) => playersReached(table.turn, player)) : null;
  const isOver = (seat: number) => reached === null || reached.some((player) => player === seat);
  const counters = table.counters.map((own, seat) =>
    own.storm > 0 && isOver(seat) ? { ...own, storm: 0 } : own,
  );
  const isChanged = counters.some((own, seat) => own !== table.counters[seat]);
  return { table: isChanged ? { ...table, counters } : table, happenings };
}

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
    const stillApplies = (why: LossReason | UnknownWord) => {
      const known = knownWord(lossReasons, why);
      return known === null || reasons.includes(known);
    };
    return ignored.every(stillApplies) ? ignored : ignored.filter(stillApplies);
  });
  const isChanged = ignoredLossReasons.some((ignored, seat) => ignored !== table.ignoredLossReasons[seat]);
  return isChanged ? { table: { ...table, ignoredLossReasons }, happenings } : { table, happenings };
}
