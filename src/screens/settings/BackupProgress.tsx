import { Button } from '../../design/Button';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

interface BackupProgressProps {
  label: string;
  done: number;
  all: number;
  onCancel: () => void;
}

/** A progress bar with a cancel button. */
export function BackupProgress({ label, done, all, onCancel }: BackupProgressProps) {
  const { backup: words, cancel } = useWords();
  return (
    <div class={styles.section}>
      <p>{label}</p>
      <progress max={Math.max(1, all)} value={Math.min(done, all)} aria-label={label} />
      <p class={styles.note}>{words.done(Math.min(done, all), all)}</p>
      <Button onClick={onCancel}>{cancel}</Button>
    </div>
  );
}
