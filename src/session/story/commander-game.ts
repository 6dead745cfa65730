import type { Game } from '../game/game';
import { startingLife } from './starting-life';

/** The starting life of a Commander game (903.7). */
const COMMANDER_STARTING_LIFE = 40;

/** Returns whether the players use commanders: one was cast or dealt damage, or they started as in Commander. */
export function isCommanderGame(game: Pick<Game, 'openingHappenings' | 'history'>): boolean {
  const areCommandersUsed = game.history.table.commanders.some(
    ({ casts, damage }) => damage.length > 0 || casts.some((castCount) => castCount > 0),
  );
  return areCommandersUsed || startingLife(game)?.life === COMMANDER_STARTING_LIFE;
}
