/** The user's saved planar decks. Changes are shown at once and stored in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFailure } from '../../lib/storage-failure';
import { MAX_DECK_NAME_LENGTH } from '../../settings/setting-limits';
import type { DeckStore, SavedDeck } from '../../storage/decks/deck-store';
import { firstValue } from '../lib/first-value';
import { createOptimisticRows } from '../lib/optimistic-rows';
import { sanitizeText, truncate } from '../lib/plain-text';

export type { SavedDeck } from '../../storage/decks/deck-store';

export interface Decks {
  /** Latest change first; null until loaded. */
  readonly decks: ReadonlySignal<readonly SavedDeck[] | null>;
  /** Number of stored decks that this version cannot read. */
  readonly unreadableCount: ReadonlySignal<number>;
  /** Why a change could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** A deck with neither a name nor cards, which is not stored until it has either. */
  readonly blankDeck: ReadonlySignal<SavedDeck | null>;
  /** The deck removed last, while it can be restored. */
  readonly removedDeck: ReadonlySignal<SavedDeck | null>;
  /** Resolves to the cards of a deck once the decks are loaded; null if it does not exist. Rejects if unreadable. */
  loadCards(id: string): Promise<readonly string[] | null>;
  /** Adds a deck and returns its id. With neither a name nor cards it becomes `blankDeck`. */
  add(name: string, cards: readonly string[]): string;
  change(id: string, changes: Partial<Pick<SavedDeck, 'name' | 'cards'>>): void;
  remove(id: string): void;
  undoRemoval(): void;
  /** Ends the option to restore the deck in `removedDeck`. */
  dismissUndo(): void;
  /** Decks that are not stored yet, by id; null for removed ones. */
  readonly unsavedRows: ReadonlyMap<string, SavedDeck | null>;
}

export interface DecksPorts {
  readonly openStore: () => Promise<DeckStore>;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly requestPersistence: () => void;
}

export function createDecks({ openStore, now, freshId, requestPersistence }: DecksPorts): Decks {
  const optimisticRows = createOptimisticRows(openStore);
  const { rows: decks, unreadableCount, failure, put } = optimisticRows;
  const removedDeck = signal<SavedDeck | null>(null);
  const blankDeck = signal<SavedDeck | null>(null);

  /** Stores a deck; a blank one becomes `blankDeck` instead, and its row is removed. */
  function save(deck: SavedDeck) {
    if (!isBlankDeck(deck)) {
      if (blankDeck.peek()?.id === deck.id) blankDeck.value = null;
      return put(deck);
    }
    blankDeck.value = deck;
    if (optimisticRows.find(deck.id)) optimisticRows.remove(deck.id);
  }

  return {
    decks,
    blankDeck,
    unreadableCount,
    failure,
    removedDeck,
    async loadCards(id) {
      const deck = (await firstValue(decks)).find((deck) => deck.id === id);
      if (!deck && failure.peek() !== null) throw new Error('the decks cannot be read');
      return deck?.cards ?? null;
    },
    add(name, cards) {
      requestPersistence();
      const id = freshId();
      save({ id, name: sanitizeText(truncate(name, MAX_DECK_NAME_LENGTH)), cards, touchedAt: now() });
      return id;
    },
    change(id, changes) {
      const currentBlankDeck = blankDeck.peek();
      const deck = optimisticRows.find(id) ?? (currentBlankDeck?.id === id ? currentBlankDeck : undefined);
      if (deck) save({ ...deck, ...changes, touchedAt: now() });
    },
    remove(id) {
      if (blankDeck.peek()?.id === id) blankDeck.value = null;
      const deck = optimisticRows.find(id);
      if (!deck) return;
      removedDeck.value = deck;
      optimisticRows.remove(id);
    },
    undoRemoval() {
      const deck = removedDeck.peek();
      removedDeck.value = null;
      if (deck) put(deck);
    },
    dismissUndo() {
      removedDeck.value = null;
    },
    unsavedRows: optimisticRows.unsavedRows,
  };
}

/** Returns the name, with a number appended if another deck has it. */
export function freeDeckName(name: string, decks: readonly Pick<SavedDeck, 'name'>[]): string {
  const takenNames = new Set(decks.map((deck) => deck.name));
  let freeName = name;
  for (let number = 2; freeName !== '' && takenNames.has(freeName); number++)
    freeName = `${truncate(name, MAX_DECK_NAME_LENGTH - ` ${number}`.length).trimEnd()} ${number}`;
  return freeName;
}

/** Returns whether a deck has neither a visible name nor cards. */
export function isBlankDeck({ name, cards }: Pick<SavedDeck, 'name' | 'cards'>): boolean {
  return sanitizeText(name) === '' && cards.length === 0;
}
