import 'fake-indexeddb/auto';
import { openDatabase } from '../../../../src/storage/database/database';
import { INDEXED_DB_VERSION } from '../../../../src/storage/database/database-names';
import { openRawConnection } from '../../../../src/storage/database/raw-connection';
import { createGameStore, type GameStore } from '../../../../src/storage/game/game-store';
import { createRawGameWriter, type RawGameWriter } from '../../../../src/storage/game/raw-game-writer';
import type { GameWriter, SaveRequest } from '../../../../src/storage/game/write-game';
import { dumpDatabase, tryToDelete } from '../../../support/storage/database-fixture';
import {
  asJson,
  freshDatabaseName,
  fullGameSave,
  historyOf,
  playLegalMove,
  undoTimes,
} from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('raw connection');

const EVERYTHING = 10_000;

const five = historyOf(5);
const six = playLegalMove(five, moves.changeLife(0, -1), 999_999);
const otherSix = playLegalMove(five, moves.changeLife(1, -2), 999_999);
const short = (id: string, touchedAt: number) => fullGameSave(historyOf(2), { id, touchedAt });

/** How many transactions an action opens, and how many of them it commits itself. */
function watchTransactions(action: () => void): { opened: number; committed: number } {
  const { transaction } = IDBDatabase.prototype;
  const { commit } = IDBTransaction.prototype;
  const counts = { opened: 0, committed: 0 };
  IDBDatabase.prototype.transaction = function counted(...scope) {
    counts.opened += 1;
    return transaction.apply(this, scope);
  };
  IDBTransaction.prototype.commit = function counted() {
    counts.committed += 1;
    commit.call(this);
  };
  try {
    action();
    return counts;
  } finally {
    IDBDatabase.prototype.transaction = transaction;
    IDBTransaction.prototype.commit = commit;
  }
}

/** A game of five steps in the store, closed again, and the first connection to it. */
async function open(): Promise<{ name: string; connection: RawGameWriter }> {
  const name = freshDatabaseName();
  const { games, close } = await openStore(name);
  await games.save(fullGameSave(five));
  close();
  return { name, connection: await connectTo(name) };
}

async function openStore(name: string): Promise<{ games: GameStore; close(): void }> {
  const database = await openDatabase(name);
  return { games: createGameStore(database), close: () => database.close() };
}

async function connectTo(name: string): Promise<RawGameWriter> {
  const opened = await openRawConnection(name);
  if (!opened) throw new Error('there is no database');
  return createRawGameWriter(opened);
}

async function latestIn(name: string) {
  const { games, close } = await openStore(name);
  const found = await games.readLatest(EVERYTHING);
  close();
  if (found.kind !== 'game') throw new Error(`the game is ${found.kind}`);
  return found;
}

const broken: SaveRequest = {
  ...fullGameSave(six, { revision: 2 }),
  steps: [[5, { ...six.steps[5], at: () => 0 } as never]],
};

/** Steps, steps played over after undoing, a game taken up again, and as many games as are kept. */
const evening: readonly SaveRequest[] = [
  fullGameSave(six, { revision: 2 }),
  fullGameSave(playLegalMove(undoTimes(six, 3), moves.changeLife(2, 5), 999_999), { revision: 3 }),
  short('another', 3_000),
  fullGameSave(five, { revision: 4, touchedAt: 4_010 }),
  ...Array.from({ length: 17 }, (_, game) => short(`game ${game}`, 4_000 + game)),
  short('begun while the clock was wrong', 5),
];

test('it writes the same rows as the store', async () => {
  const left = [];
  for (const way of ['store', 'connection'] as const) {
    const { name, connection } = await open();
    const store = await openStore(name);
    const writer: GameWriter = way === 'store' ? store.games : connection;
    for (const save of evening) assert.is(await writer.save(save), 'saved');
    connection.close();
    store.close();
    left.push(await dumpDatabase(name));
  }
  assert.equal(left[1], left[0]);
  assert.is(left[0]?.stores.find(({ name }) => name === 'games')?.rows.length, 20);
});

test('a save is submitted, commit included, before anything else runs', async () => {
  const { connection } = await open();
  const { opened, committed } = watchTransactions(() => {
    connection.save(fullGameSave(six, { revision: 2 }));
    connection.save(fullGameSave(playLegalMove(six, moves.changeLife(0, -1), 1_000_000), { revision: 3 }));
  });
  // One that waited would hold up those behind it, and a page that closes would take them along.
  assert.equal(committed, opened);
  assert.is(opened, 2, 'each save, and nothing between them');
  connection.close();
});

test('saves are forced onto the disk together, once nothing was saved for a moment', async () => {
  const { connection } = await open();
  const durabilities: (string | undefined)[] = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    if (this === connection.database) durabilities.push(given[2]?.durability);
    return transaction.apply(this, given);
  };
  try {
    await connection.save(fullGameSave(six, { revision: 2 }));
    await connection.save(
      fullGameSave(playLegalMove(six, moves.changeLife(0, -1), 1_000_000), { revision: 3 }),
    );
    assert.equal(durabilities, ['relaxed', 'relaxed']);
    await new Promise((done) => setTimeout(done, 500));
    assert.equal(durabilities, ['relaxed', 'relaxed', 'strict']);
  } finally {
    IDBDatabase.prototype.transaction = transaction;
    connection.close();
  }
});

