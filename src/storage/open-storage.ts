import { startReplica } from './backup/replica';
import { replicaBucket } from './backup/replica-bucket';
import type { OtherPlaces } from './backup-file/backup-places';
import type { BackupStore, BackupStorePorts } from './backup-file/backup-store';
import { wasRestoreInterrupted } from './backup-file/restore-marker';
import { createDamagedData, type DamagedData } from './damaged-rows';
import { openDatabase } from './database/database';
import { createGames, type Games } from './game/games';
import { createSettingsStore, type SettingsStore } from './settings/settings';

export interface Storage {
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly damaged: DamagedData;
  /** Tells whether opening the backups will put an interrupted restore right. */
  wasRestoreInterrupted(): Promise<boolean>;
  /** Opens backups, which are in a chunk of their own. */
  backups(others: OtherPlaces, ports: BackupStorePorts): Promise<BackupStore>;
}

/** Opens games, settings and damaged data, or rejects if the database cannot be opened. */
export async function openStorage(name?: string, place = replicaBucket()): Promise<Storage> {
  const database = await openDatabase(name);
  const copy = await startReplica(database, place);
  return {
    games: createGames(database, copy),
    settings: createSettingsStore(database, copy),
    damaged: createDamagedData(database),
    wasRestoreInterrupted: () => wasRestoreInterrupted(database),
    async backups(others, ports) {
      const { createBackupStore } = await import('./backup-file/backup-store');
      return createBackupStore({ database, copy, ...others }, ports);
    },
  };
}
