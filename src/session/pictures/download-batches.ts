/** Fetches what a list wants, some at a time, until nothing is wanted any more or something is in the way. */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { StorageFailure } from '../../storage/database/storage-failure';
import type { DownloadRow } from '../../storage/pictures/picture-downloads';
import { BATCH_SIZE } from '../cards/scryfall/card-lookup';
import { firstValue } from '../lib/first-value';
import type { DownloadList } from './download-list';
import { type AddressPorts, findPictureAddresses } from './picture-addresses';
import { createPictureFetching, type Delay } from './picture-fetching';
import type { Pictures } from './picture-store';

/** Pictures on their way at the same time. */
const LANES = 2;
/** So many in a row without any answer, and nobody seems to be there. */
const MOST_SILENT = 3;

/** Why it does not go on by itself. `left`: the user paused it, or the app was closed meanwhile. */
export type StopReason = 'left' | 'elsewhere' | 'noAnswer' | 'limited' | 'unexpected' | StorageFailure;

export interface DownloadBatchPorts extends AddressPorts {
  readonly pictures: Pictures;
  readonly factsOf: (card: string) => PlanarCardFacts | null;
}

export interface Interruption {
  readonly signal: AbortSignal;
  readonly delayed: (delay: Delay | null) => void;
}

/** Answers why it came to an end. `forgotten` is called once the list was put away. */
export function createDownloadBatches(ports: DownloadBatchPorts, list: DownloadList, forgotten: () => void) {
  const { pictures, factsOf } = ports;
  const fetchOne = createPictureFetching(ports);

  async function change(row: DownloadRow): Promise<void> {
    if (!(await list.change(row))) forgotten();
  }

  /** What has come of one card; it stays wanted where nothing has. */
  async function bring(row: DownloadRow, address: string | null, interruption: Interruption) {
    // By now it may have got a picture in another way.
    if (!row.replaces && pictures.facts.peek()?.has(row.card)) return change({ ...row, state: 'come' });
    const fetched = address === null ? 'notThere' : await fetchOne(address, interruption);
    if (fetched === 'limited') return fetched;
    if (!(fetched instanceof Blob)) {
      await change({ ...row, state: fetched });
      return fetched;
    }
    const added = await pictures.add(row.card, fetched, 'scryfall');
    if (added === 'full' || added === 'broken') return added;
    const state = added === 'added' || added === 'same' ? 'come' : added;
    return change({ ...row, state, bytes: fetched.size });
  }

  return async function fetchAll(interruption: Interruption): Promise<StopReason> {
    await firstValue(pictures.facts);
    let silent = 0;
    for (;;) {
      interruption.signal.throwIfAborted();
      const batch = list.wanted().slice(0, BATCH_SIZE);
      if (batch.length === 0) return 'left';
      const cards = batch.map(({ card }) => factsOf(card)).filter((facts) => facts !== null);
      const addresses = await findPictureAddresses(cards, ports, interruption);
      if (typeof addresses === 'string') return addresses;
      let end: StopReason | null = null;
      const queue = batch.values();
      const lane = async () => {
        for (const row of queue) {
          const outcome = await bring(row, addresses.get(row.card) ?? null, interruption);
          silent = outcome === 'noAnswer' ? silent + 1 : 0;
          if (silent === MOST_SILENT) end = 'noAnswer';
          if (outcome === 'limited' || outcome === 'full' || outcome === 'broken') end = outcome;
          if (end) return;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      if (end) return end;
    }
  };
}
