import type { PlayerId } from '../../rules/turn/turn';
import { departureOf } from '../story/departure';
import type { LiveGame } from './live-game';

/** Undoes the step in which a player left, and all steps since. */
export function undoDeparture(
  { currentGame, undo }: Pick<LiveGame, 'currentGame' | 'undo'>,
  player: PlayerId,
): void {
  const game = currentGame();
  const departure = game && departureOf(game.history, player);
  for (let step = 0; step < (departure?.undoStepCount ?? 0); step++) undo();
}
