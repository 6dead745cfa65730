import { Button, IconButton } from '../../design/Button';
import type { Words } from '../../i18n/en';
import { useWords } from '../parts/words';
import styles from './KeptNotices.module.css';

interface KeptNoticesProps {
  failure: keyof Words['myDecks']['failed'] | null;
  /** How much is there that this version cannot read, in words; null: nothing. */
  unreadable: string | null;
  /** What was removed last, in words; null: nothing. */
  removed: string | null;
  onRestore: () => void;
  onForget: () => void;
}

/** What happened to things kept on the phone that the user did not do, and the way back from removing one. */
export function KeptNotices({ failure, unreadable, removed, onRestore, onForget }: KeptNoticesProps) {
  const words = useWords();
  const { myDecks } = words;
  return (
    <>
      {failure && (
        <p class={styles.bad} role="status">
          {myDecks.failed[failure]}
        </p>
      )}
      {unreadable !== null && (
        <p class={styles.bad} role="status">
          {unreadable}
        </p>
      )}
      {removed !== null && (
        <div class={styles.removed} role="status">
          <p class={styles.text}>{removed}</p>
          <Button onClick={onRestore}>{myDecks.restore}</Button>
          <IconButton icon="close" label={words.close} onClick={onForget} />
        </div>
      )}
    </>
  );
}
