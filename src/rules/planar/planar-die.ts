/**
 * The planar die. 901.3a one Planeswalker face, one chaos face, four blank faces. A six-sided die can replace it,
 * with 1 as chaos and 6 as the Planeswalker symbol. With the house rule of two chaos faces, 2 is chaos as well.
 */
import { type Drawn, drawBelow, type RandomState } from '../chance/chance';

export const planarFaces = ['blank', 'chaos', 'planeswalk'] as const;
export type PlanarFace = (typeof planarFaces)[number];

/** Chaos faces of the die: one by the rules, two by house rule. */
export const chaosFaceCounts = [1, 2] as const;
export type ChaosFaceCount = (typeof chaosFaceCounts)[number];

/** Whether the app rolled, or the players entered the result of a real die. */
export const rollers = ['app', 'table'] as const;
export type Roller = (typeof rollers)[number];

export const sixSidedResults = [1, 2, 3, 4, 5, 6] as const;
export type SixSidedResult = (typeof sixSidedResults)[number];

export function faceOfSixSided(result: SixSidedResult, chaosFaceCount: ChaosFaceCount = 1): PlanarFace {
  if (result <= chaosFaceCount) return 'chaos';
  if (result === 6) return 'planeswalk';
  return 'blank';
}

export function drawPlanarFace(chance: RandomState, chaosFaceCount: ChaosFaceCount = 1): Drawn<PlanarFace> {
  const [index, nextChance] = drawBelow(chance, sixSidedResults.length);
  return [faceOfSixSided((index + 1) as SixSidedResult, chaosFaceCount), nextChance];
}

/** Rolls several dice at once. */
export function drawPlanarFaces(
  chance: RandomState,
  diceCount: number,
  chaosFaceCount: ChaosFaceCount,
): Drawn<readonly PlanarFace[]> {
  const faces: PlanarFace[] = [];
  let nextChance = chance;
  while (faces.length < diceCount) {
    let face: PlanarFace;
    [face, nextChance] = drawPlanarFace(nextChance, chaosFaceCount);
    faces.push(face);
  }
  return [faces, nextChance];
}
