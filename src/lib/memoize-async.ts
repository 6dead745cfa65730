/** Calls `open` once and returns the same promise to every caller; after a failure the next call tries again. */
export function memoizeAsync<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let pending: Promise<Opened> | null = null;
  return () => {
    pending ??= open().catch((error) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}
