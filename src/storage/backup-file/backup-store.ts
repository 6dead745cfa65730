/** Backups of everything the app has stored, and restoring them. */

import * as v from 'valibot';
import { memoizeAsync } from '../../lib/memoize-async';
import { withReconnect } from '../database/connection';
import { MAX_SAVED_GAMES } from '../game/old-games';
import {
  type BackupDatabases,
  type BackupStorePorts,
  LAST_BACKUP_KEY,
  readBackupSetting,
} from './backup-databases';
import { createGameTransfer, type GameTransfer } from './game-transfer';
import { type ParsedBackup, readBackup } from './read-backup';
import { openJournal } from './restore/journal';
import { planRestore, type RestoreCounts } from './restore/plan-restore';
import {
  forgetRestore,
  type RestoreOptions,
  type RestoreOutcome,
  type RestoreRecord,
  readLocalData,
  readRestoreRecord,
  restoreBackup,
  rollBackInterruptedRestore,
} from './restore/restore';
import { undoRestore } from './restore/undo-restore';
import { type BackupChoice, type BackupSizes, measureBackup, writeBackup } from './write-backup';

export interface BackupStore {
  /** Transfers single games to other phones. */
  readonly transfer: GameTransfer;
  measure(): Promise<BackupSizes>;
  write(choice: BackupChoice, version: string): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;
  /** Reads a file without changing anything; null if it is not a backup. */
  read(file: Blob, onProgress: (bytesDone: number) => unknown): Promise<ParsedBackup | null>;
  /** Computes what merging the backup into the data on this phone would change. */
  compare(backup: ParsedBackup): Promise<BackupComparison>;
  restore(
    backup: ParsedBackup,
    options: Pick<RestoreOptions, 'mode' | 'gameIdToShow' | 'onProgress'>,
  ): Promise<RestoreOutcome>;
  /** Resolves to the restore that can be undone, or null. */
  lastRestore(): Promise<RestoreRecord | null>;
  undo(): Promise<void>;
  forgetRestore(): Promise<void>;
  /** When a backup was last made, in milliseconds since 1970; null if never. */
  lastBackupTime(): Promise<number | null>;
  recordBackupTime(): Promise<void>;
}

export interface BackupComparison {
  readonly counts: RestoreCounts;
  /** Whether there are no games, decks and custom cards on this phone. */
  readonly isDeviceEmpty: boolean;
  /** Games on this phone after adding those of the backup. */
  readonly gameCountAfter: number;
  /** The number of games that the app keeps when a new one begins. */
  readonly maxSavedGames: number;
}

/** Creates the store, and first rolls back a restore or undo that was interrupted. */
export async function createBackupStore(
  databases: BackupDatabases,
  { now, newSaveId, withLock }: BackupStorePorts,
  journalName?: string,
): Promise<BackupStore> {
  const loadJournal = memoizeAsync(() => openJournal(journalName));
  await withLock(() => rollBackInterruptedRestore(databases, loadJournal));
  const { database, replica } = databases;
  // Long work can't be repeated, so a lost connection is replaced before it begins.
  const testConnection = () => withReconnect(database, () => database.games.count());
  return {
    transfer: createGameTransfer(databases, { now, newSaveId, withLock, loadJournal, testConnection }),
    measure: async () => {
      await testConnection();
      return measureBackup(databases);
    },
    write: (choice, version) => writeBackup(databases, choice, { madeAt: now(), version }),
    async read(file, onProgress) {
      const [decks, customCards, cardIndex, pictures] = await Promise.all([
        databases.decks(),
        databases.customCards(),
        databases.cardIndex(),
        databases.pictures(),
      ]);
      const readers = {
        deck: decks.read,
        customCard: customCards.read,
        knownCard: cardIndex.read,
        picture: pictures.parsePicture,
      };
      return readBackup(file, readers, onProgress);
    },
    async compare(backup) {
      await testConnection();
      const present = await readLocalData(databases);
      const context = { gameIdToShow: null, now: now(), newSaveId };
      const { counts } = planRestore('merge', backup.rows, present, context);
      return {
        counts,
        isDeviceEmpty: present.games.size + present.decks.length + present.customCards.length === 0,
        gameCountAfter: present.games.size + counts.newGames + counts.forkedGames,
        maxSavedGames: MAX_SAVED_GAMES,
      };
    },
    async restore(backup, options) {
      await testConnection();
      const journal = await loadJournal();
      return withLock(() => restoreBackup(databases, journal, backup, { ...options, now: now(), newSaveId }));
    },
    lastRestore: () => readRestoreRecord(databases),
    async undo() {
      const journal = await loadJournal();
      await withLock(() => undoRestore(databases, journal, newSaveId));
    },
    async forgetRestore() {
      const journal = await loadJournal();
      await withLock(() => forgetRestore(databases, journal));
    },
    lastBackupTime: () => readBackupSetting(database, LAST_BACKUP_KEY, v.number()),
    async recordBackupTime() {
      const row = { key: LAST_BACKUP_KEY, value: now() };
      await database.settings.put(row);
      replica.replicateSettings(row);
    },
  };
}
