import { Button, IconButton } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './StorageNotices.module.css';

interface StorageNoticesProps {
  /** Why saving or reading failed; null if it did not. */
  failure: string | null;
  /** A message about stored items that this version cannot read; null if there are none. */
  unreadable: string | null;
  /** The name of the item removed last; null if there is none. */
  removed: string | null;
  onRestore: () => void;
  onForget: () => void;
}

/** Notices about problems with stored items, and undo for a removal. */
export function StorageNotices({ failure, unreadable, removed, onRestore, onForget }: StorageNoticesProps) {
  return (
    <>
      {failure !== null && (
        <p class={styles.bad} role="status">
          {failure}
        </p>
      )}
      {unreadable !== null && (
        <p class={styles.bad} role="status">
          {unreadable}
        </p>
      )}
      {removed !== null && <RemovedNotice message={removed} onRestore={onRestore} onForget={onForget} />}
    </>
  );
}

interface RemovedNoticeProps {
  message: string;
  /** The label of the undo button; "restore" by default. */
  undoLabel?: string;
  /** Whether undo is currently impossible. */
  disabled?: boolean;
  onRestore: () => void;
  onForget: () => void;
}

/** A notice of what one tap removed or changed, with an undo button. */
export function RemovedNotice({
  message,
  undoLabel,
  disabled = false,
  onRestore,
  onForget,
}: RemovedNoticeProps) {
  const words = useWords();
  return (
    <div class={styles.removed} role="status">
      <p class={styles.text}>{message}</p>
      <Button disabled={disabled} onClick={onRestore}>
        {undoLabel ?? words.myDecks.restore}
      </Button>
      <IconButton icon="close" label={words.close} onClick={onForget} />
    </div>
  );
}
