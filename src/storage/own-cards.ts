/**
 * Planes and phenomena of the user's own, in a database of their own: the table opens whatever becomes of them. A row that cannot
 * be read stays as it is, for a version that can.
 */
import { Dexie, liveQuery, type Table as Store } from 'dexie';
import { type OwnCard, readOwnCard } from './own-card';

const DATABASE_NAME = 'planar-table-own-cards';

export interface FoundOwnCards {
  /** Those removed too, as long as a game may need them. */
  readonly cards: readonly OwnCard[];
  /** How many rows are there that this version cannot read. */
  readonly unreadable: number;
}

export interface OwnCardStore {
  /** Tells the cards, now and after every change by any tab; or that they cannot be had. */
  watch(listener: (found: FoundOwnCards) => void, failed: (error: unknown) => void): void;
  put(card: OwnCard): Promise<void>;
  /** For good. */
  remove(id: string): Promise<void>;
}

interface Database extends Dexie {
  readonly cards: Store<unknown, string>;
}

/** Opens the cards, or rejects when storage is forbidden or broken. */
export async function openOwnCards(databaseName = DATABASE_NAME): Promise<OwnCardStore> {
  const database = new Dexie(databaseName) as Database;
  database.version(1).stores({ cards: 'id' });
  await database.open();
  const { cards } = database;

  async function readAll(): Promise<FoundOwnCards> {
    const rows = await cards.toArray();
    const readable = rows.flatMap((row) => readOwnCard(row) ?? []);
    return { cards: readable, unreadable: rows.length - readable.length };
  }

  return {
    watch(listener, failed) {
      liveQuery(readAll).subscribe(listener, failed);
    },
    put: async (card) => {
      await cards.put(card);
    },
    remove: (id) => cards.delete(id),
  };
}
