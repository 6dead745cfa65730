/** Backs up everything to a file and restores it, with progress and outcome. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FileOutcome } from '../../device/files/save-file';
import type { WriteContents } from '../../device/files/save-stream';
import type { StorageUsage } from '../../device/storage/storage-usage';
import { classifyStorageError, type StorageFailure } from '../../lib/storage-failure';
import type { BackupComparison, BackupStore } from '../../storage/backup-file/backup-store';
import type { BackupSummary } from '../../storage/backup-file/part-collector';
import type { ParsedBackup } from '../../storage/backup-file/read-backup';
import type { RestoreMode } from '../../storage/backup-file/restore/plan-restore';
import type { RestoreRecord } from '../../storage/backup-file/restore/restore';
import type { BackupChoice, BackupSizes } from '../../storage/backup-file/write-backup';
import { localDay } from '../lib/local-day';
import { type BackupTime, type BackupTimePorts, createBackupTime } from './backup-time';
import { streamOf } from './stream-of';
import { type SavingPorts, untilSavingEnds } from './until-saving-ends';

export type { BackupComparison } from '../../storage/backup-file/backup-store';
export type { BackupSummary } from '../../storage/backup-file/part-collector';
export type { RestoreMode } from '../../storage/backup-file/restore/plan-restore';
export type { BackupChoice, BackupSizes } from '../../storage/backup-file/write-backup';

/**
 * `notBackup`: the file is not a backup; `nothing`: no part of it can be read; `unreadable`: the file cannot be opened;
 * `changedMeanwhile`: another tab changed a game in the meantime.
 */
export type BackupFailure = 'notBackup' | 'nothing' | 'unreadable' | 'changedMeanwhile' | StorageFailure;

/** In bytes. */
interface Progress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

export type BackupActivity =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'making' | 'reading' | 'restoring' } & Progress)
  /** `lacksLatestMoves`: the game on the table cannot be stored at the moment. */
  | { readonly kind: 'made'; readonly outcome: FileOutcome; readonly lacksLatestMoves: boolean }
  | { readonly kind: 'found'; readonly summary: BackupSummary; readonly comparison: BackupComparison }
  | { readonly kind: 'failed'; readonly failure: BackupFailure };

export interface BackupService {
  /** Whether the last backup, the last restore and the free space have been asked for, in vain or not. */
  readonly isLoaded: ReadonlySignal<boolean>;
  readonly activity: ReadonlySignal<BackupActivity>;
  /** The size of each part of a backup; null until `measure` has run. */
  readonly sizes: ReadonlySignal<BackupSizes | null>;
  /** The time of the last backup in milliseconds since 1970; null if there was none, undefined until known. */
  readonly lastBackupTime: ReadonlySignal<number | null | undefined>;
  /** The restore that can be undone, or null. */
  readonly lastRestore: ReadonlySignal<RestoreRecord | null>;
  /** The free storage space; null if the browser does not report it. */
  readonly storageUsage: ReadonlySignal<StorageUsage | null>;
  measure(): Promise<void>;
  /** Returns the bytes of a backup with these parts; 0 until measured. */
  sizeOf(choice: BackupChoice): number;
  /** Creates a backup file. Must be called during a tap. */
  make(choice: BackupChoice): Promise<void>;
  /** Reads a backup file and reports its contents without changing anything. */
  read(file: Blob): Promise<void>;
  /** Restores the file that was read, then reloads this tab and all others. */
  restore(mode: RestoreMode): Promise<void>;
  undoRestore(): Promise<void>;
  forgetRestore(): Promise<void>;
  /** Cancels the current work, or dismisses the outcome of the last. */
  cancel(): void;
}

export interface BackupServicePorts extends SavingPorts, BackupTimePorts {
  readonly appVersion: string;
  readonly now: () => number;
  readonly chooseTarget: (name: string, type: string) => Promise<WriteContents | null>;
  /** The id of the game on the table, or null. */
  readonly currentGameId: () => string | null;
  readonly storageUsage: () => Promise<StorageUsage | null>;
  /** Reloads this tab and all others. */
  readonly reloadAllTabs: () => void;
}

const FILE_TYPE = 'application/octet-stream';
const NO_ACTIVITY: BackupActivity = { kind: 'none' };

/** Thrown to cancel the current work. */
const cancellation = new DOMException('canceled', 'AbortError');

interface BackupContext {
  readonly ports: BackupServicePorts;
  readonly activity: Signal<BackupActivity>;
  readonly sizes: Signal<BackupSizes | null>;
  readonly backupTime: BackupTime;
  /** A new controller for each piece of work. */
  controller: AbortController;
  openedBackup: { readonly backup: ParsedBackup; readonly fileSize: number } | null;
}

