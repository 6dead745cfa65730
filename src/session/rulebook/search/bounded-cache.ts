/** Remembers what was found for words: while typing, the same words are looked up at every keystroke. */
export interface BoundedCache<Key, Value> {
  getOrAdd(key: Key, compute: () => Value): Value;
}

const MAX_CACHED = 100;

export function createBoundedCache<Key, Value extends object>(): BoundedCache<Key, Value> {
  const cache = new Map<Key, Value>();
  return {
    getOrAdd(key, compute) {
      const cached = cache.get(key);
      if (cached) return cached;
      const computed = compute();
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(key, computed);
      return computed;
    },
  };
}
