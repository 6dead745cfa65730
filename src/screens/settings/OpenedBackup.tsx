import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import type {
  BackupComparison,
  BackupService,
  BackupSummary,
} from '../../session/backup/back-up-and-restore';
import { useLiveGame } from '../../session/contexts/use-live-game';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';
import { useDateTimeFormat } from './use-date-time-format';

interface OpenedBackupProps {
  backupService: BackupService;
  summary: BackupSummary;
  comparison: BackupComparison;
}

/** The contents of a backup file, what cannot be read, and the ways to restore it. */
export function OpenedBackup({ backupService, summary, comparison }: OpenedBackupProps) {
  const { backup: words } = useWords();
  const formatTime = useDateTimeFormat();
  const {
    about,
    readableCounts,
    missingCounts: unreadableCounts,
    isCutOff,
    isFileDamaged,
    unknownPartCount,
    incompleteGameCount,
  } = summary;
  const contents = useCountsInWords(readableCounts);
  const unreadableItems = useCountsInWords(unreadableCounts);
  const isComplete = !isCutOff && !isFileDamaged;
  return (
    <>
      <p>{about ? words.madeAt(formatTime(about.madeAt), about.version) : words.madeSometime}</p>
      <section class={common.stack2}>
        <h3 class={styles.label}>{words.contents}</h3>
        <ul class={styles.points}>
          {contents.length === 0 && <li>{words.onlySettings}</li>}
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {unreadableItems.length > 0 && (
        <section class={common.stack2}>
          <h3 class={styles.label}>{words.unreadableContents}</h3>
          <ul class={styles.points}>
            {unreadableItems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {isCutOff && <p role="alert">{words.cutOff}</p>}
      {isFileDamaged && <p role="alert">{words.damaged}</p>}
      {unknownPartCount > 0 && <p role="alert">{words.fromLater}</p>}
      {incompleteGameCount > 0 && <p>{words.gaps(incompleteGameCount)}</p>}
      {comparison.isDeviceEmpty ? (
        <Button
          variant="primary"
          wide
          onClick={() => void backupService.restore(isComplete ? 'replace' : 'merge')}
        >
          {isComplete ? words.restore : words.restoreReadable}
        </Button>
      ) : (
        <RestoreOptions backupService={backupService} comparison={comparison} isComplete={isComplete} />
      )}
    </>
  );
}

/** Offers to add the backup to the stored data or, if the file is complete, to replace it. */
function RestoreOptions({
  backupService,
  comparison,
  isComplete,
}: Pick<OpenedBackupProps, 'backupService' | 'comparison'> & { isComplete: boolean }) {
  const { backup: words } = useWords();
  const { counts, gameCountAfter, maxSavedGames } = comparison;
  const { newGames, updatedGames, forkedGames, unchangedGames } = counts;
  const mergeSummary = words.mergeCounts(newGames, updatedGames, forkedGames, unchangedGames);
  return (
    <>
      <section class={common.stack2}>
        <Button variant="primary" wide onClick={() => void backupService.restore('merge')}>
          {words.merge}
        </Button>
        {mergeSummary && <p class={common.note}>{mergeSummary}</p>}
        <p class={common.note}>{words.mergeNote}</p>
        {gameCountAfter > maxSavedGames && (
          <p class={common.note}>{words.tooMany(gameCountAfter, maxSavedGames)}</p>
        )}
      </section>
      {isComplete && <ReplaceOption backup={backupService} />}
    </>
  );
}

/** Asks for confirmation before everything is replaced. */
function ReplaceOption({ backup }: { backup: BackupService }) {
  const { backup: words, cancel } = useWords();
  const liveGame = useLiveGame();
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <section class={common.stack2}>
        <Button wide onClick={() => setConfirming(true)}>
          {words.replace}
        </Button>
        <p class={common.note}>{words.replaceNote}</p>
      </section>
    );
  }
  return (
    <section class={common.stack2} role="alert">
      <p>{words.replaceAsk}</p>
      {liveGame.state.value.kind === 'playing' && <p>{words.replaceGame}</p>}
      <div class={styles.buttons}>
        <Button onClick={() => void backup.restore('replace')}>{words.replaceYes}</Button>
        <Button variant="bare" onClick={() => setConfirming(false)}>
          {cancel}
        </Button>
      </div>
    </section>
  );
}

/** Returns the number of items of each kind, in words. */
function useCountsInWords({
  games,
  decks,
  customCards,
  pictures,
  knownCards,
}: BackupSummary['readableCounts']): readonly string[] {
  const { backup: words } = useWords();
  return [
    games > 0 && words.games(games),
    decks > 0 && words.decks(decks),
    customCards > 0 && words.customCards(customCards),
    pictures > 0 && words.pictures(pictures),
    knownCards > 0 && words.knownCardsIn(knownCards),
  ].filter((line) => line !== false);
}
