/** The cards in the store, as far as it can be asked. */
import {
  type DescribedCard,
  isHalfName,
  type KnownCard,
  keysOf,
  knownCardOf,
  mergeKnown,
} from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import type { CardIndexRow, CardIndexStore } from '../../storage/cards/card-index';

export const MOST_SUGGESTED = 8;

export type StoredCards = ReturnType<typeof createStoredCards>;

/** Reads and adds stored cards; if the store cannot be opened, no card is found. */
export function createStoredCards(store: () => Promise<CardIndexStore>) {
  const ask = <Found>(question: (store: CardIndexStore) => Promise<Found>, nothing: Found): Promise<Found> =>
    store()
      .then(question)
      .catch(() => nothing);
  return {
    count: () => ask((opened) => opened.count(), 0),
    clear: () => ask((opened) => opened.clear(), undefined),
    async find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>> {
      const keys = [...new Set(names.map(nameKey))];
      const rows = await ask((opened) => opened.named(keys), []);
      if (rows.length === 0) return new Map();
      const byKey = new Map<string, KnownCard>();
      for (const { keys: all, card } of rows) {
        // Half of one card may be called like all of another.
        for (const key of all) if (!byKey.has(key) || !isHalfName(key, all)) byKey.set(key, card);
      }
      return new Map(
        names.flatMap((name) => {
          const card = byKey.get(nameKey(name));
          return card ? [[name, card] as const] : [];
        }),
      );
    },
    async suggest(typed: string): Promise<readonly KnownCard[]> {
      const key = nameKey(typed);
      return key === '' ? [] : ask((opened) => opened.startingWith(key, MOST_SUGGESTED), []);
    },
    /** Stores the facts about these cards and returns their keys. */
    async learn(described: readonly DescribedCard[]): Promise<readonly string[]> {
      const rows = new Map<string, CardIndexRow>();
      for (const known of described.map(knownCardOf)) {
        if (!known) continue;
        const row = rowOf(known);
        const earlier = rows.get(row.key);
        rows.set(row.key, earlier ? join(earlier, row) : row);
      }
      await (await store()).add([...rows.values()], join);
      return [...rows.keys()];
    },
  };
}

function rowOf(card: KnownCard): CardIndexRow {
  const keys = keysOf(card);
  return { key: nameKey(card.name), keys, card };
}

function join({ card: earlier }: CardIndexRow, { card: later }: CardIndexRow): CardIndexRow {
  return rowOf(mergeKnown(earlier, later));
}
