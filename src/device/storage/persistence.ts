import { type ReadonlySignal, signal } from '@preact/signals';

/** `kept`: until the user deletes it; `removable`: the browser may delete it when space runs low. */
export type Persistence = 'kept' | 'removable' | 'unknown';

export interface StoragePersistence {
  /** Whether the browser may delete stored data; null until the browser has answered. */
  readonly persistence: ReadonlySignal<Persistence | null>;
  /**
   * Asks the browser to keep stored data, once per session and only if it does not already. Must be called during a
   * tap, because some browsers ask the user.
   */
  requestPersistence(): void;
}

export function createStoragePersistence(): StoragePersistence {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const persistence = signal<Persistence | null>(storage?.persisted ? null : 'unknown');
  let hasAsked = false;
  const recordAnswer = (isKept: boolean) => {
    persistence.value = isKept ? 'kept' : 'removable';
  };

  storage?.persisted?.().then(recordAnswer, () => {
    persistence.value = 'unknown';
  });
  return {
    persistence,
    requestPersistence() {
      if (hasAsked || persistence.peek() === 'kept') return;
      hasAsked = true;
      // Some browsers ask the user, and some never answer.
      storage?.persist?.().then(recordAnswer, () => {});
    },
  };
}
