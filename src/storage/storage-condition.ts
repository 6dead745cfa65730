/** The condition of the app's storage as a whole. */

export interface StorageCondition {
  /** A later version of the app has taken over the database, or another tab blocks its upgrade. */
  readonly failure: 'laterVersion' | 'upgradeBlocked' | null;
  /** The number of games and other pieces of data that this version cannot read. */
  readonly unreadableCount: number;
  /** Returns all of them as one JSON text. */
  exportUnreadable(): Promise<string>;
  /** Deletes all of them. */
  discardUnreadable(): Promise<void>;
}

export interface ConditionReporter {
  current(): StorageCondition;
  change(changes: Partial<StorageCondition>): void;
  /** Reports the condition now and after every change. */
  watch(listener: (condition: StorageCondition) => void): void;
}

export function createConditionReporter(): ConditionReporter {
  let condition: StorageCondition = {
    failure: null,
    unreadableCount: 0,
    exportUnreadable: async () => '[]',
    discardUnreadable: async () => {},
  };
  const listeners = new Set<(condition: StorageCondition) => void>();
  return {
    current: () => condition,
    change(changes) {
      condition = { ...condition, ...changes };
      for (const listener of listeners) listener(condition);
    },
    watch(listener) {
      listeners.add(listener);
      listener(condition);
    },
  };
}
