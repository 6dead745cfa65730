import { Dexie, type Table as Store } from 'dexie';
import { DATABASE_NAME, DATABASE_VERSION } from './database-version';

/** Rows are typed as unknown on purpose: whatever is read is parsed first, however it got there. */
export interface Database extends Dexie {
  readonly games: Store<unknown, string>;
  readonly steps: Store<unknown, [game: string, index: number]>;
  readonly settings: Store<unknown, string>;
  /** Keys [game, revision]; the values say nothing. */
  readonly saves: Store<unknown, [game: string, revision: number]>;
  readonly damaged: Store<unknown, number>;
}

/** More saves than a version 1 game ever saw. */
const MOST_REVISIONS = 100_000;

/** Opens the database, or rejects: storage may be forbidden, broken, or written by a later version of the app. */
export async function openDatabase(name = DATABASE_NAME, databases = indexedDB): Promise<Database> {
  const database = new Dexie(name, {
    indexedDB: databases,
    chromeTransactionDurability: 'strict',
  }) as Database;
  database.version(1).stores({
    games: 'id, touchedAt',
    steps: '[game+index]',
    settings: 'key',
    damaged: '++id',
  });
  // One key for each save ever made: adding a key that is there fails, and with it the whole save of a tab that was overtaken.
  database
    .version(2)
    .stores({ saves: '' })
    .upgrade(async (transaction) => {
      for (const row of await transaction.table('games').toArray()) {
        const revisions = Number.isSafeInteger(row.revision) ? Math.min(row.revision, MOST_REVISIONS) : 0;
        const keys = Array.from({ length: revisions }, (_, index) => [row.id, index + 1]);
        await transaction.table('saves').bulkAdd(
          keys.map(() => 0),
          keys,
        );
      }
    });
  await database.open();
  // Dexie would open what a later version of the app has written, and this one would misread it.
  if (database.backendDB().version > DATABASE_VERSION) {
    database.close();
    throw new Error('the database was written by a later version of the app');
  }
  return database;
}

/** The rows of all steps of a game. */
export function stepsOf({ steps }: Database, game: unknown) {
  return steps.where('[game+index]').between([game, Dexie.minKey], [game, Dexie.maxKey]);
}

/** The claims of all its saves. */
export function claimsOf({ saves }: Database, game: unknown) {
  return saves.where(':id').between([game, Dexie.minKey], [game, Dexie.maxKey]);
}
