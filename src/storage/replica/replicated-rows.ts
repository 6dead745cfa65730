/**
 * A database with a single store of rows that the user created and that cannot be restored, replicated to a second
 * copy (`replica-bucket.ts`). Unreadable rows are left unchanged for a version that can read them.
 */
import { Dexie, type Table as Store } from 'dexie';
import { connect, watchQuery, withReconnect } from '../database/connection';
import { deleteInOneTask, putInOneTask } from '../database/one-task-transactions';
import { recoverableIndexedDb } from '../database/recoverable-indexed-db';
import { type Changes, readPendingChanges, storeAndClearPending } from '../pending/pending-changes';
import type { ReplicaBucket } from './replica-bucket';

type StoreWrite = (store: Store<unknown, string>) => PromiseLike<void>;

export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that this version cannot read. */
  readonly unreadableCount: number;
}

export interface ReplicatedRows<Row> {
  /** Reports the rows, now and after every change by any tab, or the error if they cannot be read. */
  watch(listener: (found: FoundRows<Row>) => void, onError: (error: unknown) => void): void;
  put(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The rows with the operations that backups need. */
export interface RestorableRows<Row> extends ReplicatedRows<Row> {
  /** Returns null for a row that this version cannot read. */
  read(row: unknown): Row | null;
  /** Reads all rows as they are stored, including unreadable ones. */
  readStored(): Promise<readonly unknown[]>;
  /** Writes and deletes rows in one transaction. */
  apply(written: readonly Row[], deleted: readonly string[]): Promise<void>;
}

/**
 * Opens the store, or rejects if storage is forbidden or broken. An empty store is restored from the copy first. The
 * rows have the key `id`; `read` returns null for an unreadable row.
 */
export async function openReplicatedRows<Row extends { readonly id: string }>(
  databaseName: string,
  storeName: string,
  read: (row: unknown) => Row | null,
  bucket: ReplicaBucket | null,
): Promise<RestorableRows<Row>> {
  const openStore = async (factory?: IDBFactory) => {
    const database = new Dexie(databaseName, { indexedDB: factory ?? recoverableIndexedDb() });
    database.version(1).stores({ [storeName]: 'id' });
    await (factory ? database.open() : connect(database));
    return database.table<unknown, string>(storeName);
  };
  const rows = await openStore();
  const copy = bucket && startReplicaStore(rows, bucket, openStore);
  await copy?.whenRestored;
  const { write, watchCurrent } = createWriteAwareWatcher(rows, async () => {
    const storedRows = await rows.toArray();
    const readable = storedRows.map(read).filter((row) => row !== null);
    return { rows: readable, unreadableCount: storedRows.length - readable.length };
  });

  /** Applies changes to the rows and then to the copy, so that both receive all changes in the same order. */
  const change = (changes: Changes, work: StoreWrite) =>
    storeAndClearPending(databaseName, changes, async () => {
      const storing = write(() => work(rows));
      const copying = copy?.applyChange(work);
      await storing;
      // While a removed row remains in the copy, a later start could restore it.
      if ([...changes.values()].includes(null)) await copying;
    });
  const put = (row: Row) => change(new Map([[row.id, row]]), (store) => putInOneTask(store, row));
  const remove = (id: string) => change(new Map([[id, null]]), (store) => deleteInOneTask(store, id));

  await Promise.all(
    [...readPendingChanges(databaseName)].map(async ([id, value]) => {
      const row = read(value);
      // Unreadable changes stay for a later version. A removal waits for the copy, which must not delay the start.
      if (row?.id === id) await put(row).catch(() => {});
      else if (value === null) remove(id).catch(() => {});
    }),
  );

  return {
    watch: watchCurrent,
    put,
    remove,
    read,
    readStored: () => withReconnect(rows.db, () => rows.toArray()),
    apply: (written, deleted) =>
      change(
        new Map<string, unknown>([
          ...written.map((row) => [row.id, row] as const),
          ...deleted.map((id) => [id, null] as const),
        ]),
        (store) =>
          store.db.transaction('rw', store, async () => {
            await store.bulkDelete([...deleted]);
            await store.bulkPut([...written]);
          }),
      ),
  };
}

/** Writes rows and reports them to a listener: a read during a write may return older rows, so it is repeated. */
function createWriteAwareWatcher<Found>(rows: Store<unknown, string>, readAll: () => Promise<Found>) {
  let begunWriteCount = 0;
  let runningWriteCount = 0;
  let isStale = false;
  let readAgain = () => {};

  async function write(work: () => PromiseLike<void>): Promise<void> {
    begunWriteCount += 1;
    runningWriteCount += 1;
    try {
      await withReconnect(rows.db, work);
    } finally {
      runningWriteCount -= 1;
      if (isStale && runningWriteCount === 0) readAgain();
    }
  }

  /** Reads the rows and whether they are current. */
  async function readCurrent() {
    const writesBegunBefore = runningWriteCount === 0 ? begunWriteCount : null;
    const found = await readAll();
    return { found, isCurrent: writesBegunBefore === begunWriteCount };
  }

  function watchCurrent(listener: (found: Found) => void, onError: (error: unknown) => void): void {
    const handleRows = ({ found, isCurrent }: Awaited<ReturnType<typeof readCurrent>>) => {
      isStale = !isCurrent;
      if (isCurrent) listener(found);
      else if (runningWriteCount === 0) readAgain();
    };
    readAgain = () => void readCurrent().then(handleRows, onError);
    watchQuery(rows.db, readCurrent, handleRows, onError);
  }

  return { write, watchCurrent };
}

function startReplicaStore(
  rows: Store<unknown, string>,
  bucket: ReplicaBucket,
  openStore: (factory: IDBFactory) => Promise<Store<unknown, string>>,
) {
  async function restoreRows(): Promise<void> {
    const factory = (await rows.count()) === 0 ? await bucket.openExisting() : null;
    if (!factory) return;
    const copyStore = await openStore(factory);
    const copied = await copyStore.toArray();
    copyStore.db.close();
    await rows.bulkPut(copied);
  }

  async function catchUp(copyStore: Store<unknown, string>): Promise<void> {
    const storedRows = await rows.toArray();
    await copyStore.db.transaction('rw', copyStore, async () => {
      await copyStore.clear();
      await copyStore.bulkPut(storedRows);
    });
  }

  const restoring = restoreRows();
  // If restoring fails, the copy is left unchanged until the next start tries again.
  const opening = restoring.then(async () => openStore(await bucket.openOrCreate()));
  const catchingUp = opening.then(catchUp).catch(() => {});

  return {
    whenRestored: restoring.catch(() => {}),
    /** Applies a change to the copy once it is up to date. Never rejects; the next start repairs a failed change. */
    async applyChange(change: StoreWrite): Promise<void> {
      try {
        await catchingUp;
        await change(await opening);
      } catch {
        // The rows themselves may be stored all the same.
      }
    },
  };
}
