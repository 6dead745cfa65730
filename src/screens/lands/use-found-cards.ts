import { useEffect, useState } from 'preact/hooks';
import type { KnownCard } from '../../rules/landless/known-card';
import { useSession } from '../../session/session';

export type FoundCards = ReadonlyMap<string, KnownCard>;

/** What is known of cards by these names; null until that was looked up the first time. Found anew whenever more is known. */
export function useFoundCards(names: readonly string[]): FoundCards | null {
  const knownCards = useSession().knownCards.value;
  const count = knownCards?.count.value;
  const [found, setFound] = useState<FoundCards | null>(null);
  useEffect(() => {
    let isWanted = true;
    knownCards?.find(names).then((cards) => {
      if (isWanted) setFound(cards);
    });
    return () => {
      isWanted = false;
    };
  }, [knownCards, count, names]);
  return found;
}
