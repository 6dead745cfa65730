import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRouter } from '../../../session/contexts/use-router';
import type { kindFilters } from '../find-cards';
import type { CardOrder } from './card-order';

export type DeckView = 'inDeck' | (typeof kindFilters)[number];

/** How the list of a deck's cards is shown. */
export interface Shown {
  readonly view: DeckView;
  readonly query: string;
  readonly order: CardOrder;
}

/** The list that was left last, and how far it was scrolled; kept until the page is closed. */
let left: { readonly deck: string; readonly shown: Shown; readonly scrolled: number } | null = null;

/** Keeps what a deck's list shows; going back from a card finds it as it was left. */
export function useListAsLeft(deck: string, first: DeckView) {
  const { arrival } = useRouter();
  const found = useRef(arrival.peek()?.isReturn && left?.deck === deck ? left : null).current;
  const [shown, setShown] = useState<Shown>(found?.shown ?? { view: first, query: '', order: 'catalog' });
  const latest = useRef(shown);
  latest.current = shown;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = section.current?.closest('main');
    if (found) page?.scrollTo(0, found.scrolled);
    return () => {
      left = { deck, shown: latest.current, scrolled: page?.scrollTop ?? 0 };
    };
  }, [deck, found]);
  return {
    shown,
    section,
    change: (changes: Partial<Shown>) => setShown({ ...latest.current, ...changes }),
  };
}
