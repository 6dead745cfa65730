/**
 * Facts about cards that the user has brought in, in a database of their own: they are many, can be had again, and shall neither
 * be in the way of a game that opens nor go down with it.
 */
import { Dexie, type Table as Store } from 'dexie';
import * as v from 'valibot';
import type { KnownCard } from '../rules/landless/known-card';
import { landlessCardSchema } from './settings';

const DATABASE_NAME = 'planar-table-cards';

export interface KnownCardRow {
  /** The first of its keys. */
  readonly key: string;
  /** Everything it may be called, as names are compared. */
  readonly keys: readonly string[];
  readonly card: KnownCard;
}

export interface KnownCardStore {
  count(): Promise<number>;
  /** The cards that are called so, each with the keys it goes by. */
  called(keys: readonly string[]): Promise<readonly KnownCardRow[]>;
  /** Cards one of whose names begins so, at most this many. */
  beginning(key: string, most: number): Promise<readonly KnownCard[]>;
  /** Adds cards, each joined with what is known of it already. */
  add(
    rows: readonly KnownCardRow[],
    join: (earlier: KnownCardRow, later: KnownCardRow) => KnownCardRow,
  ): Promise<void>;
  clear(): Promise<void>;
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(700));
const rowSchema: v.GenericSchema<unknown, KnownCardRow> = v.object({
  key: name,
  keys: v.array(name),
  card: v.object({
    name,
    russianName: v.nullable(name),
    manaCost: v.pipe(v.string(), v.maxLength(700)),
    rarity: v.nullable(v.picklist(['mythic', 'rare', 'uncommon', 'common'])),
    card: landlessCardSchema,
  }),
});

interface Database extends Dexie {
  readonly cards: Store<unknown, string>;
}

/** Opens the facts, or rejects when storage is forbidden or broken. */
export async function openKnownCards(databaseName = DATABASE_NAME): Promise<KnownCardStore> {
  const database = new Dexie(databaseName) as Database;
  database.version(1).stores({ cards: 'key, *keys' });
  await database.open();
  const { cards } = database;

  const readable = (rows: readonly unknown[]) =>
    rows.filter((row): row is KnownCardRow => v.is(rowSchema, row));

  return {
    count: () => cards.count(),
    called: async (keys) => readable(await cards.where('keys').anyOf(keys).distinct().toArray()),
    beginning: async (key, most) =>
      readable(await cards.where('keys').startsWith(key).distinct().limit(most).toArray()).map(
        ({ card }) => card,
      ),
    add: (rows, join) =>
      database.transaction('rw', cards, async () => {
        const found = await cards.bulkGet(rows.map(({ key }) => key));
        await cards.bulkPut(
          rows.map((row, index) => {
            const [earlier] = readable([found[index]]);
            return earlier ? join(earlier, row) : row;
          }),
        );
      }),
    clear: () => cards.clear(),
  };
}
