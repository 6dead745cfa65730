/**
 * Cards whose facts are stored on the device: found by any of their names, looked up on request, or imported from a
 * file.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type DescribedCard,
  isHalfName,
  type KnownCard,
  keysOf,
  knownCardOf,
  mergeKnown,
} from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import { type DeckPart, drawRecipeDeck, type RecipeDeck } from '../../rules/landless/recipe-draw';
import type { CardIndexRow, CardIndexStore } from '../../storage/cards/card-index';
import type { StorageFailure } from '../../storage/database/storage-failure';
import { nextTask } from '../lib/next-task';
import { type BuiltInCards, createBuiltInCards, type ReadNames } from './built-in-cards';
import { type CardFileFailure, readCardFile } from './card-file';
import { createDeckPools } from './names/deck-pools';
import type { NameFinder } from './names/name-finder';
import {
  createScryfall,
  inRequestOrder,
  type LookUp,
  type LookUpFailure,
  type ScryfallPorts,
} from './scryfall/card-lookup';

/** Cards written per transaction. */
const ROWS_AT_ONCE = 500;
const MOST_SUGGESTED = 8;
/** Cards offered for an unknown name of a list. */
const MOST_CLOSEST = 3;
/** Milliseconds of work before the screen may be drawn. */
const LONGEST_STRETCH = 20;
/** Milliseconds from an answer without stored cards until they are counted again. */
const UNTIL_RECOUNT = 1000;

/** The progress of a look-up or import, or how the last one ended. */
export type CardLookupProgress =
  | {
      readonly kind: 'lookingUp';
      readonly asked: number;
      readonly all: number;
      readonly pausedFor: number | null;
    }
  | { readonly kind: 'reading'; readonly cards: number }
  | {
      readonly kind: 'ended';
      /** Cards added, and names or records that could not be used. */
      readonly cards: number;
      readonly missed: number;
      readonly failure: LookUpFailure | CardFileFailure | StorageFailure | null;
    };

type Outcome = Pick<CardLookupProgress & { kind: 'ended' }, 'missed' | 'failure'>;

interface Job {
  readonly signal: AbortSignal;
  tell(progress: CardLookupProgress): void;
  /** Stores cards; answers how many this job has learnt. */
  learn(described: readonly DescribedCard[]): Promise<number>;
}

export interface CardIndex {
  /** The number of stored cards; null until it is known. Changes whenever cards are added. */
  readonly count: ReadonlySignal<number | null>;
  /** The facts about all cards that come with the app; read when a card is first asked for. */
  readonly builtIn: ReadonlySignal<BuiltInCards>;
  readonly gathering: ReadonlySignal<CardLookupProgress | null>;
  /** Finds cards by these names; stored facts count before those of the app. Names of unknown cards are missing from the result. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>>;
  suggest(typed: string): Promise<readonly KnownCard[]>;
  /** Reads the facts that come with the app before a card is asked for. */
  prepare(): void;
  /** Draws a deck by the recipe from the cards that come with the app; null while they are not there. */
  drawDeck(deck: RecipeDeck): Promise<readonly DeckPart<KnownCard>[] | null>;
  /** Finds up to three cards that each of these unknown names may mean, the best first. Names without any are missing. */
  closest(names: readonly string[]): Promise<ReadonlyMap<string, readonly KnownCard[]>>;
  /** Looks names up at Scryfall. Does nothing while another job is running. */
  lookUp(names: readonly string[]): Promise<void>;
  readFile(file: Blob): Promise<void>;
  stop(): void;
  forgetAll(): Promise<void>;
}

export interface CardIndexPorts extends ScryfallPorts {
  readonly store: () => Promise<CardIndexStore>;
  readonly readNames: ReadNames;
  /** Runs the work when no other tab is asking. */
  readonly inTurnWithOtherTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly readCard: (data: unknown) => DescribedCard | null;
  readonly classifyError: (error: unknown) => StorageFailure;
}

