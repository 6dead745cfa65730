import { Dexie, type Table as Store } from 'dexie';
import { storesOfVersion2, upgradeToVersion2 } from '../migrations/database-1-to-2';
import { connect } from './connection';
import { DATABASE_NAME, INDEXED_DB_VERSION } from './database-names';
import { laterVersionError } from './later-version-error';
import { recoverableIndexedDb } from './recoverable-indexed-db';

/** Rows are typed as unknown on purpose: everything read is parsed first. */
export interface Database extends Dexie {
  readonly games: Store<unknown, string>;
  readonly steps: Store<unknown, [game: string, index: number]>;
  readonly settings: Store<unknown, string>;
  /** Keys are [game, revision]; the values identify attempts to save. */
  readonly saves: Store<unknown, [game: string, revision: number]>;
  readonly damaged: Store<unknown, number>;
}

interface DatabaseOptions {
  readonly factory?: IDBFactory;
  readonly onBlocked?: (isBlocked: boolean) => void;
}

/**
 * Opens the database, or rejects if storage is forbidden, broken, or written by a later version of the app. Without
 * `factory`, it is reopened whenever its connection is lost. Another tab may block the upgrade, which continues once
 * that tab is gone.
 */
export async function openDatabase(
  name = DATABASE_NAME,
  { factory, onBlocked = () => {} }: DatabaseOptions = {},
): Promise<Database> {
  const database = new Dexie(name, {
    indexedDB: factory ?? recoverableIndexedDb(),
    chromeTransactionDurability: 'strict',
  }) as Database;
  database.version(1).stores({
    games: 'id, touchedAt',
    steps: '[game+index]',
    settings: 'key',
    damaged: '++id',
  });
  database.version(2).stores(storesOfVersion2).upgrade(upgradeToVersion2);
  database.on('blocked', () => onBlocked(true));
  database.on('ready', () => onBlocked(false), true);
  database.on('ready', () => refuseLaterVersion(database), true);
  await (factory ? database.open() : connect(database));
  return database;
}

/**
 * Rejects a database written by a later version of the app, which Dexie would open and this version would misread.
 */
function refuseLaterVersion(database: Database): void {
  if (database.backendDB().version > INDEXED_DB_VERSION) throw laterVersionError();
}

/** Returns the rows of the steps of a game, from this index on if there is one. */
export function stepsOf({ steps }: Database, game: unknown, from: unknown = Dexie.minKey) {
  return steps.where('[game+index]').between([game, from], [game, Dexie.maxKey]);
}

/** Returns the ids of all saves of a game. */
export function saveIdsOf({ saves }: Database, game: unknown) {
  return saves.where(':id').between([game, Dexie.minKey], [game, Dexie.maxKey]);
}

/** Deletes a game with its steps and ids; must run within a transaction over games, steps and saves. */
export async function deleteGame(database: Database, id: string): Promise<void> {
  await stepsOf(database, id).delete();
  await saveIdsOf(database, id).delete();
  await database.games.delete(id);
}
