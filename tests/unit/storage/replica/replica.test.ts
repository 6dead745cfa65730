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
  /** As the browser does that finds its journal damaged. */
  lose(): Promise<void>;
}

function phone(): ReplicatedPhone {
  const name = freshDatabaseName();
  const bucket = freshReplicaBucket();
  return { name, bucket, open: () => openStorage({ name, bucket }), lose: () => Dexie.delete(name) };
}

/** What the copy holds, once it holds this revision of this game. */
async function copied({ name, bucket }: ReplicatedPhone, id: string, revision: number): Promise<unknown> {
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

async function gameIn({ games }: AppStorage, id = 'a game') {
  const found = await games.read(id, 10_000);
  if (found.kind !== 'game') throw new Error(`the game is ${found.kind}`);
  return { game: found.game, steps: found.steps };
}

test('a lost database is restored to its last save', async () => {
  const table = phone();
  const { games } = await table.open();
  let history = historyOf(30);
  await games.save(fullGameSave(history));
  for (const revision of [2, 3, 4]) {
    const [next, save] = nextSave(history, revision);
    history = next;
    assert.is(await games.save(save), 'saved');
  }
  await copied(table, 'a game', 4);
  await table.lose();
  const { game, steps } = await gameIn(await table.open());
  assert.equal(game, asJson(savedGame(history, { revision: 4, touchedAt: 2004 })));
  assert.equal(steps, asJson(history.steps));
});

test('restored games continue to be saved, and cannot be overtaken by saves from before', async () => {
  const table = phone();
  const history = historyOf(5);
  await (await table.open()).games.save(fullGameSave(history));
  await copied(table, 'a game', 1);
  await table.lose();
  const { games } = await table.open();
  assert.is(await games.save(fullGameSave(history)), 'overtaken');
  assert.is(await games.save(nextSave(history, 2)[1]), 'saved');
});

test('undone steps and steps that replace them are copied', async () => {
  const table = phone();
  const { games } = await table.open();
  const history = historyOf(12);
  await games.save(fullGameSave(history));
  const undone = undoTimes(history, 5);
  await games.save({ ...fullGameSave(undone, { revision: 2 }), steps: [] });
  const [other, save] = nextSave(undone, 3);
  await games.save(save);
  await copied(table, 'a game', 3);
  await table.lose();
  assert.equal((await gameIn(await table.open())).steps, asJson(other.steps));
});

test('a save missing from the copy is made up for at the next start and by the next save', async () => {
  const table = phone();
  const first = await openStorage({ name: table.name, bucket: null });
  const history = historyOf(8);
  await first.games.save(fullGameSave(history));
  const [second, save] = nextSave(history, 2);
  await first.games.save(save);
  const late = await table.open();
  await copied(table, 'a game', 2);
  const [third, missed] = nextSave(second, 3);
  await first.games.save(missed);
  const [last, next] = nextSave(third, 4);
  await late.games.save(next);
  await copied(table, 'a game', 4);
  await table.lose();
  assert.equal((await gameIn(await table.open())).steps, asJson(last.steps));
});

test('a game rewritten from its first revision is copied in full', async () => {
  const table = phone();
  const { games } = await table.open();
  await games.save(fullGameSave(historyOf(9), { revision: 7 }));
  await copied(table, 'a game', 7);
  await table.lose();
  const other = historyOf(3);
  const alone = await openStorage({ name: table.name, bucket: null });
  await alone.games.save(fullGameSave(other));
  await table.open();
  const { steps } = (await copied(table, 'a game', 1)) as { steps: readonly unknown[] };
  assert.is(steps.length, 3);
});

test('every game is copied, and one dropped for its age is dropped from the copy too', async () => {
  const table = phone();
  const { games } = await table.open();
  for (let number = 0; number < 23; number++) {
    await games.save(fullGameSave(historyOf(2), { id: `game ${number}`, touchedAt: number }));
  }
  await copied(table, 'game 22', 1);
  const ids = (await games.list()).map(({ id }) => id).sort();
  await table.lose();
  const back = (await (await table.open()).games.list()).map(({ id }) => id).sort();
  assert.is(ids.length, 20);
  assert.equal(back, ids);
});

test('games that could not be restored stay in the copy, whatever is begun meanwhile', async () => {
  const table = phone();
  await (await table.open()).games.save(fullGameSave(historyOf(2), { id: 'lost' }));
  await copied(table, 'lost', 1);
  await table.lose();
  const alone = await openStorage({ name: table.name, bucket: null });
  await alone.games.save(fullGameSave(historyOf(3), { id: 'begun since' }));
  await table.open();
  await copied(table, 'begun since', 1);
  await copied(table, 'lost', 1);
});

test('an invalid game in the copy is not restored, the others are', async () => {
  const table = phone();
  const { games } = await table.open();
  await games.save(fullGameSave(historyOf(2), { id: 'good' }));
  await copied(table, 'good', 1);
  const second = await openDatabase(table.name, { factory: await table.bucket.openOrCreate() });
  await second.games.put({ id: 'bad', touchedAt: 9e12, format: 1 });
  second.close();
  await table.lose();
  const list = await (await table.open()).games.list();
  assert.equal(
    list.map(({ id }) => id),
    ['good'],
  );
});

test('settings are restored with the games', async () => {
  const table = phone();
  const { games, settings } = await table.open();
  await settings.write({ language: 'ru' } as Parameters<typeof settings.write>[0]);
  await games.save(fullGameSave(historyOf(2)));
  await copied(table, 'a game', 1);
  await table.lose();
  assert.equal(await (await table.open()).settings.read(), { language: 'ru' });
});

test('a database with a game is not changed', async () => {
  const table = phone();
  await (await table.open()).games.save(fullGameSave(historyOf(2), { id: 'copied' }));
  await copied(table, 'copied', 1);
  await table.lose();
  await (await openStorage({ name: table.name, bucket: null })).games.save(
    fullGameSave(historyOf(2), { id: 'own' }),
  );
  const list = await (await table.open()).games.list();
  assert.equal(
    list.map(({ id }) => id),
    ['own'],
  );
});

test('a replica bucket that rejects everything does no harm', async () => {
  const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const { games, settings } = await openStorage({
    name: freshDatabaseName(),
    bucket: {
      openExisting: refused,
      openOrCreate: refused,
    },
  });
  assert.is(await games.save(fullGameSave(historyOf(2))), 'saved');
  await settings.write({ language: 'en' } as Parameters<typeof settings.write>[0]);
  assert.equal(await settings.read(), { language: 'en' });
});

test.run();
