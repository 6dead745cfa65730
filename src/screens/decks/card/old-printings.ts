/** Cards whose older printings are worded differently. */
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarSets } from '../../../content/planes/planar-sets';

/**
 * The release date of March of the Machine Commander, since which cards say "chaos ensues" instead of "roll {CHAOS}".
 */
const CHAOS_ENSUES_SINCE = planarSets.MOC.released;

/** Returns whether a plane was printed while its chaos ability still mentioned a roll (compare 901.9b, 311.7). */
export function hasOldWording({ kind, printings }: PlanarCardFacts): boolean {
  return kind === 'plane' && printings.some(({ set }) => planarSets[set].released < CHAOS_ENSUES_SINCE);
}
