import type { Game } from '../game/game';
import { startingLife } from './starting-life';

/** The starting life of a Commander game (903.7). */
const LIFE_OF_COMMANDER = 40;

/** Returns whether the players use commanders: one was cast or dealt damage, or they started as in Commander. */
export function isCommanderGame(game: Pick<Game, 'opening' | 'history'>): boolean {
  const isUsed = game.history.table.commanders.some(
    ({ casts, damage }) => damage.length > 0 || casts.some((times) => times > 0),
  );
  return isUsed || startingLife(game)?.life === LIFE_OF_COMMANDER;
}