export function createBackupService(ports: BackupServicePorts): BackupService {
  const context: BackupContext = {
    ports,
    activity: signal<BackupActivity>(NO_ACTIVITY),
    sizes: signal<BackupSizes | null>(null),
    backupTime: createBackupTime(ports),
    controller: new AbortController(),
    openedBackup: null,
  };
  const isLoaded = signal(false);
  const lastRestore = signal<RestoreRecord | null>(null);
  const storageUsage = signal<StorageUsage | null>(null);

  async function loadState(): Promise<void> {
    await context.backupTime.read();
    const store = await ports.openStore();
    lastRestore.value = await store.lastRestore();
    storageUsage.value = await ports.storageUsage();
  }
  loadState()
    .catch(() => {
      // The next action reports the failure.
    })
    .finally(() => {
      isLoaded.value = true;
    });

  const changeStore = (change: (store: BackupStore) => Promise<void>) =>
    attempt(context, async () => {
      await untilSavingEnds(ports);
      await change(await ports.openStore());
      ports.reloadAllTabs();
    });

  return {
    isLoaded,
    activity: computed(() => context.activity.value),
    sizes: context.sizes,
    lastBackupTime: context.backupTime.last,
    lastRestore,
    storageUsage,
    measure: () =>
      attempt(context, async () => {
        await untilSavingEnds(ports);
        context.sizes.value = await (await ports.openStore()).measure();
      }),
    sizeOf: (choice) => bytesOf(context.sizes.value, choice),
    make: (choice) => attempt(context, () => makeBackup(context, choice)),
    read: (file) => attempt(context, () => readBackup(context, file)),
    restore: (mode) => attempt(context, () => restoreBackup(context, mode)),
    undoRestore: () => changeStore((store) => store.undo()),
    forgetRestore: () =>
      attempt(context, async () => {
        await (await ports.openStore()).forgetRestore();
        lastRestore.value = null;
      }),
    cancel() {
      context.controller.abort();
      context.openedBackup = null;
      context.activity.value = NO_ACTIVITY;
    },
  };
}

/** Runs work and reports an error, unless the work was canceled. */
async function attempt(context: BackupContext, work: () => Promise<void>): Promise<void> {
  const { controller } = context;
  try {
    await work();
  } catch (error) {
    if (context.controller !== controller && context.controller.signal.aborted) return;
    if (error === cancellation) return;
    context.activity.value = { kind: 'failed', failure: classifyStorageError(error) };
  }
}

/** Begins a piece of work that can be canceled; returns a function that shows its progress. */
function beginWork(
  context: BackupContext,
  kind: 'making' | 'reading' | 'restoring',
  totalBytes: number,
): (done: number) => void {
  context.controller.abort();
  const controller = new AbortController();
  context.controller = controller;
  context.activity.value = { kind, doneBytes: 0, totalBytes };
  return (doneBytes) => {
    if (controller.signal.aborted) throw cancellation;
    context.activity.value = { kind, doneBytes, totalBytes };
  };
}

async function makeBackup(context: BackupContext, choice: BackupChoice): Promise<void> {
  const { ports, backupTime, activity } = context;
  const fileName = `planar-table-${localDay(ports.now())}.planar-backup`;
  const writeToTarget = await ports.chooseTarget(fileName, FILE_TYPE);
  if (!writeToTarget) return;
  const onProgress = beginWork(context, 'making', bytesOf(context.sizes.peek(), choice));
  await untilSavingEnds(ports);
  const store = await ports.openStore();
  const outcome = await writeToTarget(streamOf(store.write(choice, ports.appVersion), onProgress));
  if (outcome === 'saved') await backupTime.recordNow();
  if (outcome === 'needsTap') backupTime.recordWhenSaved(fileName);
  activity.value = { kind: 'made', outcome, lacksLatestMoves: ports.saveFailure.peek() !== null };
}

function bytesOf(sizes: BackupSizes | null, choice: BackupChoice): number {
  if (!sizes) return 0;
  return (
    sizes.bytesOfRows +
    (choice.ownPictures ? sizes.ownPictures.bytes : 0) +
    (choice.downloadedPictures ? sizes.downloadedPictures.bytes : 0) +
    (choice.knownCards ? sizes.knownCards.bytes : 0)
  );
}

async function readBackup(context: BackupContext, file: Blob): Promise<void> {
  const { ports, activity } = context;
  const onProgress = beginWork(context, 'reading', file.size);
  const fail = (failure: BackupFailure) => {
    activity.value = { kind: 'failed', failure };
  };
  const store = await ports.openStore();
  let backup: ParsedBackup | null;
  try {
    backup = await store.read(file, onProgress);
  } catch (error) {
    if (error === cancellation) throw error;
    return fail('unreadable');
  }
  if (!backup) return fail('notBackup');
  if (!hasContents(backup)) return fail('nothing');
  await untilSavingEnds(ports);
  const comparison = await store.compare(backup);
  onProgress(file.size);
  context.openedBackup = { backup, fileSize: file.size };
  activity.value = { kind: 'found', summary: backup.summary, comparison };
}

function hasContents({ summary, rows }: ParsedBackup): boolean {
  return Object.values(summary.readableCounts).some((count) => count > 0) || rows.settings.size > 0;
}

async function restoreBackup(context: BackupContext, mode: RestoreMode): Promise<void> {
  const { ports, openedBackup, activity } = context;
  if (!openedBackup) return;
  const onProgress = beginWork(context, 'restoring', openedBackup.fileSize);
  await untilSavingEnds(ports);
  const outcome = await (await ports.openStore()).restore(openedBackup.backup, {
    mode,
    gameIdToShow: ports.currentGameId(),
    onProgress,
  });
  context.openedBackup = null;
  if (outcome.kind === 'restored') ports.reloadAllTabs();
  else activity.value = { kind: 'failed', failure: 'changedMeanwhile' };
}
