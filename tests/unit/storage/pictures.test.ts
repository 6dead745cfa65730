import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { storageFailure } from '../../../src/storage/failure';
import { type FoundPictures, openPictures, type PictureStore } from '../../../src/storage/pictures';
import { until } from '../../support/patience';
import { factsOf, newPicture } from '../../support/pictures';
import { freshDatabaseName } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';

const test = suite('pictures on the phone');

/** What the store tells, the latest last. */
async function listen(store: PictureStore): Promise<FoundPictures[]> {
  const told: FoundPictures[] = [];
  store.watch(
    (found) => told.push(found),
    (error) => {
      throw error;
    },
  );
  await until(() => told.length > 0);
  return told;
}

const cardsIn = (found: FoundPictures | undefined) => found?.facts.map(({ card }) => card);
const bytesOf = (image: { bytes: ArrayBuffer } | null) => image && [...new Uint8Array(image.bytes)];

test('what is put there is told and can be had, now and after the store was opened anew', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  const told = await listen(store);
  assert.equal(told[0], { facts: [], unreadable: 0, removed: [] });
  assert.is(await store.picture('bant'), null);
  await store.put(newPicture('bant', [1, 2, 3]));
  await until(() => told.at(-1)?.facts.length === 1);
  const again = await openPictures(database);
  assert.equal((await listen(again))[0]?.facts, [factsOf('bant', 4)]);
  assert.equal(bytesOf(await again.picture('bant')), [1, 2, 3]);
  assert.equal(bytesOf(await again.thumbnail('bant')), [9]);
  assert.is((await again.picture('bant'))?.type, 'image/webp');
});

test('a second picture of a card takes the place of the first', async () => {
  const store = await openPictures(freshDatabaseName());
  await store.put(newPicture('bant', [1]));
  await store.put(newPicture('bant', [2, 2]));
  const [found] = await listen(store);
  assert.equal(found?.facts, [factsOf('bant', 3)]);
  assert.equal(bytesOf(await store.picture('bant')), [2, 2]);
});

test('removed pictures can be had back until they are discarded, and then their bytes are gone', async () => {
  const database = freshDatabaseName();
  const store = await openPictures(database);
  for (const card of ['bant', 'naya', 'own:8f14']) await store.put(newPicture(card));
  const told = await listen(store);
  await store.remove(['bant', 'own:8f14', 'nobody']);
  await until(() => `${cardsIn(told.at(-1))}` === 'naya');
  assert.equal(told.at(-1)?.removed, ['bant', 'own:8f14']);
  await store.restore();
  await until(() => told.at(-1)?.facts.length === 3);
  assert.equal(told.at(-1)?.removed, []);
  await store.remove(['bant']);
  await store.put(newPicture('bant', [5]));
  await store.discardRemoved();
  assert.equal(bytesOf(await store.picture('bant')), [5], 'a new one is not discarded with the old one');
  await store.remove(['naya']);
  await store.discardRemoved();
  const raw = await new Dexie(database).open();
  for (const images of ['pictures', 'thumbnails'])
    assert.equal(await raw.table(images).toCollection().primaryKeys(), ['bant', 'own:8f14'], images);
});

test('rows that cannot be read are counted, left as they are and in nobody’s way', async () => {
  const database = freshDatabaseName();
  await openPictures(database);
  const raw = await new Dexie(database).open();
  const odd: readonly Record<string, unknown>[] = [
    { card: 'a' },
    { ...factsOf('b'), type: 'image/svg+xml' },
    { ...factsOf('c'), width: 0 },
    { ...factsOf('d'), height: 1.5 },
    { ...factsOf('e'), bytes: 'many' },
    { ...factsOf('f'), origin: 'found in the street' },
    { ...factsOf('g'), fingerprint: 'x'.repeat(5000) },
    { ...factsOf('h'), savedAt: null },
    { ...factsOf('x'.repeat(201)) },
  ];
  await raw.table('facts').bulkPut([...odd, factsOf('bant')]);
  await raw.table('pictures').bulkPut([
    { card: 'bant', type: 'image/webp', bytes: 'none' },
    { card: 'naya', type: 'text/html', bytes: new ArrayBuffer(3) },
    { card: 'jund', type: 'image/webp', bytes: new ArrayBuffer(0) },
  ]);
  const store = await openPictures(database);
  const [found] = await listen(store);
  assert.equal(cardsIn(found), ['bant']);
  assert.is(found?.unreadable, odd.length);
  for (const card of ['bant', 'naya', 'jund', 'a']) assert.is(await store.picture(card), null, card);
  assert.is(await raw.table('facts').count(), odd.length + 1);
});

test('a picture for which there is no room is kept in no part, and the failure says that there is none', async () => {
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
    assert.is(storageFailure(error), 'full');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  assert.is(await store.picture('bant'), null);
  assert.equal(cardsIn((await listen(store))[0]), ['naya']);
});

test.run();
