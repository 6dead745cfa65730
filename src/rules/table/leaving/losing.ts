/**
 * Who would lose and why, as far as the app can tell. Elimination is offered, never automatic. 101.2 who can’t lose ·
 * 104.3a conceding · 704.5a, 704.5c, 704.6 reasons to lose · 809.5 an Emperor’s team loses with them · 810.8a if one
 * head cannot lose, the team cannot.
 */
import { mostCommanderDamageTaken } from '../../life/commander';
import { type LossReason, lossReasonsOf } from '../../life/life';
import { hasEffect } from '../../planar/ongoing-effect';
import type { RuleNumber } from '../../rule';
import { areTurnsShared, lastPlayerStanding, sharedTurnTeamOf } from '../../turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../turn/turn';
import type { Table } from '../table';
import type { Departure, LeaveReason } from './leave-reason';

const rulesOfLeaving: Readonly<Record<LeaveReason, RuleNumber>> = {
  team: '809.5',
  noLife: '704.5a',
  poison: '704.5c',
  commanderDamage: '704.6c',
  emptyLibrary: '704.5b',
  conceded: '104.3a',
};

/** For teams that share life and poison. */
const rulesOfLeavingAsATeam: Readonly<Record<LeaveReason, RuleNumber>> = {
  ...rulesOfLeaving,
  team: '810.8',
  noLife: '704.6a',
  poison: '704.6b',
};

/** Returns the rule by which a player leaves for this reason. */
export function ruleOfLeaving({ turn }: Table, because: LeaveReason): RuleNumber {
  return (areTurnsShared(turn) ? rulesOfLeavingAsATeam : rulesOfLeaving)[because];
}

/** Returns whether an ongoing effect keeps the player from losing. */
function cannotLose({ turn, planar }: Table, player: PlayerId): boolean {
  return (
    planar !== null &&
    sharedTurnTeamOf(turn, player).some((member) => hasEffect(planar, 'cannotLose', member))
  );
}

/** Returns whether the player can’t lose for this reason; everyone may concede or leave with a team. */
export function mustStay(table: Table, { player, because }: Departure): boolean {
  if (because === 'conceded' || because === 'team') return false;
  because satisfies LossReason | 'emptyLibrary';
  return cannotLose(table, player);
}

/** Returns why the player would lose now, without the reasons that the players decided to ignore. */
export function reasonsToLose(table: Table, player: PlayerId): readonly LossReason[] {
  const { turn, ignoredLossReasons } = table;
  if (!isInGame(turn, player) || lastPlayerStanding(turn) !== null || cannotLose(table, player)) return [];
  return currentLossReasons(table, player).filter((reason) => !ignoredLossReasons[player]?.includes(reason));
}

/** Returns the reasons to lose in a seat's totals, without regard to effects and ignored reasons. */
export function currentLossReasons({ turn, totals, commanders }: Table, seat: number): readonly LossReason[] {
  const ownTotals = totals[seat];
  const commanderRecord = commanders[seat];
  return ownTotals && commanderRecord
    ? lossReasonsOf(ownTotals, {
        areTotalsShared: areTurnsShared(turn),
        commanderDamage: mostCommanderDamageTaken(commanderRecord),
      })
    : [];
}
