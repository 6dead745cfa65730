/**
 * The pictures requested for download and their status, in a separate database that is small and emptied when the
 * download is dismissed. It persists so that an interrupted download can continue.
 */
import { Dexie, type Table as Store } from 'dexie';
import * as v from 'valibot';
import { MAX_CARD_ID_LENGTH } from '../../rules/limits';
import { connect, watchQuery, withReconnect } from '../database/connection';
import { recoverableIndexedDb } from '../database/recoverable-indexed-db';
import { countSchema } from '../number-schemas';
import { STORED_NAME_OF_RECEIVED } from '../stored-names/download-names';

const DATABASE_NAME = 'planar-table-downloads';

/** Why a card's picture could not be downloaded. */
const downloadFailures = [
  'notThere', // Scryfall does not know the card or has no picture of it
  'noAnswer',
  'refused',
  'brokenOff',
  'notAPicture',
  'vector',
  'tooLarge',
  'tooManyPixels',
  'unknownKind',
  'damaged',
  'gaveUp',
] as const;
export type DownloadFailure = (typeof downloadFailures)[number];

export interface DownloadRow {
  /** The id of the printed card. */
  readonly card: string;
  /** The position in the download order. */
  readonly place: number;
  /** Whether to replace an existing picture, even the user's own. */
  readonly replaces: boolean;
  readonly state: 'wanted' | 'received' | DownloadFailure;
  /** The number of bytes downloaded. */
  readonly bytes: number;
}

export interface DownloadStore {
  /** Reports the rows, now and after every change by any tab, or the error if they cannot be read. */
  watch(listener: (rows: readonly DownloadRow[]) => void, onError: (error: unknown) => void): void;
  /** Changes a row if it still exists; resolves to whether it did. */
  change(row: DownloadRow): Promise<boolean>;
  /** Adds the rows that do not exist yet. */
  add(rows: readonly DownloadRow[]): Promise<void>;
  /** Replaces all rows. */
  replaceAll(rows: readonly DownloadRow[]): Promise<void>;
}

const rowSchema: v.GenericSchema<unknown, DownloadRow> = v.object({
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CARD_ID_LENGTH)),
  place: countSchema,
  replaces: v.boolean(),
  state: v.pipe(
    v.picklist(['wanted', STORED_NAME_OF_RECEIVED, ...downloadFailures]),
    v.transform((state) => (state === STORED_NAME_OF_RECEIVED ? 'received' : state)),
  ),
  bytes: countSchema,
});

function toStoredRow(row: DownloadRow): unknown {
  return row.state === 'received' ? { ...row, state: STORED_NAME_OF_RECEIVED } : row;
}

interface Database extends Dexie {
  readonly rows: Store<unknown, string>;
}

/** Opens the downloads, or rejects if storage is forbidden or broken. */
export async function openDownloads(databaseName = DATABASE_NAME): Promise<DownloadStore> {
  const database = new Dexie(databaseName, { indexedDB: recoverableIndexedDb() }) as Database;
  database.version(1).stores({ rows: 'card' });
  await connect(database);
  const { rows } = database;
  const write = <Written>(work: () => Promise<Written>) =>
    withReconnect(database, () => database.transaction('rw', rows, work));

  return {
    watch(listener, onError) {
      const readAll = async () => {
        const storedRows = await rows.toArray();
        return storedRows.flatMap((row) => {
          const parsed = v.safeParse(rowSchema, row);
          return parsed.success ? parsed.output : [];
        });
      };
      watchQuery(database, readAll, listener, onError);
    },
    change: (row) =>
      write(async () => {
        const exists = (await rows.get(row.card)) !== undefined;
        if (exists) await rows.put(toStoredRow(row));
        return exists;
      }),
    add: (newRows) =>
      write(async () => {
        const existing = new Set(await rows.toCollection().primaryKeys());
        await rows.bulkPut(newRows.filter(({ card }) => !existing.has(card)).map(toStoredRow));
      }),
    replaceAll: (newRows) =>
      write(async () => {
        await rows.clear();
        await rows.bulkPut(newRows.map(toStoredRow));
      }),
  };
}
