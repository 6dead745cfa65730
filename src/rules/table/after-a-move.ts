/**
 * Consequences of any move for counters, designations and decisions of players. 725.4, 726.4 monarchy and initiative of
 * a player who leaves · 702.40a storm counts end with the turn · a decision to stay in the game is forgotten when its
 * reason is gone.
 *
 * Ruled here, because the rules are silent: for a team whose turn it is, "the active player" is the first head. In a
 * Grand Melee, with several active players, it is the next player in turn order after the leaver. There a storm count
 * ends for the player whose turn is over and for both neighbors, whom that turn could reach.
 */
import { mostCommanderDamage } from '../life/commander';
import { type DesignationKind, isDesignated } from '../life/designations';
import { type LossReason, lossReasons, lossReasonsOf } from '../life/life';
import type { RuleNumber } from '../rule';
import { isInGame, isShared, nextInTurnOrder, type PlayerId, type Turn } from '../turn/turn';
import { playersReached } from '../turn/turn-markers';
import { knownWord, type UnknownWord } from '../unknown';
import type { Happening } from './happening';
import type { Played } from './played';
import type { Table } from './table';

const passedOn: readonly (readonly [as: Exclude<DesignationKind, 'blessing'>, rule: RuleNumber])[] = [
  ['monarch', '725.4'],
  ['initiative', '726.4'],
];

/** Passes on the designations of players who have just left; at least one other player remains. */
export function passOnDesignations(table: Table, leavers: readonly PlayerId[]): Played {
  const heir = heirOf(table.turn, leavers);
  let { designations } = table;
  const happenings: Happening[] = [];
  for (const [as, rule] of passedOn) {
    if (!leavers.some((leaver) => isDesignated(designations, as, leaver))) continue;
    designations = { ...designations, [as]: heir };
    happenings.push({ kind: 'designated', rule, player: heir, as });
  }
  const blessed = designations.blessed.filter((player) => !leavers.includes(player));
  if (blessed.length < designations.blessed.length) designations = { ...designations, blessed };
  return { table: { ...table, designations }, happenings };
}

function heirOf(turn: Turn, [leaver = turn.activePlayer]: readonly PlayerId[]): PlayerId {
  if (turn.marker) return nextInTurnOrder(turn, leaver);
  return isInGame(turn, turn.activePlayer) ? turn.activePlayer : nextInTurnOrder(turn, turn.activePlayer);
}

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
