/** The cards whose facts are on the phone: found by any of their names, looked up when asked for, or read from a file. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type DescribedCard,
  isHalf,
  type KnownCard,
  keysOf,
  knownCardOf,
  mergeKnown,
} from '../rules/landless/known-card';
import { nameKey } from '../rules/landless/name-key';
import type { StorageFailure } from '../storage/failure';
import type { KnownCardRow, KnownCardStore } from '../storage/known-cards';
import { type CardFileFailure, readCardFile } from './card-file';
import { createScryfall, inOrderOfAsking, type LookUpFailure, type ScryfallPorts } from './scryfall';

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

type Outcome = Pick<Gathering & { kind: 'ended' }, 'missed' | 'failure'>;

interface Job {
  readonly signal: AbortSignal;
  /** Keeps cards; tells how many have been learnt by this job. */
  readonly learn: (described: readonly DescribedCard[]) => Promise<number>;
}

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
  /** Runs when no other tab is asking. */
  readonly afterOtherTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly readCard: (data: unknown) => DescribedCard | null;
  readonly whyFailed: (error: unknown) => StorageFailure;
}

export function createKnownCards(ports: KnownCardsPorts): KnownCards {
  const count = signal<number | null>(null);
  const gathering = signal<Gathering | null>(null);
  const scryfall = createScryfall(ports);
  let stopping = new AbortController();

  const isBusy = () => gathering.peek() !== null && gathering.peek()?.kind !== 'ended';

  /** A store that cannot be asked knows nothing. */
  const asked = <Found>(ask: (store: KnownCardStore) => Promise<Found>, nothing: Found): Promise<Found> =>
    ports
      .store()
      .then(ask)
      .catch(() => nothing);

  async function recount(): Promise<void> {
    count.value = await asked((store) => store.count(), 0);
  }

  async function find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>> {
    const keys = [...new Set(names.map(nameKey))];
    const rows = await asked((store) => store.called(keys), []);
    const byKey = new Map<string, KnownCard>();
    for (const { keys: all, card } of rows) {
      // Half of one card may be called like all of another.
      for (const key of all) if (!byKey.has(key) || !isHalf(key, all)) byKey.set(key, card);
    }
    return new Map(
      names.flatMap((name) => {
        const card = byKey.get(nameKey(name));
        return card ? [[name, card] as const] : [];
      }),
    );
  }

  /** Writes what is known of these cards; tells their keys. */
  async function learn(described: readonly DescribedCard[]): Promise<readonly string[]> {
    const rows = new Map<string, KnownCardRow>();
    for (const known of described.map(knownCardOf)) {
      if (!known) continue;
      const row = rowOf(known);
      const earlier = rows.get(row.key);
      rows.set(row.key, earlier ? join(earlier, row) : row);
    }
    await (await ports.store()).add([...rows.values()], join);
    return [...rows.keys()];
  }

  /** Whatever happens, it is told how it ended, how many cards were learnt on the way, and how many there are now. */
  async function gather(work: (job: Job) => Promise<Outcome>): Promise<void> {
    if (isBusy()) return;
    stopping = new AbortController();
    const learnt = new Set<string>();
    let outcome: Outcome;
    try {
      outcome = await work({
        signal: stopping.signal,
        learn: async (described) => {
          for (const key of await learn(described)) learnt.add(key);
          return learnt.size;
        },
      });
    } catch (error) {
      outcome = { missed: 0, failure: ports.whyFailed(error) };
    }
    await recount();
    gathering.value = { kind: 'ended', cards: learnt.size, ...outcome };
  }

  recount();

  return {
    count,
    gathering: computed(() => gathering.value),
    find,
    async suggest(typed) {
      const key = nameKey(typed);
      return key === '' ? [] : asked((store) => store.beginning(key, MOST_SUGGESTED), []);
    },
    lookUp: (names) =>
      gather(async ({ signal, learn: learnSome }) => {
        const all = names.length;
        let done = 0;
        const tell = (pausedFor: number | null) => {
          gathering.value = { kind: 'lookingUp', asked: done, all, pausedFor };
        };
        tell(null);
        const lookUp = {
          signal,
          paused: tell,
          async found(described: readonly DescribedCard[], askedNow: number) {
            await learnSome(described);
            done = askedNow;
            tell(null);
          },
        };
        const failure = await ports.afterOtherTabs(() => scryfall.lookUp(names, lookUp));
        const wanted = inOrderOfAsking(names).slice(0, done);
        const found = await find(wanted);
        return { missed: wanted.filter((name) => !found.has(name)).length, failure };
      }),
    readFile: (file) =>
      gather(async ({ signal, learn: learnSome }) => {
        let cards = 0;
        let missed = 0;
        let waiting: DescribedCard[] = [];
        const write = async () => {
          const batch = waiting;
          waiting = [];
          cards = await learnSome(batch);
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
        return { missed, failure: failure ?? (cards === 0 ? 'noCards' : null) };
      }),
    stop: () => stopping.abort(),
    async forgetAll() {
      if (isBusy()) return;
      await asked((store) => store.clear(), undefined);
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
