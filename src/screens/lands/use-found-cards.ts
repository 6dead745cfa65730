import { useLayoutEffect, useState } from 'preact/hooks';
import type { KnownCard } from '../../rules/landless/known-card';
import { useCardIndex } from '../../session/contexts/use-card-index';

export type FoundCards = ReadonlyMap<string, KnownCard>;

/**
 * Stored facts about cards with these names; null until the first look-up is done. Updated when more cards become
 * known.
 */
export function useFoundCards(names: readonly string[]): FoundCards | null {
  const cardIndex = useCardIndex().value;
  const count = cardIndex?.count.value;
  const builtIn = cardIndex?.builtIn.value.kind;
  const [found, setFound] = useState<FoundCards | null>(null);
  // Asked before the frame is painted, so that the answer comes sooner.
  useLayoutEffect(() => {
    let isWanted = true;
    cardIndex?.find(names).then((cards) => {
      if (isWanted) setFound(cards);
    });
    return () => {
      isWanted = false;
    };
  }, [cardIndex, count, builtIn, names]);
  return found;
}
