import { createOptimisticRows } from '../../../../src/session/lib/optimistic-rows';
import type { ReplicatedRows } from '../../../../src/storage/replica/replicated-rows';
import { nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('optimistic rows');

interface Row {
  readonly id: string;
  readonly touchedAt: number;
}

/** A store that tells what is in it a moment later, and takes nothing while the phone is full. */
function createRowsHarness() {
  let stored: readonly Row[] = [];
  let listener: Parameters<ReplicatedRows<Row>['watch']>[0] = () => {};
  const phone = { isFull: false };
  let copyFinished = Promise.resolve();
  const notifyListener = () => listener({ rows: stored, unreadableCount: 0 });
  const write = async (change: () => readonly Row[]) => {
    await nextTasks(1);
    if (phone.isFull) throw new DOMException('', 'QuotaExceededError');
    stored = change();
    Promise.resolve().then(notifyListener);
  };
  const others = (id: string) => stored.filter((row) => row.id !== id);
  const store: ReplicatedRows<Row> = {
    watch(newListener) {
      listener = newListener;
      notifyListener();
    },
    put: (row) => write(() => [...others(row.id), row]),
    async remove(id) {
      await write(() => others(id));
      await copyFinished;
    },
  };
  const optimisticRows = createOptimisticRows<Row>(async () => store);
  const ids = (rows: readonly Row[] | null) => rows?.map(({ id }) => id);
  return {
    optimisticRows,
    phone,
    shown: () => ids(optimisticRows.rows.peek()),
    stored: () => ids(stored),
    notify: notifyListener,
    /** Makes removals wait for the copy until the returned function is called. */
    copying() {
      let done = () => {};
      copyFinished = new Promise((copied) => {
        done = copied;
      });
      return done;
    },
    writeElsewhere(row: Row) {
      stored = [...others(row.id), row];
      notifyListener();
    },
  };
}

test('an unstored change stays visible, is reported, and is stored with the next one that succeeds', async () => {
  const { optimisticRows, phone, shown, stored, notify } = createRowsHarness();
  await nextTasks(5);
  phone.isFull = true;
  optimisticRows.put({ id: 'first', touchedAt: 1 });
  await nextTasks(5);
  notify();
  await nextTasks(5);
  assert.equal([shown(), stored(), optimisticRows.failure.peek()], [['first'], [], 'full']);
  phone.isFull = false;
  optimisticRows.put({ id: 'second', touchedAt: 2 });
  await nextTasks(10);
  assert.equal(
    [shown(), stored(), optimisticRows.failure.peek()],
    [['second', 'first'], ['second', 'first'], null],
  );
});

test('a refused change is stored as soon as the store reports its rows again', async () => {
  const { optimisticRows, phone, stored, notify } = createRowsHarness();
  await nextTasks(5);
  phone.isFull = true;
  for (const id of ['first', 'second', 'third']) optimisticRows.put({ id, touchedAt: 1 });
  await nextTasks(20);
  phone.isFull = false;
  assert.equal([stored(), optimisticRows.failure.peek()], [[], 'full']);
  notify();
  await nextTasks(20);
  assert.equal([stored()?.length, optimisticRows.failure.peek()], [3, null]);
});

test('a row that could not be removed stays hidden and is removed with the next change', async () => {
  const { optimisticRows, phone, shown, stored, notify } = createRowsHarness();
  optimisticRows.put({ id: 'first', touchedAt: 1 });
  optimisticRows.put({ id: 'second', touchedAt: 2 });
  await nextTasks(10);
  phone.isFull = true;
  optimisticRows.remove('first');
  await nextTasks(5);
  notify();
  await nextTasks(5);
  assert.equal([shown(), stored()], [['second'], ['first', 'second']]);
  phone.isFull = false;
  optimisticRows.put({ id: 'second', touchedAt: 3 });
  await nextTasks(10);
  assert.equal([shown(), stored(), optimisticRows.failure.peek()], [['second'], ['second'], null]);
});

test('of quick changes to one row, the last one is shown and stored', async () => {
  const { optimisticRows, stored, shown } = createRowsHarness();
  for (let touchedAt = 1; touchedAt <= 20; touchedAt++) optimisticRows.put({ id: 'only', touchedAt });
  await nextTasks(60);
  assert.equal([shown(), stored()], [['only'], ['only']]);
  assert.is(optimisticRows.find('only')?.touchedAt, 20);
});

test("another tab's change is shown even if it is reported while a row is still being removed", async () => {
  const { optimisticRows, shown, copying, writeElsewhere } = createRowsHarness();
  optimisticRows.put({ id: 'ours', touchedAt: 1 });
  await nextTasks(10);
  const copied = copying();
  optimisticRows.remove('ours');
  await nextTasks(5);
  writeElsewhere({ id: 'theirs', touchedAt: 2 });
  await nextTasks(5);
  copied();
  await nextTasks(5);
  assert.equal(shown(), ['theirs']);
});

test.run();
