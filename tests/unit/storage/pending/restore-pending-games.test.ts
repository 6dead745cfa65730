import 'fake-indexeddb/auto';
import { type Database, openDatabase } from '../../../../src/storage/database/database';
import type { SavedGame } from '../../../../src/storage/game/game-rows';
import { createGameStore } from '../../../../src/storage/game/game-store';
import { readLatestGameRows } from '../../../../src/storage/game/latest-rows';
import { type SaveRequest, writeInOneTask } from '../../../../src/storage/game/write-game';
import { savePendingGame, savePendingGames } from '../../../../src/storage/pending/pending-games';
import { restorePendingGames } from '../../../../src/storage/pending/restore-pending-games';
import { restoreGlobals } from '../../../support/fake-globals';
import { replaceLocalStorage } from '../../../support/fake-local-storage';
import { freshDatabaseName, fullGameSave, historyOf } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('pending games');

let items: Record<string, unknown> = {};

test.before.each(() => {
  items = replaceLocalStorage();
});

test.after.each(restoreGlobals);

test('the pending save of an older version is saved once, and then discarded', async () => {
  const database = await openDatabase(freshDatabaseName());
  savePendingGame(fullGameSave(historyOf(3), { id: 'a game' }));
  await restorePendingGames(database);
  assert.is((await createGameStore(database).read('a game', 10)).kind, 'game');
  assert.equal(Object.keys(items), []);
});

test('a pending save has the field names that other versions read', () => {
  savePendingGame(saveNumber(2), ['save 1']);
  const [pending = ''] = Object.values(items);
  const { claim, claimsBefore } = JSON.parse(`${pending}`);
  assert.equal([claim, claimsBefore], ['save 2', ['save 1']]);
});

for (const [name, text] of [
  ['that is cut off', '{"claim":"one","game":{"id"'],
  ['that is empty', ''],
  ['of something else', '"a game"'],
] as const) {
  test(`an entry ${name} stays, and does not prevent others from being saved`, async () => {
    const database = await openDatabase(freshDatabaseName());
    items['planar-table.unsaved.broken'] = text;
    savePendingGame(fullGameSave(historyOf(3), { id: 'a game' }));
    await restorePendingGames(database);
    assert.is((await createGameStore(database).read('a game', 10)).kind, 'game');
    assert.equal(Object.keys(items), ['planar-table.unsaved.broken']);
  });
}

/** A save of a game that is one step longer with each. */
const saveNumber = (revision: number, saveId = `save ${revision}`): SaveRequest => ({
  ...fullGameSave(historyOf(revision), { id: 'a game', revision }),
  saveId,
});

/** Makes saves on a page that is closed before its database, which loses them, reports the outcome. */
async function closePageDuring(...saves: readonly SaveRequest[]): Promise<void> {
  const rawDatabase = (await openDatabase(freshDatabaseName())).backendDB();
  const outcomes = saves.map((save) => writeInOneTask(rawDatabase, save));
  savePendingGames();
  const pendingItems = { ...items };
  await Promise.all(outcomes);
  await new Promise((soon) => setTimeout(soon));
  assert.equal(Object.keys(items), [], 'a page that stays open discards them');
  Object.assign(items, pendingItems);
}

for (const [description, storedSaves, expected] of [
  ['neither', [], { 'a game': 3 }],
  ['the first', [saveNumber(2)], { 'a game': 3 }],
  ['both', [saveNumber(2), saveNumber(3)], { 'a game': 3 }],
  ['both and another page’s', [saveNumber(2), saveNumber(3), saveNumber(4)], { 'a game': 4 }],
  ['another page’s instead', [saveNumber(2, 'theirs')], { 'a game': 2, 'save 3': 1 }],
  [
    'two of another page instead',
    [saveNumber(2, 'theirs'), saveNumber(3, 'also theirs')],
    { 'a game': 3, 'save 3': 1 },
  ],
  ['the first and another page’s', [saveNumber(2), saveNumber(3, 'theirs')], { 'a game': 3, 'save 3': 1 }],
] as const) {
  test(`two saves were under way when the page was closed, and the database has ${description}`, async () => {
    const name = freshDatabaseName();
    const database = await openDatabase(name);
    for (const save of [saveNumber(1), ...storedSaves]) await writeInOneTask(database.backendDB(), save);
    await closePageDuring(saveNumber(2), saveNumber(3));
    assert.is(await readLatestGameRows(10, name), null, 'nothing older is shown first');
    await restorePendingGames(database);
    assert.equal(Object.keys(items), []);
    const games = createGameStore(database);
    const revisionsById = Object.fromEntries((await games.list()).map(({ id, revision }) => [id, revision]));
    assert.equal(revisionsById, expected);
    const latest = await games.readLatest(10);
    const isGame = latest.kind === 'game' && latest.game.id === 'a game';
    assert.ok(
      isGame && latest.steps.length === expected['a game'],
      'the game that went on is the latest, with all steps',
    );
  });
}

