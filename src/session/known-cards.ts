/** The cards whose facts are on the phone: found by any of their names, looked up when asked for, or read from a file. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type DescribedCard,
  type KnownCard,
  keysOf,
  knownCardOf,
  mergeKnown,
  nameKey,
} from '../rules/landless/known-card';
import type { StorageFailure } from '../storage/failure';
import type { KnownCardRow, KnownCardStore } from '../storage/known-cards';
import { type CardFileFailure, readCardFile } from './card-file';
import { createScryfall, type LookUpFailure, type ScryfallPorts } from './scryfall';

/** Cards written to the phone at once. */
const ROWS_AT_ONCE = 500;
const MOST_SUGGESTED = 8;

/** What is being done to know more cards, or how the last such thing ended. */
export type Gathering =
  | {
      readonly kind: 'lookingUp';
      readonly asked: number;
      readonly all: number;
      readonly pausedFor: number | null;
    }
  | { readonly kind: 'reading'; readonly cards: number }
  | {
      readonly kind: 'ended';
      /** Cards learnt, and names or pieces of the file that came to nothing. */
      readonly cards: number;
      readonly missed: number;
      readonly failure: LookUpFailure | CardFileFailure | StorageFailure | null;
    };

export interface KnownCards {
  /** How many there are; null until that is known. Changes whenever more are. */
  readonly count: ReadonlySignal<number | null>;
  readonly gathering: ReadonlySignal<Gathering | null>;
  /** By the name as it is asked for; names of unknown cards are missing. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>>;
  suggest(typed: string): Promise<readonly KnownCard[]>;
  /** One thing at a time: nothing happens while another is under way. */
  lookUp(names: readonly string[]): Promise<void>;
  readFile(file: Blob): Promise<void>;
  stop(): void;
  forgetAll(): Promise<void>;
}

export interface KnownCardsPorts extends ScryfallPorts {
  readonly store: () => Promise<KnownCardStore>;
  readonly readCard: (data: unknown) => DescribedCard | null;
  readonly whyFailed: (error: unknown) => StorageFailure;
}

export function createKnownCards(ports: KnownCardsPorts): KnownCards {
  const count = signal<number | null>(null);
  const gathering = signal<Gathering | null>(null);
  const scryfall = createScryfall(ports);
  let stopping = new AbortController();

  const isBusy = () => gathering.peek() !== null && gathering.peek()?.kind !== 'ended';

  async function recount(): Promise<void> {
    count.value = await ports.store().then(
      (store) => store.count(),
      () => 0,
    );
  }

  async function learn(described: readonly DescribedCard[]): Promise<number> {
    const rows = new Map<string, KnownCardRow>();
    for (const known of described.map(knownCardOf)) {
      if (!known) continue;
      const row = rowOf(known);
      const earlier = rows.get(row.key);
      rows.set(row.key, earlier ? join(earlier, row) : row);
    }
    await (await ports.store()).add([...rows.values()], join);
    return rows.size;
  }

  /** Whatever happens, it is told how it ended and how many cards there are now. */
  async function gather(work: (signal: AbortSignal) => Promise<Omit<Gathering & { kind: 'ended' }, 'kind'>>) {
    if (isBusy()) return;
    stopping = new AbortController();
    let end: Omit<Gathering & { kind: 'ended' }, 'kind'>;
    try {
      end = await work(stopping.signal);
    } catch (error) {
      end = { cards: 0, missed: 0, failure: ports.whyFailed(error) };
    }
    await recount();
    gathering.value = { kind: 'ended', ...end };
  }

  recount();

  return {
    count,
    gathering: computed(() => gathering.value),
    async find(names) {
      const keys = [...new Set(names.map(nameKey))];
      const rows = await ports.store().then(
        (store) => store.called(keys),
        () => [],
      );
      const byKey = new Map(rows.flatMap(({ keys: all, card }) => all.map((key) => [key, card] as const)));
      // Half of one card may be called like all of another.
      for (const { key, card } of rows) byKey.set(key, card);
      return new Map(
        names.flatMap((name) => {
          const card = byKey.get(nameKey(name));
          return card ? [[name, card] as const] : [];
        }),
      );
    },
    async suggest(typed) {
      const key = nameKey(typed);
      if (key === '') return [];
      return ports.store().then(
        (store) => store.beginning(key, MOST_SUGGESTED),
        () => [],
      );
    },
    lookUp: (names) =>
      gather(async (signal) => {
        const all = names.length;
        let cards = 0;
        const tell = (asked: number, pausedFor: number | null) => {
          gathering.value = { kind: 'lookingUp', asked, all, pausedFor };
        };
        let asked = 0;
        tell(0, null);
        const failure = await scryfall.lookUp(names, {
          signal,
          paused: (time) => tell(asked, time),
          async found(described, askedNow) {
            cards += await learn(described);
            asked = askedNow;
            tell(asked, null);
          },
        });
        return { cards, missed: Math.max(0, asked - cards), failure };
      }),
    readFile: (file) =>
      gather(async (signal) => {
        let cards = 0;
        let missed = 0;
        let waiting: DescribedCard[] = [];
        const write = async () => {
          cards += await learn(waiting);
          waiting = [];
          gathering.value = { kind: 'reading', cards };
        };
        gathering.value = { kind: 'reading', cards };
        const failure = await readCardFile(file, signal, async (data) => {
          const described = ports.readCard(data);
          if (!described) missed += 1;
          else if (described.language === 'en' || described.language === 'ru') waiting.push(described);
          if (waiting.length >= ROWS_AT_ONCE) await write();
        });
        await write();
        return { cards, missed, failure: failure ?? (cards === 0 ? 'noCards' : null) };
      }),
    stop: () => stopping.abort(),
    async forgetAll() {
      if (isBusy()) return;
      await ports.store().then((store) => store.clear());
      gathering.value = null;
      await recount();
    },
  };
}

function rowOf(card: KnownCard): KnownCardRow {
  const keys = keysOf(card);
  return { key: nameKey(card.name), keys, card };
}

function join({ card: earlier }: KnownCardRow, { card: later }: KnownCardRow): KnownCardRow {
  return rowOf(mergeKnown(earlier, later));
}
