/** Limits the number of stored games. */
import { GAME_STORES, keysOfGame } from './write-game';

/** The maximum number of games; beyond it, the least recently changed ones are deleted. */
export const MAX_SAVED_GAMES = 20;

/**
 * Deletes the oldest games; the new game is kept regardless of the phone's clock. Requested before the save completes,
 * so that it still runs if the connection is closed by then; after a failure, the games are deleted when the next game
 * begins.
 */
export function dropOldGames(database: IDBDatabase, newGameId: string): void {
  const transaction = database.transaction(GAME_STORES, 'readwrite');
  const games = transaction.objectStore('games');
  const keysRequest = games.index('touchedAt').getAllKeys();
  keysRequest.onsuccess = () => {
    const otherIds = keysRequest.result.filter((id) => id !== newGameId);
    const isNewGameSaved = otherIds.length < keysRequest.result.length;
    for (const id of isNewGameSaved ? otherIds.slice(0, 1 - MAX_SAVED_GAMES) : []) {
      games.delete(id);
      transaction.objectStore('steps').delete(keysOfGame(id));
      transaction.objectStore('saves').delete(keysOfGame(id));
    }
    transaction.commit();
  };
}
