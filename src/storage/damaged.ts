/** Data that could not be read, kept as it was found until the user has it as a file or lets it go. */
import type { Database } from './database';

export interface DamagedData {
  count(): Promise<number>;
  /** All of it as one JSON text. */
  asText(): Promise<string>;
  discard(): Promise<void>;
}

export function createDamagedData({ damaged }: Database): DamagedData {
  return {
    count: () => damaged.count(),
    asText: async () => JSON.stringify(await damaged.toArray(), null, 1),
    discard: () => damaged.clear(),
  };
}
