import { UndoNotice } from '../parts/page/UndoNotice';
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
