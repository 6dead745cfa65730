/** Why something could not be stored: no room left, or something else that may pass or not. */
export type StorageFailure = 'full' | 'broken';

export function storageFailure(error: unknown): StorageFailure {
  const names = [error, (error as { inner?: unknown } | null)?.inner].map(
    (candidate) => (candidate as { name?: unknown } | null | undefined)?.name,
  );
  return names.includes('QuotaExceededError') ? 'full' : 'broken';
}