test('each save claims its revision against the store and other tabs', async () => {
  const { name, connection } = await open();
  const { games } = await openStore(name);
  assert.is(await connection.save(fullGameSave(six, { revision: 2 })), 'saved');
  assert.is(await games.save(fullGameSave(otherSix, { revision: 2 })), 'overtaken');
  assert.is(await games.save(fullGameSave(otherSix, { revision: 3 })), 'saved');
  connection.close();
});

test('overtaken by another tab, it writes nothing and closes', async () => {
  const { name, connection } = await open();
  const { games } = await openStore(name);
  await games.save(fullGameSave(otherSix, { revision: 2 }));
  assert.is(await connection.save(fullGameSave(six, { revision: 2 })), 'overtaken');
  assert.is(connection.isOpen(), false);
  const { game, steps } = await latestIn(name);
  assert.equal([game.revision, steps], [2, asJson(otherSix.steps)]);
});

test('of two simultaneous saves by the connection and the store, exactly one is overtaken', async () => {
  for (const order of [0, 1]) {
    const { name, connection } = await open();
    const { games } = await openStore(name);
    const writers: GameWriter[] = [connection, games];
    if (order === 1) writers.reverse();
    const [one, other] = writers.map((writer, index) =>
      writer.save(fullGameSave(index === 0 ? six : otherSix, { revision: 2 })),
    );
    assert.equal([await one, await other], ['saved', 'overtaken']);
    assert.equal((await latestIn(name)).steps, asJson(six.steps));
    connection.close();
  }
});

test('a save in progress when it is closed completes', async () => {
  const { name, connection } = await open();
  for (let game = 1; game < 20; game++) await connection.save(short(`game ${game}`, 3_000 + game));
  const saving = connection.save(short('just begun', 9_000));
  connection.close();
  assert.is(connection.isOpen(), false);
  assert.is(await saving, 'saved');
  const { games } = await openStore(name);
  const storedIds = (await games.list()).map(({ id }) => id);
  assert.equal([storedIds.length, storedIds[0], storedIds.includes('a game')], [21, 'just begun', true]);
});

test('a store that opens during a save does not wait for it, and finds it', async () => {
  const { name, connection } = await open();
  const opening = openStore(name);
  const saving = connection.save(fullGameSave(six, { revision: 2 }));
  const { games } = await opening;
  connection.close();
  const found = await games.readLatest(EVERYTHING);
  assert.is(found.kind === 'game' && found.game.revision, 2);
  assert.is(await saving, 'saved');
});

test('a failed save writes nothing, closes the connection, and is repeated through the store', async () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  for (const [description, save] of [
    ['QuotaExceededError', fullGameSave(six, { revision: 2 })],
    ['DataCloneError', broken],
  ] as const) {
    const { name, connection } = await open();
    const before = await dumpDatabase(name);
    const { put } = IDBObjectStore.prototype;
    if (save !== broken) IDBObjectStore.prototype.put = full;
    const failure = await connection.save(save).catch(({ name: kind }: Error) => kind);
    IDBObjectStore.prototype.put = put;
    assert.equal([failure, connection.isOpen()], [description, false]);
    assert.equal(await dumpDatabase(name), before);
    const { games } = await openStore(name);
    assert.is(await games.save(fullGameSave(six, { revision: 2 })), 'saved');
  }
});

test('once closed, it rejects and writes nothing', async () => {
  const { name, connection } = await open();
  connection.close();
  const failure = await connection
    .save(fullGameSave(six, { revision: 2 }))
    .catch(({ name: kind }: Error) => kind);
  assert.is(failure, 'InvalidStateError');
  assert.is((await latestIn(name)).game.revision, 1);
});

test('it blocks neither the deletion nor the upgrade of the database, even during a save', async () => {
  for (const isSaving of [false, true]) {
    const upgraded = await open();
    const deleted = await open();
    const saving = [upgraded, deleted].map(({ connection }) =>
      isSaving ? connection.save(fullGameSave(six, { revision: 2 })) : 'saved',
    );
    const later = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(upgraded.name, INDEXED_DB_VERSION + 10);
      opening.onblocked = () => reject(new Error('the upgrade has to wait'));
      opening.onsuccess = () => resolve(opening.result);
    });
    later.close();
    assert.is(await tryToDelete(deleted.name), true);
    assert.equal(await Promise.all(saving), ['saved', 'saved']);
    assert.equal([upgraded.connection.isOpen(), deleted.connection.isOpen()], [false, false]);
  }
});

test('a connection closed by the browser is not open', async () => {
  const { connection } = await open();
  connection.database.onclose?.(new Event('close'));
  assert.is(connection.isOpen(), false);
});

test.run();
