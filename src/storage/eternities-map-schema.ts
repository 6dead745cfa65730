/** Parses the Eternities Map, and what is said of it in moves and happenings. */
import * as v from 'valibot';
import type { EternitiesMap } from '../rules/planar/eternities-map';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { PlaneswalkCause } from '../rules/planar/planar-happening';

/** From the middle to the edge of the bounded map. */
const REACH_OF_SEVEN = 3;

const step = v.pipe(v.number(), v.safeInteger());
const place = { x: step, y: step };

export const square = v.object(place);

export const direction = v.picklist([
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
]);

export function eternitiesMap(
  card: v.GenericSchema<unknown, PlanarCardId>,
  walkCause: v.GenericSchema<unknown, PlaneswalkCause>,
): v.GenericSchema<unknown, EternitiesMap> {
  return v.pipe(
    v.object({
      kind: v.picklist(['open', 'sevenBySeven']),
      at: square,
      squares: v.array(v.object({ ...place, cards: v.pipe(v.array(card), v.minLength(1)) })),
      leaving: v.nullable(walkCause),
    }),
    v.check((map) => squaresAgree(map), 'squares of the map lie on each other, or outside it'),
  );
}

/** Nothing lies where the players are, in another square's place or beyond the edge. */
function squaresAgree({ kind, at, squares }: EternitiesMap): boolean {
  const all = [at, ...squares];
  return (
    new Set(all.map(({ x, y }) => `${x} ${y}`)).size === all.length &&
    (kind === 'open' || all.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= REACH_OF_SEVEN))
  );
}
