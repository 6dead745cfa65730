/** Rows that the user creates. Changes are shown at once and stored in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { memoizeAsync } from '../../lib/memoize-async';
import type { StorageFailure } from '../../storage/database/storage-failure';
import type { ReplicatedRows } from '../../storage/replica/replicated-rows';

interface Row {
  readonly id: string;
  /** Time of the latest change, in milliseconds. */
  readonly touchedAt: number;
}

export interface OptimisticRows<UserRow extends Row> {
  /** Latest change first; null until loaded. */
  readonly rows: ReadonlySignal<readonly UserRow[] | null>;
  /** Number of stored rows that this version cannot read. */
  readonly unreadableCount: ReadonlySignal<number>;
  /** Why a change could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  find(id: string): UserRow | undefined;
  put(row: UserRow): void;
  remove(id: string): void;
  /** Rows that are not stored yet, by id; null for removed ones. */
  readonly unsaved: ReadonlyMap<string, UserRow | null>;
}

export function createOptimisticRows<UserRow extends Row>(
  store: () => Promise<ReplicatedRows<UserRow>>,
  classifyError: (error: unknown) => StorageFailure,
): OptimisticRows<UserRow> {
  const rows = signal<readonly UserRow[] | null>(null);
  const unreadableCount = signal(0);
  const failure = signal<StorageFailure | null>(null);

  const succeed = () => {
    failure.value = null;
  };
  const fail = (error: unknown) => {
    rows.value ??= [];
    failure.value = classifyError(error);
  };

  const open = memoizeAsync(async () => {
    const opened = await store();
    opened.watch((found) => {
      unreadableCount.value = found.unreadableCount;
      rows.value = latestFirst(pendingWrites.applyTo(found.rows));
      if (pendingWrites.isWriting()) return;
      // Rows from the store mean that a lost database is back, so refused rows are tried again.
      if (!pendingWrites.retry()) succeed();
    }, fail);
    return opened;
  });

  const pendingWrites = createPendingWrites(open, succeed, fail);
  const otherRows = (id: string) => (rows.peek() ?? []).filter((row) => row.id !== id);

  open().catch(fail);

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
    unsaved: pendingWrites.unsaved,
  };
}

/** Writes rows in the background and remembers those that are not stored yet. */
function createPendingWrites<UserRow extends Row>(
  open: () => Promise<ReplicatedRows<UserRow>>,
  succeed: () => void,
  fail: (error: unknown) => void,
) {
  /** The number of writes in progress. */
  let runningWrites = 0;
  /** Rows that are shown but not stored yet, by id; null for removed ones. */
  const unsaved = new Map<string, UserRow | null>();
  /** Ids of rows that the store has refused, which are written again with every change. */
  const refused = new Set<string>();

  async function write(id: string, change: UserRow | null): Promise<void> {
    unsaved.set(id, change);
    runningWrites += 1;
    try {
      const opened = await open();
      await writeLatest(opened, id);
      for (const refusedId of [...refused]) await writeLatest(opened, refusedId);
      succeed();
    } catch (error) {
      if (unsaved.has(id)) refused.add(id);
      fail(error);
    } finally {
      runningWrites -= 1;
    }
  }

  /** Writes the latest state of a row. */
  async function writeLatest(opened: ReplicatedRows<UserRow>, id: string): Promise<void> {
    const change = unsaved.get(id);
    if (change === undefined) return;
    await (change === null ? opened.remove(id) : opened.put(change));
    refused.delete(id);
    if (unsaved.get(id) === change) unsaved.delete(id);
  }

  return {
    write,
    unsaved: unsaved,
    isWriting: () => runningWrites > 0,
    /** Returns stored rows with the pending changes. */
    applyTo: (stored: readonly UserRow[]): readonly UserRow[] => [
      ...stored.filter(({ id }) => !unsaved.has(id)),
      ...[...unsaved.values()].filter((row) => row !== null),
    ],
    /** Writes pending changes again; returns false if there are none. */
    retry(): boolean {
      const [first] = unsaved;
      if (first) write(...first);
      return first !== undefined;
    },
  };
}

function latestFirst<UserRow extends Row>(rows: readonly UserRow[]): readonly UserRow[] {
  return rows.toSorted((one, other) => other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1));
}
