import 'fake-indexeddb/auto';
import { openDatabase } from '../../../../src/storage/database/database';
import { createGames } from '../../../../src/storage/game/games';
import { createUnsavedGames, saveUnsavedGames } from '../../../../src/storage/game/unsaved-games';
import { replaceGlobals, restoreGlobals } from '../../../support/fake-globals';
import { freshDatabaseName, historyOf, wholeSave } from '../../../support/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('unsaved games');

/** Its keys are its own enumerable properties, as in browsers. */
class FakeStorage {
  [name: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: { value: (name: string) => kept[name] ?? null },
  setItem: { value: (name: string, value: string) => (kept[name] = value) },
  removeItem: { value: (name: string) => delete kept[name] },
});

let kept = new FakeStorage();

test.before.each(() => {
  kept = new FakeStorage();
  replaceGlobals({ localStorage: kept });
});

test.after.each(restoreGlobals);

test('what an older version kept is saved once, and then forgotten', async () => {
  const database = await openDatabase(freshDatabaseName());
  createUnsavedGames('old tab').keep(wholeSave(historyOf(3), { id: 'a game' }));
  await saveUnsavedGames(database);
  assert.is((await createGames(database).read('a game', 10)).kind, 'game');
  assert.equal(Object.keys(kept), []);
});

for (const [name, text] of [
  ['that is cut off', '{"claim":"one","game":{"id"'],
  ['that is empty', ''],
  ['of something else', '"a game"'],
] as const) {
  test(`an entry ${name} stays, and does not keep others from being saved`, async () => {
    const database = await openDatabase(freshDatabaseName());
    kept['planar-table.unsaved.broken'] = text;
    createUnsavedGames('old tab').keep(wholeSave(historyOf(3), { id: 'a game' }));
    await saveUnsavedGames(database);
    assert.is((await createGames(database).read('a game', 10)).kind, 'game');
    assert.equal(Object.keys(kept), ['planar-table.unsaved.broken']);
  });
}

test.run();
