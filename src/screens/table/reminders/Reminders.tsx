import { useRef } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import { useWordingContext } from '../../parts/text/effect-words';
import { useWords } from '../../parts/words';
import { TableHint } from '../hints/TableHint';
import { useHintProgress } from '../hints/use-hint-progress';
import styles from '../styles/strip.module.css';
import { useTableScreen } from '../use-table-screen';
import { reminderLines } from './reminder-lines';
import { useHiddenLineCount } from './use-hidden-line-count';
import { useReminderDismissals } from './use-reminder-dismissals';

/**
 * Shows easily missed abilities in one line, which a tap expands; it never blocks the game. What a visible card
 * already says is left out. Without other reminders, a first game shows a hint instead, except during
 * an attack, which replaces the buttons that hints are about.
 */
export function Reminders({ game }: { game: Game }) {
  useHintProgress(game);
  const words = useWords();
  const router = useRouter();
  const { attack, setOpenSheet } = useTableScreen();
  const wording = useWordingContext(game.seats);
  const dismissals = useReminderDismissals();
  const list = useRef<HTMLSpanElement>(null);
  const current = dismissals.remindersNow(game, wording.catalog);
  const lines = reminderLines(game.history, current, wording);
  const areAllRedundant = lines.every(({ isRedundant }) => isRedundant);
  const isShown = lines.length > 0 && !(areAllRedundant && router.tableView.value === 'plane');
  const hiddenLineCount = useHiddenLineCount(list, isShown ? lines.map(({ text }) => text).join('\n') : '');
  if (!isShown) return attack ? null : <TableHint game={game} />;
  return (
    <div class={classNames(styles.reminders, areAllRedundant && styles.redundant)}>
      <button type="button" class={styles.openButton} onClick={() => setOpenSheet({ kind: 'reminders' })}>
        <DeferredIcon name="bell" size={20} />
        <span ref={list} class={styles.list}>
          {lines.map(({ text, isRedundant }) => (
            <span key={text} class={classNames(styles.line, isRedundant && styles.redundant)}>
              {text}
            </span>
          ))}
        </span>
        {hiddenLineCount > 0 && (
          <span class={styles.hiddenCount}>{words.reminders.more(hiddenLineCount)}</span>
        )}
      </button>
      <IconButton
        icon="close"
        label={words.reminders.dismiss}
        onClick={() => dismissals.dismiss(game, current)}
      />
    </div>
  );
}
