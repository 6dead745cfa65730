/** Planes and phenomena of the user's own, alive: a change is shown at once and kept in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { ownCardId, printedCard } from '../rules/planar/planar-card';
import type { Table } from '../rules/table/table';
import type { StorageFailure } from '../storage/failure';
import type { OwnCard, OwnCardLimits } from '../storage/own-card';
import type { OwnCardStore } from '../storage/own-cards';
import { createKeptRows } from './kept-rows';
import { factsOfOwnCard } from './own-card-facts';
import { whenRead } from './when-read';

export type { OwnAbility, OwnAct, OwnCard, OwnCardLimits, OwnText } from '../storage/own-card';

/** What the user says of a card; the rest comes by itself. */
export type OwnCardText = Omit<OwnCard, 'id' | 'touchedAt' | 'removedAt'>;

export interface OwnCards {
  /** Those that were not removed, the latest changed first; null until they are read. */
  readonly cards: ReadonlySignal<readonly OwnCard[] | null>;
  /** What is on all of them, also on those removed that a game may need; null until they are read. */
  readonly facts: ReadonlySignal<readonly PlanarCardFacts[] | null>;
  /** Cards on the phone that this version cannot read. */
  readonly unreadable: ReadonlySignal<number>;
  /** Why what is shown could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** The card removed last, as long as it can be had back by one tap. */
  readonly removed: ReadonlySignal<OwnCard | null>;
  /** How much of everything a card may have. */
  readonly limits: OwnCardLimits;
  /** What is on all of them, once they are read. */
  whenRead(): Promise<readonly PlanarCardFacts[]>;
  /** The card of this id, also a removed one. */
  find(id: string): OwnCard | null;
  /** Adds a card and answers with its id. */
  add(card: OwnCardText): string;
  change(id: string, changes: Partial<OwnCardText>): void;
  /** It is in no list and no new game; games that were begun with it go on. */
  remove(id: string): void;
  restore(): void;
  /** A removed card is to be chosen again, as it was. */
  bringBack(id: string): void;
  /** The removed card is not wanted back. */
  forgetRemoved(): void;
  /** A card from elsewhere, from what says it is one; null for what is none that this version understands. */
  read(value: unknown): OwnCard | null;
  /** Takes in a card from elsewhere as it is, in the place of one with the same id. */
  take(card: OwnCard): void;
}

export interface OwnCardsPorts {
  readonly store: () => Promise<OwnCardStore>;
  readonly read: (value: unknown) => OwnCard | null;
  readonly limits: OwnCardLimits;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly whyFailed: (error: unknown) => StorageFailure;
  /** Every game on the phone; rejects when they cannot be had. */
  readonly games: () => Promise<readonly { readonly table: Pick<Table, 'planar'> }[]>;
  /** The game in play, saved or not. */
  readonly playing: () => { readonly history: { readonly table: Pick<Table, 'planar'> } } | null;
}

/** How long a removed card is kept at least, in milliseconds: a day. */
const KEPT_FOR = 86_400_000;

export function createOwnCards(ports: OwnCardsPorts): OwnCards {
  const { store, now, whyFailed } = ports;
  const kept = createKeptRows(store, whyFailed);
  const { rows, put } = kept;
  const removed = signal<OwnCard | null>(null);
  const cards = computed(() => rows.value?.filter(({ removedAt }) => removedAt === null) ?? null);
  const facts = computed(() => rows.value?.map(factsOfOwnCard) ?? null);

  /** Removed cards that no game needs any longer are gone for good. */
  async function tidyUp(): Promise<void> {
    const isOld = ({ removedAt }: OwnCard) => removedAt !== null && removedAt < now() - KEPT_FOR;
    const old = (await whenRead(rows)).filter(isOld);
    if (old.length === 0) return;
    const tables = [...(await ports.games()).map(({ table }) => table), ports.playing()?.history.table];
    const inUse = new Set(
      tables.flatMap((table) => Object.keys(table?.planar?.kinds ?? {})).map(printedCard),
    );
    for (const { id } of old) if (!inUse.has(printedCard(id))) kept.remove(id);
  }

  tidyUp().catch(() => {
    // Whether a game needs them cannot be known now: they stay until the next time.
  });

  return {
    cards,
    facts,
    unreadable: kept.unreadable,
    failure: kept.failure,
    removed,
    limits: ports.limits,
    whenRead: () => whenRead(facts),
    find: (id) => kept.find(id) ?? null,
    add(card) {
      const id = ownCardId(ports.freshId());
      put({ ...card, id, touchedAt: now(), removedAt: null });
      return id;
    },
    change(id, changes) {
      const card = kept.find(id);
      if (card) put({ ...card, ...changes, touchedAt: now() });
    },
    remove(id) {
      const card = kept.find(id);
      if (!card) return;
      removed.value = card;
      put({ ...card, removedAt: now() });
    },
    restore() {
      const card = removed.peek();
      removed.value = null;
      if (card) put(card);
    },
    bringBack(id) {
      const card = kept.find(id);
      if (card?.removedAt == null) return;
      if (removed.peek()?.id === id) removed.value = null;
      put({ ...card, removedAt: null, touchedAt: now() });
    },
    forgetRemoved() {
      removed.value = null;
    },
    read: ports.read,
    take: put,
  };
}
