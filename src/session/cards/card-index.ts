/**
 * Cards whose facts are stored on the device: found by any of their names, looked up on request, or imported from a
 * file.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type DescribedCard, type KnownCard, keysOf } from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import { type DeckPart, drawRecipeDeck, type RecipeDeck } from '../../rules/landless/recipe-draw';
import type { CardIndexStore } from '../../storage/cards/card-index';
import type { StorageFailure } from '../../storage/database/storage-failure';
import { nextTask } from '../lib/next-task';
import { type BuiltInCards, createBuiltInCards, type ReadNames } from './built-in-cards';
import { type CardJobProgress, createCardJobs, importCards, lookUpCards } from './card-jobs';
import { createDeckPools } from './names/deck-pools';
import type { NameFinder } from './names/name-finder';
import { createScryfall, type LookUp, type ScryfallPorts } from './scryfall/card-lookup';
import { createStoredCards, MOST_SUGGESTED, type StoredCards } from './stored-cards';

/** Cards offered for an unknown name of a list. */
const MOST_CLOSEST = 3;
/** Milliseconds of work before the screen may be drawn. */
const LONGEST_STRETCH = 20;
/** Milliseconds from an answer without stored cards until they are counted again. */
const UNTIL_RECOUNT = 1000;

export interface CardIndex {
  /** The number of stored cards; null until it is known. Changes whenever cards are added. */
  readonly count: ReadonlySignal<number | null>;
  /** The facts about all cards that come with the app; read when a card is first asked for. */
  readonly builtIn: ReadonlySignal<BuiltInCards>;
  readonly progress: ReadonlySignal<CardJobProgress | null>;
  /** Finds cards by these names; stored facts count before those of the app. Names of unknown cards are left out. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>>;
  suggest(typed: string): Promise<readonly KnownCard[]>;
  /** Reads the facts that come with the app before a card is asked for. */
  prepare(): void;
  /** Draws a deck by the recipe from the cards that come with the app; null while they are not there. */
  drawDeck(deck: RecipeDeck): Promise<readonly DeckPart<KnownCard>[] | null>;
  /** Finds up to three cards that each unknown name may mean, the best first. Names without any are left out. */
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
  const scryfall = createScryfall(ports);
  const cards = createStoredCards(ports.store);
  const builtIn = createBuiltInCards(ports.readNames);
  let poolOf: ReturnType<typeof createDeckPools> | null = null;
  let recounting: ReturnType<typeof setTimeout> | undefined;

  const askInTurn = (names: readonly string[], request: LookUp) =>
    ports.inTurnWithOtherTabs(() => scryfall.lookUp(names, request));

  async function recount(): Promise<void> {
    count.value = await cards.count();
  }

  const jobs = createCardJobs(cards, ports.classifyError, recount);

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

  recount();

  return {
    count,
    builtIn: builtIn.state,
    progress: computed(() => jobs.progress.value),
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
    lookUp: (names) =>
      jobs.run((job) => lookUpCards(names, job, (request) => askInTurn(names, request), cards)),
    readFile: (file) => jobs.run((job) => importCards(file, job, ports.readCard)),
    stop: jobs.stop,
    async forgetAll() {
      if (jobs.isBusy()) return;
      await cards.clear();
      jobs.progress.value = null;
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
