import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import {
  type DownloadRow,
  type DownloadStore,
  openDownloads,
} from '../../../../src/storage/pictures/picture-downloads';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('picture downloads');

const row = (card: string, changes: Partial<DownloadRow> = {}): DownloadRow => ({
  card,
  place: 1,
  replaces: false,
  state: 'wanted',
  bytes: 0,
  ...changes,
});

/** What the store tells, the latest last. */
function listen(store: DownloadStore): (readonly DownloadRow[])[] {
  const told: (readonly DownloadRow[])[] = [];
  store.watch(
    (rows) => told.push(rows),
    (error) => {
      throw error;
    },
  );
  return told;
}

const states = (rows: readonly DownloadRow[] | undefined) =>
  rows && Object.fromEntries(rows.map(({ card, state }) => [card, state]));

test('rows are reported to every tab, changed, added to, and replaced', async () => {
  const database = freshDatabaseName();
  const store = await openDownloads(database);
  const told = listen(await openDownloads(database));
  const tells = (expected: object) =>
    until(() => JSON.stringify(states(told.at(-1))) === JSON.stringify(expected));
  await store.replaceAll([row('bant'), row('naya')]);
  await tells({ bant: 'wanted', naya: 'wanted' });
  assert.is(await store.change(row('naya', { state: 'received', bytes: 9 })), true);
  await tells({ bant: 'wanted', naya: 'received' });
  await store.add([row('naya'), row('tazeem')]);
  await tells({ bant: 'wanted', naya: 'received', tazeem: 'wanted' });
  await store.replaceAll([]);
  await tells({});
  assert.is(await store.change(row('bant')), false);
  assert.equal(states(told.at(-1)), {});
});

test('unreadable rows are skipped', async () => {
  const database = freshDatabaseName();
  const store = await openDownloads(database);
  await store.replaceAll([row('bant')]);
  const raw = await new Dexie(database).open();
  await raw
    .table('rows')
    .bulkPut([{ ...row('naya'), state: 'stolen' }, { ...row('jund'), bytes: 'many' }, { card: 'esper' }]);
  raw.close();
  const told = listen(await openDownloads(database));
  await until(() => told.length > 0);
  assert.equal(told[0], [row('bant')]);
});

test.run();
