import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { classifyStorageError } from '../../../../src/lib/storage-failure';
import {
  type FoundPictures,
  openPictures,
  type PictureStore,
} from '../../../../src/storage/pictures/picture-store';
import { newPicture, pictureFactsFor } from '../../../support/pictures/pictures';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('stored pictures');

/** Returns a growing list of what the store reports. */
async function listen(store: PictureStore): Promise<FoundPictures[]> {
  const reports: FoundPictures[] = [];
  store.watch(
    (found) => reports.push(found),
    (error) => {
      throw error;
    },
  );
  await until(() => reports.length > 0);
  return reports;
}

const cardsIn = (found: FoundPictures | undefined) => found?.facts.map(({ card }) => card);
const bytesOf = (image: { bytes: ArrayBuffer } | null) => image && [...new Uint8Array(image.bytes)];

test('a stored picture is reported and can be read, now and after reopening the store', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  const reports = await listen(store);
  assert.equal(reports[0], { facts: [], unreadableCount: 0, removed: [] });
  assert.is(await store.picture('bant'), null);
  await store.put(newPicture('bant', [1, 2, 3]));
  await until(() => reports.at(-1)?.facts.length === 1);
  const reopened = await openPictures(database);
  assert.equal((await listen(reopened))[0]?.facts, [pictureFactsFor('bant', 4)]);
  assert.equal(bytesOf(await reopened.picture('bant')), [1, 2, 3]);
  assert.equal(bytesOf(await reopened.thumbnail('bant')), [9]);
  assert.is((await reopened.picture('bant'))?.type, 'image/webp');
});

test('a second picture of a card replaces the first', async () => {
  const store = await openPictures(freshDatabaseName());
  await store.put(newPicture('bant', [1]));
  await store.put(newPicture('bant', [2, 2]));
  const [found] = await listen(store);
  assert.equal(found?.facts, [pictureFactsFor('bant', 3)]);
  assert.equal(bytesOf(await store.picture('bant')), [2, 2]);
});

test('removed pictures can be restored until they are discarded, which deletes their bytes', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  for (const card of ['bant', 'naya', 'own:8f14']) await store.put(newPicture(card));
  const reports = await listen(store);
  await store.remove(['bant', 'own:8f14', 'nobody']);
  await until(() => `${cardsIn(reports.at(-1))}` === 'naya');
  assert.equal(reports.at(-1)?.removed, ['bant', 'own:8f14']);
  await store.undoRemoval();
  await until(() => reports.at(-1)?.facts.length === 3);
  assert.equal(reports.at(-1)?.removed, []);
  await store.remove(['bant']);
  await store.put(newPicture('bant', [5]));
  await store.discardRemoved();
  assert.equal(bytesOf(await store.picture('bant')), [5], 'a new one is not discarded with the old one');
  await store.remove(['naya']);
  await store.discardRemoved();
  const raw = await new Dexie(database).open();
  for (const storeName of ['pictures', 'thumbnails'])
    assert.equal(await raw.table(storeName).toCollection().primaryKeys(), ['bant', 'own:8f14'], storeName);
});

test('erased pictures are gone at once, and no others', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  for (const card of ['bant', 'naya', 'jund']) await store.put(newPicture(card));
  await store.erase(['bant', 'naya', 'nobody']);
  const raw = await new Dexie(database).open();
  for (const storeName of ['facts', 'removed', 'pictures', 'thumbnails'])
    assert.equal(
      await raw.table(storeName).toCollection().primaryKeys(),
      storeName === 'removed' ? [] : ['jund'],
      storeName,
    );
});

test('unreadable rows are counted and left unchanged, without affecting others', async () => {
  const database = freshDatabaseName();
  await openPictures(database);
  const raw = await new Dexie(database).open();
  const unreadableRows: readonly Record<string, unknown>[] = [
    { card: 'a' },
    { ...pictureFactsFor('b'), type: 'image/svg+xml' },
    { ...pictureFactsFor('c'), width: 0 },
    { ...pictureFactsFor('d'), height: 1.5 },
    { ...pictureFactsFor('e'), bytes: 'many' },
    { ...pictureFactsFor('f'), origin: 'found in the street' },
    { ...pictureFactsFor('g'), fingerprint: 'x'.repeat(5000) },
    { ...pictureFactsFor('h'), savedAt: null },
    { ...pictureFactsFor('x'.repeat(201)) },
  ];
  await raw.table('facts').bulkPut([...unreadableRows, pictureFactsFor('bant')]);
  await raw.table('pictures').bulkPut([
    { card: 'bant', type: 'image/webp', bytes: 'none' },
    { card: 'naya', type: 'text/html', bytes: new ArrayBuffer(3) },
    { card: 'jund', type: 'image/webp', bytes: new ArrayBuffer(0) },
  ]);
  const store = await openPictures(database);
  const [found] = await listen(store);
  assert.equal(cardsIn(found), ['bant']);
  assert.is(found?.unreadableCount, unreadableRows.length);
  for (const card of ['bant', 'naya', 'jund', 'a']) assert.is(await store.picture(card), null, card);
  assert.is(await raw.table('facts').count(), unreadableRows.length + 1);
});

test('a picture for which there is no space is not stored in part, and the failure reports full storage', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  await store.put(newPicture('naya'));
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (this.name === 'facts') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  };
  try {
    await store.put(newPicture('bant'));
    assert.unreachable('it was put');
  } catch (error) {
    assert.is(classifyStorageError(error), 'full');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  assert.is(await store.picture('bant'), null);
  assert.equal(cardsIn((await listen(store))[0]), ['naya']);
});

test.run();
