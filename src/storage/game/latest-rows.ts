/**
 * Reads the rows of the latest game without parsing them, so that they are ready when the code that parses them is
 * loaded.
 */
import { DATABASE_NAME } from '../database/database-names';
import { openRawConnection, type RawConnection } from '../database/raw-connection';
import { pendingGameKeys } from '../pending/pending-game-keys';

/** Unparsed rows, read in one consistent snapshot. */
export interface LatestGameRows {
  readonly game: unknown;
  readonly steps: readonly unknown[];
  /** The number of done steps requested. */
  readonly maxDoneSteps: number;
  /** The connection that they were read with. */
  readonly connection: RawConnection;
}

/**
 * Reads the rows; resolves to null, with the connection closed, if there are none or if the store must save pending
 * games first. Never rejects.
 */
export async function readLatestGameRows(
  maxDoneSteps: number,
  name = DATABASE_NAME,
): Promise<LatestGameRows | null> {
  const connection = await openRawConnection(name).catch(() => null);
  if (!connection) return null;
  const rows = await readRows(connection.database, maxDoneSteps).catch(() => null);
  if (rows) return { ...rows, maxDoneSteps, connection };
  connection.close();
  return null;
}

async function readRows(
  database: IDBDatabase,
  maxDoneSteps: number,
): Promise<Pick<LatestGameRows, 'game' | 'steps'> | null> {
  if (pendingGameKeys().length > 0) return null;
  const transaction = database.transaction(['games', 'steps']);
  const latestCursor = await resultOf(
    transaction.objectStore('games').index('touchedAt').openCursor(null, 'prev'),
  );
  const { id, done, length } = latestCursor?.value ?? {};
  if (typeof id !== 'string' || !Number.isSafeInteger(done) || !Number.isSafeInteger(length)) return null;
  const [from, to] = stepRangeToRead({ done, length }, maxDoneSteps);
  if (from >= to) return { game: latestCursor?.value, steps: [] };
  const reading = resultOf(
    transaction.objectStore('steps').getAll(IDBKeyRange.bound([id, from], [id, to], false, true)),
  );
  // Committed early, so that saves do not have to wait until this page has processed the result.
  transaction.commit();
  return { game: latestCursor?.value, steps: await reading };
}

/** Returns the range of steps to read: up to `maxDoneSteps` done steps, and all undone ones. */
export function stepRangeToRead(
  { done, length }: { readonly done: number; readonly length: number },
  maxDoneSteps: number,
): readonly [from: number, to: number] {
  return [Math.max(0, done - maxDoneSteps), length];
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
