import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { LazySignal } from '../lib/lazy-signal';
import { type Catalog, watchCatalog, withOwnCards } from './catalog';
import type { OwnCards } from './own-card-store';

export interface LiveCatalog {
  /** Loads the cards with those of the user's own; the printed ones alone where these cannot be loaded. */
  all(): Promise<Catalog>;
  /** Reads the user's own cards; a failure is reported and leaves the printed ones. */
  readOwnCards(): Promise<unknown>;
  /** The cards; while `isWanted` holds, the user's own are read and nothing is shown without them. */
  readonly shown: ReadonlySignal<Catalog | null>;
}

export interface LiveCatalogParts {
  readonly printed: Promise<Catalog>;
  readonly ownCards: LazySignal<OwnCards>;
  /** Whether the current place cannot be shown without the user's own cards. */
  readonly isWanted: () => boolean;
  readonly reportFailure: (error: unknown) => void;
}

/** Joins the printed cards and those of the user's own, which may come later. */
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
