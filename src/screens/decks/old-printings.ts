/** Cards that read differently in the hand. */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarSets } from '../../content/planes/planar-sets';

/** From March of the Machine Commander on, cards say "chaos ensues" where older ones have a roll of the chaos symbol. */
const CHAOS_ENSUES_SINCE = planarSets.MOC.released;

/** Whether a plane was printed when its chaos ability still asked for a roll (compare 901.9b, 311.7). */
export function readsDifferently({ kind, printings }: PlanarCardFacts): boolean {
  return kind === 'plane' && printings.some(({ set }) => planarSets[set].released < CHAOS_ENSUES_SINCE);
}
