/** Remembers what was found for words: while typing, the same words are looked up at every keystroke. */
export interface BoundedCache<Key, Value> {
  getOrAdd(key: Key, find: () => Value): Value;
}

const MAX_CACHED = 100;

export function createBoundedCache<Key, Value extends object>(): BoundedCache<Key, Value> {
  const cache = new Map<Key, Value>();
  return {
    getOrAdd(key, find) {
      const before = cache.get(key);
      if (before) return before;
      const found = find();
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(key, found);
      return found;
    },
  };
}
