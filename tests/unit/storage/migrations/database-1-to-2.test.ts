import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../../../src/storage/database/database';
import { createDatabase, type DatabaseFixture } from '../../../support/storage/database-fixture';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('database, version 1 to 2');

const file = new URL('../../../fixtures/database-v1.json', import.meta.url);
const fixture = JSON.parse(readFileSync(file, 'utf8')) as DatabaseFixture;

interface Row {
  readonly id: string;
  readonly revision: unknown;
}

/** The fixture with its games saved so often. */
function withRevision(revision: unknown): DatabaseFixture {
  const stores = fixture.stores.map((store) =>
    store.name === 'games'
      ? { ...store, rows: store.rows.map((row) => ({ ...(row as Row), revision })) }
      : store,
  );
  return { ...fixture, stores };
}

for (const [revision, idCount] of [
  [1, 1],
  [7, 7],
  ['often', 0],
  [Number.NaN, 0],
] as const) {
  test(`a game with ${revision} saves gets ${idCount} ids of saves, and every row remains`, async () => {
    const name = freshDatabaseName();
    const changedFixture = withRevision(revision);
    await createDatabase(name, changedFixture);
    const before = changedFixture.stores.find((store) => store.name === 'games')?.rows as readonly Row[];
    const database = await openDatabase(name);
    const [first] = before;
    const keys = (await database.saves.toCollection().primaryKeys()).filter(([id]) => id === first?.id);
    assert.is(keys.length, idCount);
    assert.equal(
      keys.slice(-1).map(([, last]) => last),
      idCount > 0 ? [idCount] : [],
    );
    assert.equal(await database.games.get(first?.id ?? ''), first);
    database.close();
  });
}

test.run();
