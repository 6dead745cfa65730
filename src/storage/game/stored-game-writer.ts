/** Saves games in the open store, and handles unreadable rows, lost connections and later versions of the app. */

import type { Signal } from '@preact/signals';
import { ensureConnection, withReconnect } from '../database/connection';
import type { Database } from '../database/database';
import { isLaterVersionError, laterVersionError } from '../database/later-version-error';
import { withTimeout } from '../database/timeout';
import { clearPendingGame, savePendingGame } from '../pending/pending-games';
import type { Replica } from '../replica/replica';
import type { StorageCondition } from '../storage-condition';
import { dropOldGames } from './old-games';
import { isUnreadable } from './read-game';
import {
  type GameWriter,
  SAVE_TIMEOUT_MS,
  type SaveClock,
  type SaveOutcome,
  type SaveRequest,
  withSaveTime,
  writeInOneTask,
} from './write-game';

export interface StoredGameWriter extends GameWriter {
  /**
   * Returns the id under which a game is stored; it differs from the original if the row with that id cannot be read.
   */
  storedId(id: string): string;
}

export interface StoredGameWriterPorts {
  readonly replica: Replica;
  readonly condition: Signal<StorageCondition>;
  readonly clock: SaveClock;
}

export function createStoredGameWriter(
  database: Database,
  { replica, condition, clock }: StoredGameWriterPorts,
): StoredGameWriter {
  const writeSave = createWriter(database);
  /** The new ids of games whose stored row cannot be read, by original id. */
  const newIds = new Map<string, string>();
  const storedId = (id: string) => newIds.get(id) ?? id;

  /** Leaves a save pending for a later version of the app, and throws. */
  function keepPendingAndThrow(save: SaveRequest): never {
    condition.value = { ...condition.peek(), failure: 'laterVersion' };
    savePendingGame(save);
    throw laterVersionError();
  }

  /** Reopens the database for the next attempt, which may contain more changes. */
  async function reopen(lostConnection: IDBDatabase | null, save: SaveRequest): Promise<void> {
    await ensureConnection(database, lostConnection).catch((reason) => {
      if (isLaterVersionError(reason)) keepPendingAndThrow(save);
      throw reason;
    });
  }

  return {
    storedId,
    async save(requestedSave) {
      const { id } = requestedSave.game;
      const save = withSaveTime(
        { ...requestedSave, game: { ...requestedSave.game, id: storedId(id) } },
        clock,
      );
      if (condition.peek().failure === 'laterVersion') keepPendingAndThrow(save);
      const connection = database.backendDB();
      try {
        const outcome = await writeSave(connection, save);
        if (outcome === 'saved') {
          replica.replicateSave(save);
          clearPendingGame(save);
          return outcome;
        }
        const isRowUnreadable = () => isUnreadable(database, save.game.id);
        if (await withReconnect(database, isRowUnreadable)) newIds.set(id, crypto.randomUUID());
        return outcome;
      } catch (error) {
        await reopen(connection, save);
        throw error;
      }
    },
  };
}

/** Writes saves, after checking on each new connection that the game is still stored. */
function createWriter(database: Database) {
  /** The connection that is known to contain the earlier saves. */
  let checkedConnection: IDBDatabase | null = database.backendDB();

  return async (connection: IDBDatabase | null, save: SaveRequest): Promise<SaveOutcome> => {
    if (!connection) throw new DOMException('the connection is closed', 'InvalidStateError');
    if (connection !== checkedConnection) {
      // The storage may have been cleared while the app was running.
      const { id, revision } = save.game;
      const stored = revision > 1 ? await withTimeout(database.games.get(id), SAVE_TIMEOUT_MS) : save.game;
      if (stored === undefined) return 'overtaken';
      checkedConnection = connection;
    }
    const saving = writeInOneTask(connection, save);
    if (save.game.revision === 1) dropOldGames(connection, save.game.id);
    return saving;
  };
}
