import { Button, IconButton } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './StorageNotices.module.css';

interface StorageNoticesProps {
  /** Why storing or reading failed; null: it did not. */
  failure: string | null;
  /** How many stored items this version cannot read; null: none. */
  unreadable: string | null;
  /** What was removed last; null: nothing. */
  removed: string | null;
  onRestore: () => void;
  onForget: () => void;
}

/** Problems with stored items, and undo for removing one. */
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
      {removed !== null && <RemovedNotice what={removed} onRestore={onRestore} onForget={onForget} />}
    </>
  );
}

interface RemovedNoticeProps {
  what: string;
  /** The label of the undo button; by default "restore". */
  undoLabel?: string;
  /** Undo is not possible at present. */
  disabled?: boolean;
  onRestore: () => void;
  onForget: () => void;
}

/** Says what was removed or changed by one tap, and offers undo. */
export function RemovedNotice({
  what,
  undoLabel,
  disabled = false,
  onRestore,
  onForget,
}: RemovedNoticeProps) {
  const words = useWords();
  return (
    <div class={styles.removed} role="status">
      <p class={styles.text}>{what}</p>
      <Button disabled={disabled} onClick={onRestore}>
        {undoLabel ?? words.myDecks.restore}
      </Button>
      <IconButton icon="close" label={words.close} onClick={onForget} />
    </div>
  );
}
