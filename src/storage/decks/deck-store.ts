/** The user's own planar decks, in a separate database, so that damage to them does not affect the game. */
import * as v from 'valibot';
import { MAX_CARD_ID_LENGTH } from '../../rules/limits';
import { MAX_DECK_NAME_LENGTH } from '../../settings/setting-limits';
import { DECKS_DATABASE_NAME } from '../database/database-names';
import { integerSchema } from '../number-schemas';
import { getReplicaBucket } from '../replica/replica-bucket';
import { openReplicatedRows, type ReplicatedRows, type RestorableRows } from '../replica/replicated-rows';

/** Maximum number of cards, far more than there are printed ones. */
export const MAX_CARDS_IN_DECK = 1000;

export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  /** Ids of planar cards, in the order in which they were added. */
  readonly cards: readonly string[];
  /** When the deck was last changed, in milliseconds since 1970. */
  readonly touchedAt: number;
}

export type DeckStore = ReplicatedRows<SavedDeck>;

/** Card ids, including those unknown to this version. */
export const cardIdsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CARD_ID_LENGTH))),
  v.maxLength(MAX_CARDS_IN_DECK),
);

const deckSchema: v.GenericSchema<unknown, SavedDeck> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.maxLength(MAX_DECK_NAME_LENGTH)),
  cards: cardIdsSchema,
  touchedAt: integerSchema,
});

/** Opens the decks, or rejects if storage is forbidden or broken. */
export function openDecks(
  databaseName: string = DECKS_DATABASE_NAME,
  bucket = getReplicaBucket(),
): Promise<RestorableRows<SavedDeck>> {
  const read = (row: unknown) => (v.is(deckSchema, row) ? (row as SavedDeck) : null);
  return openReplicatedRows(databaseName, 'decks', read, bucket);
}
