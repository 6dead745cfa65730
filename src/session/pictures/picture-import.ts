/**
 * Imports pictures, many at once or in archives: each is prepared, matched to a card by its file name and stored.
 * Pictures without a certain card wait for the user, failures are listed, and neither blocks the rest.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { firstValue } from '../lib/first-value';
import { isZip, openZip } from '../lib/zip/zip-entries';
import { baseName, parentFolderName } from '../lib/zip/zip-paths';
import type { MatchFileName } from './file-name-matcher';
import type { FileToImport } from './file-to-import';
import { createImportReport, type ImportReport } from './import-report';
import { createPictureIntake, type PictureIntake } from './picture-intake';
import type { Pictures } from './pictures';

export interface PictureImport
  extends Pick<ImportReport, 'progress' | 'addedCount' | 'leftOutFiles' | 'dismiss'>,
    Pick<PictureIntake, 'undecidedPictures' | 'decide' | 'setSuggestion' | 'acceptSuggestions'> {
  /** Whether some pictures are not stored yet and would be lost if the page were closed. */
  readonly hasUnsavedPictures: ReadonlySignal<boolean>;
  /** Adds files to the queue; resolves when all are done. */
  enqueue(files: readonly FileToImport[]): Promise<void>;
  stop(): void;
  /** Retries the failed files that may succeed now. */
  retry(): Promise<void>;
}

export interface PictureImportPorts {
  readonly pictures: Pick<Pictures, 'factsByCard' | 'prepare' | 'addPrepared'>;
  readonly loadMatcher: () => Promise<MatchFileName>;
}

export function createPictureImport({ pictures, loadMatcher }: PictureImportPorts): PictureImport {
  const report = createImportReport();
  const intake = createPictureIntake(pictures, report);
  let queue: readonly FileToImport[] = [];
  let runningImport: Promise<void> | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    report.begin(queue.length);
    intake.forgetLackOfSpace();
    isStopped = false;
    // Without the catalog, the user is asked about every picture.
    const matchFileName = await loadMatcher().catch((): MatchFileName => () => null);
    await firstValue(pictures.factsByCard);
    const context = { matchFileName, intake, report, isStopped: () => isStopped };
    for (let [file] = queue; file; [file] = queue) {
      queue = queue.slice(1);
      await importFile(file, context);
    }
  }

  function enqueue(files: readonly FileToImport[]): Promise<void> {
    queue = [...queue, ...files];
    if (runningImport) report.expectMore(files.length);
    runningImport ??= run().finally(() => {
      runningImport = null;
      report.end();
      if (queue.length > 0) enqueue([]);
    });
    return runningImport;
  }

  const { progress, addedCount, leftOutFiles, dismiss } = report;
  const { undecidedPictures, decide, setSuggestion, acceptSuggestions } = intake;
  return {
    progress,
    addedCount,
    undecidedPictures,
    leftOutFiles,
    hasUnsavedPictures: computed(() => progress.value !== null || undecidedPictures.value.length > 0),
    enqueue,
    stop() {
      isStopped = runningImport !== null;
    },
    retry() {
      const retryableFiles = report.takeRetryable();
      return retryableFiles.length > 0 ? enqueue(retryableFiles) : Promise.resolve();
    },
    decide,
    setSuggestion,
    acceptSuggestions,
    dismiss,
  };
}

interface ImportContext {
  readonly matchFileName: MatchFileName;
  readonly intake: PictureIntake;
  readonly report: ImportReport;
  isStopped(): boolean;
}

async function importFile(file: FileToImport, context: ImportContext): Promise<void> {
  const { report, intake, matchFileName } = context;
  if (context.isStopped()) return report.leaveOut(file, 'stopped');
  try {
    if (await isZip(file.content)) await importArchive(file, context);
    else await intake.take(file, matchFileName);
  } catch {
    report.leaveOut(file, 'unreadable');
    report.finishFile();
  }
}

async function importArchive(archive: FileToImport, context: ImportContext): Promise<void> {
  const { report, intake, matchFileName } = context;
  const zip = await openZip(archive.content);
  // The archive itself counts as one until its entries are known.
  report.expectMore((zip.entryCount ?? 1) - 1);
  for await (const { path, content } of zip.entries) {
    if (context.isStopped()) return report.leaveOut(archive, 'stopped');
    const name = baseName(path);
    const entry = await content();
    if (zip.entryCount === null) report.expectMore(1);
    if (typeof entry === 'string') {
      report.leaveOut({ name, content: archive.content }, entry);
      report.finishFile();
    } else if (await isZip(entry)) {
      report.leaveOut({ name, content: entry }, 'archiveWithin');
      report.finishFile();
    } else await intake.take({ name, content: entry, folder: parentFolderName(path) }, matchFileName);
  }
  if (zip.leftOutCount > 0) report.leaveOut(archive, 'tooManyFiles');
  if (zip.entryCount === 0) report.leaveOut(archive, 'emptyArchive');
  if (zip.entryCount === null) {
    report.leaveOut(archive, 'truncated');
    report.finishFile();
  }
}
