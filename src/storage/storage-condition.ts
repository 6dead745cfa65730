import { type Signal, signal } from '@preact/signals';

/** Games and other pieces of data that this version cannot read. */
export interface UnreadableData {
  readonly count: number;
  /** Returns all of them as one JSON text. */
  exportAsText(): Promise<string>;
  /** Deletes all of them. */
  discard(): Promise<void>;
}

/** The condition of the app's storage as a whole. */
export interface StorageCondition {
  /** A later version of the app has taken over the database, or another tab blocks its upgrade. */
  readonly failure: 'laterVersion' | 'upgradeBlocked' | null;
  readonly unreadableData: UnreadableData | null;
}

export function createStorageCondition(): Signal<StorageCondition> {
  return signal<StorageCondition>({ failure: null, unreadableData: null });
}
