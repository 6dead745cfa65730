import type { Signal } from '@preact/signals';
import type { BackupStorePorts, DatabaseOpeners } from './backup-file/backup-databases';
import type { BackupStore } from './backup-file/backup-store';
import { wasRestoreInterrupted } from './backup-file/restore/restore-record';
import { recoverReadableRows, watchDamagedRows } from './damaged-rows';
import { type Database, openDatabase } from './database/database';
import { watchForLaterVersion } from './database/later-version';
import { isLaterVersionError } from './database/later-version-error';
import { createGameStore, type GameStore } from './game/game-store';
import { createPendingOnlyGameStore } from './game/pending-only-game-store';
import { createUnreadableRows } from './game/unreadable-rows';
import { createSaveClock } from './game/write-game';
import { restorePendingGames } from './pending/restore-pending-games';
import { startReplica } from './replica/replica';
import { getReplicaBucket } from './replica/replica-bucket';
import { createSettingsStore, pendingOnlySettingsStore, type SettingsStore } from './settings/settings-store';
import { createStorageCondition, type StorageCondition } from './storage-condition';

export interface AppStorage {
  readonly games: GameStore;
  readonly settings: SettingsStore;
  /** Resolves to whether a restore was interrupted; opening the backups repairs that. */
  wasRestoreInterrupted(): Promise<boolean>;
  /** Opens the backups, whose code is in a chunk of its own. */
  openBackups(others: DatabaseOpeners, ports: BackupStorePorts): Promise<BackupStore>;
}

interface StorageOptions {
  /** The name of the database, if not the app's own. */
  readonly name?: string;
  /** Null if there is no replica. */
  readonly bucket?: ReturnType<typeof getReplicaBucket>;
  readonly condition?: Signal<StorageCondition>;
}

/** Opens games and settings, or rejects if the database cannot be opened. */
export async function openStorage({
  name,
  bucket = getReplicaBucket(),
  condition = createStorageCondition(),
}: StorageOptions = {}): Promise<AppStorage> {
  const setFailure = (failure: StorageCondition['failure']) => {
    condition.value = { ...condition.peek(), failure };
  };
  const reportLaterVersion = () => setFailure('laterVersion');
  let database: Database;
  try {
    database = await openDatabase(name, {
      onBlocked: (isBlocked) => setFailure(isBlocked ? 'upgradeBlocked' : null),
    });
  } catch (error) {
    if (!isLaterVersionError(error)) throw error;
    reportLaterVersion();
    return {
      games: createPendingOnlyGameStore(),
      settings: pendingOnlySettingsStore,
      wasRestoreInterrupted: async () => false,
      openBackups: async () => Promise.reject(error),
    };
  }
  watchForLaterVersion(database, reportLaterVersion);
  const replica = await startReplica(database, bucket);
  await restorePendingGames(database).catch(() => {});
  await recoverReadableRows(database).catch(() => {});
  const unreadableRows = createUnreadableRows();
  const clock = createSaveClock();
  const latestTime = await database.games
    .orderBy('touchedAt')
    .lastKey()
    .catch(() => 0);
  clock.note(Number(latestTime ?? 0));
  watchDamagedRows(database, unreadableRows, condition);
  return {
    games: createGameStore(database, { replica, unreadableRows, condition, clock }),
    settings: createSettingsStore(database, replica),
    wasRestoreInterrupted: () => wasRestoreInterrupted(database),
    async openBackups(others, ports) {
      const { createBackupStore } = await import(/* in screens */ './backup-file/backup-store');
      return createBackupStore({ database, replica, ...others }, ports);
    },
  };
}
