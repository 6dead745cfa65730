/** Runs work while no other tab holds the lock of this name; closing a tab releases its locks. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Locks are not available in insecure contexts.
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