export function createCardIndex(ports: CardIndexPorts): CardIndex {
  const count = signal<number | null>(null);
  const gathering = signal<CardLookupProgress | null>(null);
  const scryfall = createScryfall(ports);
  const cards = createStoredCards(ports.store);
  const builtIn = createBuiltInCards(ports.readNames);
  let stopping = new AbortController();
  let poolOf: ReturnType<typeof createDeckPools> | null = null;
  let recounting: ReturnType<typeof setTimeout> | undefined;

  const askInTurn = (names: readonly string[], request: LookUp) =>
    ports.inTurnWithOtherTabs(() => scryfall.lookUp(names, request));
  const isBusy = () => gathering.peek() !== null && gathering.peek()?.kind !== 'ended';

  async function recount(): Promise<void> {
    count.value = await cards.count();
  }

  /**
   * Asks the store, unless nothing is stored: that is so for most users, and asking takes longer than finding. Cards
   * that another tab has stored meanwhile are counted later.
   */
  function ifAny<Found>(ask: () => Promise<Found>, nothing: Found): Promise<Found> | Found {
    if (count.peek() !== 0) return ask();
    clearTimeout(recounting);
    recounting = setTimeout(recount, UNTIL_RECOUNT);
    return nothing;
  }

  /** Runs a job and reports its outcome, the cards it added and the new total, also after an error. */
  async function gather(work: (job: Job) => Promise<Outcome>): Promise<void> {
    if (isBusy()) return;
    stopping = new AbortController();
    const learnt = new Set<string>();
    const job: Job = {
      signal: stopping.signal,
      tell(progress) {
        gathering.value = progress;
      },
      async learn(described) {
        for (const key of await cards.learn(described)) learnt.add(key);
        return learnt.size;
      },
    };
    const outcome = await work(job).catch(
      (error): Outcome => ({ missed: 0, failure: ports.classifyError(error) }),
    );
    await recount();
    gathering.value = { kind: 'ended', cards: learnt.size, ...outcome };
  }

  recount();

  return {
    count,
    builtIn: builtIn.state,
    gathering: computed(() => gathering.value),
    async find(names) {
      const [stored, finder] = await Promise.all([
        ifAny(() => cards.find(names), new Map()),
        builtIn.finder(),
      ]);
      return new Map([...(finder?.called(names) ?? []), ...stored]);
    },
    async suggest(typed) {
      const [stored, finder] = await Promise.all([ifAny(() => cards.suggest(typed), []), builtIn.finder()]);
      return joinSuggested(stored, finder?.suggest(typed, MOST_SUGGESTED) ?? [], typed);
    },
    prepare() {
      builtIn.finder();
    },
    async drawDeck(deck) {
      const finder = await builtIn.finder();
      if (!finder) return null;
      poolOf ??= createDeckPools(finder.count, finder.card);
      const parts = drawRecipeDeck(deck, poolOf) ?? [];
      return parts.map((part) => ({ ...part, cards: part.cards.map(finder.card) }));
    },
    closest: (names) => closest(names, cards, builtIn.finder),
    lookUp: (names) => gather((job) => lookUp(names, job, (request) => askInTurn(names, request), cards)),
    readFile: (file) => gather((job) => readFile(file, job, ports.readCard)),
    stop: () => stopping.abort(),
    async forgetAll() {
      if (isBusy()) return;
      await cards.clear();
      gathering.value = null;
      await recount();
    },
  };
}

/** Stored cards in place of the same ones of the app; a card called exactly so comes first. */
function joinSuggested(
  stored: readonly KnownCard[],
  others: readonly KnownCard[],
  typed: string,
): readonly KnownCard[] {
  const byName = new Map(stored.map((card) => [card.name, card]));
  const joined = new Map(others.map((card) => [card.name, byName.get(card.name) ?? card]));
  for (const card of stored) joined.set(card.name, card);
  const key = nameKey(typed);
  const rank = (card: KnownCard) => (keysOf(card).includes(key) ? 0 : 1);
  return [...joined.values()].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_SUGGESTED);
}

/** Searches for a bounded time before it lets the screen draw. */
async function closest(
  names: readonly string[],
  cards: StoredCards,
  finderOf: () => Promise<NameFinder | null>,
): Promise<ReadonlyMap<string, readonly KnownCard[]>> {
  const finder = await finderOf();
  const found = new Map<string, readonly KnownCard[]>();
  let since = performance.now();
  for (const name of names) {
    const near = finder ? finder.suggest(name, MOST_CLOSEST) : await cards.suggest(name);
    if (near.length > 0) found.set(name, near.slice(0, MOST_CLOSEST));
    if (performance.now() - since < LONGEST_STRETCH) continue;
    await nextTask();
    since = performance.now();
  }
  return found;
}

