/** The cards in the store on this device. */
import {
  type CardPrinting,
  isHalfName,
  type KnownCard,
  knownCardOf,
  mergeKnownCards,
  nameKeysOf,
} from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import type { CardIndexRow, CardIndexStore } from '../../storage/cards/card-index';

/** Maximum number of cards suggested for a text, of which the best ones come first. */
export const MAX_SUGGESTED = 40;
/** The number of suggestions that a phone can show at once; names that start with the text leave room for others. */
export const FIRST_SUGGESTION_COUNT = 8;

export type StoredCards = ReturnType<typeof createStoredCards>;

/** Reads and adds stored cards; a query finds nothing if the store cannot be read. */
export function createStoredCards(openStore: () => Promise<CardIndexStore>) {
  const query = <Found>(ask: (store: CardIndexStore) => Promise<Found>, fallback: Found): Promise<Found> =>
    openStore()
      .then(ask)
      .catch(() => fallback);
  return {
    count: async () => (await openStore()).count(),
    clear: async () => (await openStore()).clear(),
    async find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>> {
      const keys = [...new Set(names.map(nameKey))];
      const rows = await query((opened) => opened.findByKeys(keys), []);
      if (rows.length === 0) return new Map();
      const cardByKey = new Map<string, KnownCard>();
      for (const { keys: rowKeys, card } of rows) {
        // Half of one card may have the same name as another whole card.
        for (const key of rowKeys)
          if (!cardByKey.has(key) || !isHalfName(key, rowKeys)) cardByKey.set(key, card);
      }
      return new Map(
        names.flatMap((name) => {
          const card = cardByKey.get(nameKey(name));
          return card ? [[name, card] as const] : [];
        }),
      );
    },
    async suggest(typed: string): Promise<readonly KnownCard[]> {
      const key = nameKey(typed);
      return key === '' ? [] : query((opened) => opened.findByPrefix(key, MAX_SUGGESTED), []);
    },
    /** Stores the facts about these cards and returns their keys. */
    async add(printings: readonly CardPrinting[]): Promise<readonly string[]> {
      const rows = new Map<string, CardIndexRow>();
      for (const card of printings.map(knownCardOf)) {
        if (!card) continue;
        const row = rowOf(card);
        const earlierRow = rows.get(row.key);
        rows.set(row.key, earlierRow ? mergeRows(earlierRow, row) : row);
      }
      await (await openStore()).add([...rows.values()], mergeRows);
      return [...rows.keys()];
    },
  };
}

function rowOf(card: KnownCard): CardIndexRow {
  const keys = nameKeysOf(card);
  return { key: nameKey(card.name), keys, card };
}

function mergeRows({ card: earlier }: CardIndexRow, { card: later }: CardIndexRow): CardIndexRow {
  return rowOf(mergeKnownCards(earlier, later));
}