/** Returns the stored revision of each game, and whether all its steps are there. */
async function storedGames(database: Database): Promise<Readonly<Record<string, string>>> {
  const games = createGameStore(database);
  const entries = (await games.list()).map(async ({ id, revision }) => {
    const read = await games.read(id, 10);
    const stepCount = read.kind === 'game' ? read.steps.length : 0;
    return [id, `revision ${revision}, ${stepCount} steps`];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const savedAnew = { 'save 3': 'revision 1, 3 steps' };

for (const [description, revision, saveIdsBefore] of [
  ['the revision of the pending save', 3, []],
  ['the revision of the save before it', 2, ['save 2']],
] as const) {
  test(`another tab saves ${description} at any moment of the restoration, and no move is lost`, async () => {
    const outcomes = new Set<string>();
    for (let pause = 0; pause < 20; pause++) {
      const name = freshDatabaseName();
      const [database, otherTab] = [await openDatabase(name), await openDatabase(name)];
      for (let stored = 1; stored < revision; stored++)
        await writeInOneTask(otherTab.backendDB(), saveNumber(stored));
      savePendingGame(saveNumber(3), saveIdsBefore);
      const restoration = restorePendingGames(database);
      for (let tasks = 0; tasks < pause; tasks++) await new Promise(setImmediate);
      const outcome = await writeInOneTask(otherTab.backendDB(), saveNumber(revision, 'theirs'));
      await restoration;
      const theirs = { 'a game': `revision ${revision}, ${revision} steps` };
      const expected =
        outcome === 'saved' ? { ...theirs, ...savedAnew } : { 'a game': 'revision 3, 3 steps' };
      assert.equal(await storedGames(database), expected, `after ${pause} tasks`);
      assert.equal(Object.keys(items), []);
      outcomes.add(outcome);
    }
    assert.equal([...outcomes].sort(), ['overtaken', 'saved']);
  });
}

test('a pending save that became a second game is saved only once', async () => {
  const database = await openDatabase(freshDatabaseName());
  for (const save of [saveNumber(1), saveNumber(2), saveNumber(3, 'theirs')])
    await writeInOneTask(database.backendDB(), save);
  savePendingGame(saveNumber(3));
  const pendingItems = { ...items };
  await restorePendingGames(database);
  await writeInOneTask(database.backendDB(), {
    ...fullGameSave(historyOf(5), { id: 'save 3', revision: 2 }),
    saveId: 'a move in the second game',
  });
  Object.assign(items, pendingItems);
  await restorePendingGames(database);
  assert.equal(await storedGames(database), {
    'a game': 'revision 3, 3 steps',
    'save 3': 'revision 2, 5 steps',
  });
  assert.equal(Object.keys(items), []);
});

test('a pending save whose revision is taken although its game is gone is saved as a second game', async () => {
  const database = await openDatabase(freshDatabaseName());
  await database.saves.put('theirs', ['a game', 3]);
  savePendingGame(saveNumber(3));
  await restorePendingGames(database);
  assert.equal(await storedGames(database), savedAnew);
  assert.equal(Object.keys(items), []);
});

test('a pending save that cannot be stored stays, and does not prevent others from being saved', async () => {
  const database = await openDatabase(freshDatabaseName());
  await writeInOneTask(database.backendDB(), saveNumber(1));
  savePendingGame(saveNumber(2));
  const pendingItems = Object.keys(items);
  savePendingGame(fullGameSave(historyOf(3), { id: 'another game' }));
  const failReading = (row: unknown) => {
    if ((row as SavedGame | undefined)?.id === 'a game') throw new Error('not now');
    return row;
  };
  database.games.hook('reading', failReading);
  await restorePendingGames(database);
  database.games.hook('reading').unsubscribe(failReading);
  assert.equal(await storedGames(database), {
    'a game': 'revision 1, 1 steps',
    'another game': 'revision 1, 3 steps',
  });
  assert.equal(Object.keys(items), pendingItems);
});

test('a save that a page leaves while its earlier one is being stored stays', async () => {
  const database = await openDatabase(freshDatabaseName());
  savePendingGame(saveNumber(1));
  const restoration = restorePendingGames(database);
  savePendingGame(saveNumber(2), ['save 1']);
  await restoration;
  assert.equal(await storedGames(database), { 'a game': 'revision 1, 1 steps' });
  await restorePendingGames(database);
  assert.equal(await storedGames(database), { 'a game': 'revision 2, 2 steps' });
  assert.equal(Object.keys(items), []);
});

test('a later pending save is not discarded with an earlier one', async () => {
  const database = (await openDatabase(freshDatabaseName())).backendDB();
  const first = writeInOneTask(database, saveNumber(1));
  savePendingGames();
  const second = writeInOneTask(database, saveNumber(2));
  savePendingGames();
  await first;
  assert.is(Object.keys(items).length, 1);
  await second;
  await new Promise((soon) => setTimeout(soon));
  assert.equal(Object.keys(items), []);
});

test('a save that could not be submitted is pending behind the one in progress, until it is stored', async () => {
  const name = freshDatabaseName();
  const database = await openDatabase(name);
  await writeInOneTask(database.backendDB(), saveNumber(1));
  const saveInProgress = writeInOneTask(database.backendDB(), saveNumber(2));
  savePendingGames([saveNumber(3)]);
  await saveInProgress;
  await new Promise((soon) => setTimeout(soon));
  assert.is(Object.keys(items).length, 1, 'the second is not stored');
  await createGameStore(database).save(saveNumber(3));
  assert.equal(Object.keys(items), []);
});

test.run();
