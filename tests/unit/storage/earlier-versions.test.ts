import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { isStartingPlaneRevealed } from '../../../src/rules/planar/planar-zone';
import type { History } from '../../../src/rules/table/history';
import type { SavedSettings } from '../../../src/settings/saved-settings';
import { openDatabase } from '../../../src/storage/database/database';
import type { SavedGame } from '../../../src/storage/game/game-rows';
import { rowsToWrite } from '../../../src/storage/game/write-game';
import { openStorage } from '../../../src/storage/open-storage';
import { createStorageCondition } from '../../../src/storage/storage-condition';
import { fromStoredForm } from '../../../src/storage/stored-names/settings-and-card-names';
import { createDatabase, type DatabaseFixture, dumpDatabase } from '../../support/storage/database-fixture';
import {
  asJson,
  freshDatabaseName,
  fullGameSave,
  playLegalMove,
  redoAll,
  undoAll,
  undoTimes,
} from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';
import { moves } from '../../support/tables/tables';
import { until } from '../../support/wait-until';

const test = suite('databases of earlier versions');

const folder = new URL('../../fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .flatMap((file) => {
    const version = Number(/^database-v(\d+)\.json$/.exec(file)?.[1]);
    return version ? [{ file, version }] : [];
  })
  .sort((one, other) => one.version - other.version)
  .map(({ file, version }) => ({
    version,
    fixture: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DatabaseFixture,
  }));

function rowsOf<Row>({ stores }: DatabaseFixture, name: string): readonly Row[] {
  return (stores.find((store) => store.name === name)?.rows ?? []) as readonly Row[];
}

/** Returns the row that this version would write. */
const stored = (game: SavedGame) => rowsToWrite({ game, steps: [], saveId: '' }).game;

/** Whether nothing of what was before is missing or changed. What this version knows besides may be there too. */
function preserves(now: unknown, before: unknown): boolean {
  if (typeof before !== 'object' || before === null) return now === before;
  if (typeof now !== 'object' || now === null) return false;
  if (Array.isArray(before) && (now as unknown[]).length !== before.length) return false;
  return Object.entries(before).every(([key, value]) =>
    preserves((now as Record<string, unknown>)[key], value),
  );
}

