/** Which players are taken out of the game at the same time, and why. */
import type { Leaver } from '../../../rules/table/leaving/leave-reason';
import { type Loser, onePerTeam, playersWhoLose } from '../../../rules/table/leaving/losing-together';
import type { Table } from '../../../rules/table/table';
import { type PlayerId, playersInGame, seatedPlayers, type Turn, teamOf } from '../../../rules/turn/turn';

/** A reason that only the players can know; 'team': such as an Emperor's generals (809.5). */
export type UnseenReason = 'emptyLibrary' | 'conceded' | 'team';

/** Returns the possible reasons of this kind in this game; teams that share their life leave as one anyway. */
export function unseenReasons({ teamsPlaySeparately }: Turn): readonly UnseenReason[] {
  return ['emptyLibrary', 'conceded', ...(teamsPlaySeparately ? (['team'] as const) : [])];
}

/** Returns one player per panel still in the game, in seating order. */
export function panelsInGame(turn: Turn): readonly PlayerId[] {
  const inGame = playersInGame(turn);
  return seatedPlayers(turn).filter(
    (player) => inGame.includes(player) && teamOf(turn, player)[0] === player,
  );
}

/** Returns which player of a panel would lose now, and why. */
export function loserOf(table: Table, panel: PlayerId): Loser | undefined {
  const team = teamOf(table.turn, panel);
  return playersWhoLose(table).find(({ player }) => team.includes(player));
}

/** Returns who leaves if these panels are checked; players without a detected reason leave for `otherwise`. */
export function leaversChecked(
  table: Table,
  checked: readonly PlayerId[],
  otherwise: UnseenReason,
): readonly Leaver[] {
  const leaving = panelsInGame(table.turn)
    .filter((panel) => checked.includes(panel))
    .map((panel) => loserOf(table, panel) ?? { player: panel, because: otherwise });
  return onePerTeam(table.turn, leaving);
}
