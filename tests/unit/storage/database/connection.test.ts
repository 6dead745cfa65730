import 'fake-indexeddb/auto';
import { Dexie, type Table as Store } from 'dexie';
import { openCardIndex } from '../../../../src/storage/cards/card-index';
import {
  connect,
  ensureConnection,
  watchQuery,
  withReconnect,
} from '../../../../src/storage/database/connection';
import { openDatabase } from '../../../../src/storage/database/database';
import { recoverableIndexedDb } from '../../../../src/storage/database/recoverable-indexed-db';
import { openCustomCards } from '../../../../src/storage/decks/custom-card-store';
import { openDecks, type SavedDeck } from '../../../../src/storage/decks/deck-store';
import { openStorage } from '../../../../src/storage/open-storage';
import { openDownloads } from '../../../../src/storage/pictures/picture-downloads';
import { openPictures } from '../../../../src/storage/pictures/picture-store';
import { customCard } from '../../../support/cards/custom-cards';
import { newPicture } from '../../../support/pictures/pictures';
import { installDatabaseServer, type TransactionFate } from '../../../support/storage/fake-database-server';
import { freshDatabaseName, fullGameSave, historyOf } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('connection');

const server = installDatabaseServer();
const fates: readonly TransactionFate[] = ['beforeCommit', 'afterCommit', 'noAnswer'];

/** Long waits are over soon, and counted. */
const realSetTimeout = globalThis.setTimeout;
let longWaits = 0;
test.before.each(() => {
  longWaits = 0;
  const endLongWait = (run: () => void) => {
    longWaits += 1;
    run();
  };
  const shortenedSetTimeout = (run: () => void, after = 0) =>
    after < 5_000 ? realSetTimeout(run, after) : realSetTimeout(endLongWait, 250, run);
  globalThis.setTimeout = shortenedSetTimeout as typeof setTimeout;
});
test.after.each(() => {
  globalThis.setTimeout = realSetTimeout;
  server.deadDocuments = 0;
});

interface Notes extends Dexie {
  readonly notes: Store<{ readonly id: string; readonly text: string }, string>;
}

async function openNotes(name = freshDatabaseName()): Promise<Notes> {
  const database = new Dexie(name, { indexedDB: recoverableIndexedDb() }) as Notes;
  database.version(1).stores({ notes: 'id' });
  await connect(database);
  return database;
}

const textOf = async (database: Notes, id = 'a') =>
  (await withReconnect(database, () => database.notes.get(id)))?.text;

for (const fate of fates) {
  test(`data written while the server is lost (${fate}) is stored`, async () => {
    const database = await openNotes();
    const connection = database.backendDB();
    const writing = withReconnect(database, () => database.notes.put({ id: 'a', text: 'first' }));
    server.lose(fate);
    await writing;
    assert.is.not(database.backendDB(), connection);
    assert.is(await textOf(database), 'first');
    await withReconnect(database, () => database.notes.put({ id: 'a', text: 'second' }));
    assert.is(await textOf(await openNotes(database.name)), 'second');
  });
}

test('a request made while a database is reopened survives another loss', async () => {
  const database = await openNotes();
  const closed = new Promise<void>((resolve) => database.on('close', () => resolve()));
  server.lose('beforeCommit');
  await closed;
  const writing = withReconnect(database, () => database.notes.put({ id: 'a', text: 'kept' }));
  let losses = 0;
  const loseAgain = () => {
    losses += 1;
    if (losses === 1) server.lose('beforeCommit');
  };
  database.on('ready', loseAgain, true);
  await writing;
  assert.ok(losses > 1);
  assert.is(await textOf(database), 'kept');
});

test('a lost database without requests is reopened at once', async () => {
  const database = await openNotes();
  const connection = database.backendDB();
  server.lose('beforeCommit');
  await until(() => database.isOpen() && database.backendDB() !== connection);
});

test('a server that stopped responding is detected when the page becomes visible', async () => {
  const database = await openNotes();
  const connection = database.backendDB();
  server.makePageVisible();
  assert.is(await ensureConnection(database, connection), false);
  assert.is(database.backendDB(), connection, 'one that answers stays');
  server.lose('noAnswer');
  server.makePageVisible();
  await until(() => database.isOpen() && database.backendDB() !== connection);
});

test('documents created too early are replaced until one works', async () => {
  const database = await openNotes();
  const before = server.documents;
  server.deadDocuments = 3;
  server.lose('beforeCommit');
  await withReconnect(database, () => database.notes.put({ id: 'a', text: 'kept' }));
  assert.is(await textOf(database), 'kept');
  assert.is(server.documents - before, 4);
});

test('a permanent failure is reported, and the next request tries again', async () => {
  const database = await openNotes();
  server.deadDocuments = 1_000;
  server.lose('beforeCommit');
  const failed = await textOf(database).catch((error) => error.name);
  assert.ok(['UnknownError', 'TimeoutError'].includes(failed ?? ''), failed);
  server.deadDocuments = 0;
  assert.is(await textOf(database), undefined);
});

test('several databases share one new document', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(() => openNotes()));
  const before = server.documents;
  server.lose('beforeCommit');
  await Promise.all(
    databases.map((each) => withReconnect(each, () => each.notes.put({ id: 'a', text: each.name }))),
  );
  for (const each of databases) assert.is(await textOf(each), each.name);
  assert.is(server.documents - before, 1);
});

test('several databases are reopened quickly if documents are created too early', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(() => openNotes()));
  server.deadDocuments = 2;
  server.lose('beforeCommit');
  await Promise.all(databases.map((each) => until(() => each.isOpen())));
  assert.is(longWaits, 0);
});

