/** Transfers one game to another phone, as a backup that contains nothing else. */
import * as v from 'valibot';
import { gameSchema, type SavedGame } from '../game/game-rows';
import { type BackupDatabases, type BackupStorePorts, readGameRows } from './backup-databases';
import { compareVersions, type Relation } from './game-versions';
import { markHandedOver, markTakenBack } from './handed-over';
import type { ParsedBackup } from './read-backup';
import type { Journal } from './restore/journal';
import { type RestoreOutcome, restoreBackup } from './restore/restore';
import { writeGame } from './write-backup';

export interface GameTransfer {
  /** Writes one game, with its revision, as a backup that contains nothing else; null if it is not stored. */
  writeGame(id: string, appVersion: string): Promise<WrittenGame | null>;
  /** Returns the game of such a backup and how it relates to the stored games; null if the backup is anything else. */
  examineGame(backup: ParsedBackup): Promise<ExaminedGame | null>;
  /** Adds the game of such a backup to those on this phone and puts it on the table. */
  receiveGame(backup: ParsedBackup): Promise<RestoreOutcome>;
  /**
   * Marks a stored game as handed over to another phone in this revision; resolves to false if it has changed since or
   * no longer exists.
   */
  markHandedOver(id: string, revision: number): Promise<boolean>;
  /** Continues a game that was handed over; resolves to false if it no longer exists. */
  markTakenBack(id: string): Promise<boolean>;
}

export interface WrittenGame {
  readonly revision: number;
  readonly parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;
}

export interface ExaminedGame {
  readonly game: SavedGame;
  readonly relation: Relation | 'new';
}

interface GameTransferPorts extends BackupStorePorts {
  readonly loadJournal: () => Promise<Journal>;
  /** Reconnects to the database if needed. */
  readonly testConnection: () => Promise<unknown>;
}

export function createGameTransfer(
  databases: BackupDatabases,
  { now, newSaveId, withLock, loadJournal, testConnection }: GameTransferPorts,
): GameTransfer {
  const { database } = databases;
  return {
    async writeGame(id, version) {
      const game = await readGameRows(database, id);
      return (
        game && { revision: game.row.revision, parts: writeGame(databases, game, { madeAt: now(), version }) }
      );
    },
    async examineGame(backup) {
      const [rows, anotherGame] = backup.rows.games;
      const parsed = v.safeParse(gameSchema, rows?.row);
      if (!rows || anotherGame || !parsed.success) return null;
      const stored = await readGameRows(database, rows.row.id);
      return { game: parsed.output, relation: stored ? compareVersions(stored, rows) : 'new' };
    },
    async receiveGame(backup) {
      await testConnection();
      const journal = await loadJournal();
      const gameIdToShow = backup.rows.games[0]?.row.id ?? null;
      const options = {
        mode: 'merge',
        gameIdToShow,
        isReceived: true,
        onProgress: () => {},
        newSaveId,
      } as const;
      return withLock(() => restoreBackup(databases, journal, backup, { ...options, now: now() }));
    },
    markHandedOver: (id, revision) =>
      withLock(() => markHandedOver(databases, id, { at: now(), revision }, newSaveId)),
    markTakenBack: (id) => withLock(() => markTakenBack(databases, id, newSaveId)),
  };
}
