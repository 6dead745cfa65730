import { createDecks, type Decks, freeDeckName } from '../../../../src/session/decks/decks';
import { MAX_DECK_NAME_LENGTH } from '../../../../src/settings/setting-limits';
import type { DeckStore, SavedDeck } from '../../../../src/storage/decks/deck-store';
import type { FoundRows } from '../../../../src/storage/replica/replicated-rows';
import { gate, nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('the user’s decks');

/** A store in memory that tells its changes a moment later, as the real one does. */
function memoryDeckStore(rows: readonly SavedDeck[] = [], fails: () => Error | null = () => null) {
  let storedRows = rows;
  let listener: (found: FoundRows<SavedDeck>) => void = () => {};
  const notify = () => listener({ rows: storedRows, unreadableCount: 0 });
  const write = async (change: (rows: readonly SavedDeck[]) => readonly SavedDeck[]) => {
    await nextTasks(1);
    const failure = fails();
    if (failure) throw failure;
    storedRows = change(storedRows);
    Promise.resolve().then(notify);
  };
  const store: DeckStore = {
    watch(heard) {
      listener = heard;
      notify();
    },
    put: (deck) => write((rows) => [...rows.filter(({ id }) => id !== deck.id), deck]),
    remove: (id) => write((rows) => rows.filter((deck) => deck.id !== id)),
  };
  return { store, storedRows: () => storedRows };
}

let persistenceRequestCount = 0;

function open(store: () => Promise<DeckStore>): Decks {
  let time = 100;
  let ids = 0;
  return createDecks({
    openStore: store,
    now: () => time++,
    freshId: () => `deck-${++ids}`,
    requestPersistence: () => {
      persistenceRequestCount += 1;
    },
  });
}

const names = (decks: Decks) => decks.decks.peek()?.map(({ name }) => name);
const friday: SavedDeck = { id: 'friday', name: 'Friday', cards: ['bant'], touchedAt: 1 };

test('persistent storage is requested when a deck is made, not when decks are viewed', async () => {
  persistenceRequestCount = 0;
  const decks = open(async () => memoryDeckStore([friday]).store);
  await nextTasks(3);
  assert.is(persistenceRequestCount, 0);
  decks.add('Sunday', ['naya']);
  assert.is(persistenceRequestCount, 1, 'without waiting for anything');
  await nextTasks(3);
});

test('decks are read once the store is open, latest change first', async () => {
  const opening = gate();
  const { store } = memoryDeckStore([friday, { ...friday, id: 'sunday', name: 'Sunday', touchedAt: 2 }]);
  const decks = open(() => opening.opened.then(() => store));
  assert.is(decks.decks.peek(), null);
  opening.open();
  await nextTasks(3);
  assert.equal(names(decks), ['Sunday', 'Friday']);
});

test('changes are shown at once and stored', async () => {
  const { store, storedRows } = memoryDeckStore([friday]);
  const decks = open(async () => store);
  await nextTasks(3);
  const id = decks.add('New', []);
  assert.equal(names(decks), ['New', 'Friday']);
  decks.change(id, { cards: ['bant', 'tazeem'] });
  decks.change('friday', { name: 'Freitag' });
  assert.equal(names(decks), ['Freitag', 'New']);
  await nextTasks(10);
  assert.equal(names(decks), ['Freitag', 'New']);
  assert.equal(storedRows().find((deck) => deck.id === id)?.cards, ['bant', 'tazeem']);
});

test('a deck without name and cards is a draft, stored with its first name or card', async () => {
  const { store, storedRows } = memoryDeckStore([friday]);
  const decks = open(async () => store);
  await nextTasks(3);
  const id = decks.add('', []);
  assert.is(decks.blankDeck.peek()?.id, id);
  await nextTasks(10);
  assert.equal(names(decks), ['Friday']);
  assert.is(storedRows().length, 1);
  decks.change(id, { cards: ['bant'] });
  assert.is(decks.blankDeck.peek(), null);
  assert.equal(names(decks), ['', 'Friday']);
  await nextTasks(10);
  assert.is(storedRows().length, 2);
  decks.change(id, { cards: [] });
  await nextTasks(10);
  assert.is(storedRows().length, 1, 'nothing is left of it');
  decks.change(id, { name: 'Sunday' });
  await nextTasks(10);
  assert.equal(names(decks), ['Sunday', 'Friday']);
  assert.is(storedRows().length, 2);
});

test('a deck with a name is kept without cards, and a draft can be removed', async () => {
  const { store, storedRows } = memoryDeckStore([friday]);
  const decks = open(async () => store);
  await nextTasks(3);
  decks.change('friday', { cards: [] });
  decks.remove(decks.add(' ', []));
  await nextTasks(10);
  assert.is(decks.blankDeck.peek(), null);
  assert.equal(
    storedRows().map(({ name }) => name),
    ['Friday'],
  );
});

test('a removed deck can be restored until that is dismissed', async () => {
  const { store, storedRows } = memoryDeckStore([friday]);
  const decks = open(async () => store);
  await nextTasks(3);
  decks.remove('friday');
  assert.equal(names(decks), []);
  assert.is(decks.removedDeck.peek()?.name, 'Friday');
  await nextTasks(10);
  assert.equal(storedRows(), []);
  decks.undoRemoval();
  assert.equal(names(decks), ['Friday']);
  assert.is(decks.removedDeck.peek(), null);
  await nextTasks(10);
  assert.is(storedRows().length, 1);
  decks.remove('friday');
  decks.dismissUndo();
  decks.undoRemoval();
  assert.equal(names(decks), []);
});

test('a nonexistent deck is not changed', async () => {
  const { store } = memoryDeckStore([friday]);
  const decks = open(async () => store);
  await nextTasks(3);
  decks.change('nobody', { name: 'x' });
  decks.remove('nobody');
  assert.equal(names(decks), ['Friday']);
});

test('decks stay visible when storage is full, and the failure is reported until a save succeeds', async () => {
  let isFull = true;
  const { store, storedRows } = memoryDeckStore([friday], () =>
    isFull ? new DOMException('', 'QuotaExceededError') : null,
  );
  const decks = open(async () => store);
  await nextTasks(3);
  decks.add('New', ['bant']);
  await nextTasks(10);
  assert.equal(names(decks), ['New', 'Friday']);
  assert.is(decks.failure.peek(), 'full');
  isFull = false;
  decks.change('deck-1', { name: 'Newer' });
  await nextTasks(10);
  assert.is(decks.failure.peek(), null);
  assert.equal(
    storedRows().map(({ name }) => name),
    ['Friday', 'Newer'],
  );
});

test('without storage there are no decks, and that is reported', async () => {
  const decks = open(() => Promise.reject(new Error('forbidden')));
  await nextTasks(3);
  assert.equal(names(decks), []);
  assert.is(decks.failure.peek(), 'broken');
});

test('a deck is found once decks are read', async () => {
  const opening = gate();
  const { store } = memoryDeckStore([friday]);
  const decks = open(() => opening.opened.then(() => store));
  const found = Promise.all([decks.loadCards('friday'), decks.loadCards('nobody')]);
  opening.open();
  assert.equal(await found, [['bant'], null]);
  assert.equal(await decks.loadCards('friday'), ['bant']);
});

test('a deck that cannot be read is not taken for one that was removed', async () => {
  const unreadable = open(() => Promise.reject(new Error('forbidden'))).loadCards('friday');
  assert.is(await unreadable.catch(() => 'rejected'), 'rejected');
});

test('a name that is too long is truncated, never within a character', () => {
  const decks = open(async () => memoryDeckStore().store);
  decks.add(`${'x'.repeat(MAX_DECK_NAME_LENGTH - 1)}🧙`, []);
  decks.add(`${'y'.repeat(MAX_DECK_NAME_LENGTH)}z`, []);
  assert.equal(names(decks), ['y'.repeat(MAX_DECK_NAME_LENGTH), 'x'.repeat(MAX_DECK_NAME_LENGTH - 1)]);
});

test('a received deck is numbered if its name is taken', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name }));
  assert.is(freeDeckName('Friday', named('Monday')), 'Friday');
  assert.is(freeDeckName('Friday', named('Friday', 'Monday')), 'Friday 2');
  assert.is(freeDeckName('Friday', named('Friday', 'Friday 2')), 'Friday 3');
  assert.is(freeDeckName('', named('')), '');
  const longest = 'a'.repeat(MAX_DECK_NAME_LENGTH);
  assert.is(freeDeckName(longest, named(longest)), `${'a'.repeat(MAX_DECK_NAME_LENGTH - 2)} 2`);
});

test.run();
