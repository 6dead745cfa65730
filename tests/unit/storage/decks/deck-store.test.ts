import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { type DeckStore, openDecks, type SavedDeck } from '../../../../src/storage/decks/deck-store';
import {
  PENDING_CHANGE_PREFIX,
  readPendingChanges,
  savePendingChanges,
} from '../../../../src/storage/pending/pending-changes';
import type { FoundRows } from '../../../../src/storage/replica/replicated-rows';
import { restoreGlobals } from '../../../support/fake-globals';
import { replaceLocalStorage } from '../../../support/fake-local-storage';
import { freshReplicaBucket } from '../../../support/storage/replica-buckets';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('stored decks');

test.before.each(() => {
  replaceLocalStorage();
});

test.after.each(restoreGlobals);

const deck = (changes: Partial<SavedDeck> = {}): SavedDeck => ({
  id: 'friday',
  name: 'Friday',
  cards: ['bant', 'tazeem'],
  touchedAt: 1,
  ...changes,
});

/** What the store tells, the latest last. */
function listen(store: DeckStore): FoundRows<SavedDeck>[] {
  const reports: FoundRows<SavedDeck>[] = [];
  store.watch(
    (found) => reports.push(found),
    (error) => {
      throw error;
    },
  );
  return reports;
}

const names = (found: FoundRows<SavedDeck> | undefined) => found?.rows.map(({ name }) => name);

test('a stored deck is reported, now and after reopening the store', async () => {
  const database = freshDatabaseName();
  const store = await openDecks(database);
  const reports = listen(store);
  await until(async () => reports.length === 1);
  assert.equal(reports[0], { rows: [], unreadableCount: 0 });
  await store.put(deck());
  await until(async () => reports.at(-1)?.rows.length === 1);
  const again = listen(await openDecks(database));
  await until(async () => again.length === 1);
  assert.equal(again[0], { rows: [deck()], unreadableCount: 0 });
});

test('storing a deck again replaces it; a removed one is gone', async () => {
  const store = await openDecks(freshDatabaseName());
  const reports = listen(store);
  await store.put(deck());
  await store.put(deck({ name: 'Saturday' }));
  await until(async () => names(reports.at(-1))?.[0] === 'Saturday');
  assert.equal(names(reports.at(-1)), ['Saturday']);
  await store.remove('friday');
  await until(async () => reports.at(-1)?.rows.length === 0);
});

test('rows reported during typing are never older than the last write', async () => {
  const store = await openDecks(freshDatabaseName());
  let latest = '';
  const stale: string[] = [];
  let reports = '';
  store.watch(
    ({ rows }) => {
      reports = rows[0]?.name ?? '';
      if (reports !== latest) stale.push(`${reports} for ${latest}`);
    },
    (error) => {
      throw error;
    },
  );
  for (const letter of 'Friday chaos planes of a whole winter') {
    latest += letter;
    await store.put(deck({ name: latest }));
    if (letter === ' ') await new Promise((done) => setTimeout(done, 3));
  }
  await until(async () => reports === latest);
  assert.equal(stale, []);
});

test('unreadable rows are counted and left unchanged, without affecting others', async () => {
  const database = freshDatabaseName();
  await openDecks(database);
  const raw = await new Dexie(database).open();
  const unreadableRows: readonly Record<string, unknown>[] = [
    { id: 'a' },
    { ...deck({ id: 'b' }), cards: 'all of them' },
    { ...deck({ id: 'c' }), cards: [42] },
    { ...deck({ id: 'd' }), name: 'x'.repeat(5_000) },
    { ...deck({ id: 'e' }), cards: Array.from({ length: 5_000 }, (_, index) => `card-${index}`) },
    { ...deck({ id: 'f' }), touchedAt: 'yesterday' },
  ];
  await raw.table('decks').bulkPut([...unreadableRows, deck()]);
  const reports = listen(await openDecks(database));
  await until(async () => reports.length > 0);
  assert.equal(reports[0], { rows: [deck()], unreadableCount: unreadableRows.length });
  assert.is(await raw.table('decks').count(), unreadableRows.length + 1);
});

