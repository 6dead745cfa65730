/** How a game is written, whoever holds the connection: the store, or before it is open the reader of the first game. */
import type { Step } from '../rules/table/history';
import type { SavedGame } from './saved-game';

/** Games beyond this many are dropped, the longest untouched first. */
export const GAMES_KEPT = 20;

const STORES = ['games', 'steps', 'saves'];

export interface GameSave {
  readonly game: SavedGame;
  /** Steps to write, by their place in the game. */
  readonly steps: readonly (readonly [index: number, step: Step])[];
}

/** 'overtaken' when another tab has saved this game since: then nothing is written. */
export type SaveOutcome = 'saved' | 'overtaken';

export interface GameWriter {
  /** Rejects when nothing could be written. */
  save(save: GameSave): Promise<SaveOutcome>;
}

/**
 * Hands a save over to the browser within the running task, commit included, so that nothing on this page has to happen
 * before it is safe: a browser killed right after a tap still has it. Dexie would ask first and write afterwards. The save
 * itself does not wait for the disk, which can take a tenth of a second; the disk is waited for behind it.
 */
export function writeAtOnce(database: IDBDatabase, { game, steps: changed }: GameSave): Promise<SaveOutcome> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    const claim = transaction.objectStore('saves').add(0, [game.id, game.revision]);
    transaction.oncomplete = () => resolve('saved');
    transaction.onabort = () => {
      if (claim.error?.name === 'ConstraintError') resolve('overtaken');
      else reject(transaction.error);
    };
    try {
      transaction.objectStore('games').put(game);
      const steps = transaction.objectStore('steps');
      steps.delete(rowsOf(game.id, game.length));
      for (const [index, step] of changed) steps.put({ ...step, game: game.id, index });
      transaction.commit();
    } catch (error) {
      transaction.abort();
      return reject(error);
    }
    // It waits for an answer, and shall not wait for the disk too: whatever is tapped meanwhile waits behind it.
    if (game.revision === 1) dropOldGames(database, game.id);
    forceOntoDisk(database);
  });
}

/** A claim of no game: what is written where it does not matter what. */
const NO_CLAIM: IDBValidKey = ['', 0];

/**
 * Has what was saved before outlive an empty battery too: a browser flushes everything up to a strict transaction's writes. It is
 * committed at once: one that waits for this page would hold up the saves behind it, and they would be lost with the page.
 */
function forceOntoDisk(database: IDBDatabase): void {
  const transaction = database.transaction('saves', 'readwrite', { durability: 'strict' });
  transaction.objectStore('saves').put(0, NO_CLAIM);
  transaction.commit();
}

/**
 * The game just begun stays, whatever the phone's clock says. Asked for before the save is over, so that a connection closed
 * meanwhile still does it; what fails here is made up for when the next game begins.
 */
function dropOldGames(database: IDBDatabase, begun: string): void {
  const transaction = database.transaction(STORES, 'readwrite');
  const games = transaction.objectStore('games');
  const reading = games.index('touchedAt').getAllKeys();
  reading.onsuccess = () => {
    const others = reading.result.filter((id) => id !== begun);
    const isSaved = others.length < reading.result.length;
    for (const id of isSaved ? others.slice(0, 1 - GAMES_KEPT) : []) {
      games.delete(id);
      transaction.objectStore('steps').delete(rowsOf(id));
      transaction.objectStore('saves').delete(rowsOf(id));
    }
    transaction.commit();
  };
}

/** The keys that begin with this game's, those numbered from so many on. */
function rowsOf(id: IDBValidKey, from = Number.NEGATIVE_INFINITY): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, []], false, true);
}
