/** The user's own planar decks, alive: a change is shown at once and kept in the background. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DeckStore, LONGEST_DECK_NAME as LongestStored, SavedDeck } from '../storage/decks';
import type { StorageFailure } from '../storage/failure';

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
  const decks = signal<readonly SavedDeck[] | null>(null);
  const unreadable = signal(0);
  const failure = signal<StorageFailure | null>(null);
  const removed = signal<SavedDeck | null>(null);
  /** Changes on their way to the store: until they are there, what it tells is older than what is shown. */
  let underWay = 0;

  const fail = (error: unknown) => {
    decks.value ??= [];
    failure.value = whyFailed(error);
  };

  const inOrder = (all: readonly SavedDeck[]) =>
    all.toSorted((one, other) => other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1));

  store()
    .then((opened) =>
      opened.watch((found) => {
        unreadable.value = found.unreadable;
        if (underWay === 0) decks.value = inOrder(found.decks);
      }, fail),
    )
    .catch(fail);

  async function keep(write: (opened: DeckStore) => Promise<void>) {
    underWay += 1;
    try {
      await write(await store());
      failure.value = null;
    } catch (error) {
      fail(error);
    } finally {
      underWay -= 1;
    }
  }

  function put(deck: SavedDeck) {
    const others = (decks.peek() ?? []).filter(({ id }) => id !== deck.id);
    decks.value = inOrder([...others, deck]);
    keep((opened) => opened.put(deck));
  }

  return {
    decks,
    unreadable,
    failure,
    removed,
    find: (id) =>
      new Promise((found) => {
        const stop = effect(() => {
          if (decks.value === null) return;
          found(decks.value.find((deck) => deck.id === id)?.cards ?? null);
          queueMicrotask(() => stop());
        });
      }),
    add(name, cards) {
      const id = freshId();
      put({ id, name: shorten(name), cards, touchedAt: now() });
      return id;
    },
    change(id, changes) {
      const deck = decks.peek()?.find((one) => one.id === id);
      if (deck) put({ ...deck, ...changes, touchedAt: now() });
    },
    remove(id) {
      const deck = decks.peek()?.find((one) => one.id === id);
      if (!deck) return;
      removed.value = deck;
      decks.value = (decks.peek() ?? []).filter((one) => one !== deck);
      keep((opened) => opened.remove(id));
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

/** No letter is cut in half. */
function shorten(name: string): string {
  return name
    .slice(0, LONGEST_DECK_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