for (const { version, fixture } of fixtures) {
  const open = async () => {
    const name = freshDatabaseName();
    await createDatabase(name, fixture);
    const condition = createStorageCondition();
    const opened = await openStorage({ name, bucket: null, condition });
    await until(() =>
      Promise.resolve((condition.peek().unreadableData?.count ?? 0) === rowsOf(fixture, 'damaged').length),
    );
    const exportDamaged = async () =>
      JSON.parse((await condition.peek().unreadableData?.exportAsText()) ?? '[]');
    return { name, exportDamaged, ...opened };
  };
  const saved = rowsOf<SavedGame>(fixture, 'games').toSorted((a, b) => b.touchedAt - a.touchedAt);

  test(`version ${version}: every game is read as it was saved`, async () => {
    const { games, exportDamaged } = await open();
    const list = await games.list();
    assert.ok(preserves(list.map(stored), saved), 'a game is not what it was');
    assert.is((await exportDamaged()).length, rowsOf(fixture, 'damaged').length, 'nothing was set aside');
    const latest = await games.readLatest(10);
    assert.is(latest.kind === 'game' && latest.game.id, saved[0]?.id);
  });

  test(`version ${version}: every game can be undone to its beginning, redone, and continued`, async () => {
    const { games } = await open();
    for (const { id, length, table } of saved) {
      const found = await games.read(id, 10_000);
      if (found.kind !== 'game') throw new Error(`${id} is ${found.kind}`);
      const { game, steps } = found;
      assert.is(steps.length, length);
      const history: History = { table: game.table, steps, unloadedStepCount: 0, doneCount: game.done };
      const beginning = undoAll(history);
      assert.is(beginning.table.turn.number, 1);
      assert.not.ok(beginning.table.planar && isStartingPlaneRevealed(beginning.table.planar));
      const end = redoAll(beginning);
      assert.ok(
        preserves(
          stored({ ...game, table: undoTimes(end, end.doneCount - history.doneCount).table }).table,
          table,
        ),
        'redone, it is another table',
      );

      const player = game.table.turn.hasLeftBySeat.indexOf(false);
      const later = playLegalMove(history, moves.changeLife(player, -1), game.touchedAt + 60_000);
      const { game: row, steps: changed } = fullGameSave(later);
      const save = {
        ...game,
        table: row.table,
        done: row.done,
        length: row.length,
        revision: game.revision + 1,
      };
      assert.is(await games.save({ game: save, steps: changed, saveId: 'a save' }), 'saved');
      const again = await games.read(id, 10_000);
      assert.equal(again.kind === 'game' && asJson(again.steps), asJson(later.steps));
    }
  });

  test(`version ${version}: a tab with an older revision of a game is overtaken`, async () => {
    const { games } = await open();
    for (const game of await games.list()) {
      const theirs = { ...game, revision: game.revision + 1 };
      assert.is(await games.save({ game: theirs, steps: [], saveId: 'theirs' }), 'saved');
      for (const revision of [game.revision, game.revision + 1]) {
        const mine = { ...game, revision, deck: 'mine' };
        assert.is(await games.save({ game: mine, steps: [], saveId: 'mine' }), 'overtaken', `${revision}`);
      }
      const found = await games.read(game.id, 0);
      assert.is(found.kind === 'game' && found.game.deck, game.deck);
    }
  });

  test(`version ${version}: older steps can be fetched in parts`, async () => {
    const { games } = await open();
    for (const { id, done } of saved) {
      const early = await games.readStepsBefore(id, Math.min(5, done), 3);
      assert.is(early.length, 3);
    }
  });

  test(`version ${version}: every setting is preserved`, async () => {
    const { settings } = await open();
    const [row] = rowsOf<{ value: SavedSettings }>(fixture, 'settings');
    const read = await settings.read();
    for (const [field, value] of Object.entries(fromStoredForm(row?.value) ?? {})) {
      assert.equal(read[field as keyof SavedSettings], value, field);
    }
  });

  test(`version ${version}: damaged data can still be exported`, async () => {
    const { exportDamaged } = await open();
    assert.equal(await exportDamaged(), rowsOf(fixture, 'damaged'));
  });
}

test('the latest fixture has the structure of this version’s database', async () => {
  const name = freshDatabaseName();
  (await openDatabase(name)).close();
  const now = await dumpDatabase(name);
  const newest = fixtures.at(-1)?.fixture;
  const shape = ({ version, stores }: DatabaseFixture) => [
    version,
    stores.map((store) => ({ ...store, rows: [], keys: [] })),
  ];
  assert.equal(newest && shape(newest), shape(now), 'see tests/fixtures/README.md');
});

test('a database written by a later version is left unchanged, and the app is told', async () => {
  const name = freshDatabaseName();
  const newest = fixtures.at(-1)?.fixture;
  if (!newest) throw new Error('there is no fixture');
  const later: DatabaseFixture = {
    version: newest.version + 10,
    stores: newest.stores.map((store) =>
      store.name === 'games'
        ? { ...store, rows: store.rows.map((row) => ({ ...(row as SavedGame), format: 2 })) }
        : store,
    ),
  };
  await createDatabase(name, later);
  const condition = createStorageCondition();
  const { games } = await openStorage({ name, bucket: null, condition });
  assert.equal(await games.list(), []);
  assert.is(await games.readLatest(10).catch((error) => error.name), 'VersionError');
  assert.equal(await dumpDatabase(name), later, 'its games were moved or changed');
  assert.is(condition.peek().failure, 'laterVersion');
});

test.run();
