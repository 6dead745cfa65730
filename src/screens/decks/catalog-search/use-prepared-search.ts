import { useEffect } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { searchableTextOf } from './card-search-text';

/** About 4 ms of work on a slow phone. */
const CARDS_PER_TASK = 5;

/** Computes in short tasks what a search compares, so that the first key does not wait for all of it. */
export function usePreparedSearch(cards: readonly PlanarCardFacts[]): void {
  useEffect(() => {
    let preparedCount = 0;
    let timer: ReturnType<typeof setTimeout>;
    const prepareNext = () => {
      for (const card of cards.slice(preparedCount, preparedCount + CARDS_PER_TASK)) searchableTextOf(card);
      preparedCount += CARDS_PER_TASK;
      if (preparedCount < cards.length) timer = setTimeout(prepareNext);
    };
    timer = setTimeout(prepareNext);
    return () => clearTimeout(timer);
  }, [cards]);
}
