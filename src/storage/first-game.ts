/**
 * The game touched last, read with the platform's own means: the table shows it while Dexie is still on its way. Whatever
 * is not just as this version writes it is left to the store, which knows what to do about it.
 */
import * as v from 'valibot';
import type { Step } from '../rules/table/history';
import { DATABASE_NAME, DATABASE_VERSION } from './database-version';
import { gameSchema, type SavedGame, stepsToRead, stepsWithoutGap } from './saved-game';
import { isTable } from './table-schema';

/** What the table needs to show a game and to play on. */
export interface FirstGame {
  readonly game: SavedGame;
  /** The same as the store gives with this game. */
  readonly steps: readonly Step[];
  /** Whether something is a table at all, for what the steps lead to. */
  isTable(value: unknown): boolean;
}

/** Null when there is no game, or anything about it is odd. Never rejects, and leaves no connection behind. */
export async function readFirstGame(stepsWanted: number, name = DATABASE_NAME): Promise<FirstGame | null> {
  try {
    const database = await openAsItIs(name);
    if (!database) return null;
    try {
      return await readLatest(database, stepsWanted);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Null when the database is not there or another version's: it is neither made nor changed. */
function openAsItIs(name: string): Promise<IDBDatabase | null> {
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
      const database = opening.result;
      database.onversionchange = () => database.close();
      if (database.version !== DATABASE_VERSION) {
        database.close();
        resolve(null);
      } else resolve(database);
    };
  });
}

/** The row and its steps in one moment, whoever saves meanwhile. */
async function readLatest(database: IDBDatabase, stepsWanted: number): Promise<FirstGame | null> {
  const transaction = database.transaction(['games', 'steps']);
  const latest = await answer(transaction.objectStore('games').index('touchedAt').openCursor(null, 'prev'));
  const parsed = v.safeParse(gameSchema, latest?.value);
  if (!parsed.success) return null;
  const game = parsed.output;
  const [from, to] = stepsToRead(game, stepsWanted);
  if (from === to) return { game, steps: [], isTable };
  const keys = IDBKeyRange.bound([game.id, from], [game.id, to], false, true);
  const { steps } = stepsWithoutGap(await answer(transaction.objectStore('steps').getAll(keys)), to);
  return steps.length === to - from ? { game, steps, isTable } : null;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
