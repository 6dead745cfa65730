/** Why nobody can play with a planar deck (901.3, 901.15a), by how much, and which cards would help. */
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
 * `tooFew`: the number of missing cards; `tooManyPhenomena`: the number of phenomena to remove; `twice`: a card is
 * repeated.
 */
export type Violation =
  | { readonly kind: 'tooFew' | 'tooManyPhenomena'; readonly difference: number; readonly rule: string }
  | { readonly kind: 'twice'; readonly rule: string };

export interface DeckViolations {
  /** As a shared deck for this many players. */
  readonly playerCount: number;
  readonly shared: Violation;
  /** As one player's own deck. */
  readonly own: Violation;
}

/**
 * Returns null if anybody can play with the deck. If it has too many phenomena for this many players, the violations
 * are those for the number of players that needs the smallest change.
 */
export function findViolations(
  cards: readonly PlanarCard[],
  usualPlayerCount: number,
): DeckViolations | null {
  const { shared, ownDeckRefusal } = deckLegality(cards);
  const playerCount = nearestPlayerCount(cards, usualPlayerCount);
  const sharedCheck = checkSharedDeck(cards, playerCount);
  if ('playerCounts' in shared || ownDeckRefusal === null || sharedCheck.ok) return null;
  return {
    playerCount,
    shared: measureViolation(cards, sharedCheck.refusal, smallestSharedDeckSize(playerCount)),
    own: measureViolation(cards, ownDeckRefusal, MIN_OWN_DECK_SIZE),
  };
}

/** Of equally small changes, the first that removes fewer phenomena is better. */
function nearestPlayerCount(cards: readonly PlanarCard[], usualPlayerCount: number): number {
  const phenomenonCount = cards.filter(isPhenomenon).length;
  const surplus = (playerCount: number) => Math.max(0, phenomenonCount - maxPhenomena(playerCount));
  const changeFor = (playerCount: number) =>
    surplus(playerCount) +
    Math.max(0, smallestSharedDeckSize(playerCount) - cards.length + surplus(playerCount));
  let nearest = usualPlayerCount;
  for (let playerCount = nearest + 1; playerCount <= MAX_PLAYERS_IN_NEW_GAME; playerCount++) {
    if (surplus(nearest) > 0 && changeFor(playerCount) <= changeFor(nearest)) nearest = playerCount;
  }
  return nearest;
}

function measureViolation(
  cards: readonly PlanarCard[],
  { reason, limit = 0, rule }: Refusal<IllegalDeckReason>,
  minSize: number,
): Violation {
  switch (reason) {
    case 'tooFewPlanarCards':
    case 'noPlane':
      return { kind: 'tooFew', difference: minSize - cards.length, rule };
    case 'tooManyPhenomena':
      return { kind: 'tooManyPhenomena', difference: cards.filter(isPhenomenon).length - limit, rule };
    case 'repeatedPlanarCard':
      return { kind: 'twice', rule };
  }
}

/** Returns random cards from the pool that make the deck legal for this many players; null if that is impossible. */
export function findFillingCards(
  cards: readonly PlanarCard[],
  pool: readonly PlanarCard[],
  playerCount: number,
  seed: RandomState,
): readonly PlanarCard[] | null {
  const idsInDeck = new Set(cards.map(({ id }) => id));
  const [candidates] = shuffle(
    seedChance(seed),
    pool.filter(({ id }) => !idsInDeck.has(id)),
  );
  let phenomenaLeft = maxPhenomena(playerCount) - cards.filter(isPhenomenon).length;
  const fittingCards = candidates.filter((card) => !isPhenomenon(card) || phenomenaLeft-- > 0);
  const addedCards = fittingCards.slice(0, Math.max(0, smallestSharedDeckSize(playerCount) - cards.length));
  return addedCards.length > 0 && checkSharedDeck([...cards, ...addedCards], playerCount).ok
    ? addedCards
    : null;
}
