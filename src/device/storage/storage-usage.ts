/** How much of the storage space that the browser allows the app is used. */

export interface StorageUsage {
  /** In bytes, like `quota`. */
  readonly used: number;
  readonly quota: number;
}

/** Returns null if the browser does not report it. */
export async function storageUsage(): Promise<StorageUsage | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null;
  }
}
