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

/** Returns a growing list of what the store reports. */
function listen(store: DownloadStore): (readonly DownloadRow[])[] {
  const reports: (readonly DownloadRow[])[] = [];
  store.watch(
    (rows) => reports.push(rows),
    (error) => {
      throw error;
    },
  );
  return reports;
}

const states = (rows: readonly DownloadRow[] | undefined) =>
  rows && Object.fromEntries(rows.map(({ card, state }) => [card, state]));

test('rows are reported to every tab, changed, added to, and replaced', async () => {
  const database = freshDatabaseName();
  const store = await openDownloads(database);
  const reports = listen(await openDownloads(database));
  const isReported = (expected: object) =>
    until(() => JSON.stringify(states(reports.at(-1))) === JSON.stringify(expected));
  await store.replaceAll([row('bant'), row('naya')]);
  await isReported({ bant: 'wanted', naya: 'wanted' });
  assert.is(await store.change(row('naya', { state: 'received', bytes: 9 })), true);
  await isReported({ bant: 'wanted', naya: 'received' });
  await store.add([row('naya'), row('tazeem')]);
  await isReported({ bant: 'wanted', naya: 'received', tazeem: 'wanted' });
  await store.replaceAll([]);
  await isReported({});
  assert.is(await store.change(row('bant')), false);
  assert.equal(states(reports.at(-1)), {});
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
  const reports = listen(await openDownloads(database));
  await until(() => reports.length > 0);
  assert.equal(reports[0], [row('bant')]);
});

test.run();
