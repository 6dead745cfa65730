/** Downloads the pictures of a list, a few at a time, until none is missing or the download has to stop. */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { StorageFailure } from '../../lib/storage-failure';
import type { DownloadRow } from '../../storage/pictures/picture-downloads';
import { MAX_IDENTIFIERS_PER_REQUEST } from '../cards/scryfall/card-lookup';
import { firstValue } from '../lib/first-value';
import type { DownloadList } from './download-list';
import { createPictureFetcher, type FetchContext } from './picture-fetching';
import { findPictureUrls, type PictureUrlPorts } from './picture-urls';
import type { Pictures } from './pictures';

/** The number of simultaneous downloads. */
const PARALLEL_DOWNLOADS = 2;
/** After this many consecutive requests without a response, the server counts as unreachable. */
const MAX_UNANSWERED = 3;

/**
 * Why the download has stopped. `pausedOrClosed`: the user paused it, or the app was closed. `inAnotherTab`: another
 * tab downloads.
 */
export type StopReason =
  | 'pausedOrClosed'
  | 'inAnotherTab'
  | 'noAnswer'
  | 'limited'
  | 'unexpected'
  | StorageFailure;

export interface DownloadBatchPorts extends PictureUrlPorts {
  readonly pictures: Pictures;
  readonly printedFactsOf: (card: string) => PlanarCardFacts | null;
}

/**
 * Returns a function that downloads the list and resolves to why it stopped. Calls `onListDiscarded` once the list is
 * dismissed.
 */
export function createBatchDownloader(
  ports: DownloadBatchPorts,
  list: DownloadList,
  onListDiscarded: () => void,
) {
  const { pictures, printedFactsOf } = ports;
  const fetchPicture = createPictureFetcher(ports);

  async function changeRow(row: DownloadRow): Promise<void> {
    if (!(await list.change(row))) onListDiscarded();
  }

  /** Downloads one picture and returns the new state of its row, which stays wanted if nothing was received. */
  async function downloadOne(row: DownloadRow, url: string | null, context: FetchContext) {
    // The user may have added a picture in the meantime.
    if (!row.replaces && pictures.factsByCard.peek()?.has(row.card))
      return changeRow({ ...row, state: 'received' });
    const fetchOutcome = url === null ? 'notThere' : await fetchPicture(url, context);
    if (fetchOutcome === 'limited') return fetchOutcome;
    if (!(fetchOutcome instanceof Blob)) {
      await changeRow({ ...row, state: fetchOutcome });
      return fetchOutcome;
    }
    const outcome = await pictures.add(row.card, fetchOutcome, 'scryfall');
    if (outcome === 'full' || outcome === 'broken') return outcome;
    const state = outcome === 'added' || outcome === 'alreadyAdded' ? 'received' : outcome;
    return changeRow({ ...row, state, bytes: fetchOutcome.size });
  }

  return async function downloadAll(context: FetchContext): Promise<StopReason> {
    await firstValue(pictures.factsByCard);
    let unansweredCount = 0;
    for (;;) {
      context.signal.throwIfAborted();
      const batch = list.wantedRows().slice(0, MAX_IDENTIFIERS_PER_REQUEST);
      if (batch.length === 0) return 'pausedOrClosed';
      const cards = batch.map(({ card }) => printedFactsOf(card)).filter((facts) => facts !== null);
      const urls = await findPictureUrls(cards, ports, context);
      if (typeof urls === 'string') return urls;
      let stopReason: StopReason | null = null;
      const queue = batch.values();
      const downloadFromQueue = async () => {
        for (const row of queue) {
          const outcome = await downloadOne(row, urls.get(row.card) ?? null, context);
          unansweredCount = outcome === 'noAnswer' ? unansweredCount + 1 : 0;
          if (unansweredCount === MAX_UNANSWERED) stopReason = 'noAnswer';
          if (outcome === 'limited' || outcome === 'full' || outcome === 'broken') stopReason = outcome;
          if (stopReason) return;
        }
      };
      await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, downloadFromQueue));
      if (stopReason) return stopReason;
    }
  };
}
