/** The database opened with the platform's own means, to read and to save until the store has it open too. */
import { DATABASE_VERSION } from './database-version';
import { type GameWriter, writeAtOnce } from './write-game';

export interface FirstConnection extends GameWriter {
  readonly database: IDBDatabase;
  /** Nothing can be saved through it any more once it is not. */
  isOpen(): boolean;
  close(): void;
}

/** Null when the database is not there or another version's: it is neither made nor changed. */
export function openFirstConnection(name: string): Promise<FirstConnection | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    const giveUp = () => {
      opening.onsuccess = () => opening.result.close();
      resolve(null);
    };
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onblocked = giveUp;
    opening.onerror = (event) => {
      // Firefox would report it as an error of the page.
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

function connect(database: IDBDatabase): FirstConnection {
  let isOpen = true;

  /** What is being saved is saved all the same. */
  function close() {
    isOpen = false;
    database.close();
  }

  // Whoever upgrades or deletes the database shall not wait.
  database.onversionchange = close;
  database.onclose = close;

  return {
    database,
    isOpen: () => isOpen,
    close,
    async save(save) {
      try {
        const outcome = await writeAtOnce(database, save);
        // Only the store can read what the other tab has made of the game.
        if (outcome === 'overtaken') close();
        return outcome;
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}
