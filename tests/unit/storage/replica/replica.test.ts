import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import type { History } from '../../../../src/rules/table/history';
import { openDatabase } from '../../../../src/storage/database/database';
import type { SavedGame } from '../../../../src/storage/game/game-rows';
import type { SaveRequest } from '../../../../src/storage/game/write-game';
import { type AppStorage, openStorage } from '../../../../src/storage/open-storage';
import type { ReplicaBucket } from '../../../../src/storage/replica/replica-bucket';
import { freshReplicaBucket } from '../../../support/storage/replica-buckets';
import {
  asJson,
  freshDatabaseName,
  fullGameSave,
  historyOf,
  playLegalMove,
  savedGame,
  undoTimes,
} from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('replica');

const TIMEOUT = 3000;

interface ReplicatedPhone {
  readonly name: string;
  readonly bucket: ReplicaBucket;
  open(): Promise<AppStorage>;
  /** Simulates a browser that finds the database damaged. */
  loseDatabase(): Promise<void>;
}

function createPhone(): ReplicatedPhone {
  const name = freshDatabaseName();
  const bucket = freshReplicaBucket();
  return { name, bucket, open: () => openStorage({ name, bucket }), loseDatabase: () => Dexie.delete(name) };
}

/** Waits until the copy has this revision of the game, and returns its rows. */
async function waitForCopy(
  { name, bucket }: ReplicatedPhone,
  id: string,
  revision: number,
): Promise<unknown> {
  const second = await openDatabase(name, { factory: await bucket.openOrCreate() });
  try {
    const deadline = Date.now() + TIMEOUT;
    for (;;) {
      const row = (await second.games.get(id)) as SavedGame | undefined;
      if (row?.revision === revision) return { row, steps: await second.steps.toArray() };
      if (Date.now() > deadline) throw new Error(`the copy is at revision ${row?.revision}`);
      await new Promise((done) => setTimeout(done, 5));
    }
  } finally {
    second.close();
  }
}

/** The same game, one step on. */
function nextSave(history: History, revision: number): readonly [History, SaveRequest] {
  const next = playLegalMove(history, moves.changeLife(0, -1), 1e7 + revision * 1e5);
  const step = next.steps.at(-1);
  if (!step) throw new Error('no step was made');
  const touchedAt = 2000 + revision;
  return [next, { ...fullGameSave(next, { revision, touchedAt }), steps: [[next.steps.length - 1, step]] }];
}

async function readGame({ games }: AppStorage, id = 'a game') {
  const found = await games.read(id, 10_000);
  if (found.kind !== 'game') throw new Error(`the game is ${found.kind}`);
  return { game: found.game, steps: found.steps };
}

test('a lost database is restored to its last save', async () => {
  const phone = createPhone();
  const { games } = await phone.open();
  let history = historyOf(30);
  await games.save(fullGameSave(history));
  for (const revision of [2, 3, 4]) {
    const [next, save] = nextSave(history, revision);
    history = next;
    assert.is(await games.save(save), 'saved');
  }
  await waitForCopy(phone, 'a game', 4);
  await phone.loseDatabase();
  const { game, steps } = await readGame(await phone.open());
  assert.equal(game, asJson(savedGame(history, { revision: 4, touchedAt: 2004 })));
  assert.equal(steps, asJson(history.steps));
});

test('restored games continue to be saved, and cannot be overtaken by saves from before', async () => {
  const phone = createPhone();
  const history = historyOf(5);
  await (await phone.open()).games.save(fullGameSave(history));
  await waitForCopy(phone, 'a game', 1);
  await phone.loseDatabase();
  const { games } = await phone.open();
  assert.is(await games.save(fullGameSave(history)), 'overtaken');
  assert.is(await games.save(nextSave(history, 2)[1]), 'saved');
});

test('undone steps and steps that replace them are copied', async () => {
  const phone = createPhone();
  const { games } = await phone.open();
  const history = historyOf(12);
  await games.save(fullGameSave(history));
  const undone = undoTimes(history, 5);
  await games.save({ ...fullGameSave(undone, { revision: 2 }), steps: [] });
  const [other, save] = nextSave(undone, 3);
  await games.save(save);
  await waitForCopy(phone, 'a game', 3);
  await phone.loseDatabase();
  assert.equal((await readGame(await phone.open())).steps, asJson(other.steps));
});

test('a save missing from the copy is made up for at the next start and by the next save', async () => {
  const phone = createPhone();
  const first = await openStorage({ name: phone.name, bucket: null });
  const history = historyOf(8);
  await first.games.save(fullGameSave(history));
  const [second, save] = nextSave(history, 2);
  await first.games.save(save);
  const storageWithReplica = await phone.open();
  await waitForCopy(phone, 'a game', 2);
  const [third, missed] = nextSave(second, 3);
  await first.games.save(missed);
  const [last, next] = nextSave(third, 4);
  await storageWithReplica.games.save(next);
  await waitForCopy(phone, 'a game', 4);
  await phone.loseDatabase();
  assert.equal((await readGame(await phone.open())).steps, asJson(last.steps));
});

