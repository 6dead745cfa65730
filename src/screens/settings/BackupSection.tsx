import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { FileButton } from '../../design/FileButton';
import type { BackupService } from '../../session/backup/back-up-and-restore';
import { useWords } from '../parts/words';
import { MakeBackup } from './MakeBackup';
import { RestoreBackup } from './RestoreBackup';
import styles from './SettingsScreen.module.css';
import { useDateTimeFormat } from './use-date-time-format';

/**
 * How long after its start a restore is reported: it may take minutes, and the page reloads afterward.
 */
const RESTORE_REPORTED_MS = 5 * 60_000;

interface BackupSectionProps {
  backup: BackupService;
}

/** Backups of everything in one file: the last one, making one, restoring one, and undoing that. */
export function BackupSection({ backup }: BackupSectionProps) {
  const { backup: words } = useWords();
  const [sheet, setSheet] = useState<'make' | 'restore' | null>(null);

  function close() {
    backup.cancel();
    setSheet(null);
  }

  return (
    <section class={common.stack2}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <BackupStatus backup={backup} />
      <div class={styles.buttons}>
        <Button
          wide
          onClick={() => {
            backup.measure();
            setSheet('make');
          }}
        >
          {words.make}
        </Button>
        <FileButton
          accept=""
          onFile={(file) => {
            backup.read(file);
            setSheet('restore');
          }}
        >
          {words.open}
        </FileButton>
      </div>
      {sheet === 'make' && <MakeBackup backup={backup} onClose={close} />}
      {sheet === 'restore' && <RestoreBackup backup={backup} onClose={close} />}
    </section>
  );
}

/** The date of the last backup, and a restore that can be undone. */
function BackupStatus({ backup }: BackupSectionProps) {
  const { backup: words } = useWords();
  const formatTime = useDateTimeFormat();
  const lastBackupTime = backup.lastBackupTime.value;
  const lastRestore = backup.lastRestore.value;
  const notice = useRef<HTMLDivElement>(null);
  const isRecent = lastRestore?.state === 'restored' && Date.now() - lastRestore.at < RESTORE_REPORTED_MS;
  useEffect(() => {
    if (isRecent) notice.current?.scrollIntoView({ block: 'center' });
  }, [isRecent]);
  return (
    <>
      <p class={common.note}>
        {lastBackupTime === null && words.never}
        {lastBackupTime && words.lastBackup(formatTime(lastBackupTime))}
      </p>
      {lastRestore?.state === 'restored' && (
        <div ref={notice} class={common.stack2} role="status">
          <p>{(lastRestore.isReceived ? words.received : words.restored)(formatTime(lastRestore.at))}</p>
          <div class={styles.buttons}>
            <Button onClick={() => void backup.undoRestore()}>
              {lastRestore.isReceived ? words.undoReceived : words.undo}
            </Button>
            <Button variant="bare" onClick={() => void backup.forgetRestore()}>
              {words.keep}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
