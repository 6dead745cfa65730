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
 * Reads with requests that are all made within the current task. Committed there as well: otherwise saves would wait
 * until this page, busy with starting, has processed the results.
 */
export function readInOneTask<Found>(
  database: Dexie,
  stores: readonly Store[],
  read: () => PromiseLike<Found>,
): PromiseLike<Found> {
  return database.transaction('r', [...stores], (transaction) => {
    const found = read();
    transaction.idbtrans.commit();
    return found;
  });
}
