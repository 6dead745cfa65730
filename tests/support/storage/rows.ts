/** Accesses the app's database without the app's code. */
import type { Page } from 'playwright-core';
import { PENDING_CHANGE_PREFIX } from '../../../src/storage/pending/pending-changes';
import { PENDING_GAME_PREFIX } from '../../../src/storage/pending/pending-game-keys';
import type { EvaluablePage } from '../browser/evaluable-page';
import { until } from '../wait-until';

export type StoreName = 'games' | 'steps' | 'settings' | 'damaged';
export type Row = Record<string, unknown>;
export type Rows = Readonly<Record<StoreName, readonly Row[]>>;

const DATABASE = 'planar-table';

/** Returns every row of every store, read in one transaction. */
export function readRows(page: EvaluablePage): Promise<Rows> {
  return page.evaluate(
    (name) =>
      new Promise<Rows>((done, fail) => {
        const opening = indexedDB.open(name);
        let isThere = true;
        // Otherwise an empty database would be created before the app creates its own.
        opening.onupgradeneeded = () => {
          isThere = false;
          opening.transaction?.abort();
        };
        opening.onerror = () => {
          if (isThere) fail(opening.error);
          else done({ games: [], steps: [], settings: [], damaged: [] });
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const found: Record<string, Row[]> = {};
          // Stores whose rows do not contain their keys are internal and hold no data.
          const transaction = database.transaction([...database.objectStoreNames]);
          for (const store of database.objectStoreNames) {
            if (transaction.objectStore(store).keyPath === null) continue;
            const reading = transaction.objectStore(store).getAll();
            reading.onsuccess = () => {
              found[store] = reading.result;
            };
          }
          transaction.oncomplete = () => {
            database.close();
            done(found as unknown as Rows);
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
    DATABASE,
  );
}

/** Returns every row once a game is stored, which follows its first screen. */
export async function readRowsWithGame(page: EvaluablePage): Promise<Rows> {
  const isStored = async () => (await readRows(page)).games.length > 0;
  await until(isStored, 'a game is stored');
  return readRows(page);
}

/** A script for every page that keeps the app's databases from opening while `setStoresHeld` is on. */
export const heldStoresScript = `
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...version) {
    const isHeld = version.length > 0 && sessionStorage.getItem('stores are held back');
    return isHeld ? new EventTarget() : open.call(this, name, ...version);
  };`;

/** Sets whether databases are kept from opening in the next page of this window. */
export function setStoresHeld(page: EvaluablePage, isHeld: boolean): Promise<void> {
  return page.evaluate((held) => {
    if (held) sessionStorage.setItem('stores are held back', 'yes');
    else sessionStorage.clear();
  }, isHeld);
}

/** Waits until the app has created a database, which follows the first screen; opening it earlier would spoil it. */
export async function untilDatabaseExists(page: EvaluablePage, database = DATABASE): Promise<void> {
  await until(
    () =>
      page.evaluate(
        async (wanted) => (await indexedDB.databases()).some(({ name }) => name === wanted),
        database,
      ),
    `the app creates ${database}`,
  );
}

/** Keeps a transaction of this page open, so that its saves have to wait until the page is closed. */
export async function blockSaves(page: EvaluablePage, database = DATABASE): Promise<void> {
  await untilDatabaseExists(page, database);
  await page.evaluate(
    (name) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => fail(new Error('the app has not created its database yet'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const names = [...database.objectStoreNames];
          const store = database.transaction(names, 'readwrite').objectStore(names[0] ?? '');
          const keepTransactionOpen = () => {
            store.count().onsuccess = keepTransactionOpen;
          };
          store.count().onsuccess = () => {
            keepTransactionOpen();
            done();
          };
        };
      }),
    database,
  );
}

/** Replaces all stored rows; they need not be valid. */
export async function writeRows(page: Page, rows: Partial<Rows>): Promise<void> {
  await untilDatabaseExists(page);
  await page.evaluate(
    ([name, given]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => fail(new Error('the app has not created its database yet'));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
          transaction.onabort = () => fail(transaction.error);
          try {
            for (const store of database.objectStoreNames) {
              transaction.objectStore(store).clear();
              for (const row of given[store as StoreName] ?? []) transaction.objectStore(store).put(row);
            }
          } catch (error) {
            fail(error);
          }
          transaction.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    [DATABASE, rows] as const,
  );
}

/** Returns the life totals of a stored game. */
export function lifeTotalsOf(game: Row): readonly number[] {
  const { totals } = game.table as { totals: readonly { life: number }[] };
  return totals.map(({ life }) => life);
}

/** Reads the latest stored game with its steps. */
export async function storedGame(
  page: EvaluablePage,
): Promise<{ game: Row; steps: readonly Row[] } | undefined> {
  const { games, steps } = await readRows(page);
  const game = games.toSorted((one, other) => Number(other.touchedAt) - Number(one.touchedAt))[0];
  return game && { game, steps: steps.filter((step) => step.game === game.id) };
}

/** Returns the life totals of the latest stored game; none if there is no game. */
async function storedLifeTotals(page: EvaluablePage): Promise<readonly number[]> {
  const stored = await storedGame(page);
  return stored ? lifeTotalsOf(stored.game) : [];
}

export async function waitForStoredLife(page: EvaluablePage, expected: readonly number[]): Promise<void> {
  let lifeTotals: readonly number[] = [];
  await until(
    async () => {
      lifeTotals = await storedLifeTotals(page);
      return `${lifeTotals}` === `${expected}`;
    },
    () => `${lifeTotals} is stored instead of ${expected}`,
  );
}

/** Deletes the replica and the saves that closed pages kept, so that the app cannot restore what a test removes. */
export function forgetOtherCopies(page: Page): Promise<void> {
  return page.evaluate(
    async (prefixes) => {
      for (const name of Object.keys(localStorage))
        if (prefixes.some((prefix) => name.startsWith(prefix))) localStorage.removeItem(name);
      const { storageBuckets } = navigator as { storageBuckets?: { delete(name: string): Promise<void> } };
      await storageBuckets?.delete('second-copy');
    },
    [PENDING_GAME_PREFIX, PENDING_CHANGE_PREFIX],
  );
}
