/**
 * Legal planar decks, and dealing a shared one. 901.3: a player's own deck has at least ten cards, at most two
 * phenomena, no name twice. 901.15a: a shared deck has at least forty cards or ten per player, whichever is
 * smaller; at most two phenomena per player; no name twice. Either way most cards are planes, so there is a
 * starting plane (901.5).
 */
import { type Drawn, type RandomState, shuffle } from '../../chance/chance';
import { okResult, type RuleNumber, type RuleResult, refuse } from '../../rule';
import { cardIdOfCopy, type PlanarCard } from '../planar-card';
import type { MapKind } from '../planar-state';

/**
 * The planar decks of a game, in any order: one for all players, perhaps laid out on a map, or one per player by
 * seat.
 */
export type PlanarDecks =
  | { readonly kind: 'shared' | MapKind; readonly cards: readonly PlanarCard[] }
  | { readonly kind: 'own'; readonly decks: readonly (readonly PlanarCard[])[] };

const MAX_NEEDED_DECK_SIZE = 40;
const CARDS_PER_PLAYER = 10;
const PHENOMENA_PER_PLAYER = 2;
/** The starting plane and one on each side of it. */
export const MIN_PLANES_ON_MAP = 5;
/** The squares within three steps of each other, and seven by seven. */
const MAX_PLANES_ON_MAP: Readonly<Record<MapKind, number>> = { open: 25, sevenBySeven: 49 };

export function smallestSharedDeckSize(playerCount: number): number {
  return Math.min(MAX_NEEDED_DECK_SIZE, CARDS_PER_PLAYER * playerCount);
}

export function maxPhenomena(playerCount: number): number {
  return PHENOMENA_PER_PLAYER * playerCount;
}

/**
 * Returns a deck size that never runs out of planes on an Eternities Map, whatever its phenomena. A smaller deck works
 * too: distant planes are then dealt again.
 */
export function ampleMapDeckSize(kind: MapKind, playerCount: number): number {
  return Math.max(smallestSharedDeckSize(playerCount), MAX_PLANES_ON_MAP[kind] + maxPhenomena(playerCount));
}

/** Reasons why a deck without a map is not legal. */
export type IllegalDeckReason = 'tooFewPlanarCards' | 'tooManyPhenomena' | 'repeatedPlanarCard' | 'noPlane';
type CheckedDeck = RuleResult<readonly PlanarCard[], IllegalDeckReason>;

/** Returns the cards if they are a legal shared deck for this many players. */
export function checkSharedDeck(
  cards: readonly PlanarCard[],
  playerCount: number,
  isAnySizeAllowed = false,
): CheckedDeck {
  return checkDeck('901.15a', cards, playerCount, isAnySizeAllowed);
}

/** Returns the cards if they are a legal shared deck with enough planes for a map. */
export function checkMapDeck(
  cards: readonly PlanarCard[],
  playerCount: number,
  isAnySizeAllowed = false,
): RuleResult<readonly PlanarCard[]> {
  const planeCount = cards.filter((card) => !isPhenomenon(card)).length;
  if (planeCount < MIN_PLANES_ON_MAP) return refuse('901.15a', 'tooFewPlanesForMap', MIN_PLANES_ON_MAP);
  return checkSharedDeck(cards, playerCount, isAnySizeAllowed);
}

/** Returns the cards if they are a legal deck for a single player. */
export function checkOwnDeck(cards: readonly PlanarCard[], isAnySizeAllowed = false): CheckedDeck {
  return checkDeck('901.3', cards, 1, isAnySizeAllowed);
}

/** Of any size, a deck still needs a plane to start on (901.5). */
function checkDeck(
  rule: RuleNumber,
  cards: readonly PlanarCard[],
  playerCount: number,
  isAnySizeAllowed: boolean,
): CheckedDeck {
  const minSize = smallestSharedDeckSize(playerCount);
  if (cards.length < minSize && !isAnySizeAllowed) return refuse(rule, 'tooFewPlanarCards', minSize);
  const maxPhenomenonCount = maxPhenomena(playerCount);
  if (cards.filter(isPhenomenon).length > maxPhenomenonCount)
    return refuse(rule, 'tooManyPhenomena', maxPhenomenonCount);
  if (new Set(cards.map((card) => cardIdOfCopy(card.id))).size < cards.length) {
    return refuse(rule, 'repeatedPlanarCard');
  }
  if (cards.every(isPhenomenon)) return refuse('901.5', 'noPlane');
  return okResult(cards);
}

/** Returns every plane of the pool, and as many random phenomena as this many players may have. */
export function shuffledUsableCards(
  pool: readonly PlanarCard[],
  playerCount: number,
  chance: RandomState,
): Drawn<readonly PlanarCard[]> {
  const [shuffled, nextChance] = shuffle(chance, pool);
  return [withoutSurplusPhenomena(shuffled, playerCount), nextChance];
}

/** Returns a random deck of this size, by default the smallest legal one. */
export function randomDeck(
  pool: readonly PlanarCard[],
  playerCount: number,
  chance: RandomState,
  size = smallestSharedDeckSize(playerCount),
): Drawn<readonly PlanarCard[]> {
  const [deck, nextChance] = shuffledUsableCards(pool, playerCount, chance);
  return [deck.slice(0, size), nextChance];
}

/** Returns a random deck of the smallest legal size with exactly this many phenomena; smaller if the pool runs out. */
export function deckWithPhenomena(
  pool: readonly PlanarCard[],
  playerCount: number,
  phenomenonCount: number,
  chance: RandomState,
): Drawn<readonly PlanarCard[]> {
  const [shuffled, nextChance] = shuffle(chance, pool);
  const chosenPhenomena = shuffled
    .filter(isPhenomenon)
    .slice(0, Math.min(phenomenonCount, maxPhenomena(playerCount)));
  const planes = shuffled.filter((card) => !isPhenomenon(card));
  return [
    [...planes.slice(0, smallestSharedDeckSize(playerCount) - chosenPhenomena.length), ...chosenPhenomena],
    nextChance,
  ];
}

/** Returns the cards with only the first phenomena that this many players may have. */
export function withoutSurplusPhenomena(
  cards: readonly PlanarCard[],
  playerCount: number,
): readonly PlanarCard[] {
  let phenomenaLeft = maxPhenomena(playerCount);
  return cards.filter((card) => !isPhenomenon(card) || phenomenaLeft-- > 0);
}

/** Returns whether the card is a phenomenon (312) rather than a plane. */
export function isPhenomenon(card: PlanarCard): boolean {
  return card.kind === 'phenomenon';
}
