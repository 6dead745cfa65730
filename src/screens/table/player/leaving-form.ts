/** Who is taken out of the game at the same time, and why. */
import { type Loser, onePerTeam, playersWhoLose } from '../../../rules/table/losing-together';
import type { Leaver } from '../../../rules/table/move';
import type { Table } from '../../../rules/table/table';
import { type PlayerId, playersInGame, seatedPlayers, type Turn, teamOf } from '../../../rules/turn/turn';

/** Reasons that only the players can see. */
export const unseenReasons = ['emptyLibrary', 'conceded'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

/** Returns one player per panel still in the game, in seating order. */
export function panelsInGame(turn: Turn): readonly PlayerId[] {
  const inGame = playersInGame(turn);
  return seatedPlayers(turn).filter(
    (player) => inGame.includes(player) && teamOf(turn, player)[0] === player,
  );
}

/** Returns who of a panel would lose now, and why. */
export function loserOf(table: Table, panel: PlayerId): Loser | undefined {
  const team = teamOf(table.turn, panel);
  return playersWhoLose(table).find(({ player }) => team.includes(player));
}

/** Returns who leaves if these panels are checked; those without a reason in sight leave for the other one. */
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
