/**
 * Rows handed over to the browser within the running task, commit included: what was typed or tapped is kept although the page is
 * closed right after. A plain `put` of Dexie's commits when its request has succeeded, which a closing page does not live to see.
 */
import type { Table as Store } from 'dexie';

export function putAtOnce<Row, Key>(rows: Store<Row, Key>, row: Row): PromiseLike<void> {
  return commitAtOnce(rows, () => rows.put(row));
}

export function deleteAtOnce<Row, Key>(rows: Store<Row, Key>, key: Key): PromiseLike<void> {
  return commitAtOnce(rows, () => rows.delete(key));
}

function commitAtOnce<Row, Key>(rows: Store<Row, Key>, write: () => unknown): PromiseLike<void> {
  return rows.db.transaction('rw', rows, (transaction) => {
    write();
    transaction.idbtrans.commit();
  });
}
