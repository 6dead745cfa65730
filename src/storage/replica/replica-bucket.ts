/**
 * Provides access to a storage bucket for a second copy of data that cannot be restored. Chromium keeps all databases
 * of a site in one journal; if the phone kills the browser during a write and the site is then opened twice, Chromium
 * finds the journal damaged and recreates all databases empty. A storage bucket has a journal of its own. Other engines
 * have neither the bug nor the buckets.
 */

const NAME = 'second-copy';

/** The part of the Storage Buckets API in use. */
interface StorageBuckets {
  keys(): Promise<readonly string[]>;
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

export interface ReplicaBucket {
  /** Resolves to the IndexedDB factory of the bucket, or to null if the bucket does not exist. */
  openExisting(): Promise<IDBFactory | null>;
  /** Resolves to the IndexedDB factory of the bucket, which is created if necessary; rejects if that fails. */
  openOrCreate(): Promise<IDBFactory>;
}

/** Returns access to the bucket, or null if the browser does not support storage buckets. */
export function getReplicaBucket(): ReplicaBucket | null {
  const { storageBuckets } = (globalThis.navigator ?? {}) as { readonly storageBuckets?: StorageBuckets };
  if (!storageBuckets) return null;
  const open = async () => (await storageBuckets.open(NAME)).indexedDB;
  return {
    openOrCreate: open,
    openExisting: async () => ((await storageBuckets.keys()).includes(NAME) ? open() : null),
  };
}
