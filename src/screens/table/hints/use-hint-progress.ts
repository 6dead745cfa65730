import { useEffect, useRef } from 'preact/hooks';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import type { TableView } from '../../../session/routing/routes';
import { type Hint, isTooLateForHints } from './next-hint';

/** Notices what players found out by themselves, also while no hint is shown, and when a game needs none anymore. */
export function useHintProgress(game: Game): void {
  useMarkSwipeHintSeen(useRouter().tableView.value);
  useMarkUndoHintSeen(game);
  useEndHints(game);
}

/** Returns the change of the settings after which a hint is never shown again. */
export const withHintSeen =
  (hint: Hint) =>
  ({ hintsSeen }: { readonly hintsSeen: readonly string[] }) => ({
    hintsSeen: [...new Set([...hintsSeen, hint])],
  });

/** Marks the hint about swiping as seen once the table was flipped. */
function useMarkSwipeHintSeen(view: TableView): void {
  const { settings } = usePreferences();
  const initialView = useRef(view);
  useEffect(() => {
    const isSeen = settings.values.peek().hintsSeen.includes('swipe');
    if (initialView.current !== view && !isSeen) settings.change(withHintSeen('swipe'));
  }, [view, settings]);
}

/** Marks the hint about undo as seen once a step was undone. */
function useMarkUndoHintSeen({ history }: Game): void {
  const { settings } = usePreferences();
  const isFirstUndo =
    history.doneCount < history.steps.length && !settings.values.value.hintsSeen.includes('undo');
  useEffect(() => {
    if (isFirstUndo) settings.change(withHintSeen('undo'));
  }, [isFirstUndo, settings]);
}

/** Ends all hints, in later games too, once a game has lasted long enough. */
function useEndHints(game: Game): void {
  const { settings } = usePreferences();
  const isTimeToEnd = isTooLateForHints(game) && !settings.values.value.areHintsOver;
  useEffect(() => {
    if (isTimeToEnd) settings.change({ areHintsOver: true });
  }, [isTimeToEnd, settings]);
}
