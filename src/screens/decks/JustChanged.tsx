import { Button, IconButton } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './KeptNotices.module.css';

interface JustChangedProps {
  /** What was done. */
  told: string;
  onUndo: () => void;
  onClose: () => void;
}

/** What one tap has just done to many cards, and the way back from it. */
export function JustChanged({ told, onUndo, onClose }: JustChangedProps) {
  const words = useWords();
  return (
    <div class={styles.removed} role="status">
      <p class={styles.text}>{told}</p>
      <Button onClick={onUndo}>{words.table.undo}</Button>
      <IconButton icon="close" label={words.close} onClick={onClose} />
    </div>
  );
}
