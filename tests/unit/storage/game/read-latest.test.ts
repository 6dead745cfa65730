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

const ALL_STEPS = 10_000;

interface OpenedStore {
  readonly name: string;
  readonly database: Database;
  readonly games: GameStore;
}

async function open(name = freshDatabaseName()): Promise<OpenedStore> {
  const database = await openDatabase(name);
  return { name, database, games: createGameStore(database) };
}

async function databaseNames(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

/** What the store gives, as it would be seen without it. */
async function latestFromStore(games: GameStore, stepsWanted: number) {
  const found = await games.readLatest(stepsWanted);
  return found.kind === 'game' ? { game: found.game, steps: found.steps } : null;
}

async function latestWithoutStore(name: string, stepsWanted = ALL_STEPS) {
  const found = await readLatestGame(stepsWanted, { name });
  found?.connection.close();
  return found && { game: found.game, steps: found.steps };
}

/** Those opened while something was done, whether closed again or not. */
async function connectionsOpenedDuring(action: () => Promise<void>): Promise<readonly IDBDatabase[]> {
  const requests: IDBOpenDBRequest[] = [];
  const { open: originalOpen } = indexedDB;
  indexedDB.open = (...parameters) => {
    const request = originalOpen.apply(indexedDB, parameters);
    requests.push(request);
    return request;
  };
  try {
    await action();
  } finally {
    indexedDB.open = originalOpen;
  }
  return requests.map(({ result }) => result);
}

const isConnectionClosedError = ({ name }: Error) => name === 'InvalidStateError';

test('the expected version is that of the store’s database', async () => {
  const { database } = await open();
  assert.is(database.backendDB().version, INDEXED_DB_VERSION);
});

test('without a database there is no game, and none is created', async () => {
  const name = freshDatabaseName();
  assert.is(await latestWithoutStore(name), null);
  assert.not.ok((await databaseNames()).includes(name));
  const { games } = await open(name);
  assert.equal(await games.readLatest(ALL_STEPS), { kind: 'none' });
});

test('an empty database has no game either', async () => {
  const { name } = await open();
  assert.is(await latestWithoutStore(name), null);
});

test('it returns the same as the store, however many steps are undone or wanted', async () => {
  const numbers = fc.record({
    steps: fc.nat(30),
    undone: fc.nat(30),
    wanted: fc.oneof(fc.nat(40), fc.constant(ALL_STEPS)),
  });
  await fc.assert(
    fc.asyncProperty(numbers, async ({ steps, undone, wanted }) => {
      const { name, games } = await open();
      await games.save(fullGameSave(undoTimes(historyOf(steps), Math.min(undone, steps))));
      await games.save(fullGameSave(historyOf(3), { id: 'a game 2', touchedAt: 1 }));
      const latest = await latestWithoutStore(name, wanted);
      assert.ok(latest);
      assert.equal(asJson(latest), asJson(await latestFromStore(games, wanted)));
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
    assert.equal(
      asJson(await latestWithoutStore(name)),
      asJson(await latestFromStore(games, ALL_STEPS)),
      `after ${id}`,
    );
  }
  assert.is((await latestWithoutStore(name))?.game.id, 'c');
});

test('it distinguishes tables from other values', async () => {
  const { name, games } = await open();
  await games.save(fullGameSave(historyOf(2)));
  const latest = await readLatestGame(ALL_STEPS, { name });
  assert.equal(latest?.readTable(latest.game.table), latest?.game.table);
  assert.is(latest?.readTable({ ...latest.game.table, totals: 'many' }), null);
  latest?.connection.close();
});

const validGame = asJson(savedGame(historyOf(2)));
const damagedGames: Readonly<Record<string, Record<string, unknown>>> = {
  'of a later format': { ...validGame, format: 2 },
  'without a table': { ...validGame, table: null },
  'without seats': { ...validGame, table: asJson(savedGame(historyOf(0))).table, seats: [] },
  'with more steps done than kept': { ...validGame, done: 3 },
  'with impossibly many steps': { ...validGame, done: 9e15, length: 9e15 },
  'with nothing but a time': { id: 'a game', touchedAt: 9_000 },
};

for (const [description, row] of Object.entries(damagedGames)) {
  test(`a latest game ${description} is left to the store, even if others are valid`, async () => {
    const { name, games, database } = await open();
    await games.save(fullGameSave(historyOf(2), { id: 'sound', touchedAt: 1 }));
    await database.table('games').put({ ...row, touchedAt: 9_000 });
    // The delayed flush of the save, which writes a row, needs the connection.
    database.close();
    const before = await dumpDatabase(name);
    assert.is(await latestWithoutStore(name), null);
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
      const found = await latestWithoutStore(name, 6);
      assert.is(await database.table('damaged').count(), 0, 'nothing is set aside');
      const expected = index < 9 ? await latestFromStore(games, 6) : null;
      assert.equal(asJson(found), asJson(expected), `step ${index} is ${damage}`);
    }
  }
});

test('a database of another version or structure is left unchanged', async () => {
  const { name, games } = await open();
  await games.save(fullGameSave(historyOf(5)));
  const intactDump = await dumpDatabase(name);
  assert.ok(await latestWithoutStore(name));
  const without = (...missing: string[]) =>
    intactDump.stores.filter((store) => !missing.includes(store.name));
  const others = {
    'an earlier version': { ...intactDump, version: INDEXED_DB_VERSION - 10 },
    'a later version': { ...intactDump, version: INDEXED_DB_VERSION + 10 },
    'without games': { ...intactDump, stores: without('games') },
    'without steps': { ...intactDump, stores: without('steps') },
    'without any store': { ...intactDump, stores: [] },
    'without an index': {
      ...intactDump,
      stores: intactDump.stores.map((store) => ({ ...store, indexes: [] })),
    },
  };
  for (const [description, fixture] of Object.entries(others)) {
    const other = freshDatabaseName();
    await createDatabase(other, fixture);
    assert.is(await latestWithoutStore(other), null, description);
    assert.equal(await dumpDatabase(other), fixture, description);
    assert.is(await tryToDelete(other), true, description);
  }
});

test('a connection remains open only with a game', async () => {
  const { name, games, database } = await open();
  await games.save(fullGameSave(historyOf(5)));
  const damages = { 'a game': {}, 'a broken step': { move: 'none' }, 'a broken game': { table: null } };
  for (const [description, damage] of Object.entries(damages)) {
    const store = description === 'a broken step' ? 'steps' : 'games';
    const key = store === 'steps' ? ['a game', 3] : 'a game';
    await database.table(store).put({ ...(await database.table(store).get(key)), ...damage });
    const opened = await connectionsOpenedDuring(async () => {
      const latest = await readLatestGame(ALL_STEPS, { name });
      assert.is(latest?.connection.isOpen(), description === 'a game' ? true : undefined, description);
      assert.is(latest?.connection.database.transaction('games').mode, latest ? 'readonly' : undefined);
      latest?.connection.close();
    });
    assert.is(opened.length, 1);
    for (const connection of opened)
      assert.throws(() => connection.transaction('games'), isConnectionClosedError, description);
  }
});

test('upgrading or deleting the database during the read is not blocked', async () => {
  for (let delay = 0; delay < 12; delay++) {
    const { name, games, database } = await open();
    await games.save(fullGameSave(historyOf(5)));
    const intactDump = await dumpDatabase(name);
    database.close();
    const older = freshDatabaseName();
    await createDatabase(older, {
      version: INDEXED_DB_VERSION - 10,
      stores: intactDump.stores.filter((store) => store.name !== 'saves'),
    });
    const reading = [readLatestGame(ALL_STEPS, { name }), readLatestGame(ALL_STEPS, { name: older })];
    for (let waited = 0; waited < delay; waited++) await new Promise((done) => setImmediate(done));
    const upgrading = open(older);
    assert.is(await tryToDelete(name), true, `${delay} moments later`);
    const upgraded = await upgrading;
    assert.is((await upgraded.games.readLatest(ALL_STEPS)).kind, 'game');
    for (const found of await Promise.all(reading)) assert.ok(found === null || found.steps.length === 5);
  }
});

test('a game read during another tab’s save is entirely old or entirely new', async () => {
  for (let delay = 0; delay < 12; delay++) {
    const { name, games } = await open();
    const [before, after] = [historyOf(5), historyOf(6)];
    await games.save(fullGameSave(before));
    const reading = latestWithoutStore(name);
    for (let waited = 0; waited < delay; waited++) await new Promise((done) => setImmediate(done));
    const [found] = await Promise.all([reading, games.save(fullGameSave(after, { revision: 2 }))]);
    const expected = found?.game.revision === 1 ? before : after;
    assert.equal(found?.steps, asJson(expected.steps), `${delay} moments later`);
  }
});

test('without storage there is no game', async () => {
  const { indexedDB: original } = globalThis;
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  try {
    for (const broken of [undefined, { open: refuse }]) {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: broken });
      assert.is(await readLatestGame(ALL_STEPS, {}), null);
    }
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: original });
  }
});

test.run();
