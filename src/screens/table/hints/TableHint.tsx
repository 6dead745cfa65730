import { Button } from '../../../design/Button';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { useShownView } from '../use-shown-view';
import { nextHint } from './next-hint';
import styles from './TableHint.module.css';
import { withHintSeen } from './use-hint-progress';

/** Explains the next control in a first game, until the control has been used or the hint is dismissed for good. */
export function TableHint({ game }: { game: Game }) {
  const words = useWords();
  const { settings } = usePreferences();
  const view = useRouter().tableView.value;
  const hint = nextHint(game, useShownView(view), settings.values.value);
  if (hint === null) return null;
  return (
    <p class={styles.hint} data-hint={hint}>
      <span>{withNoBreakSpaces(words.hints[hint])}</span>
      <Button onClick={() => settings.change(withHintSeen(hint))}>{words.hints.gotIt}</Button>
    </p>
  );
}
