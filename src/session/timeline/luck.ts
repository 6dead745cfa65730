/** Results of the planar die, compared with the expectation for a fair die. */
import { type PlanarFace, planarFaces } from '../../rules/planar/planar-die';
import { NO_PLANAR_HOUSE_RULES } from '../../rules/planar/planar-state';
import { playerIds } from '../../rules/turn/turn';
import type { Timeline } from './timeline';

export interface Rolls {
  readonly count: number;
  readonly faceCounts: Readonly<Record<PlanarFace, number>>;
  /** Mana paid for them. */
  readonly manaPaid: number;
}

export interface Luck {
  readonly total: Rolls;
  readonly bySeat: readonly Rolls[];
  /** The number of results entered from a real die. */
  readonly physicalRollCount: number;
  /** The probability of each face. */
  readonly chanceByFace: Readonly<Record<PlanarFace, number>>;
}

const SIDES = 6;
export const NO_ROLLS: Rolls = { count: 0, faceCounts: { blank: 0, chaos: 0, planeswalk: 0 }, manaPaid: 0 };

/**
 * Counts every die rolled, including ignored ones, by the face it showed: which die the player kept, or what an effect
 * made of it, is not luck.
 */
export function luckOf({ steps, table }: Timeline): Luck {
  const { chaosFaces } = table.planar?.houseRules ?? NO_PLANAR_HOUSE_RULES;
  const bySeat = playerIds(table.turn.hasLeftBySeat.length).map(() => NO_ROLLS);
  let [total, physicalRollCount] = [NO_ROLLS, 0];
  for (const { happenings } of steps) {
    for (const happening of happenings) {
      if (happening.kind !== 'planarDieRolled') continue;
      const { player, face, ignored = [], paid, by } = happening;
      const faces = [face, ...ignored];
      total = withRolls(total, faces, paid ?? 0);
      bySeat[player] = withRolls(bySeat[player] ?? NO_ROLLS, faces, paid ?? 0);
      if (by === 'table') physicalRollCount += faces.length;
    }
  }
  const chaos = chaosFaces / SIDES;
  const planeswalk = 1 / SIDES;
  return {
    total,
    bySeat,
    physicalRollCount,
    chanceByFace: { chaos, planeswalk, blank: 1 - chaos - planeswalk },
  };
}

function withRolls(
  { count, faceCounts, manaPaid }: Rolls,
  faces: readonly PlanarFace[],
  mana: number,
): Rolls {
  const tally = (face: PlanarFace) =>
    faceCounts[face] + faces.filter((rolledFace) => rolledFace === face).length;
  return {
    count: count + faces.length,
    faceCounts: Object.fromEntries(planarFaces.map((face) => [face, tally(face)])) as Rolls['faceCounts'],
    manaPaid: manaPaid + mana,
  };
}

/** Compares a number of results with its expectation. */
export interface LuckComparison {
  readonly expected: number;
  /** The probability of a number at least as far from the expectation on the same side. */
  readonly probability: number;
  readonly direction: 'more' | 'fewer';
  readonly rating: 'usual' | 'unusual' | 'rare';
}

/** The probability below which a result is worth mentioning: one game in ten. */
const UNUSUAL_PROBABILITY = 1 / 10;
const RARE_PROBABILITY = 1 / 100;

/** Compares the results of one face with their expectation; returns null before any roll. */
export function compareLuck(
  resultCount: number,
  rollCount: number,
  chanceOfFace: number,
): LuckComparison | null {
  if (rollCount === 0) return null;
  const expected = rollCount * chanceOfFace;
  const direction = resultCount >= expected ? 'more' : 'fewer';
  const probability =
    direction === 'more'
      ? probabilityOfAtLeast(resultCount, rollCount, chanceOfFace)
      : probabilityOfAtMost(resultCount, rollCount, chanceOfFace);
  const rating =
    probability < RARE_PROBABILITY ? 'rare' : probability < UNUSUAL_PROBABILITY ? 'unusual' : 'usual';
  return { expected, probability, direction, rating };
}

/** Returns the exact probability of at most this many results, each with the same chance. */
export function probabilityOfAtMost(resultCount: number, rollCount: number, chanceOfFace: number): number {
  // Uses logarithms: in a long game the first terms are too small to represent.
  let term = rollCount * Math.log(1 - chanceOfFace);
  let sum = Math.exp(term);
  for (let count = 1; count <= resultCount; count++) {
    term += Math.log((rollCount - count + 1) / count) + Math.log(chanceOfFace / (1 - chanceOfFace));
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/** Returns the exact probability of at least this many, summed from the other end for precision. */
export function probabilityOfAtLeast(resultCount: number, rollCount: number, chanceOfFace: number): number {
  return probabilityOfAtMost(rollCount - resultCount, rollCount, 1 - chanceOfFace);
}
