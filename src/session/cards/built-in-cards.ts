/** The built-in facts about all cards, read into memory on first use. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BuiltInCardData } from '../../storage/cards/built-in-card-data';
import { createNameFinder, type NameFinder } from './names/name-finder';

/** A search waits this long for the file; a missing file is requested again after `RETRY_AFTER_MS`. */
const MAX_WAIT_MS = 2000;
const RETRY_AFTER_MS = 10_000;

export type BuiltInCardsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'loaded'; readonly count: number; readonly asOf: string };

/** Reads the cards of the file; returns null if it cannot be fetched or read. */
export type ReadBuiltInCards = () => Promise<BuiltInCardData | null>;

interface BuiltInCards {
  readonly state: ReadonlySignal<BuiltInCardsState>;
  /** Returns null while the file is still loading, or if it cannot be fetched. */
  loadFinder(): Promise<NameFinder | null>;
}

export function createBuiltInCards(readBuiltInCards: ReadBuiltInCards): BuiltInCards {
  const state = signal<BuiltInCardsState>({ kind: 'loading' });
  let finderPromise: Promise<NameFinder | null> | null = null;
  let missingSince = Number.POSITIVE_INFINITY;

  async function readFinder(): Promise<NameFinder | null> {
    const data = await readBuiltInCards().catch(() => null);
    const finder = data && (await createNameFinder(data));
    state.value = finder ? { kind: 'loaded', count: finder.count, asOf: finder.asOf } : { kind: 'missing' };
    if (!finder) missingSince = performance.now();
    return finder;
  }

  return {
    state,
    loadFinder() {
      if (performance.now() - missingSince > RETRY_AFTER_MS) finderPromise = null;
      if (!finderPromise) missingSince = Number.POSITIVE_INFINITY;
      finderPromise ??= readFinder();
      if (state.peek().kind === 'loaded') return finderPromise;
      const timeout = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
      return Promise.race([finderPromise, timeout]);
    },
  };
}
