import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { useWords } from '../parts/words';

interface BackupProgressProps {
  label: string;
  doneBytes: number;
  totalBytes: number;
  onCancel: () => void;
}

/** A progress bar with a cancel button. */
export function BackupProgress({ label, doneBytes, totalBytes, onCancel }: BackupProgressProps) {
  const { backup: words, cancel } = useWords();
  return (
    <div class={common.stack2}>
      <p>{label}</p>
      <progress max={Math.max(1, totalBytes)} value={Math.min(doneBytes, totalBytes)} aria-label={label} />
      <p class={common.note}>{words.progress(Math.min(doneBytes, totalBytes), totalBytes)}</p>
      <Button onClick={onCancel}>{cancel}</Button>
    </div>
  );
}
