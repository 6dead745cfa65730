import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import type { FoundRows } from '../../../src/storage/copied-rows';
import { type DeckStore, openDecks, type SavedDeck } from '../../../src/storage/decks';
import { until } from '../../support/patience';
import { freshDatabaseName } from '../../support/saved-games';
import { freshSecondPlace } from '../../support/second-place';
import { assert, suite } from '../../support/suite';

const test = suite('decks on the phone');

const deck = (changes: Partial<SavedDeck> = {}): SavedDeck => ({
  id: 'friday',
  name: 'Friday',
  cards: ['bant', 'tazeem'],
  touchedAt: 1,
  ...changes,
});

/** What the store tells, the latest last. */
function listen(store: DeckStore): FoundRows<SavedDeck>[] {
  const told: FoundRows<SavedDeck>[] = [];
  store.watch(
    (found) => told.push(found),
    (error) => {
      throw error;
    },
  );
  return told;
}

const names = (found: FoundRows<SavedDeck> | undefined) => found?.rows.map(({ name }) => name);

test('what is put there is told, now and after the store was opened anew', async () => {
  const database = freshDatabaseName();
  const store = await openDecks(database);
  const told = listen(store);
  await until(async () => told.length === 1);
  assert.equal(told[0], { rows: [], unreadable: 0 });
  await store.put(deck());
  await until(async () => told.at(-1)?.rows.length === 1);
  const again = listen(await openDecks(database));
  await until(async () => again.length === 1);
  assert.equal(again[0], { rows: [deck()], unreadable: 0 });
});

test('a deck put again is the same deck; a removed one is gone', async () => {
  const store = await openDecks(freshDatabaseName());
  const told = listen(store);
  await store.put(deck());
  await store.put(deck({ name: 'Saturday' }));
  await until(async () => names(told.at(-1))?.[0] === 'Saturday');
  assert.equal(names(told.at(-1)), ['Saturday']);
  await store.remove('friday');
  await until(async () => told.at(-1)?.rows.length === 0);
});

test('rows that cannot be read are counted, left as they are and in nobody’s way', async () => {
  const database = freshDatabaseName();
  await openDecks(database);
  const raw = await new Dexie(database).open();
  const odd: readonly Record<string, unknown>[] = [
    { id: 'a' },
    { ...deck({ id: 'b' }), cards: 'all of them' },
    { ...deck({ id: 'c' }), cards: [42] },
    { ...deck({ id: 'd' }), name: 'x'.repeat(5_000) },
    { ...deck({ id: 'e' }), cards: Array.from({ length: 5_000 }, (_, index) => `card-${index}`) },
    { ...deck({ id: 'f' }), touchedAt: 'yesterday' },
  ];
  await raw.table('decks').bulkPut([...odd, deck()]);
  const told = listen(await openDecks(database));
  await until(async () => told.length > 0);
  assert.equal(told[0], { rows: [deck()], unreadable: odd.length });
  assert.is(await raw.table('decks').count(), odd.length + 1);
});

test('decks lost with the database come back from their second copy, removed ones do not', async () => {
  const database = freshDatabaseName();
  const place = freshSecondPlace();
  const store = await openDecks(database, place);
  await store.put(deck({ id: 'gone' }));
  await store.put(deck({ id: 'kept' }));
  await store.put(deck({ id: 'kept', name: 'Saturday' }));
  await store.remove('gone');
  await Dexie.delete(database);
  const told = listen(await openDecks(database, place));
  await until(async () => told.length > 0);
  assert.equal(names(told[0]), ['Saturday']);
});

test('decks made where there was no second place are copied by the next start', async () => {
  const database = freshDatabaseName();
  const place = freshSecondPlace();
  await (await openDecks(database, null)).put(deck());
  // The copy is behind what is removed next.
  await (await openDecks(database, place)).remove('another');
  await Dexie.delete(database);
  const told = listen(await openDecks(database, place));
  await until(async () => told.length > 0);
  assert.equal(names(told[0]), ['Friday']);
});

test('decks that cannot be given back now are given back by a later start', async () => {
  const database = freshDatabaseName();
  const place = freshSecondPlace();
  await (await openDecks(database, place)).put(deck());
  // Its copy is behind what is removed next.
  await (await openDecks(database, place)).remove('another');
  await Dexie.delete(database);
  const look = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  await (await openDecks(database, { ...place, look })).remove('another');
  const told = listen(await openDecks(database, place));
  await until(async () => told.length > 0);
  assert.equal(names(told[0]), ['Friday']);
});

test('decks are kept where the second place refuses everything', async () => {
  const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const store = await openDecks(freshDatabaseName(), { look: refused, open: refused });
  const told = listen(store);
  await store.put(deck());
  await store.put(deck({ id: 'second' }));
  await store.remove('friday');
  await until(async () => told.at(-1)?.rows[0]?.id === 'second');
});

test.run();