test('lost decks are restored from the replica, removed ones are not', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  const store = await openDecks(database, bucket);
  await store.put(deck({ id: 'gone' }));
  await store.put(deck({ id: 'kept' }));
  await store.put(deck({ id: 'kept', name: 'Saturday' }));
  await store.remove('gone');
  await Dexie.delete(database);
  const reports = listen(await openDecks(database, bucket));
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), ['Saturday']);
});

test('a deck removed while it is being stored is not restored from the replica', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  const store = await openDecks(database, bucket);
  const storing = store.put(deck({ id: 'gone' }));
  await store.remove('gone');
  await storing;
  await store.remove('another');
  const reports = listen(await openDecks(database, bucket));
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), []);
});

test('the last deck does not come back if the page is closed before its removal reaches the copy', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  const first = await openDecks(database, bucket);
  await first.put(deck());
  await first.remove('another');
  const never = new Promise<never>(() => {});
  const slow = await openDecks(database, { ...bucket, openOrCreate: () => never });
  slow.remove('friday');
  savePendingChanges(database, new Map([['friday', null]]));
  const next = await openDecks(database, bucket);
  const reports = listen(next);
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), []);
  await until(() => readPendingChanges(database).size === 0);
});

test('what a closing page kept is stored at the next start, unless it was changed since', async () => {
  const database = freshDatabaseName();
  const other = await openDecks(database, null);
  await other.put(deck({ id: 'removed' }));
  savePendingChanges(
    database,
    new Map<string, unknown>([
      ['friday', deck()],
      ['changed', deck({ id: 'changed', name: 'Older' })],
      ['removed', null],
      ['of a later version', { id: 'of a later version', cards: 5 }],
    ]),
  );
  await other.put(deck({ id: 'changed', name: 'Newer' }));
  const reports = listen(await openDecks(database, null));
  await until(async () => reports.at(-1)?.rows.length === 2);
  assert.equal(names(reports.at(-1))?.toSorted(), ['Friday', 'Newer']);
  await until(() => readPendingChanges(database).size === 1);
  assert.equal([...readPendingChanges(database).keys()], ['of a later version'], 'it stays for an update');
});

test('damaged or foreign text in the place of kept decks changes nothing', async () => {
  const database = freshDatabaseName();
  const other = await openDecks(database, null);
  await other.put(deck());
  const nameOf = (id: string) => `${PENDING_CHANGE_PREFIX}${database}.${id}`;
  localStorage.setItem(nameOf('friday'), '{"value":{"id":"fri');
  localStorage.setItem(nameOf('saturday'), 'null');
  localStorage.setItem(nameOf('__proto__'), '{"value":{"__proto__":{"name":"Foreign"}}}');
  localStorage.setItem(nameOf('monday'), JSON.stringify({ value: deck({ name: 'Kept by another name' }) }));
  localStorage.setItem(nameOf(''), JSON.stringify({ value: [deck()] }));
  const reports = listen(await openDecks(database, null));
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), ['Friday']);
});

test('decks created without a replica bucket are copied at the next start', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  await (await openDecks(database, null)).put(deck());
  // The copy is behind what is removed next.
  await (await openDecks(database, bucket)).remove('another');
  await Dexie.delete(database);
  const reports = listen(await openDecks(database, bucket));
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), ['Friday']);
});

test('decks that cannot be restored now are restored at a later start', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  await (await openDecks(database, bucket)).put(deck());
  // Its copy is behind what is removed next.
  await (await openDecks(database, bucket)).remove('another');
  await Dexie.delete(database);
  const failToOpen = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  await (await openDecks(database, { ...bucket, openExisting: failToOpen })).remove('another');
  const reports = listen(await openDecks(database, bucket));
  await until(async () => reports.length > 0);
  assert.equal(names(reports[0]), ['Friday']);
});

test('decks are stored even if the replica bucket rejects everything', async () => {
  const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const store = await openDecks(freshDatabaseName(), { openExisting: refused, openOrCreate: refused });
  const reports = listen(store);
  await store.put(deck());
  await store.put(deck({ id: 'second' }));
  await store.remove('friday');
  await until(async () => reports.at(-1)?.rows[0]?.id === 'second');
});

test.run();
