/**
 * Downloads pictures from Scryfall on request. The list of requested cards is stored. Downloading continues on every
 * screen; after a restart it waits for the user, because the connection may cost money by then.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type { DownloadRow, DownloadStore } from '../../storage/pictures/picture-downloads';
import { type Download, downloadOf } from './download';
import { createBatchDownloader, type DownloadBatchPorts } from './download-batches';
import { createDownloadList, type DownloadList, isWanted } from './download-list';
import { createDownloadRun, type DownloadRun, type RunUnlessOtherTabDownloads } from './download-run';

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
  readonly runUnlessOtherTabDownloads: RunUnlessOtherTabDownloads;
}

export function createPictureDownload(ports: PictureDownloadPorts): PictureDownload {
  const list = createDownloadList(ports.openStore);
  const requests = createRequests(ports);
  const downloadAll = createBatchDownloader(ports, list, discardList);
  const run = createDownloadRun(ports.runUnlessOtherTabDownloads, async (context) => {
    await list.write();
    return downloadAll(context);
  });
  watchStoredRows(ports.openStore, list, run);

  /** Stops once the list was dismissed, in this tab or another. */
  function discardList() {
    run.stop();
    list.setAll([]);
    requests.forgetAll();
  }

  function download(rows: readonly DownloadRow[]) {
    list.setAll(rows);
    if (run.current.peek()) list.write().catch(() => {});
    else run.begin(list.leaveToOtherTab);
  }

  return {
    latestDownload: computed(() =>
      downloadOf([...list.rows.value.values()], run.current.value, run.stopReason),
    ),
    latestDownloadFor(cards) {
      if (!requests.includes(cards, list.rows.value, run.current.value !== null)) return null;
      const rows = [...list.rows.value.values()].filter(isAmong(cards));
      return downloadOf(rows, rows.some(isWanted) ? run.current.value : null, run.stopReason);
    },
    filterDownloadable: requests.filterDownloadable,
    start(cards, replaces) {
      const earlierRows = list.wantedRows().length > 0 ? list.rowsInOrder() : [];
      if (earlierRows.length === 0) requests.forgetAll();
      requests.add(cards);
      const addedRows = rowsFor(requests.cardsToDownload(cards, replaces), earlierRows, replaces);
      const isWaiting = earlierRows.some((row) => isWanted(row) && isAmong(cards)(row));
      if (addedRows.length > 0 || isWaiting) download([...earlierRows, ...addedRows]);
    },
    pause: run.stop,
    resume: () =>
      download(list.rowsInOrder().map((row) => (row.state === 'noAnswer' ? wantedAgain(row) : row))),
    retry(cards) {
      const isRetried = cards ? isAmong(cards) : () => true;
      download(
        list
          .rowsInOrder()
          .map((row) => (row.state !== 'received' && isRetried(row) ? wantedAgain(row) : row)),
      );
    },
    discard(cards) {
      const remainingRows = cards ? rowsWithout(cards, list.rowsInOrder()) : [];
      if (remainingRows.length > 0) list.setAll(remainingRows);
      else discardList();
      list.write().catch(() => {});
    },
  };
}

/** Only the downloading tab knows the latest states, but another tab may have added cards. */
function watchStoredRows(
  openStore: () => Promise<DownloadStore>,
  list: DownloadList,
  run: DownloadRun,
): void {
  const onRows = (storedRows: readonly DownloadRow[]) => {
    if (!run.current.peek()) list.setAll(storedRows);
    else if (!run.isStopping()) list.addMissing(storedRows);
  };
  openStore()
    .then((opened) => opened.watch(onRows, () => {}))
    .catch(() => {});
}

/** Remembers which groups of cards were requested since the app started. */
function createRequests({
  pictures,
  printedFactsOf,
}: Pick<PictureDownloadPorts, 'pictures' | 'printedFactsOf'>) {
  const requestedGroups = signal<ReadonlySet<string>>(new Set());

  const filterDownloadable = (cards: readonly string[]) =>
    [...new Set(cards.map(cardIdOfCopy))].filter((card) => printedFactsOf(card) !== null);

  const groupKeyOf = (cards: readonly string[]) => filterDownloadable(cards).toSorted().join(' ');

  return {
    filterDownloadable,
    cardsToDownload: (cards: readonly string[], replaces: boolean) =>
      filterDownloadable(cards).filter((card) => replaces || !pictures.factsByCard.peek()?.has(card)),
    /** Returns whether these cards were requested as a group, or whether all that are missing are in the list. */
    includes(cards: readonly string[], rows: ReadonlyMap<string, DownloadRow>, isRunning: boolean): boolean {
      if (requestedGroups.value.has(groupKeyOf(cards))) return true;
      if (!isRunning && requestedGroups.value.size > 0) return false;
      const factsByCard = pictures.factsByCard.value;
      const missing = filterDownloadable(cards).filter((card) => !factsByCard?.has(card));
      return missing.length > 0 && missing.every((card) => rows.has(card));
    },
    add(cards: readonly string[]) {
      requestedGroups.value = new Set([...requestedGroups.peek(), groupKeyOf(cards)]);
    },
    forgetAll() {
      requestedGroups.value = new Set();
    },
  };
}

/** Returns a test for rows of these cards. */
function isAmong(cards: readonly string[]): (row: DownloadRow) => boolean {
  const ids = new Set<string>(cards.map(cardIdOfCopy));
  return ({ card }) => ids.has(card);
}

const wantedAgain = (row: DownloadRow): DownloadRow => ({ ...row, state: 'wanted' });

/** Returns rows, after the earlier ones, for cards that are not wanted already. */
function rowsFor(
  cards: readonly string[],
  earlierRows: readonly DownloadRow[],
  replaces: boolean,
): readonly DownloadRow[] {
  const wantedCards = new Set(earlierRows.filter(isWanted).map(({ card }) => card));
  const firstPlace = (earlierRows.at(-1)?.place ?? 0) + 1;
  return cards
    .filter((card) => !wantedCards.has(card))
    .map((card, index) => ({ card, place: firstPlace + index, replaces, state: 'wanted', bytes: 0 }));
}

/** Returns the rows of other cards; none if one of these cards is still wanted. */
function rowsWithout(cards: readonly string[], rows: readonly DownloadRow[]): readonly DownloadRow[] {
  const isOfCards = isAmong(cards);
  return rows.some((row) => isWanted(row) && isOfCards(row)) ? [] : rows.filter((row) => !isOfCards(row));
}
