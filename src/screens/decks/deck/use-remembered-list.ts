import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRouter } from '../../../session/contexts/use-router';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import type { kindFilters } from '../find-cards';
import type { CardOrder } from './card-order';

export type DeckView = 'inDeck' | (typeof kindFilters)[number];

/** How the list of a deck's cards is shown. */
export interface ListDisplay {
  readonly view: DeckView;
  readonly query: string;
  readonly order: CardOrder;
}

/** A page's scroll position and its first visible card, because rows not yet rendered have estimated heights. */
interface ScrollPosition {
  readonly scrolled: number;
  readonly card: string | null;
  /** The card's distance from the top of the page, in pixels. */
  readonly top: number;
}

/** The last list that was left, and its scroll position. */
interface LastList {
  left: { readonly deck: string; readonly shown: ListDisplay; readonly position: ScrollPosition } | null;
}

const noList = (): LastList => ({ left: null });

/** Remembers what a deck's list shows, so that going back from a card restores it. */
export function useRememberedList(deck: string, first: DeckView) {
  const { arrival } = useRouter();
  const last = useScreenMemory(noList);
  const found = useRef(arrival.peek()?.isReturn && last.left?.deck === deck ? last.left : null).current;
  const [shown, setShown] = useState<ListDisplay>(
    found?.shown ?? { view: first, query: '', order: 'catalog' },
  );
  const latest = useRef(shown);
  latest.current = shown;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = section.current?.closest('main');
    if (found && page) returnTo(found.position, page);
    return () => {
      if (page) last.left = { deck, shown: latest.current, position: scrollPositionOf(page) };
    };
  }, [deck, found, last]);
  return {
    shown,
    section,
    change: (changes: Partial<ListDisplay>) => setShown({ ...latest.current, ...changes }),
  };
}

const cardsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li a')];
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

function scrollPositionOf(page: HTMLElement): ScrollPosition {
  const top = topOf(page);
  const card = cardsOn(page).find((one) => topOf(one) >= top);
  return {
    scrolled: page.scrollTop,
    card: card?.getAttribute('href') ?? null,
    top: card ? topOf(card) - top : 0,
  };
}

function returnTo({ scrolled, card, top }: ScrollPosition, page: HTMLElement): void {
  page.scrollTo(0, scrolled);
  const same = cardsOn(page).find((one) => one.getAttribute('href') === card);
  if (same) page.scrollBy(0, topOf(same) - topOf(page) - top);
}
