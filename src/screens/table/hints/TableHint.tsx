import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import type { TableView } from '../../../session/routing/routes';
import { useWords } from '../../parts/words';
import { useShownView } from '../use-shown-view';
import { type Hint, isTooLateForHints, nextHint } from './next-hint';
import styles from './TableHint.module.css';

/** Explains the next control in a first game, until the control has been used or the hint is dismissed for good. */
export function TableHint({ game }: { game: Game }) {
  const words = useWords();
  const { settings } = usePreferences();
  const view = useRouter().tableView.value;
  useMarkSwipeHintSeen(view);
  useMarkUndoHintSeen(game);
  useEndHints(game);
  const hint = nextHint(game, useShownView(view), settings.values.value);
  if (hint === null) return null;
  return (
    <p class={styles.hint} data-hint={hint}>
      <span>{withNoBreakSpaces(words.hints[hint])}</span>
      <Button onClick={() => settings.change(withHintSeen(hint))}>{words.hints.gotIt}</Button>
    </p>
  );
}

const withHintSeen =
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