test('a save missing from the copy is made up for at the next start, whatever game is the latest by then', async () => {
  const phone = createPhone();
  const first = await phone.open();
  await first.games.save(fullGameSave(historyOf(8)));
  await waitForCopy(phone, 'a game', 1);
  const storageWithoutReplica = await openStorage({ name: phone.name, bucket: null });
  const [, missed] = nextSave(historyOf(8), 2);
  await storageWithoutReplica.games.save(missed);
  await storageWithoutReplica.games.save(fullGameSave(historyOf(2), { id: 'later game', touchedAt: 9999 }));
  await phone.open();
  await waitForCopy(phone, 'a game', 2);
});

test('a game rewritten from its first revision is copied in full', async () => {
  const phone = createPhone();
  const { games } = await phone.open();
  await games.save(fullGameSave(historyOf(9), { revision: 7 }));
  await waitForCopy(phone, 'a game', 7);
  await phone.loseDatabase();
  const other = historyOf(3);
  const storageWithoutReplica = await openStorage({ name: phone.name, bucket: null });
  await storageWithoutReplica.games.save(fullGameSave(other));
  await phone.open();
  const { steps } = (await waitForCopy(phone, 'a game', 1)) as { steps: readonly unknown[] };
  assert.is(steps.length, 3);
});

test('every game is copied, and one dropped for its age is dropped from the copy too', async () => {
  const phone = createPhone();
  const { games } = await phone.open();
  for (let number = 0; number < 23; number++) {
    await games.save(fullGameSave(historyOf(2), { id: `game ${number}`, touchedAt: number }));
  }
  await waitForCopy(phone, 'game 22', 1);
  const ids = (await games.list()).map(({ id }) => id).sort();
  await phone.loseDatabase();
  const restoredIds = (await (await phone.open()).games.list()).map(({ id }) => id).sort();
  assert.is(ids.length, 20);
  assert.equal(restoredIds, ids);
});

test('games that could not be restored stay in the copy, whatever is begun meanwhile', async () => {
  const phone = createPhone();
  await (await phone.open()).games.save(fullGameSave(historyOf(2), { id: 'lost' }));
  await waitForCopy(phone, 'lost', 1);
  await phone.loseDatabase();
  const storageWithoutReplica = await openStorage({ name: phone.name, bucket: null });
  await storageWithoutReplica.games.save(fullGameSave(historyOf(3), { id: 'begun since' }));
  await phone.open();
  await waitForCopy(phone, 'begun since', 1);
  await waitForCopy(phone, 'lost', 1);
});

test('an invalid game in the copy is not restored, the others are', async () => {
  const phone = createPhone();
  const { games } = await phone.open();
  await games.save(fullGameSave(historyOf(2), { id: 'good' }));
  await waitForCopy(phone, 'good', 1);
  const second = await openDatabase(phone.name, { factory: await phone.bucket.openOrCreate() });
  await second.games.put({ id: 'bad', touchedAt: 9e12, format: 1 });
  second.close();
  await phone.loseDatabase();
  const list = await (await phone.open()).games.list();
  assert.equal(
    list.map(({ id }) => id),
    ['good'],
  );
});

test('settings are restored with the games', async () => {
  const phone = createPhone();
  const { games, settings } = await phone.open();
  await settings.write({ language: 'ru' } as Parameters<typeof settings.write>[0]);
  await games.save(fullGameSave(historyOf(2)));
  await waitForCopy(phone, 'a game', 1);
  await phone.loseDatabase();
  assert.equal(await (await phone.open()).settings.read(), { language: 'ru' });
});

test('a database with a game is not changed', async () => {
  const phone = createPhone();
  await (await phone.open()).games.save(fullGameSave(historyOf(2), { id: 'copied' }));
  await waitForCopy(phone, 'copied', 1);
  await phone.loseDatabase();
  await (await openStorage({ name: phone.name, bucket: null })).games.save(
    fullGameSave(historyOf(2), { id: 'own' }),
  );
  const list = await (await phone.open()).games.list();
  assert.equal(
    list.map(({ id }) => id),
    ['own'],
  );
});

test('a replica bucket that rejects everything does no harm', async () => {
  const reject = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const { games, settings } = await openStorage({
    name: freshDatabaseName(),
    bucket: {
      openExisting: reject,
      openOrCreate: reject,
    },
  });
  assert.is(await games.save(fullGameSave(historyOf(2))), 'saved');
  await settings.write({ language: 'en' } as Parameters<typeof settings.write>[0]);
  assert.equal(await settings.read(), { language: 'en' });
});

test.run();
