/** Data that could not be read, kept as it was found until the user has it as a file or lets it go. */
import { liveQuery } from 'dexie';
import type { Database } from './database';

export interface DamagedData {
  /** Tells how many pieces there are, now and after every change. */
  watch(listener: (count: number) => void): void;
  /** All of it as one JSON text. */
  asText(): Promise<string>;
  discard(): Promise<void>;
}

export function createDamagedData({ damaged }: Database): DamagedData {
  return {
    watch(listener) {
      liveQuery(() => damaged.count()).subscribe(listener, () => {});
    },
    asText: async () => asJson(await damaged.toArray()),
    discard: () => damaged.clear(),
  };
}

/** The store keeps more than JSON can say: big numbers, and things that hold themselves. Those are put into words. */
function asJson(rows: unknown): string {
  const path: unknown[] = [];
  function replace(this: unknown, _key: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Map || value instanceof Set) return [...value];
    if (typeof value !== 'object' || value === null) return value;
    path.length = path.indexOf(this) + 1;
    if (path.includes(value)) return '(itself)';
    path.push(value);
    return value;
  }
  return JSON.stringify(rows, replace, 1);
}
