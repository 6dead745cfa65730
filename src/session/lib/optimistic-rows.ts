/** Rows made by the user. Changes are shown at once and stored in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ReplicatedRows } from '../../storage/backup/replicated-rows';
import type { StorageFailure } from '../../storage/database/storage-failure';
import { memoizeAsync } from './memoize-async';

interface Row {
  readonly id: string;
  /** Time of the latest change, in milliseconds. */
  readonly touchedAt: number;
}

export interface OptimisticRows<Kept extends Row> {
  /** Latest change first; null until loaded. */
  readonly rows: ReadonlySignal<readonly Kept[] | null>;
  /** Number of stored rows that this version cannot read. */
  readonly unreadable: ReadonlySignal<number>;
  /** Why a change could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  find(id: string): Kept | undefined;
  put(row: Kept): void;
  remove(id: string): void;
}

export function createOptimisticRows<Kept extends Row>(
  store: () => Promise<ReplicatedRows<Kept>>,
  classifyError: (error: unknown) => StorageFailure,
): OptimisticRows<Kept> {
  const rows = signal<readonly Kept[] | null>(null);
  const unreadable = signal(0);
  const failure = signal<StorageFailure | null>(null);
  /** Number of running writes. Until they are done, rows reported by the store are outdated. */
  let underWay = 0;
  /** Rows not stored yet, by id, null for removed ones; shown nevertheless. */
  const unkept = new Map<string, Kept | null>();
  /** Ids of rows the store has refused, which are tried again with every change. */
  const refused = new Set<string>();

  const fail = (error: unknown) => {
    rows.value ??= [];
    failure.value = classifyError(error);
  };

  const inOrder = (all: readonly Kept[]) =>
    all.toSorted((one, other) => other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1));

  const withUnkept = (found: readonly Kept[]) => [
    ...found.filter(({ id }) => !unkept.has(id)),
    ...[...unkept.values()].filter((row) => row !== null),
  ];

  const others = (id: string) => (rows.peek() ?? []).filter((row) => row.id !== id);

  const open = memoizeAsync(async () => {
    const opened = await store();
    opened.watch((found) => {
      unreadable.value = found.unreadable;
      if (underWay > 0) return;
      rows.value = inOrder(withUnkept(found.rows));
      // Rows from the store mean that a lost database is back, so refused rows are tried again.
      const [refusedFirst] = unkept;
      if (refusedFirst) keep(...refusedFirst);
      else failure.value = null;
    }, fail);
    return opened;
  });

  open().catch(fail);

  async function keep(id: string, change: Kept | null) {
    unkept.set(id, change);
    underWay += 1;
    try {
      const opened = await open();
      await write(opened, id);
      for (const other of [...refused]) await write(opened, other);
      failure.value = null;
    } catch (error) {
      if (unkept.has(id)) refused.add(id);
      fail(error);
    } finally {
      underWay -= 1;
    }
  }

  /** Writes the latest state of a row. */
  async function write(opened: ReplicatedRows<Kept>, id: string) {
    const change = unkept.get(id);
    if (change === undefined) return;
    await (change === null ? opened.remove(id) : opened.put(change));
    refused.delete(id);
    if (unkept.get(id) === change) unkept.delete(id);
  }

  return {
    rows,
    unreadable,
    failure,
    find: (id) => rows.peek()?.find((row) => row.id === id),
    put(row) {
      rows.value = inOrder([...others(row.id), row]);
      keep(row.id, row);
    },
    remove(id) {
      rows.value = others(id);
      keep(id, null);
    },
  };
}
