import { useLayoutEffect, useState } from 'preact/hooks';
import { basicLandNamed } from '../../../rules/landless/basic-lands';
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardList } from '../../../rules/landless/list/card-list';
import { useCardIndex } from '../../../session/contexts/use-card-index';

/** A list, and what is known of its cards. */
export interface FoundList {
  readonly read: CardList;
  readonly found: ReadonlyMap<string, KnownCard>;
}

/** Whether a card of the list is known by this name. */
export function isCard(name: string, found: FoundList['found']): boolean {
  return found.has(name) || basicLandNamed(name) !== undefined;
}

/**
 * The latest list whose cards have been looked up; null until the first one is. Updated when more cards become known.
 */
export function useFoundList(read: CardList): FoundList | null {
  const cardIndex = useCardIndex().value;
  const count = cardIndex?.count.value;
  const builtIn = cardIndex?.builtIn.value.kind;
  const [looked, setLooked] = useState<FoundList | null>(null);
  // Asked before the frame is painted, so that the answer comes sooner.
  useLayoutEffect(() => {
    let isWanted = true;
    cardIndex?.find([...new Set(read.cards.map(({ name }) => name))]).then((found) => {
      if (isWanted) setLooked({ read, found });
    });
    return () => {
      isWanted = false;
    };
  }, [cardIndex, count, builtIn, read]);
  return looked;
}
