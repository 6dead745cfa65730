/** Why data could not be stored: no space left, or any other error, which may be temporary. */
export type StorageFailure = 'full' | 'broken';

export function classifyStorageError(error: unknown): StorageFailure {
  const names = [error, (error as { inner?: unknown } | null)?.inner].map(
    (candidate) => (candidate as { name?: unknown } | null | undefined)?.name,
  );
  return names.includes('QuotaExceededError') ? 'full' : 'broken';
}
