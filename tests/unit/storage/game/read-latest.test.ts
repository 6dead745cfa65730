import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { type Database, openDatabase } from '../../../../src/storage/database/database';
import { INDEXED_DB_VERSION } from '../../../../src/storage/database/database-names';
import { createGameStore, type GameStore } from '../../../../src/storage/game/game-store';
import { readLatestGame } from '../../../../src/storage/game/read-latest';
import { createDatabase, dumpDatabase, tryToDelete } from '../../../support/storage/database-fixture';
import {
  asJson,
  freshDatabaseName,
  fullGameSave,
  historyOf,
  savedGame,
  undoTimes,
} from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('latest game without the store');

const EVERYTHING = 10_000;

interface Opened {
  readonly name: string;
  readonly database: Database;
  readonly games: GameStore;
}

async function open(name = freshDatabaseName()): Promise<Opened> {
  const database = await openDatabase(name);
  return { name, database, games: createGameStore(database) };
}

async function names(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

/** What the store gives, as it would be seen without it. */
async function latestIn(games: GameStore, stepsWanted: number) {
  const found = await games.readLatest(stepsWanted);
  return found.kind === 'game' ? { game: found.game, steps: found.steps } : null;
}

async function firstIn(name: string, stepsWanted = EVERYTHING) {
  const found = await readLatestGame(stepsWanted, { name });
  found?.connection.close();
  return found && { game: found.game, steps: found.steps };
}

/** Those opened while something was done, whether closed again or not. */
async function connectionsOf(deed: () => Promise<void>): Promise<readonly IDBDatabase[]> {
  const asked: IDBOpenDBRequest[] = [];
  const { open: openAny } = indexedDB;
  indexedDB.open = (...wish) => {
    const request = openAny.apply(indexedDB, wish);
    asked.push(request);
    return request;
  };
  try {
    await deed();
  } finally {
    indexedDB.open = openAny;
  }
  return asked.map(({ result }) => result);
}

const isClosed = ({ name }: Error) => name === 'InvalidStateError';

test('the expected version is that of the store’s database', async () => {
  const { database } = await open();
  assert.is(database.backendDB().version, INDEXED_DB_VERSION);
});

test('without a database there is no game, and none is created', async () => {
  const name = freshDatabaseName();
  assert.is(await firstIn(name), null);
  assert.not.ok((await names()).includes(name));
  const { games } = await open(name);
  assert.equal(await games.readLatest(EVERYTHING), { kind: 'none' });
});

test('an empty database has no game either', async () => {
  const { name } = await open();
  assert.is(await firstIn(name), null);
});

test('it returns the same as the store, however many steps are undone or wanted', async () => {
  const numbers = fc.record({
    steps: fc.nat(30),
    undone: fc.nat(30),
    wanted: fc.oneof(fc.nat(40), fc.constant(EVERYTHING)),
  });
  await fc.assert(
    fc.asyncProperty(numbers, async ({ steps, undone, wanted }) => {
      const { name, games } = await open();
      await games.save(fullGameSave(undoTimes(historyOf(steps), Math.min(undone, steps))));
      await games.save(fullGameSave(historyOf(3), { id: 'a game 2', touchedAt: 1 }));
      const first = await firstIn(name, wanted);
      assert.ok(first);
      assert.equal(asJson(first), asJson(await latestIn(games, wanted)));
    }),
    { seed: 20_260_925, numRuns: 60, endOnFailure: true },
  );
});

test('it returns the game changed last; of two changed at the same time, the same as the store', async () => {
  const { name, games } = await open();
  for (const [id, touchedAt] of [
    ['b', 10],
    ['a', 30],
    ['d', 20],
    ['c', 30],
  ] as const) {
    await games.save(fullGameSave(historyOf(2), { id, touchedAt }));
    assert.equal(asJson(await firstIn(name)), asJson(await latestIn(games, EVERYTHING)), `after ${id}`);
  }
  assert.is((await firstIn(name))?.game.id, 'c');
});

test('it distinguishes tables from other values', async () => {
  const { name, games } = await open();
  await games.save(fullGameSave(historyOf(2)));
  const first = await readLatestGame(EVERYTHING, { name });
  assert.equal(first?.readTable(first.game.table), first?.game.table);
  assert.is(first?.readTable({ ...first.game.table, totals: 'many' }), null);
  first?.connection.close();
});

const good = asJson(savedGame(historyOf(2)));
const damagedGames: Readonly<Record<string, Record<string, unknown>>> = {
  'of a later format': { ...good, format: 2 },
  'without a table': { ...good, table: null },
  'with somebody else’s table': { ...good, table: asJson(savedGame(historyOf(0))).table, seats: [] },
  'with more steps done than kept': { ...good, done: 3 },
  'with endlessly many steps': { ...good, done: 9e15, length: 9e15 },
  'with nothing but a time': { id: 'a game', touchedAt: 9_000 },
};

for (const [what, row] of Object.entries(damagedGames)) {
  test(`a latest game ${what} is left to the store, even if others are valid`, async () => {
    const { name, games, database } = await open();
    await games.save(fullGameSave(historyOf(2), { id: 'sound', touchedAt: 1 }));
    await database.table('games').put({ ...row, touchedAt: 9_000 });
    // The delayed flush of the save, which writes a row, needs the connection.
    database.close();
    const before = await dumpDatabase(name);
    assert.is(await firstIn(name), null);
    assert.equal(await dumpDatabase(name), before, 'something was changed');
  });
}

test('an unreadable or missing step is left to the store, unless it is not wanted', async () => {
  for (const damage of ['broken', 'missing'] as const) {
    for (const index of [0, 9, 10, 14, 19]) {
      const { name, games, database } = await open();
      await games.save(fullGameSave(undoTimes(historyOf(20), 5)));
      const rows = database.table('steps');
      if (damage === 'missing') await rows.delete(['a game', index]);
      else await rows.put({ ...(await rows.get(['a game', index])), change: 'all of it' });
      const found = await firstIn(name, 6);
      assert.is(await database.table('damaged').count(), 0, 'nothing is set aside');
      const expected = index < 9 ? await latestIn(games, 6) : null;
      assert.equal(asJson(found), asJson(expected), `step ${index} is ${damage}`);
    }
  }
});

test('a database of another version or structure is left unchanged', async () => {
  const { name, games } = await open();
  await games.save(fullGameSave(historyOf(5)));
  const sound = await dumpDatabase(name);
  assert.ok(await firstIn(name));
  const without = (...missing: string[]) => sound.stores.filter((store) => !missing.includes(store.name));
  const others = {
    'an earlier version': { ...sound, version: INDEXED_DB_VERSION - 10 },
    'a later version': { ...sound, version: INDEXED_DB_VERSION + 10 },
    'without games': { ...sound, stores: without('games') },
    'without steps': { ...sound, stores: without('steps') },
    'without any store': { ...sound, stores: [] },
    'without an index': { ...sound, stores: sound.stores.map((store) => ({ ...store, indexes: [] })) },
  };
  for (const [what, fixture] of Object.entries(others)) {
    const other = freshDatabaseName();
    await createDatabase(other, fixture);
    assert.is(await firstIn(other), null, what);
    assert.equal(await dumpDatabase(other), fixture, what);
    assert.is(await tryToDelete(other), true, what);
  }
});

test('a connection remains open only with a game', async () => {
  const { name, games, database } = await open();
  await games.save(fullGameSave(historyOf(5)));
  const find = { 'a game': {}, 'a broken step': { move: 'none' }, 'a broken game': { table: null } };
  for (const [what, damage] of Object.entries(find)) {
    const store = what === 'a broken step' ? 'steps' : 'games';
    const key = store === 'steps' ? ['a game', 3] : 'a game';
    await database.table(store).put({ ...(await database.table(store).get(key)), ...damage });
    const opened = await connectionsOf(async () => {
      const first = await readLatestGame(EVERYTHING, { name });
      assert.is(first?.connection.isOpen(), what === 'a game' ? true : undefined, what);
      assert.is(first?.connection.database.transaction('games').mode, first ? 'readonly' : undefined);
      first?.connection.close();
    });
    assert.is(opened.length, 1);
    for (const connection of opened) assert.throws(() => connection.transaction('games'), isClosed, what);
  }
});

test('upgrading or deleting the database during the read is not blocked', async () => {
  for (let delay = 0; delay < 12; delay++) {
    const { name, games, database } = await open();
    await games.save(fullGameSave(historyOf(5)));
    const sound = await dumpDatabase(name);
    database.close();
    const older = freshDatabaseName();
    await createDatabase(older, {
      version: INDEXED_DB_VERSION - 10,
      stores: sound.stores.filter((store) => store.name !== 'saves'),
    });
    const reading = [readLatestGame(EVERYTHING, { name }), readLatestGame(EVERYTHING, { name: older })];
    for (let waited = 0; waited < delay; waited++) await new Promise((done) => setImmediate(done));
    const upgrading = open(older);
    assert.is(await tryToDelete(name), true, `${delay} moments later`);
    const upgraded = await upgrading;
    assert.is((await upgraded.games.readLatest(EVERYTHING)).kind, 'game');
    for (const found of await Promise.all(reading)) assert.ok(found === null || found.steps.length === 5);
  }
});

test('a game read during another tab’s save is entirely old or entirely new', async () => {
  for (let delay = 0; delay < 12; delay++) {
    const { name, games } = await open();
    const [before, after] = [historyOf(5), historyOf(6)];
    await games.save(fullGameSave(before));
    const reading = firstIn(name);
    for (let waited = 0; waited < delay; waited++) await new Promise((done) => setImmediate(done));
    const [found] = await Promise.all([reading, games.save(fullGameSave(after, { revision: 2 }))]);
    const expected = found?.game.revision === 1 ? before : after;
    assert.equal(found?.steps, asJson(expected.steps), `${delay} moments later`);
  }
});

test('without storage there is no game', async () => {
  const { indexedDB: kept } = globalThis;
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  try {
    for (const broken of [undefined, { open: refuse }]) {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: broken });
      assert.is(await readLatestGame(EVERYTHING, {}), null);
    }
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: kept });
  }
});

test.run();