test('a connection closed by the browser alone is reopened with the current factory', async () => {
  const database = await openNotes();
  const before = server.documents;
  for (const connection of server.connectionsTo(database.name)) server.cut(connection, 'beforeCommit');
  assert.is(await textOf(database), undefined);
  assert.is(server.documents, before);
});

test('any other failure is reported, and the connection remains', async () => {
  const database = await openNotes();
  const connection = database.backendDB();
  let attempts = 0;
  const adding = withReconnect(database, async () => {
    attempts += 1;
    throw new DOMException('no room', 'QuotaExceededError');
  });
  assert.is(await adding.catch((error) => error.name), 'QuotaExceededError');
  assert.equal([attempts, database.backendDB() === connection], [1, true]);
});

test('a database of a later version is not opened, without a new document', async () => {
  const name = freshDatabaseName();
  const database = await openDatabase(name);
  const before = server.documents;
  const later = new Dexie(name, { indexedDB: recoverableIndexedDb() });
  later.version(99).stores({ games: 'id' });
  await later.open();
  const reading = withReconnect(database, () => database.games.toArray());
  assert.is(await reading.catch((error) => error.name), 'VersionError');
  assert.equal([database.isOpen(), server.documents], [false, before]);
  later.close();
});

for (const fate of fates) {
  test(`subscribers receive changes after the server was lost (${fate})`, async () => {
    const database = await openNotes();
    const reported: (readonly string[])[] = [];
    const failures: unknown[] = [];
    watchQuery(
      database,
      async () => (await database.notes.toArray()).map(({ text }) => text),
      (texts) => reported.push(texts),
      (error) => failures.push(error),
    );
    await until(() => reported.length === 1);
    server.lose(fate);
    await withReconnect(database, () => database.notes.put({ id: 'a', text: 'later' }));
    await until(() => reported.at(-1)?.[0] === 'later');
    const other = await openNotes(database.name);
    await other.notes.put({ id: 'b', text: 'elsewhere' });
    await until(() => reported.at(-1)?.[1] === 'elsewhere');
    assert.equal(failures, []);
  });
}

test('a subscription begun while the server is being lost reports the current rows', async () => {
  const database = await openNotes();
  await database.notes.put({ id: 'a', text: 'there' });
  const reported: string[] = [];
  watchQuery(
    database,
    () => database.notes.get('a'),
    (note) => reported.push(note?.text ?? ''),
  );
  await new Promise((later) => setImmediate(later));
  server.lose('beforeCommit');
  await until(() => reported.at(-1) === 'there');
});

const deck: SavedDeck = { id: 'friday', name: 'Friday', cards: ['bant'], touchedAt: 1 };
const card = {
  key: 'island',
  keys: ['island'],
  card: {
    name: 'Island',
    russianName: 'Остров',
    manaCost: '',
    rarity: 'common' as const,
    card: {
      indicator: [],
      colorAbility: 'none' as const,
      types: ['land' as const],
      layout: 'normal' as const,
      wasPlayedAsLand: true,
    },
  },
};
const download = { card: 'bant', place: 0, replaces: false, state: 'wanted', bytes: 0 } as const;

/** For each of the app's databases: opens it, writes to it, and tells what it holds. */
const stores: Readonly<
  Record<string, () => Promise<readonly [() => Promise<unknown>, () => Promise<unknown>]>>
> = {
  async games() {
    const { games } = await openStorage({ name: freshDatabaseName(), bucket: null });
    const history = historyOf(2);
    const save = () => games.save(fullGameSave(history));
    return [() => save().catch(save), async () => (await games.list()).length];
  },
  async settings() {
    const { settings } = await openStorage({ name: freshDatabaseName(), bucket: null });
    return [
      () => settings.write({ keepAwake: false } as never),
      async () => Object.keys(await settings.read()).length,
    ];
  },
  async decks() {
    const opened = await openDecks(freshDatabaseName(), null);
    return [() => opened.put(deck), () => firstReportedCount(opened.watch, ({ rows }) => rows.length)];
  },
  async 'custom cards'() {
    const opened = await openCustomCards(freshDatabaseName(), null);
    return [
      () => opened.put(customCard()),
      () => firstReportedCount(opened.watch, ({ rows }) => rows.length),
    ];
  },
  async pictures() {
    const opened = await openPictures(freshDatabaseName());
    return [
      () => opened.put(newPicture('bant', [1])),
      async () => (await opened.picture('bant'))?.bytes.byteLength,
    ];
  },
  async 'picture downloads'() {
    const opened = await openDownloads(freshDatabaseName());
    return [() => opened.add([download]), () => firstReportedCount(opened.watch, (rows) => rows.length)];
  },
  async 'known cards'() {
    const opened = await openCardIndex(freshDatabaseName());
    return [() => opened.add([card], (earlier) => earlier), () => opened.count()];
  },
};

function firstReportedCount<Found>(
  watchStore: (listener: (found: Found) => void, failed: (error: unknown) => void) => void,
  count: (found: Found) => number,
): Promise<number> {
  return new Promise((resolve, reject) => watchStore((found) => resolve(count(found)), reject));
}

for (const [name, openStore] of Object.entries(stores)) {
  for (const fate of fates) {
    test(`${name}: written and read while the server is lost (${fate}), and after that`, async () => {
      const [write, read] = await openStore();
      const writing = write();
      server.lose(fate);
      await writing;
      const reading = read();
      assert.is(await reading, 1);
      server.lose(fate);
      assert.is(await read(), 1);
    });
  }
}

test.run();
