/** The progress of importing pictures: how many were added, and which files were left out and why. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { EntryFailure } from '../lib/zip/zip-entry';
import type { FileToImport } from './file-to-import';
import type { PictureFailure } from './pictures';

/**
 * `alreadyAdded`: the picture is already stored or was supplied twice. `truncated`: the archive is incomplete.
 * `tooManyFiles`: the archive has more files than the app reads. `unreadable`: the phone does not let the app read the
 * file. `stopped`: the user stopped the import.
 */
export type ImportFailure =
  | PictureFailure
  | EntryFailure
  | 'alreadyAdded'
  | 'archiveWithin'
  | 'truncated'
  | 'tooManyFiles'
  | 'emptyArchive'
  | 'unreadable'
  | 'stopped';

export interface LeftOutFile {
  readonly name: string;
  readonly failure: ImportFailure;
  /** The file to import again; null if that would fail again. */
  readonly fileToRetry: FileToImport | null;
}

export interface ImportProgress {
  readonly doneCount: number;
  /** The number of files known so far. */
  readonly expectedCount: number;
  readonly name: string;
}

export interface ImportReport {
  /** Null while no import is running. */
  readonly progress: ReadonlySignal<ImportProgress | null>;
  /** The number of cards that received a picture since the report was last dismissed. */
  readonly addedCount: ReadonlySignal<number>;
  readonly leftOutFiles: ReadonlySignal<readonly LeftOutFile[]>;
  begin(fileCount: number): void;
  end(): void;
  /** Reports the file that is imported next. */
  startFile(name: string): void;
  /** Counts one file as done. */
  finishFile(): void;
  /** Adds to the number of known files; a negative number subtracts. */
  expectMore(fileCount: number): void;
  countAdded(): void;
  leaveOut(source: FileToImport, failure: ImportFailure): void;
  /** Removes and returns the files that may succeed now. */
  takeRetryable(): readonly FileToImport[];
  dismiss(): void;
}

const RETRYABLE: readonly ImportFailure[] = ['full', 'broken', 'gaveUp', 'stopped', 'unreadable'];

export function createImportReport(): ImportReport {
  const progress = signal<ImportProgress | null>(null);
  const addedCount = signal(0);
  const leftOutFiles = signal<readonly LeftOutFile[]>([]);
  const change = (changes: (currentProgress: ImportProgress) => Partial<ImportProgress>) => {
    const currentProgress = progress.peek();
    if (currentProgress) progress.value = { ...currentProgress, ...changes(currentProgress) };
  };
  return {
    progress,
    addedCount,
    leftOutFiles,
    begin(expectedCount) {
      progress.value = { doneCount: 0, expectedCount, name: '' };
    },
    end() {
      progress.value = null;
    },
    startFile: (name) => change(() => ({ name })),
    finishFile: () => change(({ doneCount }) => ({ doneCount: doneCount + 1 })),
    expectMore: (more) => change(({ expectedCount }) => ({ expectedCount: expectedCount + more })),
    countAdded() {
      addedCount.value += 1;
    },
    leaveOut(source, failure) {
      const isRetryable = RETRYABLE.includes(failure);
      leftOutFiles.value = [
        ...leftOutFiles.peek(),
        { name: source.name, failure, fileToRetry: isRetryable ? source : null },
      ];
    },
    takeRetryable() {
      const retryable = leftOutFiles.peek().flatMap(({ fileToRetry }) => fileToRetry ?? []);
      leftOutFiles.value = leftOutFiles.peek().filter(({ fileToRetry }) => fileToRetry === null);
      return retryable;
    },
    dismiss() {
      addedCount.value = 0;
      leftOutFiles.value = [];
    },
  };
}
