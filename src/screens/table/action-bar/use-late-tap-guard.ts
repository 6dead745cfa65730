import { useEffect, useRef } from 'preact/hooks';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { tapKeyOf } from '../tap-key';
import { useSecondTapGuard } from '../use-second-tap-guard';

/** Milliseconds for which a tap meant to end an attack may still come after the attack has ended by itself. */
const LATE_TAP = 1500;

/**
 * Guards the main buttons against taps that come too late: returns whether a tap now may have been meant for the button
 * that was there before; a function that undoes or redoes a step, after which no such tap is on its way, because
 * another button was tapped; and one to call when the player has ended an attack.
 */
export function useLateTapGuard(
  game: Game,
  isAttacking: boolean,
): readonly [
  guarded: boolean,
  stepThroughHistory: (undoOrRedo: () => void) => void,
  noteAttackEnded: () => void,
] {
  const liveGame = useLiveGame();
  const restored = useRef<string | null>(null);
  const pause = useRef<number | undefined>(undefined);
  const key = tapKeyOf(game);
  const shown = isAttacking ? 'attack' : key;
  // However short an attack is, what it covered is guarded anew.
  const isRecent = useSecondTapGuard(shown, isAttacking ? 0 : pause.current);
  useEffect(() => {
    pause.current = isAttacking ? LATE_TAP : undefined;
  }, [shown]);
  return [
    isRecent && key !== restored.current,
    (undoOrRedo) => {
      undoOrRedo();
      const restoredGame = liveGame.playing();
      restored.current = restoredGame && tapKeyOf(restoredGame);
    },
    () => {
      pause.current = undefined;
    },
  ];
}
