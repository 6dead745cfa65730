/** Who is taken out of the game at the same time, and why. */
import { onePerTeam, playersWhoLose } from '../../../rules/table/losing-together';
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

/** Returns who leaves if these panels are checked; those without a reason in sight leave for the other one. */
export function leaversChecked(
  table: Table,
  checked: readonly PlayerId[],
  otherwise: UnseenReason,
): readonly Leaver[] {
  const losing = playersWhoLose(table);
  const leaving = panelsInGame(table.turn)
    .filter((panel) => checked.includes(panel))
    .map(
      (panel) =>
        losing.find(({ player }) => teamOf(table.turn, panel).includes(player)) ?? {
          player: panel,
          because: otherwise,
        },
    );
  return onePerTeam(table.turn, leaving);
}

/** Tells whether nobody would be left, so that the game would be a draw (104.4a). */
export function isDraw({ turn }: Table, leaving: readonly Leaver[]): boolean {
  const gone = leaving.flatMap(({ player }) => teamOf(turn, player));
  return playersInGame(turn).every((player) => gone.includes(player));
}
