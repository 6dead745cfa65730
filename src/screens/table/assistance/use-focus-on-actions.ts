import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../session/game/game';
import { isFocusLost } from '../../parts/page/focus-on';

/** Frames for which the next action may still be disabled. */
const MAX_FRAMES = 60;

/**
 * When a button of the action bar was pressed by key and is then gone or disabled, moves the focus to the next action,
 * so that a whole game can be played without the Tab key.
 */
export function useFocusOnActions(game: Game): void {
  const wereActionsUsedByKey = useRef(false);
  useEffect(() => {
    const noteInput = ({ type, target }: Event) => {
      wereActionsUsedByKey.current =
        type === 'keydown' && target instanceof Element && target.closest('[data-actions]') !== null;
    };
    for (const kind of ['keydown', 'pointerdown'] as const) document.addEventListener(kind, noteInput, true);
    return () => {
      for (const kind of ['keydown', 'pointerdown'] as const)
        document.removeEventListener(kind, noteInput, true);
    };
  }, []);

  useEffect(() => {
    if (!wereActionsUsedByKey.current) return;
    let frameCount = 0;
    let frameRequest = requestAnimationFrame(focusNextAction);
    function focusNextAction() {
      const shouldRestoreFocus = isFocusLost() || document.activeElement?.matches(':disabled');
      if (!wereActionsUsedByKey.current || !shouldRestoreFocus || frameCount++ > MAX_FRAMES) return;
      const nextButton = mainActionButtons().find((button) => !button.disabled);
      if (nextButton) nextButton.focus();
      else frameRequest = requestAnimationFrame(focusNextAction);
    }
    return () => cancelAnimationFrame(frameRequest);
  }, [game]);
}

/** Returns the buttons of the pending action, or the die and the next-turn button. */
export function mainActionButtons(): readonly HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('[data-actions] > :last-child button')];
}
