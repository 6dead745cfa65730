import { Button, IconButton } from '../../../design/Button';
import { useWords } from '../words';
import styles from './UndoNotice.module.css';

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
    <div class={styles.notice} role="status">
      <p class={styles.text}>{message}</p>
      <div class={styles.buttons}>
        <Button disabled={disabled} onClick={onRestore}>
          {undoLabel ?? words.undoRemoval}
        </Button>
        <IconButton icon="close" label={words.close} onClick={onDismiss} />
      </div>
    </div>
  );
}
