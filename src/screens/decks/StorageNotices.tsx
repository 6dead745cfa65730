import { Button, IconButton } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './StorageNotices.module.css';

interface StorageNoticesProps {
  /** Why saving or reading failed; null if it did not. */
  failureMessage: string | null;
  /** A message about stored items that this version cannot read; null if there are none. */
  unreadableMessage: string | null;
  /** A message about the item removed last; null if there is none. */
  removedMessage: string | null;
  onRestore: () => void;
  onDismiss: () => void;
}

/** Notices about problems with stored items, and undo for a removal. */
export function StorageNotices({
  failureMessage,
  unreadableMessage,
  removedMessage,
  onRestore,
  onDismiss,
}: StorageNoticesProps) {
  return (
    <>
      {failureMessage !== null && (
        <p class={styles.problem} role="status">
          {failureMessage}
        </p>
      )}
      {unreadableMessage !== null && (
        <p class={styles.problem} role="status">
          {unreadableMessage}
        </p>
      )}
      {removedMessage !== null && (
        <UndoNotice message={removedMessage} onRestore={onRestore} onDismiss={onDismiss} />
      )}
    </>
  );
}

interface UndoNoticeProps {
  message: string;
  /** The label of the undo button; "restore" by default. */
  undoLabel?: string;
  /** Whether undo is currently impossible. */
  disabled?: boolean;
  onRestore: () => void;
  onDismiss: () => void;
}

/** A notice of what one tap removed or changed, with an undo button. */
export function UndoNotice({ message, undoLabel, disabled = false, onRestore, onDismiss }: UndoNoticeProps) {
  const words = useWords();
  return (
    <div class={styles.removed} role="status">
      <p class={styles.text}>{message}</p>
      <div class={styles.buttons}>
        <Button disabled={disabled} onClick={onRestore}>
          {undoLabel ?? words.myDecks.restore}
        </Button>
        <IconButton icon="close" label={words.close} onClick={onDismiss} />
      </div>
    </div>
  );
}
