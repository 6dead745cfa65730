/**
 * Reads the latest game without Dexie, so that the table can show it while Dexie is still loading. Anything that
 * differs from what this version writes is left to the store to handle.
 */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { DATABASE_NAME } from '../database/database-version';
import { openRawConnection, type RawConnection } from '../database/raw-connection';
import { gameSchema, type SavedGame, stepsToRead, stepsWithoutGap } from './saved-game';
import { readTable } from './schema/table-schema';

/** What the table needs to show and continue a game. */
export interface LatestGame {
  readonly game: SavedGame;
  /** The same steps as the store would return. */
  readonly steps: readonly Step[];
  /** Reads the result of applying steps; null if it is no table. */
  readTable(value: unknown): Table | null;
  /** The connection it was read with, to be closed when the store is open. */
  readonly connection: RawConnection;
}

/**
 * Reads the latest game; resolves to null, with the connection closed, if there is none or it is not as expected.
 * Never rejects.
 */
export async function readLatestGame(stepsWanted: number, name = DATABASE_NAME): Promise<LatestGame | null> {
  const connection = await openRawConnection(name).catch(() => null);
  if (!connection) return null;
  const found = await readLatest(connection.database, stepsWanted).catch(() => null);
  if (found) {
    connection.order(found.game.touchedAt);
    return { ...found, readTable, connection };
  }
  connection.close();
  return null;
}

/** Reads the row and its steps in one consistent snapshot. */
async function readLatest(
  database: IDBDatabase,
  stepsWanted: number,
): Promise<Pick<LatestGame, 'game' | 'steps'> | null> {
  const transaction = database.transaction(['games', 'steps']);
  const latest = await answer(transaction.objectStore('games').index('touchedAt').openCursor(null, 'prev'));
  const parsed = v.safeParse(gameSchema, latest?.value);
  if (!parsed.success) return null;
  const game = parsed.output;
  const [from, to] = stepsToRead(game, stepsWanted);
  if (from === to) return { game, steps: [] };
  const keys = IDBKeyRange.bound([game.id, from], [game.id, to], false, true);
  const reading = answer(transaction.objectStore('steps').getAll(keys));
  // Committed early, so that saves do not have to wait until this page has processed the result.
  transaction.commit();
  const { steps } = stepsWithoutGap(await reading, to);
  return steps.length === to - from ? { game, steps } : null;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
