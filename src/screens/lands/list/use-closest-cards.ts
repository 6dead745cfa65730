import { useEffect, useState } from 'preact/hooks';
import type { KnownCard } from '../../../rules/landless/known-card';
import { useCardIndex } from '../../../session/contexts/use-card-index';

const NOTHING_FOUND: ReadonlyMap<string, readonly KnownCard[]> = new Map();

/** Returns the known cards that each name may mean, closest first; none until they are found. */
export function useClosestCards(names: readonly string[]): ReadonlyMap<string, readonly KnownCard[]> {
  const cardIndex = useCardIndex().value;
  const [closest, setClosest] = useState(NOTHING_FOUND);
  useEffect(() => {
    let isWanted = true;
    cardIndex?.findClosest(names).then((found) => {
      if (isWanted) setClosest(found);
    });
    return () => {
      isWanted = false;
    };
  }, [cardIndex, names.join('\n')]);
  return closest;
}
