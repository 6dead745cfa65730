/** Why a planar deck is not legal (901.3, 901.15a), by how much, and which cards would help. */
import { type RandomState, seedChance, shuffle } from '../../rules/chance/chance';
import { MAX_PLAYERS_IN_NEW_GAME } from '../../rules/limits';
import { deckLegality } from '../../rules/planar/decks/deck-legality';
import { MIN_OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import {
  checkSharedDeck,
  type IllegalDeckReason,
  isPhenomenon,
  maxPhenomena,
  smallestSharedDeckSize,
} from '../../rules/planar/decks/planar-deck';
import type { PlanarCard } from '../../rules/planar/planar-card';
import type { Refusal } from '../../rules/rule';

/**
 * `tooFew`: the number of missing cards; `tooManyPhenomena`: the number of phenomena to remove; `phenomenaForPlanes`:
 * the number of phenomena to replace by planes, because without them the deck would be too small; `twice`: a card is
 * repeated.
 */
export type Violation =
  | {
      readonly kind: 'tooFew' | 'tooManyPhenomena' | 'phenomenaForPlanes';
      readonly difference: number;
      readonly refusal: Refusal<IllegalDeckReason>;
    }
  | { readonly kind: 'twice'; readonly refusal: Refusal<IllegalDeckReason> };

export interface DeckViolations {
  /** The number of players for whom the shared deck is checked. */
  readonly playerCount: number;
  /** As a shared deck; null if any number of players can share it. */
  readonly shared: Violation | null;
  /** As one player's own deck; null if it is legal. */
  readonly own: Violation | null;
}

/**
 * Returns why the deck is not legal. If it has too many phenomena for this many players to share it, it is checked for
 * the number of players that needs the smallest change.
 */
export function findViolations(cards: readonly PlanarCard[], usualPlayerCount: number): DeckViolations {
  const { shared, ownDeckRefusal } = deckLegality(cards);
  const playerCount = bestPlayerCount(cards, usualPlayerCount);
  return {
    playerCount,
    shared: 'playerCounts' in shared ? null : findSharedViolation(cards, playerCount),
    own: ownDeckRefusal && measureViolation(cards, ownDeckRefusal, MIN_OWN_DECK_SIZE),
  };
}

/** Returns why this many players cannot share the deck; null if they can. */
export function findSharedViolation(cards: readonly PlanarCard[], playerCount: number): Violation | null {
  const check = checkSharedDeck(cards, playerCount);
  return check.ok ? null : measureViolation(cards, check.refusal, smallestSharedDeckSize(playerCount));
}

/** Returns whether the deck is legal for some number of players. */
export function isPlayable({ shared, own }: DeckViolations): boolean {
  return shared === null || own === null;
}

/** Of equally small changes, the first that removes fewer phenomena is better. */
function bestPlayerCount(cards: readonly PlanarCard[], usualPlayerCount: number): number {
  const phenomenonCount = cards.filter(isPhenomenon).length;
  const surplus = (playerCount: number) => Math.max(0, phenomenonCount - maxPhenomena(playerCount));
  const neededChangeCount = (playerCount: number) =>
    surplus(playerCount) +
    Math.max(0, smallestSharedDeckSize(playerCount) - cards.length + surplus(playerCount));
  let best = usualPlayerCount;
  for (let playerCount = best + 1; playerCount <= MAX_PLAYERS_IN_NEW_GAME; playerCount++) {
    if (surplus(best) > 0 && neededChangeCount(playerCount) <= neededChangeCount(best)) best = playerCount;
  }
  return best;
}

function measureViolation(
  cards: readonly PlanarCard[],
  refusal: Refusal<IllegalDeckReason>,
  minSize: number,
): Violation {
  const { reason, limit = 0 } = refusal;
  switch (reason) {
    case 'tooFewPlanarCards':
    case 'noPlane':
      return { kind: 'tooFew', difference: minSize - cards.length, refusal };
    case 'tooManyPhenomena': {
      const difference = cards.filter(isPhenomenon).length - limit;
      const isLargeEnough = cards.length - difference >= minSize;
      return { kind: isLargeEnough ? 'tooManyPhenomena' : 'phenomenaForPlanes', difference, refusal };
    }
    case 'repeatedPlanarCard':
      return { kind: 'twice', refusal };
  }
}

/** Returns random cards from the pool that make the deck legal for this many players; null if that is impossible. */
export function drawFillingCards(
  cards: readonly PlanarCard[],
  pool: readonly PlanarCard[],
  playerCount: number,
  seed: RandomState,
): readonly PlanarCard[] | null {
  return fillingCards(cards, shuffle(seedChance(seed), pool)[0], playerCount);
}

/** Returns how many cards `drawFillingCards` would add, which does not depend on their order. */
export function countFillingCards(
  cards: readonly PlanarCard[],
  pool: readonly PlanarCard[],
  playerCount: number,
): number {
  return fillingCards(cards, pool, playerCount)?.length ?? 0;
}

/** Returns the first cards of the pool that fit and are enough; null if there are none. */
function fillingCards(
  cards: readonly PlanarCard[],
  pool: readonly PlanarCard[],
  playerCount: number,
): readonly PlanarCard[] | null {
  const idsInDeck = new Set(cards.map(({ id }) => id));
  let phenomenaLeft = maxPhenomena(playerCount) - cards.filter(isPhenomenon).length;
  const fittingCards = pool.filter(
    (card) => !idsInDeck.has(card.id) && (!isPhenomenon(card) || phenomenaLeft-- > 0),
  );
  const addedCards = fittingCards.slice(0, Math.max(0, smallestSharedDeckSize(playerCount) - cards.length));
  return addedCards.length > 0 && checkSharedDeck([...cards, ...addedCards], playerCount).ok
    ? addedCards
    : null;
}
