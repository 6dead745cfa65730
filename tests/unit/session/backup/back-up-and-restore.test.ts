import 'fake-indexeddb/auto';
import { effect, signal } from '@preact/signals';
import type { FileOutcome } from '../../../../src/device/files/save-file';
import type { StorageFailure } from '../../../../src/lib/storage-failure';
import {
  type BackupActivity,
  type BackupService,
  createBackupService,
} from '../../../../src/session/backup/back-up-and-restore';
import { streamOf } from '../../../../src/session/backup/stream-of';
import { fillPhone } from '../../../support/storage/filled-phone';
import { EVERYTHING, openPhoneStorage } from '../../../support/storage/phone-storage';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('backing up and restoring');

/** Cancels this kind of work as soon as it begins; polling could miss it on a busy machine. */
function cancelWhen(backup: BackupService, kind: BackupActivity['kind']): void {
  effect(() => {
    if (backup.activity.value.kind === kind) backup.cancel();
  });
}

/** A session on a phone that can be asked for its backup. */
async function openSession(isFilled = true, { target = 'saved' as FileOutcome | 'none' } = {}) {
  const phone = await openPhoneStorage();
  if (isFilled) await fillPhone(phone);
  const savedFiles: Blob[] = [];
  const calls: string[] = [];
  const savedFileName = signal<string | null>(null);
  const isSaving = signal(false);
  const saveFailure = signal<StorageFailure | null>(null);
  const backup: BackupService = createBackupService({
    openStore: async () => phone.backups,
    appVersion: '1.0.0',
    now: () => new Date(2026, 10, 3, 23, 59).getTime(),
    savedFileName,
    async chooseTarget(name) {
      calls.push(name);
      if (target === 'none') return null;
      return async (contents) => {
        savedFiles.push(await new Response(contents).blob());
        return target;
      };
    },
    flushChanges: () => calls.push('flush'),
    isSaving,
    saveFailure,
    currentGameId: () => null,
    storageUsage: async () => ({ used: 1, quota: 2 }),
    reloadAllTabs: () => calls.push('reload'),
  });
  return { phone, backup, savedFiles, savedFileName, calls, isSaving, saveFailure };
}

test('makes a file of everything, named after the day, after unsaved moves are stored', async () => {
  const { backup, savedFiles, calls, isSaving } = await openSession();
  await until(() => backup.lastBackupTime.value !== undefined);
  assert.is(backup.lastBackupTime.value, null);
  await backup.measure();
  isSaving.value = true;
  const making = backup.make(EVERYTHING);
  await until(() => backup.activity.value.kind === 'making');
  assert.is(savedFiles.length, 0);
  isSaving.value = false;
  await making;
  assert.equal(calls, ['flush', 'planar-table-2026-11-03.planar-backup', 'flush']);
  assert.equal(backup.activity.value, { kind: 'made', outcome: 'saved', lacksLatestMoves: false });
  assert.ok(Math.abs((savedFiles[0]?.size ?? 0) - backup.sizeOf(EVERYTHING)) < 1500);
  assert.is(typeof backup.lastBackupTime.value, 'number');
});

test('says so if the game on the table cannot be stored', async () => {
  const { backup, saveFailure } = await openSession();
  saveFailure.value = 'full';
  await backup.make(EVERYTHING);
  assert.equal(backup.activity.value, { kind: 'made', outcome: 'saved', lacksLatestMoves: true });
});

test('a dismissed dialog makes nothing, and a dismissed share sheet is no backup', async () => {
  const none = await openSession(true, { target: 'none' });
  await none.backup.make(EVERYTHING);
  assert.is(none.backup.activity.value.kind, 'none');
  const dismissed = await openSession(true, { target: 'dismissed' });
  await dismissed.backup.make(EVERYTHING);
  assert.is(dismissed.backup.lastBackupTime.value ?? null, null);
});

test('a backup whose file waits for another tap counts once that file is saved', async () => {
  const { backup, calls, savedFileName } = await openSession(true, { target: 'needsTap' });
  await until(() => backup.lastBackupTime.value === null);
  await backup.make(EVERYTHING);
  savedFileName.value = 'deck.txt';
  assert.is(backup.lastBackupTime.value, null);
  savedFileName.value = calls.find((call) => call.endsWith('.planar-backup')) ?? null;
  await until(() => typeof backup.lastBackupTime.value === 'number');
});

test('canceling stops the backup, and leaves no message', async () => {
  const { backup, savedFiles } = await openSession();
  cancelWhen(backup, 'making');
  await backup.make(EVERYTHING);
  assert.is(savedFiles.length, 0);
  assert.is(backup.activity.value.kind, 'none');
});

test('tells what is in a file, restores it, and starts over', async () => {
  const { phone } = await openSession();
  const other = await openSession(false);
  await other.backup.read(await phone.backUp());
  const activity = other.backup.activity.value;
  assert.is(activity.kind, 'found');
  assert.is(activity.kind === 'found' && activity.comparison.isDeviceEmpty, true);
  assert.is(activity.kind === 'found' && activity.comparison.counts.newGames, 2);
  assert.is((await other.phone.games.list()).length, 0, 'nothing has changed yet');
  await other.backup.restore('merge');
  assert.is(other.calls.at(-1), 'reload');
  assert.is((await other.phone.games.list()).length, 2);
  await other.backup.undoRestore();
  assert.is((await other.phone.games.list()).length, 0);
});

test('a file that is not a backup, has no content, or is unreadable is refused with a reason', async () => {
  const { phone } = await openSession();
  const { backup } = await openSession(false);
  const failureOf = async (file: Blob) => {
    await backup.read(file);
    const { value } = backup.activity;
    return value.kind === 'failed' ? value.failure : value.kind;
  };
  assert.is(await failureOf(new Blob(['a deck'])), 'notBackup');
  const whole = await phone.backUp();
  assert.is(await failureOf(whole.slice(0, 40)), 'nothing');
  const broken = { size: 100, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  assert.is(await failureOf(broken as unknown as Blob), 'unreadable');
  assert.is(await failureOf(whole), 'found');
});

test('canceling while reading or restoring changes nothing', async () => {
  const { phone } = await openSession();
  const file = await phone.backUp();
  const other = await openSession(false);
  const reading = other.backup.read(file);
  other.backup.cancel();
  await reading;
  assert.is(other.backup.activity.value.kind, 'none');
  await other.backup.read(file);
  const before = await other.phone.contents();
  cancelWhen(other.backup, 'restoring');
  await other.backup.restore('replace');
  assert.equal(await other.phone.contents(), before);
  assert.ok(!other.calls.includes('reload'));
});

test('a stream makes each piece on demand, and ends its source when it is canceled', async () => {
  let pieceCount = 0;
  let isEnded = false;
  async function* pieces() {
    try {
      for (;;) {
        pieceCount += 1;
        yield new Uint8Array(10);
      }
    } finally {
      isEnded = true;
    }
  }
  const reportedBytes: number[] = [];
  const reader = streamOf(pieces(), (done) => reportedBytes.push(done)).getReader();
  await reader.read();
  await reader.read();
  assert.ok(pieceCount <= 3, `${pieceCount}`);
  assert.equal(reportedBytes.slice(0, 2), [10, 20]);
  await reader.cancel();
  assert.ok(isEnded);
});

test.run();
