import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { LazySignal } from '../lib/lazy-signal';
import { type Catalog, watchCatalog, withOwnCards } from './catalog';
import type { OwnCards } from './own-cards';

export interface LiveCatalog {
  /** Loads the printed cards and the user's own; only the printed ones if the others cannot be loaded. */
  all(): Promise<Catalog>;
  /** Reads the user's own cards; a failure is reported and leaves the printed ones. */
  readOwnCards(): Promise<unknown>;
  /** The catalog; while `isWanted` returns true, the user's own cards are read and the value is null without them. */
  readonly shown: ReadonlySignal<Catalog | null>;
}

export interface LiveCatalogParts {
  readonly printed: Promise<Catalog>;
  readonly ownCards: LazySignal<OwnCards>;
  /** Returns whether the current screen needs the user's own cards. */
  readonly isWanted: () => boolean;
  readonly reportFailure: (error: unknown) => void;
}

/** Combines the printed cards with the user's own, which may be loaded later. */
export function createLiveCatalog(parts: LiveCatalogParts): LiveCatalog {
  const { printed, ownCards, isWanted, reportFailure } = parts;
  const ownFacts = signal<readonly PlanarCardFacts[] | null>(null);
  effect(() => {
    const read = ownCards.value?.facts.value;
    if (read) ownFacts.value = read;
  });

  const readOwnCards = () =>
    ownCards.load().catch((error) => {
      ownFacts.value ??= [];
      reportFailure(error);
    });

  effect(() => {
    if (!ownFacts.value && isWanted()) readOwnCards();
  });

  return {
    readOwnCards,
    async all() {
      const own = await readOwnCards();
      return own ? withOwnCards(await printed, await own.whenRead()) : printed;
    },
    shown: watchCatalog(printed, reportFailure, { facts: ownFacts, isWanted }),
  };
}
