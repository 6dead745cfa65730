/**
 * Planes and phenomena of the user's own, in a database of their own: the table opens whatever becomes of them. A row that cannot
 * be read stays as it is, for a version that can.
 */
import { liveQuery } from 'dexie';
import { openCopiedRows } from './copied-rows';
import { type OwnCard, readOwnCard } from './own-card';
import { secondPlace } from './second-place';

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

/** Opens the cards, or rejects when storage is forbidden or broken. */
export async function openOwnCards(
  databaseName = DATABASE_NAME,
  place = secondPlace(),
): Promise<OwnCardStore> {
  const { rows, put, remove } = await openCopiedRows(databaseName, 'cards', place);

  async function readAll(): Promise<FoundOwnCards> {
    const found = await rows.toArray();
    const readable = found.flatMap((row) => readOwnCard(row) ?? []);
    return { cards: readable, unreadable: found.length - readable.length };
  }

  return {
    watch(listener, failed) {
      liveQuery(readAll).subscribe(listener, failed);
    },
    put,
    remove,
  };
}
