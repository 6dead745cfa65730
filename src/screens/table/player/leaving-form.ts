/** Which players are taken out of the game at the same time, and why. */

import type { Words } from '../../../i18n/en';
import type { LossReason } from '../../../rules/life/life';
import type { Departure } from '../../../rules/table/leaving/leave-reason';
import {
  type LosingPlayer,
  onePerTeam,
  playersWhoWouldLose,
} from '../../../rules/table/leaving/losing-together';
import type { Table } from '../../../rules/table/table';
import type { Team } from '../../../rules/turn/seating-and-teams';
import { sharedTurnTeamsInGame } from '../../../rules/turn/teams-and-sides';
import type { PlayerId, Turn } from '../../../rules/turn/turn';

/** A reason that only the players can know; 'team': such as an Emperor's generals (809.5). */
export type UndetectedReason = 'emptyLibrary' | 'conceded' | 'team';

/** Returns the possible reasons of this kind in this game; teams that share their life leave as one anyway. */
export function undetectedReasons({ teamsPlaySeparately }: Turn): readonly UndetectedReason[] {
  return ['emptyLibrary', 'conceded', ...(teamsPlaySeparately ? (['team'] as const) : [])];
}

/** Returns which player of a team would lose now, and why. */
export function loserIn(table: Table, team: Team): LosingPlayer | undefined {
  return playersWhoWouldLose(table).find(({ player }) => team.includes(player));
}

/** Returns who leaves if the teams of these players are checked; `undetectedReason` applies if none is detected. */
export function leaversOfTeams(
  table: Table,
  leavingPlayers: readonly PlayerId[],
  undetectedReason: UndetectedReason,
): readonly Departure[] {
  const leavers = sharedTurnTeamsInGame(table.turn)
    .filter(([player]) => leavingPlayers.includes(player))
    .map((team) => loserIn(table, team) ?? { player: team[0], because: undetectedReason });
  return onePerTeam(table.turn, leavers);
}

/** Lists the reasons why a player would lose, as one phrase. */
export function reasonsInWords(reasons: readonly LossReason[], leaving: Words['leaving']): string {
  const [firstReason, ...otherReasons] = reasons.map((reason) => leaving.why[reason]);
  return [firstReason, ...otherReasons.map((reason) => reason.toLowerCase())].join(', ');
}
