/**
 * The planar die: 901.3a one Planeswalker face, one chaos face, four blank ones.
 * A six-sided die stands in for it with 1 as chaos and 6 as the Planeswalker symbol. A table may agree on two chaos faces: then
 * 2 is chaos as well.
 */
import { type Chance, type Drawn, drawBelow } from '../chance/chance';

export const planarFaces = ['blank', 'chaos', 'planeswalk'] as const;
export type PlanarFace = (typeof planarFaces)[number];

export const sixSides = [1, 2, 3, 4, 5, 6] as const;
export type SixSided = (typeof sixSides)[number];

export function faceOfSixSided(number: SixSided, chaosFaces: 1 | 2 = 1): PlanarFace {
  if (number <= chaosFaces) return 'chaos';
  if (number === 6) return 'planeswalk';
  return 'blank';
}

export function drawPlanarFace(chance: Chance, chaosFaces: 1 | 2 = 1): Drawn<PlanarFace> {
  const [index, rest] = drawBelow(chance, sixSides.length);
  return [faceOfSixSided((index + 1) as SixSided, chaosFaces), rest];
}

/** So many dice at once. */
export function drawPlanarFaces(
  chance: Chance,
  dice: number,
  chaosFaces: 1 | 2,
): Drawn<readonly PlanarFace[]> {
  const faces: PlanarFace[] = [];
  let rest = chance;
  while (faces.length < dice) {
    let face: PlanarFace;
    [face, rest] = drawPlanarFace(rest, chaosFaces);
    faces.push(face);
  }
  return [faces, rest];
}
