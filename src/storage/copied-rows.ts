/** A database of one store whose rows the user has made and cannot have again: it has a second copy too (`second-place.ts`). */
import { Dexie, type Table as Store } from 'dexie';
import { deleteAtOnce, putAtOnce } from './at-once';
import { type SecondPlace, secondPlace } from './second-place';

export interface CopiedRows {
  /** To be read and watched; what changes it goes through the two below. */
  readonly rows: Store<unknown, string>;
  put(row: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * Opens the store, or rejects when storage is forbidden or broken. A store without rows gets back what the copy has; its rows
 * are known by their `id`.
 */
export async function openCopiedRows(
  databaseName: string,
  storeName: string,
  place: SecondPlace | null = secondPlace(),
): Promise<CopiedRows> {
  const open = async (databases?: IDBFactory) => {
    const database = new Dexie(databaseName, databases && { indexedDB: databases });
    database.version(1).stores({ [storeName]: 'id' });
    await database.open();
    return database.table<unknown, string>(storeName);
  };
  const rows = await open();
  const copy = place && keepCopy(rows, place, open);
  await copy?.isGivenBack;
  return {
    rows,
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
  let queue = copy
    .then(async (second) => {
      const found = await rows.toArray();
      await second.db.transaction('rw', second, async () => {
        await second.clear();
        await second.bulkPut(found);
      });
    })
    .catch(() => {});

  return {
    isGivenBack: givingBack.catch(() => {}),
    /** What fails is made up by the next start. */
    follow(change: (second: Store<unknown, string>) => PromiseLike<unknown>): Promise<void> {
      queue = queue
        .then(async () => {
          await change(await copy);
        })
        .catch(() => {});
      return queue;
    },
  };
}
