import { useRef, useState } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { DetailIcon } from '../../../design/DetailIcon';
import type { Table } from '../../../rules/table/table';
import type { Game } from '../../../session/game/game';
import { useWordingContext } from '../../parts/text/effect-words';
import { useWords } from '../../parts/words';
import { TableHint } from '../hints/TableHint';
import styles from '../styles/strip.module.css';
import { useTableScreen } from '../use-table-screen';
import { remindersInWords } from './reminders-in-words';
import { useDismissedTasks } from './use-dismissed-tasks';
import { useHiddenLineCount } from './use-hidden-line-count';

/**
 * Shows easily missed abilities in one line, which a tap expands; it never blocks the game. What a visible card
 * already says is left out. Without reminders, a first game shows a hint instead, except during an
 * attack, which replaces the buttons that hints are about.
 */
export function Reminders({ game }: { game: Game }) {
  const words = useWords();
  const { attack, openSheet } = useTableScreen();
  const wording = useWordingContext(game.seats);
  const dismissedTasks = useDismissedTasks();
  const [dismissedKey, setDismissedKey] = useState('');
  const list = useRef<HTMLSpanElement>(null);
  const key = reminderKeyOf(game.history.table);
  const lines = remindersInWords(game, wording, dismissedTasks, { areDismissed: key === dismissedKey });
  const hiddenLineCount = useHiddenLineCount(list, lines.map(({ text }) => text).join('\n'));
  if (lines.length === 0) return attack ? null : <TableHint game={game} />;
  const areAllRedundant = lines.every(({ isRedundant }) => isRedundant);
  const dismiss = () => {
    setDismissedKey(key);
    dismissedTasks.dismiss(game.id, dismissedTasks.remindersDue(game, wording.catalog));
  };
  return (
    <div
      class={classNames(styles.reminders, areAllRedundant && styles.redundant)}
      data-redundant={areAllRedundant ? '' : undefined}
    >
      <button type="button" class={styles.openButton} onClick={() => openSheet({ kind: 'reminders' })}>
        <DetailIcon name="bell" size={20} />
        <span ref={list} class={styles.list}>
          {lines.map(({ text, isRedundant }) => (
            <span key={text} class={classNames(styles.line, isRedundant && styles.redundant)}>
              {text}
            </span>
          ))}
        </span>
        {hiddenLineCount > 0 && <span class={styles.hiddenCount}>+{hiddenLineCount}</span>}
      </button>
      <IconButton icon="close" label={words.reminders.dismiss} onClick={dismiss} />
    </div>
  );
}

/** Returns a key that changes whenever there may be new reminders. */
function reminderKeyOf({ turn, planar }: Table): string {
  return `${turn.number} ${turn.upkeeps} ${planar?.rolls.map(({ all }) => all)} ${planar?.visited.length}`;
}
