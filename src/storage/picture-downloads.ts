/**
 * The pictures that somebody has asked for and what has become of each, in a database of its own: small, and gone when it is put
 * away. It outlives the app, so that what was broken off can go on.
 */
import { Dexie, liveQuery, type Table as Store } from 'dexie';
import * as v from 'valibot';

const DATABASE_NAME = 'planar-table-downloads';

/** Why a card's picture did not come. */
const downloadTroubles = [
  'notThere', // Scryfall does not know the card, or has no picture of it
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
export type DownloadTrouble = (typeof downloadTroubles)[number];

export interface DownloadRow {
  /** The printed card. */
  readonly card: string;
  /** In this order they are fetched. */
  readonly place: number;
  /** In place of a picture that is there already, be it the user's own. */
  readonly replaces: boolean;
  readonly state: 'wanted' | 'come' | DownloadTrouble;
  /** What has come over the network for it. */
  readonly bytes: number;
}

export interface DownloadStore {
  /** Tells what is there, now and after every change by any tab; or that it cannot be had. */
  watch(listener: (rows: readonly DownloadRow[]) => void, failed: (error: unknown) => void): void;
  /** Answers whether the row was still there to be changed. */
  change(row: DownloadRow): Promise<boolean>;
  /** Those of the rows that are not there yet. */
  add(rows: readonly DownloadRow[]): Promise<void>;
  /** These rows and no others. */
  replaceAll(rows: readonly DownloadRow[]): Promise<void>;
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rowSchema: v.GenericSchema<unknown, DownloadRow> = v.object({
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  place: natural,
  replaces: v.boolean(),
  state: v.picklist(['wanted', 'come', ...downloadTroubles]),
  bytes: natural,
});

interface Database extends Dexie {
  readonly rows: Store<unknown, string>;
}

/** Opens what was asked for, or rejects when storage is forbidden or broken. */
export async function openDownloads(databaseName = DATABASE_NAME): Promise<DownloadStore> {
  const database = new Dexie(databaseName) as Database;
  database.version(1).stores({ rows: 'card' });
  await database.open();
  const { rows } = database;
  return {
    watch(listener, failed) {
      liveQuery(() => rows.toArray()).subscribe(
        (found) => listener(found.filter((row): row is DownloadRow => v.is(rowSchema, row))),
        failed,
      );
    },
    change: (row) =>
      database.transaction('rw', rows, async () => {
        const isThere = (await rows.get(row.card)) !== undefined;
        if (isThere) await rows.put(row);
        return isThere;
      }),
    add: (more) =>
      database.transaction('rw', rows, async () => {
        const there = new Set(await rows.toCollection().primaryKeys());
        await rows.bulkPut(more.filter(({ card }) => !there.has(card)));
      }),
    replaceAll: (all) =>
      database.transaction('rw', rows, async () => {
        await rows.clear();
        await rows.bulkPut([...all]);
      }),
  };
}
