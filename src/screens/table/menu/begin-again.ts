/** Playing again, and going back to the game before. */
import { signal } from '@preact/signals';
import type { Refusal } from '../../../rules/rule';
import type { LiveGame } from '../../../session/game/live-game';

/** The game that was begun by "play again" last, and the one before it; both by their ids. */
export const begunAgain = signal<{ readonly earlier: string; readonly now: string } | null>(null);

/** Begins another game of the same kind and remembers the one before. */
export async function beginAgain(liveGame: LiveGame): Promise<Refusal | null> {
  const earlier = liveGame.playing()?.id;
  const refusal = await liveGame.beginAgain();
  const now = liveGame.playing()?.id;
  if (earlier !== undefined && now !== undefined && earlier !== now) begunAgain.value = { earlier, now };
  return refusal;
}
