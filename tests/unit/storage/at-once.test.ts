import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { deleteAtOnce, putAtOnce } from '../../../src/storage/at-once';
import { freshDatabaseName } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';

const test = suite('rows at once');

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

test('what is put or deleted is committed before anything else can happen', async () => {
  const rows = await openRows();
  assert.is(await commitsWithinTheTask(() => putAtOnce(rows, { id: 'one' })), 1);
  assert.equal(await rows.toArray(), [{ id: 'one' }]);
  assert.is(await commitsWithinTheTask(() => deleteAtOnce(rows, 'one')), 1);
  assert.equal(await rows.toArray(), []);
  rows.db.close();
});

test('several at the same time are kept in their order', async () => {
  const rows = await openRows();
  await Promise.all([1, 2, 3].map((value) => putAtOnce(rows, { id: 'one', value })));
  assert.equal(await rows.toArray(), [{ id: 'one', value: 3 }]);
  rows.db.close();
});

test('what cannot be stored is told, and nothing else is lost', async () => {
  const rows = await openRows();
  await putAtOnce(rows, { id: 'one', value: 1 });
  const failure = await putAtOnce(rows, { id: 'one', value: () => {} }).then(
    () => null,
    (error) => error,
  );
  assert.is(failure?.name, 'DataCloneError');
  assert.equal(await rows.toArray(), [{ id: 'one', value: 1 }]);
  rows.db.close();
});

test.run();
