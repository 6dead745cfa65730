import type { Game } from '../game/game';
import { startingLife } from './starting-life';

/** The starting life of a player in Commander (903.7), and of a team of two that shares its life (810.4). */
const COMMANDER_STARTING_TOTALS: readonly unknown[] = [40, 60];

/** Returns whether the players use commanders: one was cast or dealt damage, or they started as in Commander. */
export function isCommanderGame(game: Pick<Game, 'opening' | 'history'>): boolean {
  const areCommandersUsed = game.history.table.commanders.some(
    ({ casts, damage }) => damage.length > 0 || casts.some((castCount) => castCount > 0),
  );
  return areCommandersUsed || COMMANDER_STARTING_TOTALS.includes(startingLife(game)?.life);
}
