/**
 * Dealing planes on the Eternities Map and collecting them: distant planes are taken off, and gaps around the
 * players are filled.
 */
import { type Chance, shuffle } from '../../chance/chance';
import { cardsInDeck, deckIndexOf, withDeckCards } from '../decks/deck-cards';
import type { PlanarCardId } from '../planar-card';
import type { PlanarHappening, PlanarOutcome } from '../planar-happening';
import type { EternitiesMap, LaidSquare, Planar } from '../planar-state';
import { adjacentSquare, isOnMap, laidCardsOn, stepsBetween, straightDirections } from './eternities-map';

/** On the open map, planes farther away than this are collected. */
const STEPS_REMEMBERED = 3;
/** Planes next to the players stay, even if the deck needs planes. */
const STEPS_OF_NEIGHBORS = 1;

/** A planar zone with a map while planes are dealt and collected. */
export interface MapLaying {
  readonly planar: Planar & { readonly map: EternitiesMap };
  readonly chance: Chance;
  /** Planes collected so far. */
  readonly collected: readonly PlanarCardId[];
}

/** Collects planes that are too far from the players and shuffles them into the deck. */
export function collectDistantPlanes(laying: MapLaying): MapLaying {
  return laying.planar.map.kind === 'open' ? collectBeyond(laying, STEPS_REMEMBERED) : laying;
}

/** Makes sure that the deck holds a plane, by collecting the most distant ones beyond this many steps. */
export function withPlaneInDeck(laying: MapLaying, beyond: number): MapLaying {
  const { kinds, map } = laying.planar;
  if (sharedDeckCards(laying.planar).some((card) => kinds[card] === 'plane')) return laying;
  const farthest = Math.max(0, ...map.squares.map((square) => stepsBetween(square, map.at)));
  return farthest > beyond ? collectBeyond(laying, farthest - 1) : laying;
}

function collectBeyond({ planar, chance, collected }: MapLaying, steps: number): MapLaying {
  const { map, decks } = planar;
  const isFar = (square: LaidSquare) => stepsBetween(square, map.at) > steps;
  const distantPlanes = map.squares.filter(isFar).flatMap(({ cards }) => cards);
  if (distantPlanes.length === 0) return { planar, chance, collected };
  const [shuffled, nextChance] = shuffle(chance, [...sharedDeckCards(planar), ...distantPlanes]);
  const squares = map.squares.filter((square) => !isFar(square));
  return {
    planar: {
      ...planar,
      decks: withDeckCards(decks, deckIndexOf(planar, planar.controller), shuffled),
      map: { ...map, squares },
    },
    chance: nextChance,
    collected: [...collected, ...distantPlanes],
  };
}

/** Returns the shared deck, top card first. */
export function sharedDeckCards(planar: Planar): readonly PlanarCardId[] {
  return cardsInDeck(planar.decks, deckIndexOf(planar, planar.controller));
}

/**
 * Fills the gaps around the players after they have arrived. While they are between two planes because of a phenomenon,
 * only makes sure that the deck holds the plane they will need.
 */
export function dealAroundPlayers(
  { planar, happenings }: PlanarOutcome,
  chance: Chance,
): PlanarOutcome & { readonly chance: Chance } {
  const { map } = planar;
  const hasArrived = happenings.some(
    ({ kind }) => kind === 'startingPlaneRevealed' || kind === 'planeswalked',
  );
  if (!map || !hasArrived) return { planar, happenings, chance };
  const before: MapLaying = { planar: { ...planar, map }, chance, collected: [] };
  const isOnPlane = planar.faceUp.some(({ card }) => planar.kinds[card] === 'plane');
  const after = isOnPlane ? fillGaps(before) : withPlaneInDeck(before, 0);
  const laid = after.planar.map.squares.filter((square) => !map.squares.includes(square));
  const cards = laid.flatMap((square) => square.cards);
  const player = planar.controller;
  return {
    planar: after.planar,
    happenings: [
      ...withCollected(happenings, after),
      ...(cards.length > 0 ? [{ kind: 'planesLaid', rule: '701.31b', player, cards } as const] : []),
    ],
    chance: after.chance,
  };
}

/** Phenomena found while dealing go to the bottom of the deck, and nothing triggers. */
function fillGaps(before: MapLaying): MapLaying {
  let laying = before;
  const passed: PlanarCardId[] = [];
  for (const direction of straightDirections) {
    const square = adjacentSquare(laying.planar.map.at, direction);
    if (!isOnMap(laying.planar.map.kind, square) || laidCardsOn(laying.planar.map, square).length > 0)
      continue;
    laying = withPlaneInDeck(laying, STEPS_OF_NEIGHBORS);
    const { planar } = laying;
    const deck = sharedDeckCards(planar);
    const index = deck.findIndex((card) => planar.kinds[card] === 'plane');
    const card = deck[index];
    if (card === undefined) continue;
    passed.push(...deck.slice(0, index));
    const squares = [...planar.map.squares, { ...square, cards: [card] }];
    const dealt = { ...planar, map: { ...planar.map, squares } };
    laying = { ...laying, planar: withSharedDeck(dealt, deck.slice(index + 1)) };
  }
  return { ...laying, planar: withSharedDeck(laying.planar, [...sharedDeckCards(laying.planar), ...passed]) };
}

export function withSharedDeck<Zone extends Planar>(planar: Zone, cards: readonly PlanarCardId[]): Zone {
  return { ...planar, decks: withDeckCards(planar.decks, deckIndexOf(planar, planar.controller), cards) };
}

/** Reports all planes collected during one move as a single happening. */
export function withCollected(
  happenings: readonly PlanarHappening[],
  { planar, collected }: MapLaying,
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
