import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { deleteInOneTask, putInOneTask } from '../../../../src/storage/database/one-task-transactions';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('sync commit');

/** Longer than any chain of promises that the running task waits for. */
const PROMISES = 100;

async function openRows() {
  const database = new Dexie(freshDatabaseName());
  database.version(1).stores({ rows: 'id' });
  await database.open();
  return database.table<{ id: string; value?: unknown }, string>('rows');
}

/** How often a transaction was committed while nothing but promises were waited for. */
async function commitsWithinTheTask(write: () => unknown): Promise<number> {
  const { commit } = IDBTransaction.prototype;
  let commits = 0;
  IDBTransaction.prototype.commit = function counted() {
    commits += 1;
    commit.call(this);
  };
  try {
    write();
    for (let waited = 0; waited < PROMISES; waited++) await null;
    return commits;
  } finally {
    IDBTransaction.prototype.commit = commit;
  }
}

test('writes and deletions are committed before anything else runs', async () => {
  const rows = await openRows();
  assert.is(await commitsWithinTheTask(() => putInOneTask(rows, { id: 'one' })), 1);
  assert.equal(await rows.toArray(), [{ id: 'one' }]);
  assert.is(await commitsWithinTheTask(() => deleteInOneTask(rows, 'one')), 1);
  assert.equal(await rows.toArray(), []);
  rows.db.close();
});

test('simultaneous writes keep their order', async () => {
  const rows = await openRows();
  await Promise.all([1, 2, 3].map((value) => putInOneTask(rows, { id: 'one', value })));
  assert.equal(await rows.toArray(), [{ id: 'one', value: 3 }]);
  rows.db.close();
});

test('a failed write rejects, and nothing else is lost', async () => {
  const rows = await openRows();
  await putInOneTask(rows, { id: 'one', value: 1 });
  const failure = await putInOneTask(rows, { id: 'one', value: () => {} }).then(
    () => null,
    (error) => error,
  );
  assert.is(failure?.name, 'DataCloneError');
  assert.equal(await rows.toArray(), [{ id: 'one', value: 1 }]);
  rows.db.close();
});

test.run();
