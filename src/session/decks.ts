/** The user's own planar decks, alive: a change is shown at once and kept in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { DeckStore, LONGEST_DECK_NAME as LongestStored, SavedDeck } from '../storage/decks';
import type { StorageFailure } from '../storage/failure';
import { createKeptRows } from './kept-rows';
import { fitted } from './plain-text';
import { whenRead } from './when-read';

export type { SavedDeck } from '../storage/decks';

export interface Decks {
  /** The latest changed first; null until they are read. */
  readonly decks: ReadonlySignal<readonly SavedDeck[] | null>;
  /** Decks on the phone that this version cannot read. */
  readonly unreadable: ReadonlySignal<number>;
  /** Why what is shown could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** The deck removed last, as long as it can be had back. */
  readonly removed: ReadonlySignal<SavedDeck | null>;
  /** The cards of a deck, once the decks are read; null when it is gone. */
  find(id: string): Promise<readonly string[] | null>;
  /** Adds a deck and answers with its id. */
  add(name: string, cards: readonly string[]): string;
  change(id: string, changes: Partial<Pick<SavedDeck, 'name' | 'cards'>>): void;
  remove(id: string): void;
  restore(): void;
  /** The removed deck is not wanted back. */
  forgetRemoved(): void;
}

export interface DecksPorts {
  readonly store: () => Promise<DeckStore>;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly whyFailed: (error: unknown) => StorageFailure;
}

/** Letters of a name, as the store keeps it. */
export const LONGEST_DECK_NAME: typeof LongestStored = 60;

export function createDecks({ store, now, freshId, whyFailed }: DecksPorts): Decks {
  const kept = createKeptRows(store, whyFailed);
  const { rows: decks, unreadable, failure, put } = kept;
  const removed = signal<SavedDeck | null>(null);

  return {
    decks,
    unreadable,
    failure,
    removed,
    find: async (id) => (await whenRead(decks)).find((deck) => deck.id === id)?.cards ?? null,
    add(name, cards) {
      const id = freshId();
      put({ id, name: fitted(name, LONGEST_DECK_NAME).trim(), cards, touchedAt: now() });
      return id;
    },
    change(id, changes) {
      const deck = kept.find(id);
      if (deck) put({ ...deck, ...changes, touchedAt: now() });
    },
    remove(id) {
      const deck = kept.find(id);
      if (!deck) return;
      removed.value = deck;
      kept.remove(id);
    },
    restore() {
      const deck = removed.peek();
      removed.value = null;
      if (deck) put(deck);
    },
    forgetRemoved() {
      removed.value = null;
    },
  };
}
