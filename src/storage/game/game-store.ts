/** Stores games: each as its current table, plus its steps, which lead in both directions, in separate rows. */
import type { Signal } from '@preact/signals';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { withReconnect } from '../database/connection';
import type { Database } from '../database/database';
import { noReplica, type Replica } from '../replica/replica';
import { createStorageCondition, type StorageCondition } from '../storage-condition';
import type { SavedGame } from './game-rows';
import {
  findLatestReadableRow,
  type GameRevision,
  listGames,
  type ReadGameResult,
  readGame,
  readStepsBefore,
} from './read-game';
import { readTable } from './schema/table-schema';
import { createStoredGameWriter } from './stored-game-writer';
import { createUnreadableRows, type UnreadableRows } from './unreadable-rows';
import { createSaveClock, type GameWriter, type SaveClock } from './write-game';

export interface GameStore extends GameWriter {
  /**
   * Reads the latest readable game; resolves to 'unchanged' if it is the given save, in which case nothing more is read
   * and no save has to wait.
   */
  readLatest(maxDoneSteps: number, known?: GameRevision | null): Promise<ReadGameResult>;
  read(id: string, maxDoneSteps: number): Promise<ReadGameResult>;
  /** Reads all readable games, latest first. */
  list(): Promise<readonly SavedGame[]>;
  /** Validates the result of applying stored steps; null if it is not a valid table. */
  readTable(value: unknown): Table | null;
  /** Reads the id of the save stored as this revision. */
  saveIdOf(id: string, revision: number): Promise<unknown>;
  readStepsBefore(id: string, index: number, maxSteps: number): Promise<readonly Step[]>;
}

/** What games share with the rest of the storage. */
export interface GameStorePorts {
  readonly replica?: Replica;
  readonly unreadableRows?: UnreadableRows;
  readonly condition?: Signal<StorageCondition>;
  readonly clock?: SaveClock;
}

export function createGameStore(
  database: Database,
  {
    replica = noReplica,
    unreadableRows = createUnreadableRows(),
    condition = createStorageCondition(),
    clock = createSaveClock(),
  }: GameStorePorts = {},
): GameStore {
  const { games, saves } = database;
  const { save, storedId } = createStoredGameWriter(database, { replica, condition, clock });
  const reader = { database, unreadableRows, clock };

  return {
    readLatest: (maxDoneSteps, known) =>
      withReconnect(database, () =>
        readGame(reader, () => findLatestReadableRow(reader, known), maxDoneSteps),
      ),
    read: (id, maxDoneSteps) =>
      withReconnect(database, () => readGame(reader, () => games.get(storedId(id)), maxDoneSteps)),
    readTable,
    list: () => withReconnect(database, () => listGames(reader)),
    save,
    saveIdOf: (id, revision) => withReconnect(database, () => saves.get([storedId(id), revision])),
    readStepsBefore: (id, index, maxSteps) =>
      withReconnect(database, () => readStepsBefore(reader, storedId(id), index, maxSteps)),
  };
}
