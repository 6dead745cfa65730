/**
 * Writes and commits within the current task, so that a change is stored even if the page is closed right after. A
 * plain `put` in Dexie commits only once its request has succeeded, which is too late for a closing page.
 */
import type { Table as Store } from 'dexie';

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
