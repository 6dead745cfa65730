/** The user's saved planar decks. Changes are shown at once and stored in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { MAX_DECK_NAME_LENGTH } from '../../settings/setting-limits';
import type { StorageFailure } from '../../storage/database/storage-failure';
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
  readonly draft: ReadonlySignal<SavedDeck | null>;
  /** The deck removed last, while it can be restored. */
  readonly removed: ReadonlySignal<SavedDeck | null>;
  /** Resolves to the cards of a deck once the decks are loaded; null if it does not exist. */
  find(id: string): Promise<readonly string[] | null>;
  /** Adds a deck and returns its id. With neither a name nor cards it becomes the draft. */
  add(name: string, cards: readonly string[]): string;
  change(id: string, changes: Partial<Pick<SavedDeck, 'name' | 'cards'>>): void;
  remove(id: string): void;
  restore(): void;
  /** Ends the option to restore the deck in `removed`. */
  forgetRemoved(): void;
  /** Decks that are not stored yet, by id; null for removed ones. */
  readonly unsavedRows: ReadonlyMap<string, SavedDeck | null>;
}

export interface DecksPorts {
  readonly store: () => Promise<DeckStore>;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly classifyError: (error: unknown) => StorageFailure;
  readonly requestPersistence: () => void;
}

export function createDecks({ store, now, freshId, classifyError, requestPersistence }: DecksPorts): Decks {
  const optimistic = createOptimisticRows(store, classifyError);
  const { rows: decks, unreadableCount, failure, put } = optimistic;
  const removed = signal<SavedDeck | null>(null);
  const draft = signal<SavedDeck | null>(null);

  /** Stores a deck; a blank one becomes the draft instead, and its row is removed. */
  function save(deck: SavedDeck) {
    if (!isBlankDeck(deck)) {
      if (draft.peek()?.id === deck.id) draft.value = null;
      return put(deck);
    }
    draft.value = deck;
    if (optimistic.find(deck.id)) optimistic.remove(deck.id);
  }

  return {
    decks,
    draft,
    unreadableCount,
    failure,
    removed,
    find: async (id) => (await firstValue(decks)).find((deck) => deck.id === id)?.cards ?? null,
    add(name, cards) {
      requestPersistence();
      const id = freshId();
      save({ id, name: sanitizeText(truncate(name, MAX_DECK_NAME_LENGTH)), cards, touchedAt: now() });
      return id;
    },
    change(id, changes) {
      const currentDraft = draft.peek();
      const deck = optimistic.find(id) ?? (currentDraft?.id === id ? currentDraft : undefined);
      if (deck) save({ ...deck, ...changes, touchedAt: now() });
    },
    remove(id) {
      if (draft.peek()?.id === id) draft.value = null;
      const deck = optimistic.find(id);
      if (!deck) return;
      removed.value = deck;
      optimistic.remove(id);
    },
    restore() {
      const deck = removed.peek();
      removed.value = null;
      if (deck) put(deck);
    },
    forgetRemoved() {
      removed.value = null;
    },
    unsavedRows: optimistic.unsavedRows,
  };
}

/** Returns the name, with a number appended if another deck has it. */
export function freeDeckName(name: string, decks: readonly Pick<SavedDeck, 'name'>[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  let free = name;
  for (let number = 2; free !== '' && taken.has(free); number++)
    free = `${truncate(name, MAX_DECK_NAME_LENGTH - ` ${number}`.length).trimEnd()} ${number}`;
  return free;
}

/** Returns whether a deck has neither a visible name nor cards. */
export function isBlankDeck({ name, cards }: Pick<SavedDeck, 'name' | 'cards'>): boolean {
  return sanitizeText(name) === '' && cards.length === 0;
}
