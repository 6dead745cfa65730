/**
 * Writes and commits within the current task, so that a change is stored even if the page is closed right after. A
 * plain `put` in Dexie commits only once its request has succeeded, which is too late for a closing page.
 */
import type { Dexie, Table as Store } from 'dexie';

export function putInOneTask<Row, Key>(rows: Store<Row, Key>, row: Row): PromiseLike<void> {
  return commitInOneTask(rows, () => rows.put(row));
}

export function deleteInOneTask<Row, Key>(rows: Store<Row, Key>, key: Key): PromiseLike<void> {
  return commitInOneTask(rows, () => rows.delete(key));
}

function commitInOneTask<Row, Key>(rows: Store<Row, Key>, write: () => unknown): PromiseLike<void> {
  return rows.db.transaction('rw', rows, (transaction) => {
    write();
    transaction.idbtrans.commit();
  });
}

/**
 * Reads with requests that are all made within the current task. The transaction is committed in it as well, because
 * otherwise saves would wait until this page, busy with starting, has processed the results. Does not use Dexie, which
 * treats an early commit as an error.
 */
export function readInOneTask<Requests extends readonly IDBRequest[]>(
  database: Dexie,
  stores: readonly string[],
  makeRequests: (transaction: IDBTransaction) => readonly [...Requests],
): Promise<{ [Index in keyof Requests]: Requests[Index]['result'] }> {
  return new Promise((resolve, reject) => {
    const transaction = database.backendDB().transaction(stores);
    const requests = makeRequests(transaction);
    // Not on completion, after which Chromium still delivers large results.
    const settle = () => {
      if (requests.every(({ readyState }) => readyState === 'done'))
        resolve(requests.map(({ result }) => result) as never);
    };
    for (const request of requests) request.onsuccess = settle;
    transaction.onabort = () => reject(transaction.error);
    transaction.commit();
  });
}
