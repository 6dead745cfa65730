/** Rows that the user creates. Changes are shown at once and stored in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { memoizeAsync } from '../../lib/memoize-async';
import { classifyStorageError, type StorageFailure } from '../../lib/storage-failure';
import type { ReplicatedRows } from '../../storage/replica/replicated-rows';

interface Row {
  readonly id: string;
  /** Time of the latest change, in milliseconds. */
  readonly touchedAt: number;
}

export interface OptimisticRows<SavedRow extends Row> {
  /** Latest change first; null until loaded. */
  readonly rows: ReadonlySignal<readonly SavedRow[] | null>;
  /** Number of stored rows that this version cannot read. */
  readonly unreadableCount: ReadonlySignal<number>;
  /** Why a change could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  find(id: string): SavedRow | undefined;
  put(row: SavedRow): void;
  remove(id: string): void;
  /** Rows that are not stored yet, by id; null for removed ones. */
  readonly unsavedRows: ReadonlyMap<string, SavedRow | null>;
}

export function createOptimisticRows<SavedRow extends Row>(
  openStore: () => Promise<ReplicatedRows<SavedRow>>,
): OptimisticRows<SavedRow> {
  const rows = signal<readonly SavedRow[] | null>(null);
  const unreadableCount = signal(0);
  const failure = signal<StorageFailure | null>(null);

  const clearFailure = () => {
    failure.value = null;
  };
  const setFailure = (error: unknown) => {
    rows.value ??= [];
    failure.value = classifyStorageError(error);
  };

  const open = memoizeAsync(async () => {
    const store = await openStore();
    store.watch((storedRows) => {
      unreadableCount.value = storedRows.unreadableCount;
      rows.value = latestFirst(pendingWrites.applyTo(storedRows.rows));
      if (pendingWrites.isWriting()) return;
      // Rows from the store mean that a lost database is back, so refused rows are tried again.
      if (!pendingWrites.retry()) clearFailure();
    }, setFailure);
    return store;
  });

  const pendingWrites = createPendingWrites(open, clearFailure, setFailure);
  const otherRows = (id: string) => (rows.peek() ?? []).filter((row) => row.id !== id);

  open().catch(setFailure);

  return {
    rows,
    unreadableCount,
    failure,
    find: (id) => rows.peek()?.find((row) => row.id === id),
    put(row) {
      rows.value = latestFirst([...otherRows(row.id), row]);
      pendingWrites.write(row.id, row);
    },
    remove(id) {
      rows.value = otherRows(id);
      pendingWrites.write(id, null);
    },
    unsavedRows: pendingWrites.unsavedRows,
  };
}

/** Writes rows in the background and remembers those that are not stored yet. */
function createPendingWrites<SavedRow extends Row>(
  open: () => Promise<ReplicatedRows<SavedRow>>,
  onSuccess: () => void,
  onFailure: (error: unknown) => void,
) {
  /** The number of writes in progress. */
  let runningWriteCount = 0;
  /** Rows that are shown but not stored yet, by id; null for removed ones. */
  const unsavedRows = new Map<string, SavedRow | null>();
  /** Ids of rows that the store has refused, which are written again with every change. */
  const failedIds = new Set<string>();

  async function write(id: string, change: SavedRow | null): Promise<void> {
    unsavedRows.set(id, change);
    runningWriteCount += 1;
    try {
      const store = await open();
      await writeLatest(store, id);
      for (const refusedId of [...failedIds]) await writeLatest(store, refusedId);
      onSuccess();
    } catch (error) {
      if (unsavedRows.has(id)) failedIds.add(id);
      onFailure(error);
    } finally {
      runningWriteCount -= 1;
    }
  }

  /** Writes the latest state of a row. */
  async function writeLatest(store: ReplicatedRows<SavedRow>, id: string): Promise<void> {
    const change = unsavedRows.get(id);
    if (change === undefined) return;
    await (change === null ? store.remove(id) : store.put(change));
    failedIds.delete(id);
    if (unsavedRows.get(id) === change) unsavedRows.delete(id);
  }

  return {
    write,
    unsavedRows,
    isWriting: () => runningWriteCount > 0,
    /** Returns stored rows with the pending changes. */
    applyTo: (stored: readonly SavedRow[]): readonly SavedRow[] => [
      ...stored.filter(({ id }) => !unsavedRows.has(id)),
      ...[...unsavedRows.values()].filter((row) => row !== null),
    ],
    /** Writes pending changes again; returns false if there are none. */
    retry(): boolean {
      const [firstChange] = unsavedRows;
      if (firstChange) write(...firstChange);
      return firstChange !== undefined;
    },
  };
}

function latestFirst<SavedRow extends Row>(rows: readonly SavedRow[]): readonly SavedRow[] {
  return rows.toSorted(
    (first, second) => second.touchedAt - first.touchedAt || (first.id < second.id ? -1 : 1),
  );
}
