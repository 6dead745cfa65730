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

/** How far a page is scrolled, and its first card in sight: rows that were not yet seen have estimated heights. */
interface Place {
  readonly scrolled: number;
  readonly card: string | null;
  /** Below the top of the page. */
  readonly top: number;
}

/** The list that was left last, and where; kept until the page is closed. */
let lastLeft: { readonly deck: string; readonly shown: Shown; readonly place: Place } | null = null;

/** Keeps what a deck's list shows; going back from a card finds it as it was left. */
export function useListAsLeft(deck: string, first: DeckView) {
  const { arrival } = useRouter();
  const found = useRef(arrival.peek()?.isReturn && lastLeft?.deck === deck ? lastLeft : null).current;
  const [shown, setShown] = useState<Shown>(found?.shown ?? { view: first, query: '', order: 'catalog' });
  const latest = useRef(shown);
  latest.current = shown;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = section.current?.closest('main');
    if (found && page) returnTo(found.place, page);
    return () => {
      if (page) lastLeft = { deck, shown: latest.current, place: placeOf(page) };
    };
  }, [deck, found]);
  return {
    shown,
    section,
    change: (changes: Partial<Shown>) => setShown({ ...latest.current, ...changes }),
  };
}

const cardsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li a')];
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

function placeOf(page: HTMLElement): Place {
  const top = topOf(page);
  const card = cardsOn(page).find((one) => topOf(one) >= top);
  return {
    scrolled: page.scrollTop,
    card: card?.getAttribute('href') ?? null,
    top: card ? topOf(card) - top : 0,
  };
}

function returnTo({ scrolled, card, top }: Place, page: HTMLElement): void {
  page.scrollTo(0, scrolled);
  const same = cardsOn(page).find((one) => one.getAttribute('href') === card);
  if (same) page.scrollBy(0, topOf(same) - topOf(page) - top);
}
