/**
 * Downloads pictures from Scryfall on request. The list of requested cards is stored. Downloading continues on every
 * screen; after a restart it waits for the user, because the connection may cost money by then.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { classifyStorageError } from '../../lib/storage-failure';
import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type { DownloadFailure, DownloadRow, DownloadStore } from '../../storage/pictures/picture-downloads';
import { createBatchDownloader, type DownloadBatchPorts, type StopReason } from './download-batches';
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
  readonly failedCards: readonly { readonly card: string; readonly failure: DownloadFailure }[];
  readonly state:
    | { readonly kind: 'running'; readonly delay: Delay | null }
    | { readonly kind: 'paused'; readonly stopReason: StopReason }
    | { readonly kind: 'ended' };
}

export interface PictureDownload {
  /** The latest request, until the user dismisses it; null if there is none. */
  readonly latestDownload: ReadonlySignal<Download | null>;
  /**
   * Returns the part of the latest request that concerns these cards, if it was made for them. A request of which that
   * is unknown counts as made for all its cards, and so does a running one.
   */
  latestDownloadFor(cards: readonly string[]): Download | null;
  /** Returns the cards for which Scryfall can have a picture, that is, the printed ones. */
  filterDownloadable(cards: readonly string[]): readonly string[];
  /** Requests pictures for these cards as well. Cards that have a picture are skipped unless `replaces`. */
  start(cards: readonly string[], replaces: boolean): void;
  pause(): void;
  resume(): void;
  /** Requests failed pictures again, of these cards only if they are given. */
  retry(cards?: readonly string[]): void;
  /**
   * Dismisses the request; if cards are given of which none is missing any more, only for them. Otherwise stops it.
   * Downloaded pictures stay.
   */
  discard(cards?: readonly string[]): void;
}

export interface PictureDownloadPorts extends DownloadBatchPorts {
  readonly openStore: () => Promise<DownloadStore>;
  /** Resolves to null if another tab is downloading. */
  readonly runUnlessOtherTabDownloads: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
}

export function createPictureDownload(ports: PictureDownloadPorts): PictureDownload {
  const { pictures, printedFactsOf } = ports;
  const list = createDownloadList(ports.openStore);
  const { rowsInOrder, wantedRows } = list;
  const downloadAll = createBatchDownloader(ports, list, discardList);
  /** The groups of cards requested since the app started. */
  const requestedGroups = signal<ReadonlySet<string>>(new Set());
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
    [...new Set(cards.map(cardIdOfCopy))].filter((card) => printedFactsOf(card) !== null);

  const groupKeyOf = (cards: readonly string[]) => filterDownloadable(cards).toSorted().join(' ');

  /** Returns a test for rows of these cards. */
  function isAmong(cards: readonly string[]): (row: DownloadRow) => boolean {
    const ids = new Set<string>(cards.map(cardIdOfCopy));
    return ({ card }) => ids.has(card);
  }

  function isDownloadFor(cards: readonly string[]): boolean {
    if (requestedGroups.value.has(groupKeyOf(cards))) return true;
    if (!run.current.value && requestedGroups.value.size > 0) return false;
    const rows = list.rows.value;
    const factsByCard = pictures.factsByCard.value;
    const missing = filterDownloadable(cards).filter((card) => !factsByCard?.has(card));
    return missing.length > 0 && missing.every((card) => rows.has(card));
  }

  /** Stops once the list was dismissed, in this tab or another. */
  function discardList() {
    run.stop();
    list.setAll([]);
    requestedGroups.value = new Set();
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
    latestDownloadFor(cards) {
      if (!isDownloadFor(cards)) return null;
      const rows = [...list.rows.value.values()].filter(isAmong(cards));
      return downloadOf(rows, rows.some(isWanted) ? run.current.value : null, run.stopReason);
    },
    filterDownloadable,
    start(cards, replaces) {
      const earlierRows = wantedRows().length > 0 ? rowsInOrder() : [];
      const firstAddedPlace = (earlierRows.at(-1)?.place ?? 0) + 1;
      const addedRows = filterDownloadable(cards)
        .filter((card) => replaces || !pictures.factsByCard.peek()?.has(card))
        .filter((card) => list.rows.peek().get(card)?.state !== 'wanted')
        .map(
          (card, index) =>
            ({ card, place: firstAddedPlace + index, replaces, state: 'wanted', bytes: 0 }) as const,
        );
      const earlierGroups = earlierRows.length > 0 ? requestedGroups.peek() : [];
      requestedGroups.value = new Set([...earlierGroups, groupKeyOf(cards)]);
      const isWaiting = earlierRows.some((row) => isWanted(row) && isAmong(cards)(row));
      if (addedRows.length > 0 || isWaiting) setAll([...earlierRows, ...addedRows]);
    },
    pause: run.stop,
    resume: () =>
      setAll(rowsInOrder().map((row) => (row.state === 'noAnswer' ? { ...row, state: 'wanted' } : row))),
    retry(cards) {
      const isRetried = cards ? isAmong(cards) : () => true;
      setAll(
        rowsInOrder().map((row) =>
          row.state === 'received' || !isRetried(row) ? row : { ...row, state: 'wanted' },
        ),
      );
    },
    discard(cards) {
      const rows = rowsInOrder();
      const remainingRows =
        cards && !rows.some((row) => isWanted(row) && isAmong(cards)(row))
          ? rows.filter((row) => !isAmong(cards)(row))
          : [];
      if (remainingRows.length > 0) list.setAll(remainingRows);
      else discardList();
      list.write().catch(() => {});
    },
  };
}

const isWanted = ({ state }: DownloadRow) => state === 'wanted';

/** Runs the work in one tab at a time, until it ends or is stopped. */
function createRun(
  ports: Pick<PictureDownloadPorts, 'runUnlessOtherTabDownloads'>,
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
    const { signal: stopSignal } = abortController;
    try {
      const endReason = await ports.runUnlessOtherTabDownloads(() => work({ signal: stopSignal, onDelay }));
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
    failedCards: rows.flatMap(({ card, state }) =>
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
  const isDone = !rows.some(isWanted);
  return isDone ? { kind: 'ended' } : { kind: 'paused', stopReason: stopReason.value };
}
