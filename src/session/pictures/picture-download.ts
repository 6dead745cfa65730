/**
 * Downloads pictures from Scryfall on request. The list of requested cards is stored. Downloading continues on every
 * screen; after a restart it waits for the user, because the connection may cost money by then.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { printedCardId } from '../../rules/planar/planar-card';
import type { StorageFailure } from '../../storage/database/storage-failure';
import type { DownloadFailure, DownloadRow, DownloadStore } from '../../storage/pictures/picture-downloads';
import { createDownloadBatches, type DownloadBatchPorts, type StopReason } from './download-batches';
import { createDownloadList } from './download-list';
import type { Delay, FetchContext } from './picture-fetching';

export type { DownloadFailure } from '../../storage/pictures/picture-downloads';

export interface Download {
  readonly totalCount: number;
  /** The state of each requested card. */
  readonly stateByCard: ReadonlyMap<string, DownloadRow['state']>;
  readonly receivedCount: number;
  /** Bytes received. */
  readonly receivedBytes: number;
  readonly failed: readonly { readonly card: string; readonly failure: DownloadFailure }[];
  readonly state:
    | { readonly kind: 'running'; readonly delay: Delay | null }
    | { readonly kind: 'paused'; readonly stopReason: StopReason }
    | { readonly kind: 'ended' };
}

export interface PictureDownload {
  /** The latest request, until the user dismisses it; null if there is none. */
  readonly latestDownload: ReadonlySignal<Download | null>;
  /** Returns the cards for which Scryfall can have a picture, that is, the printed ones. */
  filterDownloadable(cards: readonly string[]): readonly string[];
  /** Requests pictures for these cards as well. Cards that have a picture are skipped unless `replaces`. */
  start(cards: readonly string[], replaces: boolean): void;
  pause(): void;
  resume(): void;
  /** Requests failed pictures again. */
  retry(): void;
  /** Stops and dismisses the request. Downloaded pictures stay. */
  discard(): void;
}

export interface PictureDownloadPorts extends DownloadBatchPorts {
  readonly openStore: () => Promise<DownloadStore>;
  /** Resolves to null if another tab is downloading. */
  readonly runUnlessOtherTabDownloads: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  readonly classifyError: (error: unknown) => StorageFailure;
}

export function createPictureDownload(ports: PictureDownloadPorts): PictureDownload {
  const { pictures, printedFactsOf } = ports;
  const list = createDownloadList(ports.openStore);
  const { rowsInOrder, wantedRows } = list;
  const downloadAll = createDownloadBatches(ports, list, discardList);
  const run = createRun(ports, async (context) => {
    await list.write();
    return downloadAll(context);
  });

  ports
    .openStore()
    .then((opened) => opened.watch(handleStoredRows, () => {}))
    .catch(() => {});

  /** Only the downloading tab knows the latest states, but another tab may have added cards. */
  function handleStoredRows(storedRows: readonly DownloadRow[]) {
    if (!run.current.peek()) list.setAll(storedRows);
    else if (!run.isStopping()) list.addMissing(storedRows);
  }

  const filterDownloadable = (cards: readonly string[]) =>
    [...new Set(cards.map(printedCardId))].filter((card) => printedFactsOf(card) !== null);

  /** Stops once the list was dismissed, in this tab or another. */
  function discardList() {
    run.stop();
    list.setAll([]);
  }

  function setAll(rows: readonly DownloadRow[]) {
    list.setAll(rows);
    if (run.current.peek()) list.write().catch(() => {});
    else run.begin(list.leaveToOtherTab);
  }

  return {
    latestDownload: computed(() =>
      downloadOf([...list.rows.value.values()], run.current.value, run.stopReason),
    ),
    filterDownloadable,
    start(cards, replaces) {
      const earlierRows = wantedRows().length > 0 ? rowsInOrder() : [];
      const firstPlace = (earlierRows.at(-1)?.place ?? 0) + 1;
      const addedRows = filterDownloadable(cards)
        .filter((card) => replaces || !pictures.factsByCard.peek()?.has(card))
        .filter((card) => list.rows.peek().get(card)?.state !== 'wanted')
        .map(
          (card, index) =>
            ({ card, place: firstPlace + index, replaces, state: 'wanted', bytes: 0 }) as const,
        );
      if (addedRows.length > 0) setAll([...earlierRows, ...addedRows]);
    },
    pause: run.stop,
    resume: () =>
      setAll(rowsInOrder().map((row) => (row.state === 'noAnswer' ? { ...row, state: 'wanted' } : row))),
    retry: () =>
      setAll(rowsInOrder().map((row) => (row.state === 'received' ? row : { ...row, state: 'wanted' }))),
    discard() {
      discardList();
      list.write().catch(() => {});
    },
  };
}

/** Runs the work in one tab at a time, until it ends or is stopped. */
function createRun(
  ports: Pick<PictureDownloadPorts, 'runUnlessOtherTabDownloads' | 'classifyError'>,
  work: (context: FetchContext) => Promise<StopReason>,
) {
  /** Null while this tab downloads nothing. */
  const current = signal<{ readonly delay: Delay | null } | null>(null);
  /** Why the last run ended. */
  const stopReason = signal<StopReason>('pausedOrClosed');
  let abortController = new AbortController();

  function onDelay(delay: Delay | null) {
    if (current.peek()) current.value = { delay };
  }

  /** Hands the work over if another tab is downloading. */
  async function begin(leaveToOtherTab: () => Promise<void>): Promise<void> {
    if (current.peek()) return;
    current.value = { delay: null };
    abortController = new AbortController();
    const { signal: stopped } = abortController;
    try {
      const endReason = await ports.runUnlessOtherTabDownloads(() => work({ signal: stopped, onDelay }));
      if (endReason === null) await leaveToOtherTab();
      stopReason.value = endReason ?? 'inAnotherTab';
    } catch (error) {
      stopReason.value = stopped.aborted ? 'pausedOrClosed' : ports.classifyError(error);
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

function downloadOf(
  rows: readonly DownloadRow[],
  running: { readonly delay: Delay | null } | null,
  stopReason: ReadonlySignal<StopReason>,
): Download | null {
  if (rows.length === 0) return null;
  return {
    totalCount: rows.length,
    stateByCard: new Map(rows.map(({ card, state }) => [card, state])),
    receivedCount: rows.filter(({ state }) => state === 'received').length,
    receivedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    failed: rows.flatMap(({ card, state }) =>
      state === 'wanted' || state === 'received' ? [] : [{ card, failure: state }],
    ),
    state: stateOf(rows, running, stopReason),
  };
}

function stateOf(
  rows: readonly DownloadRow[],
  running: { readonly delay: Delay | null } | null,
  stopReason: ReadonlySignal<StopReason>,
): Download['state'] {
  if (running) return { kind: 'running', delay: running.delay };
  const isDone = rows.every(({ state }) => state !== 'wanted');
  return isDone ? { kind: 'ended' } : { kind: 'paused', stopReason: stopReason.value };
}
