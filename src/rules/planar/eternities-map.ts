/**
 * The Eternities Map: a casual variant of Planechase with one shared deck, published in 2010 and not part of the
 * Comprehensive Rules. Planes lie beside each other, and whoever planeswalks says where to. What is refused or happens here
 * names the rule it stands in for: 701.31b planeswalking · 901.5 the starting plane · 901.15a the shared deck.
 *
 * As published: the game starts on one plane with four others around it. A planeswalk goes one step north, east, south or
 * west, to a plane that lies face up; or it is a hellride, one step diagonally, where nothing lies yet. Planes more than
 * three steps away are then shuffled into the deck, all others stay, and planes are dealt into the gaps around the new one.
 *
 * Ruled here, where that is silent:
 * - Steps are counted along the four directions, as they are walked.
 * - Only what the players stand on is "the face-up plane": chaos, its abilities and its controller know no others. What is
 *   left stays on its square, and coming back is planeswalking to it.
 * - Whatever lasts until a player planeswalks, or leaves a plane, ends with each step (901.11). Counters, and what was chosen for
 *   a plane, are gone when it is left, as everywhere else (122.2); as published, counters stayed on it.
 * - The starting plane and those around it are turned up together, after the mulligans (901.5).
 * - The open map has no edge. That of seven squares by seven begins in its middle, ends at its edges, and keeps every plane
 *   where it lies: for a map of fixed size there is room on the table.
 * - When the deck has no plane left to deal, those farthest away are taken off the map first, on either kind of map.
 * - Phenomena never lie on the map. Met while dealing they go to the bottom, as before the starting plane. On a hellride the
 *   top card is turned up whatever it is: a phenomenon is encountered on the way, and planeswalking away from it (312.7) goes
 *   on to the same square.
 * - Planes that are face up together (Spatial Merging, Norn's Seedcore) share one square, are left together and come to
 *   together. A card that names what is planeswalked to puts it where the players are, and what was there is gone (701.31b).
 * - If whoever has to choose leaves the game, the new planar controller chooses (901.6).
 * - An effect by which somebody looks at the cards ahead before planeswalking has them look before they say where to. The card
 *   they leave on top is the one a hellride leads to, unless planes too far away are shuffled into the deck on leaving; on the
 *   way from a phenomenon there is nothing more to say.
 * - A turn cannot be ended while it is asked where to; one ended during an encounter goes on to where the ride goes (312.7).
 */
import { granted, type Ruled, refused } from '../rule';
import type { Planar, PlanarOutcome } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlaneswalkCause } from './planar-happening';

export const mapKinds = ['open', 'sevenBySeven'] as const;
export type MapKind = (typeof mapKinds)[number];

/** A place on the map: steps east and south of where the game began. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A square with the planes that lie on it, nearly always one. */
export interface LaidSquare extends Square {
  readonly cards: readonly PlanarCardId[];
}

export interface EternitiesMap {
  readonly kind: MapKind;
  /** Where the players are, or whither they ride while a phenomenon holds them up. What lies there is face up instead. */
  readonly at: Square;
  /** All other squares on which planes lie. */
  readonly squares: readonly LaidSquare[];
  /** Why the planar controller has to say where to, or null. */
  readonly leaving: PlaneswalkCause | null;
}

/** Clockwise; every second one is a diagonal. */
export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof directions)[number];

export const straightDirections = ['north', 'east', 'south', 'west'] as const satisfies readonly Direction[];

const offsets: Readonly<Record<Direction, Square>> = {
  north: { x: 0, y: -1 },
  northEast: { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  southEast: { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  southWest: { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  northWest: { x: -1, y: -1 },
};

/** From the middle to the edge of the bounded map. */
const REACH_OF_SEVEN = 3;

/** The map before its first plane. */
export function unfoldMap(kind: MapKind): EternitiesMap {
  return { kind, at: { x: 0, y: 0 }, squares: [], leaving: null };
}

export function isSameSquare(one: Square, other: Square): boolean {
  return one.x === other.x && one.y === other.y;
}

export function squareTowards({ x, y }: Square, direction: Direction): Square {
  const by = offsets[direction];
  return { x: x + by.x, y: y + by.y };
}

/** As they are walked: north, east, south and west. */
export function stepsBetween(one: Square, other: Square): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

export function isOnMap(kind: MapKind, { x, y }: Square): boolean {
  return kind === 'open' || Math.max(Math.abs(x), Math.abs(y)) <= REACH_OF_SEVEN;
}

/** The planes on a square where the players are not. */
export function cardsAt({ squares }: EternitiesMap, square: Square): readonly PlanarCardId[] {
  return squares.find((laid) => isSameSquare(laid, square))?.cards ?? [];
}

/** What can be read on a square: what lies there, or what is face up where the players are. */
export function cardsOn({ faceUp }: Planar, map: EternitiesMap, square: Square): readonly PlanarCardId[] {
  return isSameSquare(square, map.at) ? faceUp.map(({ card }) => card) : cardsAt(map, square);
}

/** Every plane that lies on the map around the players. */
export function cardsAround(map: EternitiesMap | null): readonly PlanarCardId[] {
  return map?.squares.flatMap(({ cards }) => cards) ?? [];
}

export function isHellride(direction: Direction): boolean {
  return !straightDirections.some((straight) => straight === direction);
}

/** Where one square lies from another; null when that is no single step. */
export function directionTo(from: Square, to: Square): Direction | null {
  return directions.find((direction) => isSameSquare(squareTowards(from, direction), to)) ?? null;
}

/** The direction in which a square can be walked to, whether or not the time has come. */
export function wayTo(map: EternitiesMap, to: Square): Ruled<Direction> {
  if (!isOnMap(map.kind, to)) return refused('701.31b', 'beyondTheMap');
  const direction = directionTo(map.at, to);
  if (!direction) return refused('701.31b', 'squareTooFar');
  const isKnown = cardsAt(map, to).length > 0;
  if (isHellride(direction) && isKnown) return refused('701.31b', 'hellrideIntoTheKnown');
  if (!isHellride(direction) && !isKnown) return refused('701.31b', 'noPlaneThere');
  return granted(direction);
}

/**
 * In a game with a map the players leave a plane only once the planar controller has said where to. Null without a map, and
 * between planes: there the way is settled.
 */
export function askWhereTo(planar: Planar, because: PlaneswalkCause): PlanarOutcome | null {
  const { map, kinds, faceUp, controller } = planar;
  if (!map || !faceUp.some(({ card }) => kinds[card] === 'plane')) return null;
  return {
    planar: { ...planar, map: { ...map, leaving: because } },
    happenings: [{ kind: 'whereToAsked', rule: '701.31b', player: controller }],
  };
}
