import { type ReadonlySignal, signal } from '@preact/signals';
import { classifyStorageError } from '../../lib/storage-failure';
import type { StopReason } from './download-batches';
import type { Delay, FetchContext } from './picture-fetching';

/** Resolves to null if another tab is downloading. */
export type RunUnlessOtherTabDownloads = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

export interface RunningDownload {
  readonly delay: Delay | null;
}

export interface DownloadRun {
  /** Null while this tab downloads nothing. */
  readonly current: ReadonlySignal<RunningDownload | null>;
  /** Why the last run ended. */
  readonly stopReason: ReadonlySignal<StopReason>;
  /** Hands the work over if another tab is downloading. */
  begin(leaveToOtherTab: () => Promise<void>): Promise<void>;
  stop(): void;
  isStopping(): boolean;
}

/** Runs the work in one tab at a time, until it ends or is stopped. */
export function createDownloadRun(
  runUnlessOtherTabDownloads: RunUnlessOtherTabDownloads,
  work: (context: FetchContext) => Promise<StopReason>,
): DownloadRun {
  const current = signal<RunningDownload | null>(null);
  const stopReason = signal<StopReason>('pausedOrClosed');
  let abortController = new AbortController();

  function onDelay(delay: Delay | null) {
    if (current.peek()) current.value = { delay };
  }

  async function begin(leaveToOtherTab: () => Promise<void>): Promise<void> {
    if (current.peek()) return;
    current.value = { delay: null };
    abortController = new AbortController();
    const { signal: stopSignal } = abortController;
    try {
      const endReason = await runUnlessOtherTabDownloads(() => work({ signal: stopSignal, onDelay }));
      if (endReason === null) await leaveToOtherTab();
      stopReason.value = endReason ?? 'inAnotherTab';
    } catch (error) {
      stopReason.value = stopSignal.aborted ? 'pausedOrClosed' : classifyStorageError(error);
    }
    // Stops the other downloads of the batch, which would fail for the same reason.
    abortController.abort();
    current.value = null;
  }

  return {
    current,
    stopReason,
    begin,
    stop: () => abortController.abort(),
    isStopping: () => abortController.signal.aborted,
  };
}
