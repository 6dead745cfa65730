/**
 * Dealing planes on the Eternities Map and collecting them: distant planes are taken off, and gaps around the
 * players are filled.
 */
import { type RandomState, shuffle } from '../../chance/chance';
import { cardsInDeck, deckIndexOf, withDeckCards } from '../decks/deck-cards';
import type { PlanarCardId } from '../planar-card';
import type { PlanarHappening, PlanarOutcome } from '../planar-happening';
import type { EternitiesMap, LaidSquare, PlanarZone } from '../planar-state';
import { adjacentSquare, isOnMap, laidCardsOn, orthogonalDirections, stepsBetween } from './eternities-map';

/** On the open map, planes farther away than this are collected. */
const MAX_STEPS_ON_OPEN_MAP = 3;
/** Planes next to the players stay, even if the deck needs planes. */
const STEPS_TO_NEIGHBORS = 1;

/** A planar zone with a map while planes are dealt and collected. */
export interface MapUpdate {
  readonly planar: PlanarZone & { readonly map: EternitiesMap };
  readonly chance: RandomState;
  /** Planes collected so far. */
  readonly collected: readonly PlanarCardId[];
}

/** Collects planes that are too far from the players and shuffles them into the deck. */
export function collectDistantPlanes(update: MapUpdate): MapUpdate {
  return update.planar.map.kind === 'open' ? collectPlanesBeyond(update, MAX_STEPS_ON_OPEN_MAP) : update;
}

/** Makes sure that the deck holds a plane, by collecting the most distant ones beyond this many steps. */
export function ensurePlaneInDeck(update: MapUpdate, maxKeptDistance: number): MapUpdate {
  const { kinds, map } = update.planar;
  if (sharedDeckCards(update.planar).some((card) => kinds[card] === 'plane')) return update;
  const farthest = Math.max(0, ...map.otherSquares.map((square) => stepsBetween(square, map.at)));
  return farthest > maxKeptDistance ? collectPlanesBeyond(update, farthest - 1) : update;
}

function collectPlanesBeyond({ planar, chance, collected }: MapUpdate, maxKeptDistance: number): MapUpdate {
  const { map, decks } = planar;
  const isDistant = (square: LaidSquare) => stepsBetween(square, map.at) > maxKeptDistance;
  const distantPlanes = map.otherSquares.filter(isDistant).flatMap(({ cards }) => cards);
  if (distantPlanes.length === 0) return { planar, chance, collected };
  const [shuffled, nextChance] = shuffle(chance, [...sharedDeckCards(planar), ...distantPlanes]);
  const otherSquares = map.otherSquares.filter((square) => !isDistant(square));
  return {
    planar: {
      ...planar,
      decks: withDeckCards(decks, deckIndexOf(planar, planar.controller), shuffled),
      map: { ...map, otherSquares },
    },
    chance: nextChance,
    collected: [...collected, ...distantPlanes],
  };
}

/** Returns the shared deck, top card first. */
export function sharedDeckCards(planar: PlanarZone): readonly PlanarCardId[] {
  return cardsInDeck(planar.decks, deckIndexOf(planar, planar.controller));
}

/**
 * Fills the gaps around the players after they have arrived. While they are between two planes because of a phenomenon,
 * only makes sure that the deck holds the plane they will need.
 */
export function dealAroundPlayers(
  { planar, happenings }: PlanarOutcome,
  chance: RandomState,
): PlanarOutcome & { readonly chance: RandomState } {
  const { map } = planar;
  const hasArrived = happenings.some(
    ({ kind }) => kind === 'startingPlaneRevealed' || kind === 'planeswalked',
  );
  if (!map || !hasArrived) return { planar, happenings, chance };
  const initialUpdate: MapUpdate = { planar: { ...planar, map }, chance, collected: [] };
  const isOnPlane = planar.faceUp.some(({ card }) => planar.kinds[card] === 'plane');
  const finalUpdate = isOnPlane ? fillGaps(initialUpdate) : ensurePlaneInDeck(initialUpdate, 0);
  const newSquares = finalUpdate.planar.map.otherSquares.filter(
    (square) => !map.otherSquares.includes(square),
  );
  const cards = newSquares.flatMap((square) => square.cards);
  const player = planar.controller;
  return {
    planar: finalUpdate.planar,
    happenings: [
      ...reportCollectedPlanes(happenings, finalUpdate),
      ...(cards.length > 0 ? [{ kind: 'planesLaid', rule: '701.31b', player, cards } as const] : []),
    ],
    chance: finalUpdate.chance,
  };
}

/** Phenomena found while dealing go to the bottom of the deck, and nothing triggers. */
function fillGaps(initialUpdate: MapUpdate): MapUpdate {
  let update = initialUpdate;
  const skippedCards: PlanarCardId[] = [];
  for (const direction of orthogonalDirections) {
    const square = adjacentSquare(update.planar.map.at, direction);
    if (!isOnMap(update.planar.map.kind, square) || laidCardsOn(update.planar.map, square).length > 0)
      continue;
    update = ensurePlaneInDeck(update, STEPS_TO_NEIGHBORS);
    const { planar } = update;
    const deck = sharedDeckCards(planar);
    const planeIndex = deck.findIndex((card) => planar.kinds[card] === 'plane');
    const card = deck[planeIndex];
    if (card === undefined) continue;
    skippedCards.push(...deck.slice(0, planeIndex));
    const otherSquares = [...planar.map.otherSquares, { ...square, cards: [card] }];
    const withPlaneDealt = { ...planar, map: { ...planar.map, otherSquares } };
    update = { ...update, planar: withSharedDeck(withPlaneDealt, deck.slice(planeIndex + 1)) };
  }
  return {
    ...update,
    planar: withSharedDeck(update.planar, [...sharedDeckCards(update.planar), ...skippedCards]),
  };
}

export function withSharedDeck<Zone extends PlanarZone>(planar: Zone, cards: readonly PlanarCardId[]): Zone {
  return { ...planar, decks: withDeckCards(planar.decks, deckIndexOf(planar, planar.controller), cards) };
}

/** Reports all planes collected during one move as a single happening. */
export function reportCollectedPlanes(
  happenings: readonly PlanarHappening[],
  { planar, collected }: MapUpdate,
): readonly PlanarHappening[] {
  if (collected.length === 0) return happenings;
  const isCollection = ({ kind }: PlanarHappening) => kind === 'planesCollected';
  const collectedBefore = happenings.flatMap((happening) =>
    happening.kind === 'planesCollected' ? happening.cards : [],
  );
  const cards = [...collectedBefore, ...collected];
  const collection = { kind: 'planesCollected', rule: '701.31b', player: planar.controller, cards } as const;
  return [...happenings.filter((happening) => !isCollection(happening)), collection];
}
