import type { History } from '../../rules/table/history';
import { refusalOfReturn } from '../../rules/table/leaving/returning';
import type { PlayerId } from '../../rules/turn/turn';
import { departureOf } from '../timeline/departure';
import type { LiveGame } from './live-game';

/**
 * How a player who has left comes back: by a correction, or by undoing the departure and `laterStepCount` steps since
 * then.
 */
export type ReturnMethod =
  | { readonly kind: 'correct' }
  | { readonly kind: 'undo'; readonly laterStepCount: number };

/** Returns the method that undoes the least; null if there is none, because the departure is no longer in memory. */
export function returnMethodOf(history: History, player: PlayerId): ReturnMethod | null {
  const departure = departureOf(history, player);
  const isLastStep = departure?.undoStepCount === 1 && departure.isAlone;
  if (!isLastStep && refusalOfReturn(history.table, player) === null) return { kind: 'correct' };
  return departure && { kind: 'undo', laterStepCount: departure.undoStepCount - 1 };
}

/** Brings a player who has left back into the game. */
export function bringBack(
  { currentGame, play, undo }: Pick<LiveGame, 'currentGame' | 'play' | 'undo'>,
  player: PlayerId,
): void {
  const game = currentGame();
  const method = game && returnMethodOf(game.history, player);
  if (method?.kind === 'correct') play({ kind: 'returnToGame', player });
  else for (let step = 0; method && step <= method.laterStepCount; step++) undo();
}
