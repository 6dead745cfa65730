/** Another starting player before the first turn, as the players determine it by any method (103.1). */
import { primaryPlayer } from '../turn/seating-and-teams';
import type { PlayerId } from '../turn/turn';
import { nextAction } from './next-action';
import type { BegunGame, Table } from './table';

/**
 * Returns whether the starting player can still change. In a Grand Melee, the other turn markers depend on it (807.4b);
 * once players have left, so does the turn order.
 */
export function canChangeStartingPlayer(table: Table): boolean {
  const { turn } = table;
  return (
    nextAction(table).kind === 'revealStartingPlane' &&
    !turn.marker &&
    turn.hasLeftBySeat.every((hasLeft) => !hasLeft)
  );
}

/** Lets another player, or the team of that player, have the first turn and the first plane. */
export function changeStartingPlayer({ table, happenings }: BegunGame, player: PlayerId): BegunGame {
  if (!canChangeStartingPlayer(table)) return { table, happenings };
  const { turn, planar } = table;
  const activePlayer = primaryPlayer(turn, player);
  return {
    table: {
      ...table,
      turn: { ...turn, activePlayer },
      planar: planar && { ...planar, controller: activePlayer },
    },
    happenings: happenings.map((happening) =>
      happening.kind === 'gameBegan' ? { ...happening, player: activePlayer, by: 'table' } : happening,
    ),
  };
}
