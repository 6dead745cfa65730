/** Parses the Eternities Map and the related parts of moves and happenings. */
import * as v from 'valibot';
import { SEVEN_BY_SEVEN_RADIUS } from '../../../rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import {
  directions,
  type EternitiesMap,
  mapKinds,
  type PlaneswalkReason,
} from '../../../rules/planar/planar-state';
import { integerSchema } from '../../number-schemas';
import { openObject } from './tolerant-schemas';

const positionFields = { x: integerSchema, y: integerSchema };

export const squareSchema = openObject(positionFields);

export const directionSchema = v.picklist(directions);

export function eternitiesMapSchema(
  card: v.GenericSchema<unknown, PlanarCardId>,
  reasonSchema: v.GenericSchema<unknown, PlaneswalkReason>,
): v.GenericSchema<unknown, EternitiesMap> {
  return v.pipe(
    openObject({
      kind: v.picklist(mapKinds),
      at: squareSchema,
      otherSquares: v.array(openObject({ ...positionFields, cards: v.pipe(v.array(card), v.minLength(1)) })),
      pendingPlaneswalk: v.nullish(reasonSchema, null),
    }),
    v.check((map) => areSquaresConsistent(map)),
  );
}

/** Returns whether all squares are distinct, differ from the players' position, and lie within the map. */
function areSquaresConsistent({ kind, at, otherSquares }: EternitiesMap): boolean {
  const occupiedSquares = [at, ...otherSquares];
  return (
    new Set(occupiedSquares.map(({ x, y }) => `${x} ${y}`)).size === occupiedSquares.length &&
    (kind === 'open' ||
      occupiedSquares.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= SEVEN_BY_SEVEN_RADIUS))
  );
}