type StoredCards = ReturnType<typeof createStoredCards>;

/** The cards in the store; one that cannot be asked knows nothing. */
function createStoredCards(store: () => Promise<CardIndexStore>) {
  const asked = <Found>(ask: (store: CardIndexStore) => Promise<Found>, nothing: Found): Promise<Found> =>
    store()
      .then(ask)
      .catch(() => nothing);
  return {
    count: () => asked((opened) => opened.count(), 0),
    clear: () => asked((opened) => opened.clear(), undefined),
    async find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>> {
      const keys = [...new Set(names.map(nameKey))];
      const rows = await asked((opened) => opened.called(keys), []);
      if (rows.length === 0) return new Map();
      const byKey = new Map<string, KnownCard>();
      for (const { keys: all, card } of rows) {
        // Half of one card may be called like all of another.
        for (const key of all) if (!byKey.has(key) || !isHalfName(key, all)) byKey.set(key, card);
      }
      return new Map(
        names.flatMap((name) => {
          const card = byKey.get(nameKey(name));
          return card ? [[name, card] as const] : [];
        }),
      );
    },
    async suggest(typed: string): Promise<readonly KnownCard[]> {
      const key = nameKey(typed);
      return key === '' ? [] : asked((opened) => opened.beginning(key, MOST_SUGGESTED), []);
    },
    /** Writes what is known of these cards; answers their keys. */
    async learn(described: readonly DescribedCard[]): Promise<readonly string[]> {
      const rows = new Map<string, CardIndexRow>();
      for (const known of described.map(knownCardOf)) {
        if (!known) continue;
        const row = rowOf(known);
        const earlier = rows.get(row.key);
        rows.set(row.key, earlier ? join(earlier, row) : row);
      }
      await (await store()).add([...rows.values()], join);
      return [...rows.keys()];
    },
  };
}

/** Learns the cards of these names from Scryfall. */
async function lookUp(
  names: readonly string[],
  { signal: stopped, learn, tell }: Job,
  ask: (lookingUp: LookUp) => Promise<LookUpFailure | null>,
  cards: StoredCards,
): Promise<Outcome> {
  const all = names.length;
  let done = 0;
  const paused = (pausedFor: number | null) => tell({ kind: 'lookingUp', asked: done, all, pausedFor });
  paused(null);
  const failure = await ask({
    signal: stopped,
    paused,
    async found(described, askedNow) {
      await learn(described);
      done = askedNow;
      paused(null);
    },
  });
  const wanted = inRequestOrder(names).slice(0, done);
  const found = await cards.find(wanted);
  return { missed: wanted.filter((name) => !found.has(name)).length, failure };
}

/** Learns the cards of a file with a card a line. */
async function readFile(
  file: Blob,
  { signal: stopped, learn, tell }: Job,
  readCard: CardIndexPorts['readCard'],
): Promise<Outcome> {
  let cards = 0;
  let missed = 0;
  let waiting: DescribedCard[] = [];
  const write = async () => {
    const batch = waiting;
    waiting = [];
    cards = await learn(batch);
    tell({ kind: 'reading', cards });
  };
  tell({ kind: 'reading', cards });
  const failure = await readCardFile(file, stopped, async (data) => {
    const described = readCard(data);
    if (!described) missed += 1;
    else if (described.language === 'en' || described.language === 'ru') waiting.push(described);
    if (waiting.length >= ROWS_AT_ONCE) await write();
  });
  await write();
  return { missed, failure: failure ?? (cards === 0 ? 'noCards' : null) };
}

function rowOf(card: KnownCard): CardIndexRow {
  const keys = keysOf(card);
  return { key: nameKey(card.name), keys, card };
}

function join({ card: earlier }: CardIndexRow, { card: later }: CardIndexRow): CardIndexRow {
  return rowOf(mergeKnown(earlier, later));
}
