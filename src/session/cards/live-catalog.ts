import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isCustomCard } from '../../rules/planar/planar-card';
import type { LiveGameState } from '../game/live-game';
import type { LazySignal } from '../lib/lazy-signal';
import { type Catalog, withCustomCards } from './catalog';
import type { CustomCards } from './custom-cards';

export interface LiveCatalog {
  /** Loads the printed cards and the user's own; only the printed ones if the others cannot be loaded. */
  loadFullCatalog(): Promise<Catalog>;
  /** Reads the user's custom cards; a failure is reported and leaves the printed ones. */
  readCustomCards(): Promise<unknown>;
  /**
   * The catalog, null until the printed cards are loaded and, if custom cards are needed, until those are read too.
   */
  readonly catalog: ReadonlySignal<Catalog | null>;
}

export interface LiveCatalogPorts {
  readonly printedCards: Promise<Catalog>;
  readonly customCards: LazySignal<CustomCards>;
  readonly gameState: ReadonlySignal<LiveGameState>;
  /** Returns whether the current screen lists cards, among them the user's own. */
  readonly screenNeedsCustomCards: () => boolean;
  readonly reportFailure: (error: unknown) => void;
}

/** Combines the printed cards with the user's own, which may be loaded later. */
export function createLiveCatalog(ports: LiveCatalogPorts): LiveCatalog {
  const { printedCards, customCards, gameState, screenNeedsCustomCards, reportFailure } = ports;
  const loadedPrintedCards = signal<Catalog | null>(null);
  printedCards.then((loaded) => {
    loadedPrintedCards.value = loaded;
  }, reportFailure);
  const customFacts = signal<readonly PlanarCardFacts[] | null>(null);
  effect(() => {
    const loadedFacts = customCards.value?.facts.value;
    if (loadedFacts) customFacts.value = loadedFacts;
  });

  /** Returns whether one of the user's custom cards is on the table, or the screen lists them. */
  function areNeeded(): boolean {
    const state = gameState.value;
    const planar = state.kind === 'playing' ? state.game.history.table.planar : null;
    return screenNeedsCustomCards() || Object.keys(planar?.kinds ?? {}).some(isCustomCard);
  }

  const readCustomCards = () =>
    customCards.load().catch((error) => {
      customFacts.value ??= [];
      reportFailure(error);
    });

  effect(() => {
    if (!customFacts.value && areNeeded()) readCustomCards();
  });

  return {
    readCustomCards,
    async loadFullCatalog() {
      const customCards = await readCustomCards();
      return customCards ? withCustomCards(await printedCards, await customCards.whenRead()) : printedCards;
    },
    catalog: computed(() => {
      if (!loadedPrintedCards.value || (!customFacts.value && areNeeded())) return null;
      return withCustomCards(loadedPrintedCards.value, customFacts.value ?? []);
    }),
  };
}
