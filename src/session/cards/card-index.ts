/**
 * Cards whose facts are stored on the device: found by any of their names, looked up on request, or imported from a
 * file.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { classifyStorageError } from '../../lib/storage-failure';
import { type CardPrinting, type KnownCard, nameKeysOf } from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import { type DeckPart, drawRecipeDeck, type RecipeDeck } from '../../rules/landless/recipe-draw';
import type { CardIndexStore } from '../../storage/cards/card-index';
import { createYieldIfDue } from '../lib/yield-if-due';
import { type BuiltInCardsState, createBuiltInCards, type ReadBuiltInCards } from './built-in-cards';
import { type CardJobProgress, createCardJobs, importCards, lookUpCards } from './card-jobs';
import { createColorPoolFinder } from './names/color-pools';
import type { NameFinder } from './names/name-finder';
import { createScryfall, type LookUpContext, type ScryfallPorts } from './scryfall/card-lookup';
import { createStoredCards, FIRST_SUGGESTION_COUNT, MAX_SUGGESTED, type StoredCards } from './stored-cards';

/** Maximum number of cards offered for an unknown name in a list. */
const MAX_CLOSEST_CARDS = 3;
/** Maximum number of cards offered for a name that no card has. */
const MAX_SIMILAR_CARDS = 4;
/** How long work may last before it yields to the screen. */
const MAX_WORK_TIME_MS = 20;
/** After a search without stored cards, they are counted again after this time. */
const RECOUNT_DELAY_MS = 1000;

export interface CardIndex {
  /** The number of stored cards; null until it is known. Changes whenever cards are added. */
  readonly storedCount: ReadonlySignal<number | null>;
  /** The built-in facts about all cards, read when a card is first requested. */
  readonly builtIn: ReadonlySignal<BuiltInCardsState>;
  readonly progress: ReadonlySignal<CardJobProgress | null>;
  /** Finds the cards with these names; stored facts take precedence over built-in ones. Unknown names are left out. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, KnownCard>>;
  suggest(typed: string): Promise<readonly KnownCard[]>;
  /** Finds built-in cards with a similar name, for one that `suggest` doesn't find. */
  suggestBySomeWords(typed: string): Promise<readonly KnownCard[]>;
  /** Reads the built-in facts before a card is requested. */
  prepare(): void;
  /** Draws a deck by the recipe from the built-in cards; null while they are unavailable. */
  drawDeck(deck: RecipeDeck): Promise<readonly DeckPart<KnownCard>[] | null>;
  /** Finds up to three cards that each unknown name may mean, best first. Names without any are left out. */
  findClosest(names: readonly string[]): Promise<ReadonlyMap<string, readonly KnownCard[]>>;
  /** Looks up names at Scryfall. Does nothing while another job is running. */
  lookUp(names: readonly string[]): Promise<void>;
  importFile(file: Blob): Promise<void>;
  stop(): void;
  deleteAll(): Promise<void>;
}

export interface CardIndexPorts extends ScryfallPorts {
  readonly openStore: () => Promise<CardIndexStore>;
  readonly readBuiltInCards: ReadBuiltInCards;
  /** Runs the work while no other tab sends requests. */
  readonly runExclusivelyAcrossTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly readCard: (data: unknown) => CardPrinting | null;
}

