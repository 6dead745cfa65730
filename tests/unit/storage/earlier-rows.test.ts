import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { canRedo, type History } from '../../../src/rules/table/history';
import { openDatabase } from '../../../src/storage/database/database';
import type { SavedGame } from '../../../src/storage/game/game-rows';
import { createGameStore } from '../../../src/storage/game/game-store';
import { readLatestGame } from '../../../src/storage/game/read-latest';
import { rowsToWrite } from '../../../src/storage/game/write-game';
import { placesIn, type Tree } from '../../support/storage/row-changes';
import {
  asJson,
  freshDatabaseName,
  fullGameSave,
  historyOf,
  playLegalMove,
  redoAll,
  undoAll,
  undoTimes,
} from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';
import { moves } from '../../support/tables/tables';

const test = suite('rows of earlier builds');

interface Rows {
  readonly games: readonly Tree[];
  readonly steps: readonly Tree[];
}

const folder = new URL('../../fixtures/rows/', import.meta.url);
const fixtures = readdirSync(folder)
  .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  .map((file) => ({ file, rows: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Rows }));

/** Returns the row that this version would write. */
const stored = (game: SavedGame) => rowsToWrite({ game, steps: [], saveId: '' }).game;

/** Whether nothing of what was before is missing or changed. */
function holds(now: unknown, before: unknown): boolean {
  if (typeof before !== 'object' || before === null) return now === before;
  if (typeof now !== 'object' || now === null) return false;
  return Object.entries(before).every(([key, value]) => holds((now as Tree)[key], value));
}

for (const { file, rows } of fixtures) {
  for (const row of rows.games) {
    test(`${file}, ${row.id}: it opens unchanged, is not rewritten by reading, and can be played on`, async () => {
      const name = freshDatabaseName();
      const database = await openDatabase(name);
      const games = createGameStore(database);
      await database.games.put(row);
      const own = rows.steps.filter(({ game }) => game === row.id);
      await database.steps.bulkPut(own);

      const first = await readLatestGame(own.length, { name });
      first?.connection.close();
      const found = await games.readLatest(own.length);
      assert.ok(found.kind === 'game' && first);
      const { game, steps } = found;
      assert.equal([first.game, first.steps], [game, steps]);
      assert.ok(holds(stored(game), row) && steps.length === own.length);
      assert.equal(await database.games.toArray(), [row]);
      assert.equal(await database.steps.toArray(), own);

      const history: History = { table: game.table, steps, unloadedStepCount: 0, doneCount: game.done };
      assert.ok(canRedo(history));
      const beginning = undoAll(history);
      assert.is(beginning.table.turn.number, 1);
      assert.ok(games.readTable(beginning.table));
      const end = redoAll(beginning);
      assert.ok(
        holds(stored({ ...game, table: undoTimes(end, 1).table }).table, row.table),
        'redone, it is another table',
      );

      const later = playLegalMove(history, moves.changeLife(1, -1), game.touchedAt + 60_000);
      const { game: next, steps: changed } = fullGameSave(later);
      const save = { ...game, table: next.table, length: next.length, revision: game.revision + 1 };
      assert.is(
        await games.save({ game: { ...save, done: next.done }, steps: changed, saveId: '' }),
        'saved',
      );
      const again = await games.readLatest(own.length);
      assert.ok(again.kind === 'game');
      assert.equal([again.game.table, again.steps], [asJson(later.table), asJson(later.steps)]);
      assert.is(await database.damaged.count(), 0);
    });
  }
}

/** The names of all fields by where they are, in a table or anything else that is read as a row. */
function fieldsOf(row: unknown): readonly string[] {
  const names = placesIn(row).map(({ path }) =>
    path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'),
  );
  return [...new Set(names)].filter((name) => !/^table\.planar\.(kinds|counters|marked)\./.test(name)).sort();
}

test('the latest rows contain every field that this version writes', () => {
  const newest = fixtures.at(-1)?.rows.games.find(({ id }) => id === 'shared');
  const inFixture = new Set(fieldsOf(newest));
  const missing = fieldsOf(stored(fullGameSave(historyOf(10)).game)).filter((field) => !inFixture.has(field));
  assert.equal(missing, [], 'see tests/fixtures/README.md');
});

test.run();
