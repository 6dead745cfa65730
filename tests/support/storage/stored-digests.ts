/**
 * Digests of everything a phone has stored, to compare two phones row by row without copying the rows out of the page.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { LAST_BACKUP_KEY } from '../../../src/storage/backup-file/backup-databases';
import { RESTORE_KEY } from '../../../src/storage/backup-file/restore/restore-record';
import type { EvaluablePage } from '../browser/evaluable-page';

/** By database and store: the number of rows, and the checksum of all of them in the order of their keys. */
export type StoredDigests = Readonly<Record<string, string>>;

/** Milliseconds, enough to read a hundred thousand rows on a busy machine. */
const READING_TIMEOUT = 300_000;

/** The databases of the user's data, and their stores. */
const stores = [
  ['planar-table', ['games', 'steps', 'saves', 'settings', 'damaged']],
  ['planar-table-decks', ['decks']],
  ['planar-table-own-cards', ['cards']],
  ['planar-table-pictures', ['facts', 'pictures', 'thumbnails']],
] as const;

/**
 * Reads the digests. Without `includesSaves`, the number of saves of each game is left out, because restoring and
 * undoing count as saves.
 */
export async function storedDigests(
  page: EvaluablePage,
  { includesSaves = true } = {},
): Promise<StoredDigests> {
  const omittedKeys = [RESTORE_KEY, LAST_BACKUP_KEY];
  await page.evaluate(digestStores, { stores, omittedKeys, includesSaves });
  for (const deadline = performance.now() + READING_TIMEOUT; performance.now() < deadline; await pause(50)) {
    const found = await page.evaluate(() => (globalThis as { digests?: StoredDigests }).digests ?? null);
    if (found) return found;
  }
  throw new Error('the rows were not read in time');
}

/** Runs in the page: starts reading; the result is in a global variable, because the driver does not wait long. */
function digestStores({
  stores,
  omittedKeys,
  includesSaves,
}: {
  stores: readonly (readonly [string, readonly string[]])[];
  omittedKeys: readonly string[];
  includesSaves: boolean;
}): void {
  const BATCH_SIZE = 200;
  const omittedFields = includesSaves ? [] : ['revision', 'touchedAt'];
  const page = globalThis as { digests?: Record<string, string> };
  delete page.digests;
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const hex = (sum: ArrayBuffer) => [...new Uint8Array(sum)].map((byte) => byte.toString(16)).join('');
  const digestOf = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 24);

  /** Converts to text with fields in alphabetical order and checksums in place of images. */
  async function canonicalText(value: unknown): Promise<string> {
    if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      return digestOf(value as ArrayBuffer);
    if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonicalText))).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    const fields = Object.entries(value).filter(([name]) => !omittedFields.includes(name));
    const parts = fields.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${(await Promise.all(parts.map(async ([name, part]) => `${name}:${await canonicalText(part)}`))).join()}}`;
  }

  async function digestStore(database: IDBDatabase, name: string): Promise<string> {
    let sum = '';
    let rows = 0;
    let lastKey: IDBValidKey | null = null;
    for (;;) {
      const range: IDBKeyRange | null = lastKey === null ? null : IDBKeyRange.lowerBound(lastKey, true);
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([
        resultOf(store.getAllKeys(range, BATCH_SIZE)),
        resultOf(store.getAll(range, BATCH_SIZE)),
      ]);
      if (keys.length === 0) return `${rows} rows ${sum}`;
      lastKey = keys.at(-1) as IDBValidKey;
      // Damaged rows are numbered by the database, which never gives a number twice.
      const hasGeneratedKeys = name === 'damaged';
      const comparedRows = keys
        .map((key, index) => (hasGeneratedKeys ? [{ ...values[index], id: 0 }] : [key, values[index]]))
        .filter(([key]) => !omittedKeys.includes(key as string));
      rows += comparedRows.length;
      sum = await digestOf(new TextEncoder().encode(`${sum}${await canonicalText(comparedRows)}`));
    }
  }

  async function digestAll() {
    const found: Record<string, string> = {};
    const databaseNames = new Set((await indexedDB.databases()).map(({ name }) => name));
    for (const [name, names] of stores) {
      // Opening a missing database would create it.
      const database = databaseNames.has(name) ? await resultOf(indexedDB.open(name)) : null;
      for (const store of names) {
        if (store === 'saves' && !includesSaves) continue;
        found[`${name} ${store}`] = database ? await digestStore(database, store) : '0 rows ';
      }
      database?.close();
    }
    return found;
  }

  digestAll().then(
    (found) => {
      page.digests = found;
    },
    (error) => {
      page.digests = { error: String(error) };
    },
  );
}
