import { useEffect, useRef } from 'preact/hooks';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { mainButtonsKeyOf } from '../main-buttons-key';

/** For this time after an attack has ended by itself, a tap may have been meant to end it. */
const LATE_TAP_TIME_MS = 2500;

/**
 * Guards the main buttons against late taps, which were meant for the button shown there before. Steps through history
 * go through `stepThroughHistory`: they are made with other buttons, so no late tap follows them.
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
    guardTime.current = isAttacking ? LATE_TAP_TIME_MS : undefined;
    if (isAttacking) restoredKey.current = null;
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
