/**
 * Planar decks that the user has put together, in a database of their own: the table opens whatever becomes of them. A row that
 * cannot be read stays as it is, for a version that can.
 */
import { liveQuery } from 'dexie';
import * as v from 'valibot';
import { openCopiedRows } from './copied-rows';
import { secondPlace } from './second-place';

const DATABASE_NAME = 'planar-table-decks';
/** More than were ever printed, by far. */
export const MOST_CARDS_IN_DECK = 1000;
export const LONGEST_DECK_NAME = 60;

export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  /** Ids of planar cards, in the order in which they were put in. */
  readonly cards: readonly string[];
  /** When it was last changed, in milliseconds. */
  readonly touchedAt: number;
}

export interface FoundDecks {
  readonly decks: readonly SavedDeck[];
  /** How many rows are there that this version cannot read. */
  readonly unreadable: number;
}

export interface DeckStore {
  /** Tells the decks, now and after every change by any tab; or that they cannot be had. */
  watch(listener: (found: FoundDecks) => void, failed: (error: unknown) => void): void;
  put(deck: SavedDeck): Promise<void>;
  remove(id: string): Promise<void>;
}

const deckSchema: v.GenericSchema<unknown, SavedDeck> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.maxLength(LONGEST_DECK_NAME)),
  cards: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    v.maxLength(MOST_CARDS_IN_DECK),
  ),
  touchedAt: v.pipe(v.number(), v.safeInteger()),
});

/** Opens the decks, or rejects when storage is forbidden or broken. */
export async function openDecks(databaseName = DATABASE_NAME, place = secondPlace()): Promise<DeckStore> {
  const { rows, put, remove } = await openCopiedRows(databaseName, 'decks', place);

  async function readAll(): Promise<FoundDecks> {
    const found = await rows.toArray();
    const readable = found.filter((row): row is SavedDeck => v.is(deckSchema, row));
    return { decks: readable, unreadable: found.length - readable.length };
  }

  return {
    watch(listener, failed) {
      liveQuery(readAll).subscribe(listener, failed);
    },
    put,
    remove,
  };
}
