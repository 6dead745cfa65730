/** Playing again, and going back to the earlier game. */
import { signal } from '@preact/signals';
import type { Refusal } from '../../../rules/rule';
import type { LiveGame } from '../../../session/game/live-game';

/** The ids of the last game started by "play again", and of the game before it. */
export const begunAgain = signal<{ readonly earlier: string; readonly now: string } | null>(null);

/** Starts another game with the same setup, and remembers the earlier one. */
export async function beginAgain(liveGame: LiveGame): Promise<Refusal | null> {
  const earlier = liveGame.playing()?.id;
  const refusal = await liveGame.beginAgain();
  const now = liveGame.playing()?.id;
  if (earlier !== undefined && now !== undefined && earlier !== now) begunAgain.value = { earlier, now };
  return refusal;
}
