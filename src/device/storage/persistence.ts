/** `kept`: until the user deletes it; `removable`: the browser may delete it when space runs low. */
export type Persistence = 'kept' | 'removable' | 'unknown';

export interface StoragePersistence {
  /** Reports the state once the browser has answered, and whenever it changes. */
  watch(listener: (persistence: Persistence) => void): void;
  /** Asks the browser to keep stored data; only once per session, and only if it does not already. */
  request(): void;
}

export function createStoragePersistence(): StoragePersistence {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  let persistence: Persistence | null = storage?.persisted ? null : 'unknown';
  let hasAsked = false;
  let listener: (persistence: Persistence) => void = () => {};

  function report(newPersistence: Persistence) {
    persistence = newPersistence;
    listener(newPersistence);
  }
  const reportAnswer = (isKept: boolean) => report(isKept ? 'kept' : 'removable');

  storage?.persisted?.().then(reportAnswer, () => report('unknown'));
  return {
    watch(newListener) {
      listener = newListener;
      if (persistence) newListener(persistence);
    },
    request() {
      if (hasAsked || persistence === 'kept') return;
      hasAsked = true;
      // Some browsers ask the user, and some never answer.
      storage?.persist?.().then(reportAnswer, () => {});
    },
  };
}
