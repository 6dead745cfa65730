/**
 * The game touched last, read with the platform's own means: the table shows it while Dexie is still on its way. Whatever
 * is not just as this version writes it is left to the store, which knows what to do about it.
 */
import * as v from 'valibot';
import type { Step } from '../rules/table/history';
import { DATABASE_NAME } from './database-version';
import { type FirstConnection, openFirstConnection } from './first-connection';
import { gameSchema, type SavedGame, stepsToRead, stepsWithoutGap } from './saved-game';
import { isTable } from './table-schema';

/** What the table needs to show a game and to play on. */
export interface FirstGame {
  readonly game: SavedGame;
  /** The same as the store gives with this game. */
  readonly steps: readonly Step[];
  /** Whether something is a table at all, for what the steps lead to. */
  isTable(value: unknown): boolean;
  /** What it was read with, to be closed when the store is open. */
  readonly connection: FirstConnection;
}

/** Null when there is no game, or anything about it is odd: then no connection is left either. Never rejects. */
export async function readFirstGame(stepsWanted: number, name = DATABASE_NAME): Promise<FirstGame | null> {
  const connection = await openFirstConnection(name).catch(() => null);
  if (!connection) return null;
  const found = await readLatest(connection.database, stepsWanted).catch(() => null);
  if (found) return { ...found, isTable, connection };
  connection.close();
  return null;
}

/** The row and its steps in one moment, whoever saves meanwhile. */
async function readLatest(
  database: IDBDatabase,
  stepsWanted: number,
): Promise<Pick<FirstGame, 'game' | 'steps'> | null> {
  const transaction = database.transaction(['games', 'steps']);
  const latest = await answer(transaction.objectStore('games').index('touchedAt').openCursor(null, 'prev'));
  const parsed = v.safeParse(gameSchema, latest?.value);
  if (!parsed.success) return null;
  const game = parsed.output;
  const [from, to] = stepsToRead(game, stepsWanted);
  if (from === to) return { game, steps: [] };
  const keys = IDBKeyRange.bound([game.id, from], [game.id, to], false, true);
  const reading = answer(transaction.objectStore('steps').getAll(keys));
  // Nothing more is asked: a save need not wait until this page has dealt with the answer.
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
