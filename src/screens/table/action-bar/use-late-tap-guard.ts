import { useEffect, useRef } from 'preact/hooks';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { mainButtonsKeyOf } from '../main-buttons-key';
import { useSecondTapGuard } from '../use-second-tap-guard';

/** Milliseconds for which a tap meant to end an attack may still come after the attack has ended by itself. */
const LATE_TAP_TIME = 1500;

/**
 * Guards the main buttons against taps that come too late: returns whether a tap now may have been meant for the button
 * that was there before; a function that undoes or redoes a step, after which no such tap is on its way, because
 * another button was tapped; and one to call when the player has ended an attack.
 */
export function useLateTapGuard(
  game: Game,
  isAttacking: boolean,
): readonly [
  ignoresTaps: boolean,
  stepThroughHistory: (undoOrRedo: () => void) => void,
  notePlayerEndedAttack: () => void,
] {
  const liveGame = useLiveGame();
  const restoredKey = useRef<string | null>(null);
  const guardTime = useRef<number | undefined>(undefined);
  const mainButtonsKey = mainButtonsKeyOf(game);
  const buttonsKey = isAttacking ? 'attack' : mainButtonsKey;
  // However short an attack is, what it covered is guarded anew.
  const isJustShown = useSecondTapGuard(buttonsKey, isAttacking ? 0 : guardTime.current);
  useEffect(() => {
    guardTime.current = isAttacking ? LATE_TAP_TIME : undefined;
  }, [buttonsKey]);
  return [
    isJustShown && mainButtonsKey !== restoredKey.current,
    (undoOrRedo) => {
      undoOrRedo();
      const restoredGame = liveGame.currentGame();
      restoredKey.current = restoredGame && mainButtonsKeyOf(restoredGame);
    },
    () => {
      guardTime.current = undefined;
    },
  ];
}
