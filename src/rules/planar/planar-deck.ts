/**
 * Planar decks: what makes one legal, and how to deal a shared one.
 * 901.3 a deck of one's own has at least ten cards, at most two phenomena, no name twice.
 * 901.15a a shared one at least forty cards or ten per player, whichever is smaller; at most two phenomena per player; no name
 * twice. Either way most cards are planes, so there is one to begin with (901.5).
 */
import { type Chance, type Drawn, shuffle } from '../chance/chance';
import { granted, type Ruled, type RuleNumber, refused } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { MapKind } from './eternities-map';
import { type PlanarCard, printedCard } from './planar-card';

/** The planar decks of a game, in any order: one for all, perhaps laid out on a map, or one for each by seat. */
export type PlanarDecks =
  | { readonly kind: 'shared' | MapKind; readonly cards: readonly PlanarCard[] }
  | { readonly kind: 'own'; readonly decks: readonly (readonly PlanarCard[])[] };

const LARGEST_NEEDED_DECK = 40;
const CARDS_PER_PLAYER = 10;
const PHENOMENA_PER_PLAYER = 2;
/** The starting plane and one on each side of it. */
const FEWEST_PLANES_ON_MAP = 5;
/** The squares within three steps of each other, and seven times seven. */
const MOST_PLANES_ON_MAP: Readonly<Record<MapKind, number>> = { open: 25, sevenBySeven: 49 };

export function smallestSharedDeck(players: number): number {
  return Math.min(LARGEST_NEEDED_DECK, CARDS_PER_PLAYER * players);
}

export function mostPhenomena(players: number): number {
  return PHENOMENA_PER_PLAYER * players;
}

/**
 * So many cards that an Eternities Map does not run short of planes, however many of them are phenomena. Fewer will do: planes
 * far away are then dealt again.
 */
export function ampleMapDeck(kind: MapKind, players: number): number {
  return Math.max(smallestSharedDeck(players), MOST_PLANES_ON_MAP[kind] + mostPhenomena(players));
}

/** The same cards if they make a legal shared deck for so many players. */
export function checkSharedDeck(cards: readonly PlanarCard[], players: number): Ruled<readonly PlanarCard[]> {
  return checkDeck('901.15a', cards, players);
}

/** The same cards if they make a legal shared deck that has enough planes to lay a map of. */
export function checkMapDeck(cards: readonly PlanarCard[], players: number): Ruled<readonly PlanarCard[]> {
  const planes = cards.filter((card) => !isPhenomenon(card)).length;
  if (planes < FEWEST_PLANES_ON_MAP) return refused('901.15a', 'tooFewPlanesForMap', FEWEST_PLANES_ON_MAP);
  return checkSharedDeck(cards, players);
}

/** The same cards if they make a legal deck for this one player. */
export function checkOwnDeck(cards: readonly PlanarCard[], player: PlayerId): Ruled<readonly PlanarCard[]> {
  const checked = checkDeck('901.3', cards, 1);
  return checked.ok ? checked : { ok: false, refusal: { ...checked.refusal, player } };
}

function checkDeck(
  rule: RuleNumber,
  cards: readonly PlanarCard[],
  players: number,
): Ruled<readonly PlanarCard[]> {
  const smallest = smallestSharedDeck(players);
  if (cards.length < smallest) return refused(rule, 'tooFewPlanarCards', smallest);
  const most = mostPhenomena(players);
  if (cards.filter(isPhenomenon).length > most) return refused(rule, 'tooManyPhenomena', most);
  if (new Set(cards.map((card) => printedCard(card.id))).size < cards.length) {
    return refused(rule, 'repeatedPlanarCard');
  }
  return granted(cards);
}

/** Every plane of the pool, and as many of its phenomena as so many players may have, drawn at random. */
export function fullDeck(
  pool: readonly PlanarCard[],
  players: number,
  chance: Chance,
): Drawn<readonly PlanarCard[]> {
  const [shuffled, rest] = shuffle(chance, pool);
  return [withoutSurplusPhenomena(shuffled, players), rest];
}

/** A deck of so many cards, the smallest legal number unless told otherwise, dealt at random from the pool. */
export function randomDeck(
  pool: readonly PlanarCard[],
  players: number,
  chance: Chance,
  size = smallestSharedDeck(players),
): Drawn<readonly PlanarCard[]> {
  const [deck, rest] = fullDeck(pool, players, chance);
  return [deck.slice(0, size), rest];
}

/**
 * A deck of the smallest legal size for so many players with just so many phenomena in it, dealt at random; with fewer cards
 * where the pool has no more.
 */
export function deckWithPhenomena(
  pool: readonly PlanarCard[],
  players: number,
  phenomena: number,
  chance: Chance,
): Drawn<readonly PlanarCard[]> {
  const [shuffled, rest] = shuffle(chance, pool);
  const met = shuffled.filter(isPhenomenon).slice(0, Math.min(phenomena, mostPhenomena(players)));
  const planes = shuffled.filter((card) => !isPhenomenon(card));
  return [[...planes.slice(0, smallestSharedDeck(players) - met.length), ...met], rest];
}

function withoutSurplusPhenomena(cards: readonly PlanarCard[], players: number): readonly PlanarCard[] {
  let room = mostPhenomena(players);
  return cards.filter((card) => !isPhenomenon(card) || room-- > 0);
}

/** Whether the card is a phenomenon (312) and no plane. */
export function isPhenomenon(card: PlanarCard): boolean {
  return card.kind === 'phenomenon';
}
