/**
 * A place for a second copy of what cannot be had again. Chromium keeps all databases of a site in one journal; when the phone
 * kills it in the middle of a write and the site is opened twice after that, it finds the journal damaged and starts all of
 * them anew, empty. A storage bucket has a journal of its own. Other engines have neither the fault nor the buckets.
 */

const NAME = 'second-copy';

/** What is used of the Storage Buckets API. */
interface StorageBuckets {
  keys(): Promise<readonly string[]>;
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

export interface SecondPlace {
  /** The databases of that place, or null when there never were any. */
  look(): Promise<IDBFactory | null>;
  /** The databases of that place, made where there are none yet; rejects when there cannot be any. */
  open(): Promise<IDBFactory>;
}

/** Null where the browser has no such place. */
export function secondPlace(): SecondPlace | null {
  const { storageBuckets } = (globalThis.navigator ?? {}) as { readonly storageBuckets?: StorageBuckets };
  if (!storageBuckets) return null;
  const open = async () => (await storageBuckets.open(NAME)).indexedDB;
  return {
    open,
    look: async () => ((await storageBuckets.keys()).includes(NAME) ? open() : null),
  };
}

/**
 * Has a copy follow what it is the copy of: brought up to date first, then change by change, one after the other. Nothing
 * rejects; what fails is made up by the next start.
 */
export function followInTurn<Copy>(
  copy: Promise<Copy>,
  catchUp: (copy: Copy) => PromiseLike<unknown>,
): (change: (copy: Copy) => PromiseLike<unknown>) => Promise<void> {
  let queue = Promise.resolve();
  function follow(change: (copy: Copy) => PromiseLike<unknown>): Promise<void> {
    queue = queue
      .then(async () => {
        await change(await copy);
      })
      .catch(() => {});
    return queue;
  }
  follow(catchUp);
  return follow;
}
