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
  const tell = () => listener({ rows: stored, unreadableCount: 0 });
  const write = async (change: () => readonly Row[]) => {
    await nextTasks(1);
    if (phone.isFull) throw new DOMException('', 'QuotaExceededError');
    stored = change();
    Promise.resolve().then(tell);
  };
  const others = (id: string) => stored.filter((row) => row.id !== id);
  const store: ReplicatedRows<Row> = {
    watch(heard) {
      listener = heard;
      tell();
    },
    put: (row) => write(() => [...others(row.id), row]),
    async remove(id) {
      await write(() => others(id));
      await copyFinished;
    },
  };
  const kept = createOptimisticRows<Row>(
    async () => store,
    () => 'full',
  );
  const ids = (rows: readonly Row[] | null) => rows?.map(({ id }) => id);
  return {
    kept,
    phone,
    shown: () => ids(kept.rows.peek()),
    stored: () => ids(stored),
    hear: tell,
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
      tell();
    },
  };
}

test('an unstored change stays visible, is reported, and is stored with the next one that succeeds', async () => {
  const { kept, phone, shown, stored, hear } = createRowsHarness();
  await nextTasks(5);
  phone.isFull = true;
  kept.put({ id: 'first', touchedAt: 1 });
  await nextTasks(5);
  hear();
  await nextTasks(5);
  assert.equal([shown(), stored(), kept.failure.peek()], [['first'], [], 'full']);
  phone.isFull = false;
  kept.put({ id: 'second', touchedAt: 2 });
  await nextTasks(10);
  assert.equal([shown(), stored(), kept.failure.peek()], [['second', 'first'], ['second', 'first'], null]);
});

test('a refused change is stored as soon as the store reports its rows again', async () => {
  const { kept, phone, stored, hear } = createRowsHarness();
  await nextTasks(5);
  phone.isFull = true;
  for (const id of ['first', 'second', 'third']) kept.put({ id, touchedAt: 1 });
  await nextTasks(20);
  phone.isFull = false;
  assert.equal([stored(), kept.failure.peek()], [[], 'full']);
  hear();
  await nextTasks(20);
  assert.equal([stored()?.length, kept.failure.peek()], [3, null]);
});

test('a row that could not be removed stays hidden and is removed with the next change', async () => {
  const { kept, phone, shown, stored, hear } = createRowsHarness();
  kept.put({ id: 'first', touchedAt: 1 });
  kept.put({ id: 'second', touchedAt: 2 });
  await nextTasks(10);
  phone.isFull = true;
  kept.remove('first');
  await nextTasks(5);
  hear();
  await nextTasks(5);
  assert.equal([shown(), stored()], [['second'], ['first', 'second']]);
  phone.isFull = false;
  kept.put({ id: 'second', touchedAt: 3 });
  await nextTasks(10);
  assert.equal([shown(), stored(), kept.failure.peek()], [['second'], ['second'], null]);
});

test('of quick changes to one row, the last one is shown and stored', async () => {
  const { kept, stored, shown } = createRowsHarness();
  for (let touchedAt = 1; touchedAt <= 20; touchedAt++) kept.put({ id: 'only', touchedAt });
  await nextTasks(60);
  assert.equal([shown(), stored()], [['only'], ['only']]);
  assert.is(kept.find('only')?.touchedAt, 20);
});

test("another tab's change is shown even if it is reported while a row is still being removed", async () => {
  const { kept, shown, copying, writeElsewhere } = createRowsHarness();
  kept.put({ id: 'ours', touchedAt: 1 });
  await nextTasks(10);
  const copied = copying();
  kept.remove('ours');
  await nextTasks(5);
  writeElsewhere({ id: 'theirs', touchedAt: 2 });
  await nextTasks(5);
  copied();
  await nextTasks(5);
  assert.equal(shown(), ['theirs']);
});

test.run();
