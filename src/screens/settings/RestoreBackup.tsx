import { Sheet } from '../../design/Sheet';
import type { BackupService } from '../../session/backup/back-up-and-restore';
import { useCloseOnBack } from '../parts/page/use-close-on-back';
import { useWords } from '../parts/words';
import { BackupProgress } from './BackupProgress';
import { OpenedBackup } from './OpenedBackup';
import styles from './SettingsScreen.module.css';

interface RestoreBackupProps {
  backup: BackupService;
  onClose: () => void;
}

/** A sheet that shows what is in a backup, and restores it. */
export function RestoreBackup({ backup, onClose }: RestoreBackupProps) {
  useCloseOnBack(onClose);
  const { backup: words, close } = useWords();
  const activity = backup.activity.value;
  return (
    <Sheet title={words.restoreTitle} closeLabel={close} onClose={onClose}>
      <div class={styles.sheet}>
        {activity.kind === 'reading' && (
          <BackupProgress label={words.reading} {...activity} onCancel={onClose} />
        )}
        {activity.kind === 'restoring' && (
          <BackupProgress label={words.restoring} {...activity} onCancel={onClose} />
        )}
        {activity.kind === 'failed' && <p role="alert">{words.failures[activity.failure]}</p>}
        {activity.kind === 'found' && <OpenedBackup backupService={backup} {...activity} />}
      </div>
    </Sheet>
  );
}
