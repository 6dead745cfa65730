import type { KnownCard } from '../../../rules/landless/known-card';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { useLoaded } from '../../parts/use-loaded';

const NOTHING_FOUND: ReadonlyMap<string, readonly KnownCard[]> = new Map();

/** Returns the known cards that each name may mean, closest first; none until they are found. */
export function useClosestCards(names: readonly string[]): ReadonlyMap<string, readonly KnownCard[]> {
  const cardIndex = useCardIndex().value;
  return useLoaded(() => cardIndex?.findClosest(names), [cardIndex, names.join('\n')]) ?? NOTHING_FOUND;
}
