import { Dexie, type Table as Store } from 'dexie';

/** Rows are typed as unknown on purpose: whatever is read is parsed first, however it got there. */
export interface Database extends Dexie {
  readonly games: Store<unknown, string>;
  readonly steps: Store<unknown, [game: string, index: number]>;
  readonly settings: Store<unknown, string>;
  readonly damaged: Store<unknown, number>;
}

const DATABASE_NAME = 'planar-table';

/** Opens the database, or rejects: storage may be forbidden, broken, or written by a later version of the app. */
export async function openDatabase(name = DATABASE_NAME): Promise<Database> {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as Database;
  database.version(1).stores({
    games: 'id, touchedAt',
    steps: '[game+index]',
    settings: 'key',
    damaged: '++id',
  });
  await database.open();
  return database;
}
