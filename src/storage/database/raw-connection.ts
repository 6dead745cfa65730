/** Opens the database without Dexie, for reading the latest game before the store is open. */
import { INDEXED_DB_VERSION } from './database-names';

export interface RawConnection {
  readonly database: IDBDatabase;
  /** Returns whether saving through this connection is still possible. */
  isOpen(): boolean;
  /** Closes the connection; a save in progress still completes. */
  close(): void;
}

/** Opens an existing database of this version without creating or upgrading it; resolves to null if there is none. */
export function openRawConnection(name: string): Promise<RawConnection | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    const giveUp = () => {
      request.onsuccess = () => request.result.close();
      resolve(null);
    };
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onblocked = giveUp;
    request.onerror = (event) => {
      // Otherwise Firefox would report it as an uncaught error.
      event.preventDefault();
      giveUp();
    };
    request.onsuccess = () => {
      const connection = trackClosing(request.result);
      if (request.result.version === INDEXED_DB_VERSION) return resolve(connection);
      connection.close();
      resolve(null);
    };
  });
}

function trackClosing(database: IDBDatabase): RawConnection {
  let isOpen = true;

  function close() {
    isOpen = false;
    database.close();
  }

  // An upgrade or deletion of the database must not be blocked.
  database.onversionchange = close;
  database.onclose = close;
  return { database, isOpen: () => isOpen, close };
}
