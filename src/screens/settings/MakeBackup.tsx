import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { Sheet } from '../../design/Sheet';
import type { BackupActivity, BackupService, BackupSizes } from '../../session/backup/back-up-and-restore';
import { Checkbox } from '../parts/field/Checkbox';
import { useCloseOnBack } from '../parts/page/use-close-on-back';
import { useWords } from '../parts/words';
import { BackupProgress } from './BackupProgress';
import styles from './SettingsScreen.module.css';

interface MakeBackupProps {
  backup: BackupService;
  onClose: () => void;
}

/** A sheet to choose what goes into a backup, see its size, and make it. */
export function MakeBackup({ backup, onClose }: MakeBackupProps) {
  useCloseOnBack(onClose);
  const { backup: words, close } = useWords();
  const activity = backup.activity.value;
  const sizes = backup.sizes.value;
  return (
    <Sheet title={words.make} closeLabel={close} onClose={onClose}>
      <div class={styles.sheet}>
        {activity.kind === 'making' ? (
          <BackupProgress label={words.making} {...activity} onCancel={onClose} />
        ) : activity.kind === 'made' ? (
          <BackupMade activity={activity} />
        ) : activity.kind === 'failed' ? (
          <p role="alert">{words.failures[activity.failure]}</p>
        ) : sizes ? (
          <BackupContents backup={backup} sizes={sizes} />
        ) : (
          <p>{words.measuring}</p>
        )}
      </div>
    </Sheet>
  );
}

function BackupMade({ activity }: { activity: BackupActivity & { kind: 'made' } }) {
  const { backup: words } = useWords();
  const outcomes = { saved: words.made, dismissed: words.dismissed, needsTap: words.notYetSaved };
  return (
    <>
      <p role="status">{outcomes[activity.outcome]}</p>
      {activity.lacksLatestMoves && <p role="alert">{words.gameMissing}</p>}
    </>
  );
}

const optionalParts = ['ownPictures', 'downloadedPictures', 'knownCards'] as const;

function BackupContents({ backup, sizes }: { backup: BackupService; sizes: BackupSizes }) {
  const { backup: words } = useWords();
  const [chosenParts, setChosenParts] = useState({
    ownPictures: true,
    downloadedPictures: true,
    knownCards: true,
  });
  const storedParts = optionalParts.filter((part) => sizes[part].count > 0);
  const contents = words.alwaysThese(sizes.gameCount, sizes.decks, sizes.customCards);
  return (
    <>
      <section class={common.stack2}>
        <h3 class={styles.label}>{words.always}</h3>
        <p>{storedParts.length > 0 ? words.ofSize(contents, sizes.bytesOfRows) : contents}</p>
      </section>
      {storedParts.map((part) => (
        <Checkbox
          key={part}
          checked={chosenParts[part]}
          onChange={() => setChosenParts({ ...chosenParts, [part]: !chosenParts[part] })}
        >
          {words[part](sizes[part].count, sizes[part].bytes)}
        </Checkbox>
      ))}
      <p class={common.note}>{words.total(backup.sizeOf(chosenParts))}</p>
      <Button variant="primary" wide onClick={() => void backup.make(chosenParts)}>
        {words.save}
      </Button>
    </>
  );
}
