import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { FileButton } from '../../design/FileButton';
import type { Backup } from '../../session/backup/back-up-and-restore';
import { useBackups } from '../../session/contexts/use-backups';
import { useWords } from '../parts/words';
import { MakeBackup } from './MakeBackup';
import { RestoreBackup } from './RestoreBackup';
import styles from './SettingsScreen.module.css';
import { useDayAndTime } from './use-day-and-time';

/**
 * Milliseconds after its start for which a restore is reported: it may take minutes, and the page reloads afterward.
 */
const JUST_NOW = 5 * 60_000;

/** Backups of everything in one file: the last one, making one, restoring one, and undoing that. */
export function BackupSection() {
  const { backup: words } = useWords();
  const backups = useBackups();
  const backup = backups.value?.backup;
  const [sheet, open] = useState<'make' | 'restore' | null>(null);
  useEffect(backups.request, [backups]);

  function close() {
    backup?.cancel();
    open(null);
  }

  return (
    <section class={styles.section}>
      <h2 class={styles.label}>{words.title}</h2>
      <p>{words.lead}</p>
      <BackupStatus backup={backup} />
      <div class={styles.buttons}>
        <Button
          wide
          disabled={!backup}
          onClick={() => {
            backup?.measure();
            open('make');
          }}
        >
          {words.make}
        </Button>
        <FileButton
          accept=""
          disabled={!backup}
          onFile={(file) => {
            backup?.read(file);
            open('restore');
          }}
        >
          {words.open}
        </FileButton>
      </div>
      {backup && sheet === 'make' && <MakeBackup backup={backup} onClose={close} />}
      {backup && sheet === 'restore' && <RestoreBackup backup={backup} onClose={close} />}
    </section>
  );
}

/** The date of the last backup, the space left, and a restore that can be undone. */
function BackupStatus({ backup }: { backup: Backup | null | undefined }) {
  const { backup: words } = useWords();
  const inWords = useDayAndTime();
  const last = backup?.lastBackup.value;
  const room = backup?.storageUsage.value;
  const restore = backup?.lastRestore.value;
  const notice = useRef<HTMLDivElement>(null);
  const isRecent = restore?.state === 'restored' && Date.now() - restore.at < JUST_NOW;
  useEffect(() => {
    if (isRecent) notice.current?.scrollIntoView({ block: 'center' });
  }, [isRecent]);
  return (
    <>
      <p class={styles.note}>
        {last === undefined ? ' ' : last === null ? words.never : words.last(inWords(last))}
        {room && ` ${words.room(room.used, Math.max(0, room.quota - room.used))}`}
      </p>
      {backup && restore?.state === 'restored' && (
        <div ref={notice} class={styles.section} role="status">
          <p>{(restore.isReceived ? words.received : words.restored)(inWords(restore.at))}</p>
          <div class={styles.buttons}>
            <Button onClick={() => void backup.undoRestore()}>
              {restore.isReceived ? words.undoReceived : words.undo}
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
