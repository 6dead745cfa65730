/** A connection without Dexie, for reading and saving until the store is open. */

import {
  createSaveOrder,
  type GameWriter,
  inOrder,
  type SaveOrder,
  writeInOneTask,
} from '../game/write-game';
import { DATABASE_VERSION } from './database-version';

export interface RawConnection extends GameWriter {
  readonly database: IDBDatabase;
  readonly order: SaveOrder;
  /** Tells whether saving through this connection is still possible. */
  isOpen(): boolean;
  close(): void;
}

/** Opens an existing database of this version without creating or upgrading it; resolves to null if there is none. */
export function openRawConnection(name: string): Promise<RawConnection | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    const giveUp = () => {
      opening.onsuccess = () => opening.result.close();
      resolve(null);
    };
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onblocked = giveUp;
    opening.onerror = (event) => {
      // Otherwise Firefox would report it as an uncaught error.
      event.preventDefault();
      giveUp();
    };
    opening.onsuccess = () => {
      const connection = connect(opening.result);
      if (opening.result.version === DATABASE_VERSION) return resolve(connection);
      connection.close();
      resolve(null);
    };
  });
}

function connect(database: IDBDatabase): RawConnection {
  const order = createSaveOrder();
  let isOpen = true;

  /** Closes the connection; a save in progress still completes. */
  function close() {
    isOpen = false;
    database.close();
  }

  // An upgrade or deletion of the database must not be blocked.
  database.onversionchange = close;
  database.onclose = close;

  return {
    database,
    order,
    isOpen: () => isOpen,
    close,
    async save(save) {
      try {
        const outcome = await writeInOneTask(database, inOrder(save, order));
        // Only the store can read the other tab's save.
        if (outcome === 'overtaken') close();
        return outcome;
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}