export function createCardIndex(ports: CardIndexPorts): CardIndex {
  const storedCount = signal<number | null>(null);
  const scryfall = createScryfall(ports);
  const cards = createStoredCards(ports.openStore);
  const builtIn = createBuiltInCards(ports.readBuiltInCards);
  let poolOf: ReturnType<typeof createColorPoolFinder> | null = null;
  let recountTimer: ReturnType<typeof setTimeout> | undefined;

  const lookUpExclusively = (names: readonly string[], request: LookUpContext) =>
    ports.runExclusivelyAcrossTabs(() => scryfall.lookUp(names, request));

  async function recount(): Promise<void> {
    storedCount.value = await cards.count().catch(() => storedCount.peek() ?? 0);
  }

  const jobs = createCardJobs(cards, recount);

  /**
   * Queries the store unless it is empty, as it is for most users: a query takes longer than a search in memory. Cards
   * stored by another tab in the meantime are counted later.
   */
  function queryUnlessEmpty<Found>(query: () => Promise<Found>, fallback: Found): Promise<Found> | Found {
    if (storedCount.peek() !== 0) return query();
    clearTimeout(recountTimer);
    recountTimer = setTimeout(recount, RECOUNT_DELAY_MS);
    return fallback;
  }

  recount();

  return {
    storedCount,
    builtIn: builtIn.state,
    progress: computed(() => jobs.progress.value),
    async find(names) {
      const [stored, finder] = await Promise.all([
        queryUnlessEmpty(() => cards.find(names), new Map()),
        builtIn.loadFinder(),
      ]);
      return new Map([...(finder?.findByNames(names) ?? []), ...stored]);
    },
    async suggest(typed) {
      const [stored, finder] = await Promise.all([
        queryUnlessEmpty(() => cards.suggest(typed), []),
        builtIn.loadFinder(),
      ]);
      const findBuiltIn = (limit: number) => finder?.suggest(typed, limit) ?? [];
      const firstCards = findBuiltIn(FIRST_SUGGESTION_COUNT);
      const furtherCards = firstCards.length < FIRST_SUGGESTION_COUNT ? [] : findBuiltIn(MAX_SUGGESTED);
      return mergeSuggestions(stored, [...firstCards, ...furtherCards], typed);
    },
    suggestBySomeWords: async (typed) =>
      (await builtIn.loadFinder())?.suggestBySomeWords(typed, MAX_SIMILAR_CARDS) ?? [],
    prepare() {
      builtIn.loadFinder();
    },
    async drawDeck(deck) {
      const finder = await builtIn.loadFinder();
      if (!finder) return null;
      poolOf ??= createColorPoolFinder(finder.count, finder.card);
      const parts = drawRecipeDeck(deck, poolOf) ?? [];
      return parts.map((part) => ({ ...part, cards: part.cards.map(finder.card) }));
    },
    findClosest: (names) => findClosest(names, cards, builtIn.loadFinder),
    lookUp: (names) =>
      jobs.run((job) => lookUpCards(names, job, (request) => lookUpExclusively(names, request), cards)),
    importFile: (file) => jobs.run((job) => importCards(file, job, ports.readCard)),
    stop: jobs.stop,
    async deleteAll() {
      if (jobs.isBusy()) return;
      jobs.progress.value = await cards.clear().then(() => null, failedDeletion);
      await recount();
    },
  };
}

function failedDeletion(error: unknown): CardJobProgress {
  return { kind: 'ended', cardCount: 0, failedCount: 0, failure: classifyStorageError(error) };
}

/** Merges suggestions: stored cards replace built-in ones, and cards with exactly the typed name come first. */
function mergeSuggestions(
  stored: readonly KnownCard[],
  builtIn: readonly KnownCard[],
  typed: string,
): readonly KnownCard[] {
  const byName = new Map(stored.map((card) => [card.name, card]));
  const merged = new Map(builtIn.map((card) => [card.name, byName.get(card.name) ?? card]));
  for (const card of stored) merged.set(card.name, card);
  const key = nameKey(typed);
  const rank = (card: KnownCard) => (nameKeysOf(card).includes(key) ? 0 : 1);
  return [...merged.values()].sort((one, other) => rank(one) - rank(other)).slice(0, MAX_SUGGESTED);
}

/** Finds the closest cards and yields regularly, so that the screen can be drawn. */
async function findClosest(
  names: readonly string[],
  cards: StoredCards,
  loadFinder: () => Promise<NameFinder | null>,
): Promise<ReadonlyMap<string, readonly KnownCard[]>> {
  const finder = await loadFinder();
  const closestByName = new Map<string, readonly KnownCard[]>();
  const yieldIfDue = createYieldIfDue(MAX_WORK_TIME_MS);
  for (const name of names) {
    const suggestions = finder ? finder.suggest(name, MAX_CLOSEST_CARDS) : await cards.suggest(name);
    const candidates =
      suggestions.length > 0 ? suggestions : (finder?.suggestBySomeWords(name, MAX_CLOSEST_CARDS) ?? []);
    if (candidates.length > 0) closestByName.set(name, candidates.slice(0, MAX_CLOSEST_CARDS));
    await yieldIfDue();
  }
  return closestByName;
}
