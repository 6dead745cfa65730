/** Planar decks that the user has put together, in a database of their own: the table opens whatever becomes of them. */
import * as v from 'valibot';
import { type CopiedRows, openCopiedRows } from './copied-rows';
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

export type DeckStore = CopiedRows<SavedDeck>;

/** The cards of a deck, whichever version knows them. */
export const cardIds = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  v.maxLength(MOST_CARDS_IN_DECK),
);

const deckSchema: v.GenericSchema<unknown, SavedDeck> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.maxLength(LONGEST_DECK_NAME)),
  cards: cardIds,
  touchedAt: v.pipe(v.number(), v.safeInteger()),
});

/** Opens the decks, or rejects when storage is forbidden or broken. */
export function openDecks(databaseName = DATABASE_NAME, place = secondPlace()): Promise<DeckStore> {
  const read = (row: unknown) => (v.is(deckSchema, row) ? (row as SavedDeck) : null);
  return openCopiedRows(databaseName, 'decks', read, place);
}
