import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRouter } from '../../../session/contexts/use-router';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import type { SavedDeck } from '../../../session/decks/decks';
import type { kindFilters } from '../catalog-search/find-cards';
import type { CardOrder } from './card-order';

export type DeckView = 'inDeck' | (typeof kindFilters)[number];

/** How the list of a deck's cards is shown. */
export interface ListDisplay {
  readonly view: DeckView;
  readonly query: string;
  /** The query in the other list, cards in the deck or all cards: each keeps its own. */
  readonly otherQuery: string;
  readonly order: CardOrder;
}

/** A page's scroll position and its first visible card, because rows not yet rendered have estimated heights. */
interface ScrollPosition {
  readonly scrollTop: number;
  readonly cardHref: string | null;
  /** The card's distance from the top of the page, in pixels. */
  readonly top: number;
}

/** The last list that was left, and its scroll position. */
interface LastList {
  list: {
    readonly deck: string;
    readonly display: ListDisplay;
    readonly listedIds: readonly string[];
    readonly position: ScrollPosition;
  } | null;
}

const createLastList = (): LastList => ({ list: null });

/**
 * Remembers what a deck's list shows, so that going back from a card restores it. Removed cards stay listed, so that
 * a second tap adds them again.
 */
export function useRememberedList(deck: SavedDeck, initialView: DeckView) {
  const { arrival } = useRouter();
  const lastList = useScreenMemory(createLastList);
  const remembered = useRef(
    arrival.peek()?.isHistoryTraversal && lastList.list?.deck === deck.id ? lastList.list : null,
  ).current;
  const [display, setDisplay] = useState<ListDisplay>(
    remembered?.display ?? { view: initialView, query: '', otherQuery: '', order: 'catalog' },
  );
  const latestDisplay = useRef(display);
  latestDisplay.current = display;
  const listedIds = useRef<readonly string[]>(remembered?.listedIds ?? []);
  listedIds.current = [...new Set([...listedIds.current, ...deck.cards])];
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = section.current?.closest('main');
    if (remembered && page) scrollBackTo(remembered.position, page);
    return () => {
      if (page)
        lastList.list = {
          deck: deck.id,
          display: latestDisplay.current,
          listedIds: listedIds.current,
          position: scrollPositionOf(page),
        };
    };
  }, [deck.id, remembered, lastList]);
  return {
    display,
    listedIds: listedIds.current,
    section,
    change: (changes: Partial<ListDisplay>) => setDisplay({ ...latestDisplay.current, ...changes }),
  };
}

const cardsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li a')];
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

function scrollPositionOf(page: HTMLElement): ScrollPosition {
  const top = topOf(page);
  const card = cardsOn(page).find((element) => topOf(element) >= top);
  return {
    scrollTop: page.scrollTop,
    cardHref: card?.getAttribute('href') ?? null,
    top: card ? topOf(card) - top : 0,
  };
}

function scrollBackTo({ scrollTop, cardHref, top }: ScrollPosition, page: HTMLElement): void {
  page.scrollTo(0, scrollTop);
  const rememberedCard = cardsOn(page).find((element) => element.getAttribute('href') === cardHref);
  if (rememberedCard) page.scrollBy(0, topOf(rememberedCard) - topOf(page) - top);
}
