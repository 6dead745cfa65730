/**
 * Facts about cards that the user imported, in a separate database: they are numerous and can be restored, and must
 * neither delay opening a game nor be lost with it.
 */
import { type Collection, Dexie, type Table as Store } from 'dexie';
import * as v from 'valibot';
import type { KnownCard } from '../../rules/landless/known-card';
import { rarities } from '../../rules/landless/recipe';
import { connect, withReconnect } from '../database/connection';
import { recoverableIndexedDb } from '../database/recoverable-indexed-db';
import { fromStoredForm, toStoredForm } from '../stored-names/settings-and-card-names';
import { cardCharacteristicsSchema } from './card-characteristics-schema';

const DATABASE_NAME = 'planar-table-cards';

export interface CardIndexRow {
  /** The first of `keys`. */
  readonly key: string;
  /** All names of the card, normalized for comparison. */
  readonly keys: readonly string[];
  readonly card: KnownCard;
}

export interface CardIndexStore {
  count(): Promise<number>;
  /** Finds the cards with one of these names. */
  findByKeys(keys: readonly string[]): Promise<readonly CardIndexRow[]>;
  /** Finds cards with a name that begins with `key`, up to `limit` of them. */
  findByPrefix(key: string, limit: number): Promise<readonly KnownCard[]>;
  /** Adds cards, each merged with the stored row for the same card by `mergeRows`. */
  add(
    rows: readonly CardIndexRow[],
    mergeRows: (earlier: CardIndexRow, later: CardIndexRow) => CardIndexRow,
  ): Promise<void>;
  clear(): Promise<void>;
}

/** The card index with the operations that backups need. */
export interface RestorableCardIndex extends CardIndexStore {
  /** Returns null for a row that this version cannot read. */
  read(row: unknown): CardIndexRow | null;
  /** Reads up to `limit` readable cards after `key`, in the order of their keys; none only if there are no more. */
  readAfter(key: string | null, limit: number): Promise<readonly CardIndexRow[]>;
}

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(700));
export const cardIndexRowSchema: v.GenericSchema<unknown, CardIndexRow> = v.object({
  key: nameSchema,
  keys: v.array(nameSchema),
  card: v.object({
    name: nameSchema,
    russianName: v.nullable(nameSchema),
    manaCost: v.pipe(v.string(), v.maxLength(700)),
    rarity: v.nullable(v.picklist(rarities)),
    card: cardCharacteristicsSchema,
  }),
});

interface CardIndexDatabase extends Dexie {
  readonly cards: Store<unknown, string>;
}

/** Opens the card index, or rejects if storage is forbidden or broken. */
export async function openCardIndex(databaseName = DATABASE_NAME): Promise<RestorableCardIndex> {
  const database = new Dexie(databaseName, { indexedDB: recoverableIndexedDb() }) as CardIndexDatabase;
  database.version(1).stores({ cards: 'key, *keys' });
  await connect(database);
  const { cards } = database;

  const readableRows = (rows: readonly unknown[]) =>
    rows.map(fromStoredForm).filter((row): row is CardIndexRow => v.is(cardIndexRowSchema, row));

  const findRows = (matching: () => Collection<unknown, string>, limit = Number.POSITIVE_INFINITY) =>
    withReconnect(database, () => matching().distinct().limit(limit).toArray());

  return {
    count: () => withReconnect(database, () => cards.count()),
    findByKeys: async (keys) => readableRows(await findRows(() => cards.where('keys').anyOf(keys))),
    async findByPrefix(key, limit) {
      const rows = await findRows(() => cards.where('keys').startsWith(key), limit);
      return readableRows(rows).map(({ card }) => card);
    },
    add: (rows, mergeRows) =>
      withReconnect(database, () =>
        database.transaction('rw', cards, async () => {
          const storedRows = await cards.bulkGet(rows.map(({ key }) => key));
          await cards.bulkPut(
            rows.map((row, index) => {
              const [earlier] = readableRows([storedRows[index]]);
              return toStoredForm(earlier ? mergeRows(earlier, row) : row);
            }),
          );
        }),
      ),
    read: (row) => readableRows([row])[0] ?? null,
    async readAfter(key, limit) {
      for (let lastKey = key; ; ) {
        const rowsAfterKey = () =>
          lastKey === null ? cards.orderBy('key') : cards.where('key').above(lastKey);
        const rows = await withReconnect(database, () => rowsAfterKey().limit(limit).toArray());
        const found = readableRows(rows);
        if (found.length > 0 || rows.length === 0) return found;
        lastKey = (rows.at(-1) as Pick<CardIndexRow, 'key'>).key;
      }
    },
    clear: () => withReconnect(database, () => cards.clear()),
  };
}
