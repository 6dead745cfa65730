import 'fake-indexeddb/auto';
import { readGameRows, writeGameRows } from '../../../../../src/storage/backup-file/backup-databases';
import { openJournal } from '../../../../../src/storage/backup-file/restore/journal';
import { readRestoreRecord } from '../../../../../src/storage/backup-file/restore/restore';
import { undoRestore } from '../../../../../src/storage/backup-file/restore/undo-restore';
import { deck, fillPhone } from '../../../../support/storage/filled-phone';
import { openPhoneStorage, type PhoneStorage } from '../../../../support/storage/phone-storage';
import { historyOf } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';

const test = suite('undoing a restore');

async function filledPhone(): Promise<PhoneStorage> {
  const phone = await openPhoneStorage();
  await fillPhone(phone);
  return phone;
}

async function undo({ stores, name }: PhoneStorage): Promise<void> {
  const journal = await openJournal(`${name}, journal`);
  await undoRestore(stores, journal, () => 'undone');
  journal.close();
}

const idsOf = async (phone: PhoneStorage) => (await phone.games.list()).map(({ id }) => id);

test('without a restore there is nothing to undo', async () => {
  const phone = await filledPhone();
  const before = await phone.contents();
  await undo(phone);
  assert.equal(await phone.contents(), before);
});

test('a restore is undone once', async () => {
  const phone = await openPhoneStorage();
  await phone.saveGameWithSteps('g', 3);
  const other = await openPhoneStorage();
  await other.restore(await phone.backUp());
  await undo(other);
  assert.equal(await idsOf(other), []);
  assert.is(await readRestoreRecord(other.stores), null);
  await other.saveGameWithSteps('g', 5);
  await undo(other);
  assert.equal(await idsOf(other), ['g']);
});

test('a game that was removed since comes back as it was before', async () => {
  const phone = await openPhoneStorage();
  await phone.save(historyOf(4), { id: 'g', revision: 1 });
  const early = await phone.backUp();
  await phone.save(historyOf(9), { id: 'g', revision: 2 });
  const other = await openPhoneStorage();
  await other.restore(early);
  await other.restore(await phone.backUp());
  await writeGameRows(other.database, 'g', null);
  await undo(other);
  assert.is((await readGameRows(other.database, 'g'))?.row.length, 4);
});

test('a game that was played on since stays as it is, without a copy of its beginning', async () => {
  const phone = await openPhoneStorage();
  await phone.save(historyOf(4), { id: 'g', revision: 1 });
  const other = await openPhoneStorage();
  await other.restore(await phone.backUp());
  await phone.save(historyOf(9), { id: 'g', revision: 2 });
  await other.restore(await phone.backUp());
  await other.save(historyOf(12), { id: 'g', revision: 3 });
  await undo(other);
  assert.equal(await idsOf(other), ['g']);
  assert.is((await readGameRows(other.database, 'g'))?.row.length, 12);
});

test('undo keeps what was done since', async () => {
  const phone = await filledPhone();
  const other = await openPhoneStorage();
  const own = historyOf(12);
  const otherwise = { ...own, steps: own.steps.map((step) => ({ ...step, at: step.at + 1 })) };
  await other.save(otherwise, { id: 'new game' });
  await other.saveGameWithSteps('old game', 2);
  await other.restore(await phone.backUp(), 'replace');
  const revision = (await readGameRows(other.database, 'new game'))?.row.revision ?? 0;
  await other.save(historyOf(40), { id: 'new game', revision: revision + 1, touchedAt: 999 });
  await other.saveGameWithSteps('begun since', 2, { touchedAt: 1000 });
  await other.decks.put(deck('a deck', 'changed since', 9));
  await other.database.settings.put({ key: 'settings', value: { theme: 'light', regulars: [] } });
  await undo(other);
  const ids = await idsOf(other);
  assert.ok(ids.includes('begun since'));
  assert.is((await readGameRows(other.database, 'new game'))?.row.length, 40);
  assert.is(ids.length, 4, 'the game as it was before is kept beside');
  assert.is((await readGameRows(other.database, 'old game'))?.row.length, 2);
  assert.equal(
    (await other.contents()).decks.map(({ name }: { name: string }) => name),
    ['changed since'],
  );
});

test('undo brings back the settings that a file does not have, also if some were chosen since', async () => {
  const phone = await openPhoneStorage();
  await phone.database.settings.put({ key: 'landList', value: '4 Shock' });
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  const lands = { key: 'draft', value: null };
  await other.database.settings.put(lands);
  await other.database.settings.put({ key: 'settings', value: { theme: 'light', die: 'table' } });
  await other.restore(file, 'replace');
  assert.equal((await other.contents()).settings, [{ key: 'landList', value: '4 Shock' }]);
  await other.database.settings.put({ key: 'settings', value: { theme: 'dark', vibrates: false } });
  await undo(other);
  assert.equal((await other.contents()).settings, [
    lands,
    { key: 'settings', value: { die: 'table', theme: 'dark', vibrates: false } },
  ]);
});

test('undo takes away the settings that a file brought, except what was chosen since', async () => {
  const phone = await openPhoneStorage();
  await phone.database.settings.put({ key: 'settings', value: { theme: 'light', die: 'table' } });
  const other = await openPhoneStorage();
  await other.restore(await phone.backUp(), 'replace');
  await other.database.settings.put({ key: 'settings', value: { theme: 'dark', die: 'table' } });
  await undo(other);
  assert.equal((await other.contents()).settings, [{ key: 'settings', value: { theme: 'dark' } }]);
});

test.run();
