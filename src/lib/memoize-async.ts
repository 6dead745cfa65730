/** Calls `load` once and returns the same promise to every caller; after a failure the next call tries again. */
export function memoizeAsync<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null;
  return () => {
    pending ??= load().catch((error) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}
