/**
 * Pictures from Scryfall, for whoever asks for them. What was asked for is kept until it is put away: it goes on while the app
 * shows something else, and after the app was closed it waits for somebody to say that it shall go on. Somebody may be paying for
 * the network by now.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { printedCard } from '../rules/planar/planar-card';
import type { StorageFailure } from '../storage/failure';
import type { DownloadRow, DownloadStore, DownloadTrouble } from '../storage/picture-downloads';
import { type AddressPorts, findPictureAddresses } from './picture-addresses';
import { createPictureFetching, type Delay } from './picture-fetching';
import type { Pictures } from './pictures';
import { BATCH } from './scryfall';
import { whenRead } from './when-read';

export type { DownloadTrouble } from '../storage/picture-downloads';

/** Pictures on their way at the same time. */
const LANES = 2;
/** So many in a row without any answer, and nobody seems to be there. */
const MOST_SILENT = 3;

/** Why it does not go on by itself. `left`: the user paused it, or the app was closed meanwhile. */
export type Standstill = 'left' | 'elsewhere' | 'noAnswer' | 'limited' | 'unexpected' | StorageFailure;

export interface Download {
  readonly all: number;
  /** What has become of each card that was asked for. */
  readonly cards: ReadonlyMap<string, DownloadRow['state']>;
  readonly come: number;
  /** What has come over the network. */
  readonly bytes: number;
  readonly failed: readonly { readonly card: string; readonly trouble: DownloadTrouble }[];
  readonly state:
    | { readonly kind: 'running'; readonly delay: Delay | null }
    | { readonly kind: 'standing'; readonly why: Standstill }
    | { readonly kind: 'ended' };
}

export interface PictureDownload {
  /** What was asked for last, until it is put away; null where there is nothing. */
  readonly download: ReadonlySignal<Download | null>;
  /** The cards among these whose pictures Scryfall can be asked for: printed ones. */
  known(cards: readonly string[]): readonly string[];
  /** Fetches pictures for these cards too; those that have one are passed over unless it is to be replaced. */
  start(cards: readonly string[], replaces: boolean): void;
  pause(): void;
  goOn(): void;
  /** Those that failed are wanted again. */
  retry(): void;
  /** Stops, and puts away what is told. What has come stays. */
  forget(): void;
}

export interface PictureDownloadPorts extends AddressPorts {
  readonly store: () => Promise<DownloadStore>;
  readonly pictures: Pictures;
  readonly factsOf: (card: string) => PlanarCardFacts | null;
  /** Null when another tab is at it. */
  readonly unlessOtherTabFetches: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  readonly whyFailed: (error: unknown) => StorageFailure;
}

