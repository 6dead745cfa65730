/** A whole database as plain data: its structure and all rows. It is read and written without the app's code. */
export interface DatabaseFixture {
  /** The version as counted by IndexedDB. */
  readonly version: number;
  readonly stores: readonly StoreFixture[];
}

interface StoreFixture {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly IndexFixture[];
  readonly rows: readonly unknown[];
  /** The keys of rows that do not contain them. */
  readonly keys?: readonly IDBValidKey[];
}

interface IndexFixture {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function dumpDatabase(name: string): Promise<DatabaseFixture> {
  const database = await resultOf(indexedDB.open(name));
  const stores: StoreFixture[] = [];
  for (const storeName of database.objectStoreNames) {
    const store = database.transaction(storeName).objectStore(storeName);
    const { keyPath, autoIncrement } = store;
    const indexes = [...store.indexNames].map((indexName): IndexFixture => {
      const { keyPath, unique, multiEntry } = store.index(indexName);
      return { name: indexName, keyPath: plainKeyPath(keyPath) ?? '', unique, multiEntry };
    });
    const rows = await resultOf(store.getAll());
    const form = { name: storeName, keyPath: plainKeyPath(keyPath), autoIncrement, indexes };
    stores.push(
      keyPath === null ? { ...form, rows, keys: await resultOf(store.getAllKeys()) } : { ...form, rows },
    );
  }
  const { version } = database;
  database.close();
  return { version, stores };
}

/** Returns rows as JSON, one row a line, so that a difference between two fixtures can be read. */
export function rowsAsLines(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
}

/** Returns the text of a fixture file. */
export function formatDatabase({ version, stores }: DatabaseFixture): string {
  const texts = stores.map(
    ({ rows, ...form }) => `${JSON.stringify(form).slice(0, -1)},"rows":${rowsAsLines(rows)}}`,
  );
  return `{"version":${version},"stores":[\n${texts.join(',\n')}\n]}\n`;
}

export async function createDatabase(name: string, { version, stores }: DatabaseFixture): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const { name: storeName, keyPath, autoIncrement, indexes, rows, keys } of stores) {
      const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
      for (const [index, row] of rows.entries()) store.put(row, keys?.[index]);
    }
  };
  (await resultOf(opening)).close();
}

/** Deletes the database unless a connection to it is open; resolves to whether that succeeded. */
export function tryToDelete(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onblocked = () => resolve(false);
    deleting.onsuccess = () => resolve(true);
  });
}

function plainKeyPath(keyPath: string | string[] | null): string | string[] | null {
  return Array.isArray(keyPath) ? [...keyPath] : keyPath;
}
