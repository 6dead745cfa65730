/**
 * A database of one store whose rows the user has made and cannot have again: it has a second copy too (`second-place.ts`). A row
 * that cannot be read stays as it is, for a version that can.
 */
import { Dexie, liveQuery, type Table as Store } from 'dexie';
import { deleteAtOnce, putAtOnce } from './at-once';
import { followInTurn, type SecondPlace } from './second-place';

export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** How many are there that this version cannot read. */
  readonly unreadable: number;
}

export interface CopiedRows<Row> {
  /** Tells the rows, now and after every change by any tab; or that they cannot be had. */
  watch(listener: (found: FoundRows<Row>) => void, failed: (error: unknown) => void): void;
  put(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * Opens the store, or rejects when storage is forbidden or broken. A store without rows gets back what the copy has; its rows
 * are known by their `id`. `read` answers null for what it cannot read.
 */
export async function openCopiedRows<Row>(
  databaseName: string,
  storeName: string,
  read: (row: unknown) => Row | null,
  place: SecondPlace | null,
): Promise<CopiedRows<Row>> {
  const open = async (databases?: IDBFactory) => {
    const database = new Dexie(databaseName, databases && { indexedDB: databases });
    database.version(1).stores({ [storeName]: 'id' });
    await database.open();
    return database.table<unknown, string>(storeName);
  };
  const rows = await open();
  const copy = place && keepCopy(rows, place, open);
  await copy?.isGivenBack;

  async function readAll(): Promise<FoundRows<Row>> {
    const found = await rows.toArray();
    const readable = found.map(read).filter((row) => row !== null);
    return { rows: readable, unreadable: found.length - readable.length };
  }

  return {
    watch(listener, failed) {
      liveQuery(readAll).subscribe(listener, failed);
    },
    put: async (row) => {
      await putAtOnce(rows, row);
      copy?.follow((second) => second.put(row));
    },
    remove: async (id) => {
      // A copy that is late would bring it back.
      const following = copy?.follow((second) => second.delete(id));
      await deleteAtOnce(rows, id);
      await following;
    },
  };
}

function keepCopy(
  rows: Store<unknown, string>,
  place: SecondPlace,
  open: (databases: IDBFactory) => Promise<Store<unknown, string>>,
) {
  async function giveBack(): Promise<void> {
    const databases = (await rows.count()) === 0 ? await place.look() : null;
    if (!databases) return;
    const second = await open(databases);
    const copied = await second.toArray();
    second.db.close();
    await rows.bulkPut(copied);
  }

  const givingBack = giveBack();
  // What could not be given back stays in the copy: it is left alone until the next start tries again.
  const copy = givingBack.then(async () => open(await place.open()));

  return {
    isGivenBack: givingBack.catch(() => {}),
    follow: followInTurn(copy, async (second) => {
      const found = await rows.toArray();
      await second.db.transaction('rw', second, async () => {
        await second.clear();
        await second.bulkPut(found);
      });
    }),
  };
}
