import { Button, IconButton } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './KeptNotices.module.css';

interface KeptNoticesProps {
  /** Why the phone could not keep or read them, in words; null: nothing failed. */
  failure: string | null;
  /** How much is there that this version cannot read, in words; null: nothing. */
  unreadable: string | null;
  /** What was removed last, in words; null: nothing. */
  removed: string | null;
  onRestore: () => void;
  onForget: () => void;
}

/** What happened to things kept on the phone that the user did not do, and the way back from removing one. */
export function KeptNotices({ failure, unreadable, removed, onRestore, onForget }: KeptNoticesProps) {
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
  /** What the way back is called; where nothing is said, having it back. */
  back?: string;
  /** There is no room for it just now. */
  disabled?: boolean;
  onRestore: () => void;
  onForget: () => void;
}

/** What was removed or changed by one tap, and the way back. */
export function RemovedNotice({ what, back, disabled = false, onRestore, onForget }: RemovedNoticeProps) {
  const words = useWords();
  return (
    <div class={styles.removed} role="status">
      <p class={styles.text}>{what}</p>
      <Button disabled={disabled} onClick={onRestore}>
        {back ?? words.myDecks.restore}
      </Button>
      <IconButton icon="close" label={words.close} onClick={onForget} />
    </div>
  );
}
