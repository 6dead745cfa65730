import { Button } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

interface BackupProgressProps {
  label: string;
  done: number;
  total: number;
  onCancel: () => void;
}

/** A progress bar with a cancel button. */
export function BackupProgress({ label, done, total, onCancel }: BackupProgressProps) {
  const { backup: words, cancel } = useWords();
  return (
    <div class={styles.section}>
      <p>{label}</p>
      <progress max={Math.max(1, total)} value={Math.min(done, total)} aria-label={label} />
      <p class={styles.note}>{words.done(Math.min(done, total), total)}</p>
      <Button onClick={onCancel}>{cancel}</Button>
    </div>
  );
}
