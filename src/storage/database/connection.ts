/**
 * Keeps a database connection open, since the browser can close it at any time or stop responding
 * (`recoverable-indexed-db.ts`).
 */
import { type Dexie, liveQuery, type Subscription } from 'dexie';
import { currentFactory, replaceFailedFactory } from './recoverable-indexed-db';
import { withTimeout } from './timeout';

/** After these times, a database counts as lost. */
const UPGRADE_TIMEOUT_MS = 60_000;
const OPENING_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 10_000;
const PROBE_TIMEOUT_MS = 5_000;

const MAX_ATTEMPTS = 3;

/** Several, because a frame created while the database server is being lost gets a factory that does not work. */
const RETRY_DELAYS_MS = [0, 100, 400, 1500];

/** Errors that a different factory would not avoid. */
const FINAL_ERRORS = ['VersionError', 'QuotaExceededError', 'SecurityError'];

const openingByDatabase = new WeakMap<Dexie, Promise<void>>();

/** Opens a database created with `recoverableIndexedDb`, and reopens it whenever its connection is lost. */
export async function connect(database: Dexie): Promise<void> {
  await open(database, UPGRADE_TIMEOUT_MS);
  const onReady = () => {
    const connection = database.backendDB();
    connection.addEventListener('close', () => ensureConnection(database, connection).catch(() => {}));
  };
  database.on('ready', onReady, true);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      ensureConnection(database, database.backendDB()).catch(() => {});
  });
}

/** Runs repeatable work, and runs it again on a new connection if the connection was lost. */
export async function withReconnect<Answer>(
  database: Dexie,
  work: () => PromiseLike<Answer>,
  attemptsLeft = MAX_ATTEMPTS,
): Promise<Answer> {
  const connection = database.backendDB();
  try {
    return await withTimeout(work(), ANSWER_TIMEOUT_MS);
  } catch (error) {
    if (attemptsLeft === 1 || !(await ensureConnection(database, connection))) throw error;
    return withReconnect(database, work, attemptsLeft - 1);
  }
}

/** Ensures a working connection; resolves to whether it differs from the one that was used. */
export async function ensureConnection(
  database: Dexie,
  usedConnection: IDBDatabase | null,
): Promise<boolean> {
  const currentConnection = database.backendDB();
  if (currentConnection && (await isAlive(currentConnection))) return currentConnection !== usedConnection;
  if (currentConnection && database.backendDB() === currentConnection) {
    // Otherwise Dexie would close the next connection when it receives the event of this one.
    currentConnection.onclose = null;
    database.close({ disableAutoOpen: false });
  }
  await open(database, OPENING_TIMEOUT_MS);
  return true;
}

/**
 * Reports the result of `read` now, after every change by any tab, and after every reconnection, or the error if it
 * fails.
 */
export function watchQuery<Found>(
  database: Dexie,
  read: () => Promise<Found>,
  listener: (found: Found) => void,
  onError: (error: unknown) => void = () => {},
): void {
  let subscription: Subscription | undefined;
  const subscribe = () => {
    const connection = database.backendDB();
    const handleError = (error: unknown) =>
      ensureConnection(database, connection).then((wasLost) => wasLost || onError(error), onError);
    subscription?.unsubscribe();
    subscription = liveQuery(read).subscribe(listener, handleError);
  };
  database.on('ready', subscribe, true);
}

function open(database: Dexie, timeout: number): Promise<void> {
  const opening =
    openingByDatabase.get(database) ??
    tryToOpen(database, timeout).finally(() => openingByDatabase.delete(database));
  openingByDatabase.set(database, opening);
  return opening;
}

async function tryToOpen(database: Dexie, timeout: number): Promise<void> {
  for (const pause of [...RETRY_DELAYS_MS, null]) {
    const factory = currentFactory();
    try {
      await withTimeout(database.open(), timeout);
      return;
    } catch (error) {
      const { name } = error as Partial<Error>;
      if (pause === null || FINAL_ERRORS.includes(name ?? '')) throw error;
      // Otherwise Dexie would keep waiting for an open request that never completes.
      database.close();
      replaceFailedFactory(factory);
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

/** Returns whether a connection can still be read from. */
function isAlive(connection: IDBDatabase): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => {
    const [store = ''] = connection.objectStoreNames;
    const transaction = connection.transaction(store);
    transaction.onabort = () => resolve(false);
    transaction.objectStore(store).count(0).onsuccess = () => resolve(true);
  });
  return withTimeout(answer, PROBE_TIMEOUT_MS).catch(() => false);
}
