import { useEffect, useState } from 'preact/hooks';
import type { KnownCard } from '../../../rules/landless/known-card';
import { useCardIndex } from '../../../session/contexts/use-card-index';

const NOTHING_FOUND: ReadonlyMap<string, readonly KnownCard[]> = new Map();

/** Returns the known cards that each name may mean, closest first; none until they are found. */
export function useClosestCards(names: readonly string[]): ReadonlyMap<string, readonly KnownCard[]> {
  const cardIndex = useCardIndex().value;
  const [closestCardsByName, setClosestCardsByName] = useState(NOTHING_FOUND);
  useEffect(() => {
    let isCurrent = true;
    cardIndex?.findClosest(names).then((closestCards) => {
      if (isCurrent) setClosestCardsByName(closestCards);
    });
    return () => {
      isCurrent = false;
    };
  }, [cardIndex, names.join('\n')]);
  return closestCardsByName;
}
