import { changeStartingPlayer } from '../../rules/table/starting-player';
import type { PlayerId } from '../../rules/turn/turn';
import { type Game, withHistory } from './game';

/** Returns the game with another starting player; the moves made before the first turn stay. */
export function withStartingPlayer(game: Game, player: PlayerId): Game {
  const { history, opening } = game;
  const { table, happenings } = changeStartingPlayer({ table: history.table, happenings: opening }, player);
  return withHistory({ ...game, opening: happenings }, { ...history, table });
}
