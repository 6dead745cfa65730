/**
 * The Eternities Map: a casual variant of Planechase with one shared deck, published in 2010 and not part of the
 * Comprehensive Rules. Planes form a map, and the planar controller chooses where to planeswalk. Refusals and
 * happenings name the rules they correspond to: 701.31b planeswalking · 901.5 the starting plane · 901.15a the shared
 * deck.
 *
 * As published: the game starts on one plane with four others around it. A planeswalk goes one step north, east, south
 * or west to a face-up plane, or it is a hellride: one step diagonally, to a square without a plane. Planes more than
 * three steps away are then shuffled into the deck, all others stay, and planes are dealt into the gaps around the new
 * one.
 *
 * Ruled here, because the publication is silent:
 * - Steps are counted along the four directions, as they are walked.
 * - Only the plane of the players is "the face-up plane" for chaos, its abilities and its controller. The plane that is
 *   left stays on its square, and returning to it is planeswalking to it.
 * - Effects that last until a player planeswalks, or leaves a plane, end with each step (901.11). Counters and choices
 *   are gone when a plane is left, as in every game (122.2); as published, counters stayed.
 * - The starting plane and those around it are turned face up together, after the mulligans (901.5).
 * - The open map has no edge. The map of seven by seven squares starts in its middle, ends at its edges, and keeps
 *   every plane.
 * - When the deck has no planes left to deal, the most distant planes are taken off either map first.
 * - Phenomena never lie on the map. Found while dealing, they go to the bottom, as before the starting plane. On a
 *   hellride the top card is turned face up whatever it is: a phenomenon is encountered on the way, and planeswalking
 *   away from it (312.7) continues to the same square.
 * - Planes that are face up together (Spatial Merging, Norn's Seedcore) share one square and are left and reached
 *   together. A card that names the plane to planeswalk to puts it on the players' square, in place of what was there
 *   (701.31b).
 * - If the player who has to choose leaves the game, the new planar controller chooses (901.6).
 * - Effects that look at cards before planeswalking do so before the destination is chosen. The card left on top is the
 *   one a hellride leads to, unless distant planes are shuffled into the deck on leaving. On the way from a phenomenon
 *   there is no choice left.
 * - A turn cannot be ended while a destination is to be chosen. A turn ended during an encounter continues to the
 *   hellride's square (312.7).
 */
import { okResult, type RuleResult, refuse } from '../../rule';
import type { PlanarCardId } from '../planar-card';
import type { PlanarOutcome } from '../planar-happening';
import {
  type Direction,
  directions,
  type EternitiesMap,
  type MapKind,
  type PlanarZone,
  type PlaneswalkReason,
  type Square,
} from '../planar-state';

export const orthogonalDirections = [
  'north',
  'east',
  'south',
  'west',
] as const satisfies readonly Direction[];

const offsetOf: Readonly<Record<Direction, Square>> = {
  north: { x: 0, y: -1 },
  northEast: { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  southEast: { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  southWest: { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  northWest: { x: -1, y: -1 },
};

/** Squares from the middle to the edge of the bounded map. */
export const SEVEN_BY_SEVEN_RADIUS = 3;

/** Returns an empty map, before its first plane. */
export function emptyMap(kind: MapKind): EternitiesMap {
  return { kind, at: { x: 0, y: 0 }, otherSquares: [], pendingPlaneswalk: null };
}

export function isSameSquare(one: Square, other: Square): boolean {
  return one.x === other.x && one.y === other.y;
}

export function adjacentSquare({ x, y }: Square, direction: Direction): Square {
  const offset = offsetOf[direction];
  return { x: x + offset.x, y: y + offset.y };
}

/** Steps as they are walked: north, east, south and west. */
export function stepsBetween(one: Square, other: Square): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

export function isOnMap(kind: MapKind, { x, y }: Square): boolean {
  return kind === 'open' || Math.max(Math.abs(x), Math.abs(y)) <= SEVEN_BY_SEVEN_RADIUS;
}

/** Returns the planes on a square where the players are not. */
export function laidCardsOn({ otherSquares }: EternitiesMap, square: Square): readonly PlanarCardId[] {
  return otherSquares.find((laidSquare) => isSameSquare(laidSquare, square))?.cards ?? [];
}

/** Returns the cards on a square: the face-up cards where the players are, otherwise the planes there. */
export function cardsOn({ faceUp }: PlanarZone, map: EternitiesMap, square: Square): readonly PlanarCardId[] {
  return isSameSquare(square, map.at) ? faceUp.map(({ card }) => card) : laidCardsOn(map, square);
}

/** Returns every plane on the map around the players. */
export function allLaidCards(map: EternitiesMap | null): readonly PlanarCardId[] {
  return map?.otherSquares.flatMap(({ cards }) => cards) ?? [];
}

export function isHellride(direction: Direction): boolean {
  return !orthogonalDirections.some((straightDirection) => straightDirection === direction);
}

/** Returns the direction from one square to another; null if it is not a single step. */
export function directionTo(from: Square, to: Square): Direction | null {
  return directions.find((direction) => isSameSquare(adjacentSquare(from, direction), to)) ?? null;
}

/**
 * Returns the direction in which a square can be reached, or why it cannot; does not check whether a planeswalk is due.
 */
export function directionOfWalk(map: EternitiesMap, destination: Square): RuleResult<Direction> {
  if (!isOnMap(map.kind, destination)) return refuse('701.31b', 'beyondTheMap');
  const direction = directionTo(map.at, destination);
  if (!direction) return refuse('701.31b', 'squareTooFar');
  const hasPlane = laidCardsOn(map, destination).length > 0;
  if (isHellride(direction) && hasPlane) return refuse('701.31b', 'squareHasPlane');
  if (!isHellride(direction) && !hasPlane) return refuse('701.31b', 'noPlaneThere');
  return okResult(direction);
}

/**
 * Asks the planar controller for a destination before the players leave a plane. Null without a map, and between
 * planes, where the destination is known.
 */
export function askForDestination(planar: PlanarZone, because: PlaneswalkReason): PlanarOutcome | null {
  const { map, kinds, faceUp, controller } = planar;
  if (!map || !faceUp.some(({ card }) => kinds[card] === 'plane')) return null;
  return {
    planar: { ...planar, map: { ...map, pendingPlaneswalk: because } },
    happenings: [{ kind: 'destinationAsked', rule: '701.31b', player: controller }],
  };
}
