/** The user's own planes and phenomena. Changes are shown at once and stored in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { StorageFailure } from '../../lib/storage-failure';
import { cardIdOfCopy, customCardId } from '../../rules/planar/planar-card';
import type { Table } from '../../rules/table/table';
import type { CustomCard } from '../../storage/decks/custom-card-schema';
import type { CustomCardStore } from '../../storage/decks/custom-card-store';
import { firstValue } from '../lib/first-value';
import { createOptimisticRows, type OptimisticRows } from '../lib/optimistic-rows';
import { factsOfCustomCard } from './custom-card-facts';

export type {
  BilingualText,
  CustomAbility,
  CustomAct,
  CustomCard,
} from '../../storage/decks/custom-card-schema';

/** The part of a card that the user edits. */
export type CustomCardContents = Omit<CustomCard, 'id' | 'touchedAt' | 'removedAt'>;

export interface CustomCards {
  /** Cards that are not removed, latest change first; null until loaded. */
  readonly cards: ReadonlySignal<readonly CustomCard[] | null>;
  /** The facts of all cards, including removed ones that a game may need; null until loaded. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Number of stored cards that this version cannot read. */
  readonly unreadableCount: ReadonlySignal<number>;
  /** Why a change could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** The card removed last, while it can be restored with one tap. */
  readonly removedCard: ReadonlySignal<CustomCard | null>;
  /** Resolves with the facts of all cards once they are loaded. */
  whenRead(): Promise<readonly PlanarCardFacts[]>;
  /** Finds a card by id, including removed ones. */
  find(id: string): CustomCard | null;
  /** Adds a card and returns its id. */
  add(card: CustomCardContents): string;
  change(id: string, changes: Partial<CustomCardContents>): void;
  /** Removes a card from lists and new games. Games that contain it can continue. */
  remove(id: string): void;
  undoRemoval(): void;
  /** Restores a removed card. */
  restoreCard(id: string): void;
  /** Ends the option to restore the card in `removedCard`. */
  dismissUndo(): void;
  /** Parses a card from outside the app; null if this version cannot read it. */
  parse(value: unknown): CustomCard | null;
  /** Adds a card from outside the app, replacing one with the same id. */
  addOrReplace(card: CustomCard): void;
  /** Cards that are not stored yet, by id; null for deleted ones. */
  readonly unsavedRows: ReadonlyMap<string, CustomCard | null>;
}

export interface CustomCardsPorts {
  readonly openStore: () => Promise<CustomCardStore>;
  readonly parse: (value: unknown) => CustomCard | null;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly requestPersistence: () => void;
  /** Every saved game; rejects if they cannot be read. */
  readonly listSavedGames: () => Promise<readonly { readonly table: Pick<Table, 'planar'> }[]>;
  /** The current game, saved or not. */
  readonly currentGame: () => { readonly history: { readonly table: Pick<Table, 'planar'> } } | null;
}

/** A removed card is kept for at least one day. */
const MIN_TIME_KEPT_MS = 86_400_000;

export function createCustomCards(ports: CustomCardsPorts): CustomCards {
  const { openStore, now } = ports;
  const optimisticRows = createOptimisticRows(openStore);
  const { rows, put } = optimisticRows;
  const removedCard = signal<CustomCard | null>(null);
  const cards = computed(() => rows.value?.filter(({ removedAt }) => removedAt === null) ?? null);
  const facts = computed(() => rows.value?.map(factsOfCustomCard) ?? null);

  deleteUnusedCards(optimisticRows, ports).catch(() => {
    // Without the list of games, removed cards are kept until the next start.
  });

  return {
    cards,
    facts,
    unreadableCount: optimisticRows.unreadableCount,
    failure: optimisticRows.failure,
    removedCard,
    whenRead: () => firstValue(facts),
    find: (id) => optimisticRows.find(id) ?? null,
    add(card) {
      ports.requestPersistence();
      const id = customCardId(ports.freshId());
      put({ ...card, id, touchedAt: now(), removedAt: null });
      return id;
    },
    change(id, changes) {
      const card = optimisticRows.find(id);
      if (card) put({ ...card, ...changes, touchedAt: now() });
    },
    remove(id) {
      const card = optimisticRows.find(id);
      if (!card) return;
      removedCard.value = card;
      put({ ...card, removedAt: now() });
    },
    undoRemoval() {
      const card = removedCard.peek();
      removedCard.value = null;
      if (card) put(card);
    },
    restoreCard(id) {
      const card = optimisticRows.find(id);
      if (card?.removedAt == null) return;
      if (removedCard.peek()?.id === id) removedCard.value = null;
      put({ ...card, removedAt: null, touchedAt: now() });
    },
    dismissUndo() {
      removedCard.value = null;
    },
    parse: ports.parse,
    addOrReplace(card) {
      ports.requestPersistence();
      put(card);
    },
    unsavedRows: optimisticRows.unsavedRows,
  };
}

/** Deletes cards that were removed some time ago and that no game needs. */
async function deleteUnusedCards(
  { rows, remove }: OptimisticRows<CustomCard>,
  { now, listSavedGames, currentGame }: CustomCardsPorts,
): Promise<void> {
  const isOld = ({ removedAt }: CustomCard) => removedAt !== null && removedAt < now() - MIN_TIME_KEPT_MS;
  const oldCards = (await firstValue(rows)).filter(isOld);
  if (oldCards.length === 0) return;
  const tables = [...(await listSavedGames()).map(({ table }) => table), currentGame()?.history.table];
  const idsInUse = new Set(
    tables.flatMap((table) => Object.keys(table?.planar?.kinds ?? {})).map(cardIdOfCopy),
  );
  for (const { id } of oldCards) if (!idsInUse.has(cardIdOfCopy(id))) remove(id);
}
