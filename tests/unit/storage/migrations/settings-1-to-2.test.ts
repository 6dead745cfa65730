import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { debouncedFields } from '../../../../src/settings/debounced-fields';
import { openDatabase } from '../../../../src/storage/database/database';
import { settings1To2 } from '../../../../src/storage/migrations/settings-1-to-2';
import { createSettingsStore } from '../../../../src/storage/settings/settings-store';
import { fromStoredForm, toStoredName } from '../../../../src/storage/stored-names/settings-and-card-names';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('settings, version 1 to 2');

/** A row as the build of 22 November 2026 wrote it. */
const file = new URL('../../../fixtures/settings-v1.json', import.meta.url);
const row = JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: Record<string, unknown> };
const expectedSettings = fromStoredForm(row.value) as typeof row.value;

async function open(value: unknown = row.value) {
  const database = await openDatabase(freshDatabaseName());
  await database.settings.put({ key: 'settings', value });
  const rows = async () => {
    const all = (await database.settings.toArray()) as { key: string; value: unknown }[];
    return Object.fromEntries(all.map((one) => [one.key, one.value]));
  };
  return { database, store: createSettingsStore(database), rows };
}

test('drafts become separate rows, once, and every value is preserved', async () => {
  const { store, rows, database } = await open();
  assert.equal(await store.read(), expectedSettings);
  const movedRows = await rows();
  assert.equal(
    Object.keys(movedRows).sort(),
    ['settings', ...debouncedFields.map(toStoredName).filter((field) => field in row.value)].sort(),
  );
  assert.equal(
    { ...(movedRows.settings as object), ...movedRows, settings: undefined },
    { ...row.value, settings: undefined },
  );
  assert.is(settings1To2(movedRows.settings), null);
  assert.equal(await store.read(), expectedSettings);
  assert.equal(await rows(), movedRows);
  assert.is(await database.damaged.count(), 0);
});

test('settings unknown to this version remain settings', async () => {
  const { store, rows } = await open({ ...row.value, font: 'large' });
  await store.read();
  assert.is(((await rows()).settings as { font?: unknown }).font, 'large');
});

test('a draft of an earlier version opened in between is moved, its empty ones are not', async () => {
  const { store, rows, database } = await open();
  await store.read();
  const choices = (await rows()).settings as object;
  const value = {
    ...choices,
    lands: null,
    rulebook: null,
    draft: null,
    sharedDeck: null,
    landList: '1 Forest',
  };
  await database.settings.put({ key: 'settings', value });
  assert.equal(await store.read(), { ...expectedSettings, pastedCardList: '1 Forest' });
});

test('an unreadable draft affects only itself', async () => {
  const { store, database } = await open({ ...row.value, landList: 7 });
  const { pastedCardList, ...others } = expectedSettings;
  assert.equal(await store.read(), others);
  assert.equal(
    (await database.damaged.toArray()).map((one) => (one as { settings: unknown }).settings),
    [{ landList: 7 }],
  );
  assert.equal(await store.read(), others);
  assert.is(await database.damaged.count(), 1);
});

for (const [description, value] of [
  ['nothing', undefined],
  ['a text', 'all of it'],
  ['a list', [1]],
  ['no drafts', { theme: 'dark' }],
] as const) {
  test(`left unchanged: ${description}`, () => assert.is(settings1To2(value), null));
}

test.run();
