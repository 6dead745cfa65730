/** How much space the browser allows the app. */

export interface FreeSpace {
  /** Bytes. */
  readonly used: number;
  readonly quota: number;
}

/** Returns null if the browser does not say. */
export async function freeSpace(): Promise<FreeSpace | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null;
  }
}
