/** For whom a planar deck is legal. 901.15a one deck for all · 901.3 a deck for each player. */
import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../limits';
import type { Refusal } from '../../rule';
import type { PlanarCard } from '../planar-card';
import { checkOwnDeck, checkSharedDeck, type IllegalDeckReason } from './planar-deck';

export interface DeckLegality {
  /** The range of player counts that can share it, or why not even the fewest players can. */
  readonly shared:
    | { readonly playerCounts: readonly [fewest: number, most: number] }
    | Refusal<IllegalDeckReason>;
  /** Why a single player cannot use it as their own deck, or null. */
  readonly ownDeckRefusal: Refusal<IllegalDeckReason> | null;
}

export function deckLegality(cards: readonly PlanarCard[]): DeckLegality {
  const playerCounts = Array.from(
    { length: MAX_PLAYERS_IN_NEW_GAME - MIN_PLAYERS + 1 },
    (_, index) => MIN_PLAYERS + index,
  );
  const legalCounts = playerCounts.filter((playerCount) => checkSharedDeck(cards, playerCount).ok);
  const ownDeckCheck = checkOwnDeck(cards);
  const [fewest = MIN_PLAYERS] = legalCounts;
  const checkForFewest = checkSharedDeck(cards, fewest);
  return {
    shared: checkForFewest.ok
      ? { playerCounts: [fewest, legalCounts.at(-1) ?? fewest] }
      : checkForFewest.refusal,
    ownDeckRefusal: ownDeckCheck.ok ? null : ownDeckCheck.refusal,
  };
}