export function createPictureDownload(ports: PictureDownloadPorts): PictureDownload {
  const { pictures, factsOf } = ports;
  const rows = signal<ReadonlyMap<string, DownloadRow>>(new Map());
  const running = signal<{ readonly delay: Delay | null } | null>(null);
  const why = signal<Standstill>('left');
  const fetchOne = createPictureFetching(ports);
  let stopping = new AbortController();
  const inOrder = () => [...rows.peek().values()].toSorted((one, other) => one.place - other.place);
  const wanted = () => inOrder().filter(({ state }) => state === 'wanted');

  ports
    .store()
    .then((opened) => opened.watch(hear, () => {}))
    .catch(() => {});

  /** While this tab is at it, it knows best; but another may have asked for more. */
  function hear(found: readonly DownloadRow[]) {
    const there = found.map((row) => [row.card, row] as const);
    if (!running.peek()) rows.value = new Map(there);
    else if (!stopping.signal.aborted) rows.value = new Map([...there, ...rows.peek()]);
  }

  function known(cards: readonly string[]): readonly string[] {
    return [...new Set(cards.map(printedCard))].filter((card) => factsOf(card) !== null);
  }

  async function writeAll(): Promise<void> {
    await (await ports.store()).replaceAll(inOrder());
  }

  /** Once somebody has put all of it away, be it in another tab, there is nothing left to be done. */
  async function change(row: DownloadRow): Promise<void> {
    if (rows.peek().has(row.card)) rows.value = new Map(rows.peek()).set(row.card, row);
    const isWanted = await (await ports.store()).change(row);
    if (!isWanted) forget();
  }

  function forget() {
    stopping.abort();
    rows.value = new Map();
  }

  function setAll(all: readonly DownloadRow[]) {
    rows.value = new Map(all.map((row) => [row.card, row]));
    if (running.peek()) writeAll().catch(() => {});
    else run();
  }

  async function run(): Promise<void> {
    if (running.peek()) return;
    running.value = { delay: null };
    stopping = new AbortController();
    const { signal: stopped } = stopping;
    try {
      const fetching = ports.unlessOtherTabFetches(async () => {
        await writeAll();
        return fetchAll(stopped);
      });
      const end = await fetching;
      if (end === null) await (await ports.store()).add(inOrder());
      why.value = end ?? 'elsewhere';
    } catch (error) {
      why.value = stopped.aborted ? 'left' : ports.whyFailed(error);
    }
    // What one lane met is met by the other too.
    stopping.abort();
    running.value = null;
  }

  /** Ends when nothing is wanted any more, or for another reason. */
  async function fetchAll(stopped: AbortSignal): Promise<Standstill> {
    await whenRead(pictures.facts);
    let silent = 0;
    for (;;) {
      stopped.throwIfAborted();
      const batch = wanted().slice(0, BATCH);
      if (batch.length === 0) return 'left';
      const cards = batch.map(({ card }) => factsOf(card)).filter((facts) => facts !== null);
      const addresses = await findPictureAddresses(cards, ports, { signal: stopped, delayed: delay });
      if (typeof addresses === 'string') return addresses;
      let end: Standstill | null = null;
      const queue = batch.values();
      const lane = async () => {
        for (const row of queue) {
          const outcome = await bring(row, addresses.get(row.card) ?? null, stopped);
          silent = outcome === 'noAnswer' ? silent + 1 : 0;
          if (silent === MOST_SILENT) end = 'noAnswer';
          if (outcome === 'limited' || outcome === 'full' || outcome === 'broken') end = outcome;
          if (end) return;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      if (end) return end;
    }
  }

  function delay(found: Delay | null) {
    if (running.peek()) running.value = { delay: found };
  }

  /** What has come of one card; it stays wanted where nothing has. */
  async function bring(row: DownloadRow, address: string | null, stopped: AbortSignal) {
    const { card } = row;
    // By now it may have got a picture in another way.
    if (!row.replaces && pictures.facts.peek()?.has(card)) return change({ ...row, state: 'come' });
    const fetched =
      address === null ? 'notThere' : await fetchOne(address, { signal: stopped, delayed: delay });
    if (fetched === 'limited') return fetched;
    if (!(fetched instanceof Blob)) {
      await change({ ...row, state: fetched });
      return fetched;
    }
    const added = await pictures.add(card, fetched, 'scryfall');
    if (added === 'full' || added === 'broken') return added;
    const state = added === 'added' || added === 'same' ? 'come' : added;
    return change({ ...row, state, bytes: fetched.size });
  }

  return {
    download: computed(() => {
      const all = [...rows.value.values()];
      if (all.length === 0) return null;
      const isDone = all.every(({ state }) => state !== 'wanted');
      return {
        all: all.length,
        cards: new Map(all.map(({ card, state }) => [card, state])),
        come: all.filter(({ state }) => state === 'come').length,
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        failed: all.flatMap(({ card, state }) =>
          state === 'wanted' || state === 'come' ? [] : [{ card, trouble: state }],
        ),
        state: running.value
          ? { kind: 'running', delay: running.value.delay }
          : isDone
            ? { kind: 'ended' }
            : { kind: 'standing', why: why.value },
      };
    }),
    known,
    start(cards, replaces) {
      const before = wanted().length > 0 ? inOrder() : [];
      const first = (before.at(-1)?.place ?? 0) + 1;
      const added = known(cards)
        .filter((card) => replaces || !pictures.facts.peek()?.has(card))
        .filter((card) => rows.peek().get(card)?.state !== 'wanted')
        .map((card, index) => ({ card, place: first + index, replaces, state: 'wanted', bytes: 0 }) as const);
      if (added.length > 0) setAll([...before, ...added]);
    },
    pause: () => stopping.abort(),
    goOn() {
      setAll(inOrder().map((row) => (row.state === 'noAnswer' ? { ...row, state: 'wanted' } : row)));
    },
    retry() {
      setAll(inOrder().map((row) => (row.state === 'come' ? row : { ...row, state: 'wanted' })));
    },
    forget() {
      forget();
      writeAll().catch(() => {});
    },
  };
}
