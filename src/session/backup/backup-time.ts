import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BackupStore } from '../../storage/backup-file/backup-store';

export interface BackupTimePorts {
  readonly openStore: () => Promise<BackupStore>;
  /** The name of the file that was saved last. */
  readonly savedFileName: ReadonlySignal<string | null>;
}

/** When the last backup was saved. */
export interface BackupTime {
  /** Null if there was none, undefined until it is read. */
  readonly last: ReadonlySignal<number | null | undefined>;
  read(): Promise<void>;
  recordNow(): Promise<void>;
  /** Records the time at which the file is saved; on some devices that takes another tap. */
  recordWhenSaved(fileName: string): void;
}

export function createBackupTime({ openStore, savedFileName }: BackupTimePorts): BackupTime {
  const last = signal<number | null | undefined>(undefined);
  let awaitedName: string | null = null;

  async function read(): Promise<void> {
    last.value = await (await openStore()).lastBackupTime();
  }

  async function recordNow(): Promise<void> {
    await (await openStore()).recordBackupTime();
    await read();
  }

  effect(() => {
    if (savedFileName.value === null || savedFileName.value !== awaitedName) return;
    awaitedName = null;
    recordNow().catch(() => {
      // The file is saved; only its time is unknown.
    });
  });

  return {
    last,
    read,
    recordNow,
    recordWhenSaved(fileName) {
      awaitedName = fileName;
    },
  };
}
