import { useLayoutEffect, useState } from 'preact/hooks';
import { basicLandNamed } from '../../../rules/landless/basic-lands';
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardList } from '../../../rules/landless/list/card-list';
import { useCardIndex } from '../../../session/contexts/use-card-index';

/** A list, and the known facts about its cards. */
export interface LookedUpList {
  readonly cardList: CardList;
  readonly cardByName: ReadonlyMap<string, KnownCard>;
}

/** Returns whether a card of this name is known. */
export function isKnownCard(name: string, cardByName: LookedUpList['cardByName']): boolean {
  return cardByName.has(name) || basicLandNamed(name) !== undefined;
}

/**
 * Returns the latest list whose cards have been looked up; null until there is one. Updated when more cards become
 * known.
 */
export function useLookedUpList(cardList: CardList): LookedUpList | null {
  const cardIndex = useCardIndex().value;
  const storedCount = cardIndex?.storedCount.value;
  const builtInKind = cardIndex?.builtIn.value.kind;
  const [lookedUpList, setLookedUpList] = useState<LookedUpList | null>(null);
  // A layout effect starts the lookup before the frame is painted, so that the answer comes sooner.
  useLayoutEffect(() => {
    let isCurrent = true;
    cardIndex?.find([...new Set(cardList.cards.map(({ name }) => name))]).then((cardByName) => {
      if (isCurrent) setLookedUpList({ cardList, cardByName });
    });
    return () => {
      isCurrent = false;
    };
  }, [cardIndex, storedCount, builtInKind, cardList]);
  return lookedUpList;
}
