/** Unreadable data, stored unchanged until the user exports or discards it. */
import { watchQuery, withReconnect } from './database/connection';
import type { Database } from './database/database';

export interface DamagedData {
  /** Reports the number of pieces, now and after every change. */
  watch(listener: (count: number) => void): void;
  /** Returns all of it as one JSON text. */
  asText(): Promise<string>;
  discard(): Promise<void>;
}

export function createDamagedData(database: Database): DamagedData {
  const { damaged } = database;
  return {
    watch(listener) {
      watchQuery(database, async () => damaged.count(), listener);
    },
    asText: async () => asJson(await withReconnect(database, () => damaged.toArray()), 1),
    discard: () => withReconnect(database, () => damaged.clear()),
  };
}

/** Serializes values that JSON does not support too: big integers, maps, sets and circular references. */
export function asJson(rows: unknown, indent?: number): string {
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
  return JSON.stringify(rows, replace, indent);
}
