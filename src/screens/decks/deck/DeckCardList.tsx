import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { SearchField } from '../../../design/SearchField';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { toggleCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { IncrementalRows } from '../../parts/page/IncrementalRows';
import { useLanguage, useWords } from '../../parts/words';
import { CompactSelect } from '../CompactSelect';
import { NewCustomCard } from '../card/NewCustomCard';
import styles from '../card-rows.module.css';
import { emptyQuery, kindFilters } from '../catalog-search/find-cards';
import { searchList } from '../catalog-search/search-results';
import { CardsBySet } from './CardsBySet';
import { cardOrders, sortCards } from './card-order';
import { DeckCardRow } from './DeckCardRow';
import type { ListDisplay } from './use-remembered-list';

/** The most cards listed without grouping them by set. */
const MAX_UNGROUPED = 30;

interface DeckCardListProps {
  deck: SavedDeck;
  catalog: Catalog;
  /** The size of the deck, in words. */
  size: string;
  display: ListDisplay;
  /** The cards in the deck, and those removed from it since its page was opened. */
  idsSeenInDeck: readonly string[];
  onChange: (changes: Partial<ListDisplay>) => void;
  section: Ref<HTMLElement>;
  /** Content below the cards. */
  children: ComponentChildren;
}

/** The cards in the deck, or all cards to choose from. */
export function DeckCardList({
  deck,
  catalog,
  size,
  display,
  idsSeenInDeck,
  onChange,
  section,
  children,
}: DeckCardListProps) {
  const { myDecks, catalog: words, clearSearch } = useWords();
  const language = useLanguage();
  const { decks } = useDecks();
  const { view, query, order } = display;
  const head = useRef<HTMLDivElement>(null);
  const idsInDeck = new Set<string>(deck.cards.map(cardIdOfCopy).filter((id) => catalog.factsOf(id)));
  const isSearching = query.trim() !== '';
  const listedCards = new Set(idsSeenInDeck.flatMap((id) => catalog.factsOf(cardIdOfCopy(id)) ?? []));
  const results = searchList(
    catalog.catalog,
    { ...emptyQuery, text: query, kind: view === 'inDeck' ? 'all' : view },
    (card) => view !== 'inDeck' || listedCards.has(card),
  );
  const foundCards =
    view === 'inDeck' && !isSearching
      ? sortCards([...listedCards], order, catalog.catalog, language)
      : results.cards;
  const rows = foundCards.length > 0 || !isSearching ? foundCards : results.similarCards;
  const hiddenCount = isSearching ? results.hiddenCount : 0;
  const isGroupedBySet = view !== 'inDeck' && !isSearching && rows.length > MAX_UNGROUPED;

  useLayoutEffect(() => {
    if (isSearching) makeRoomBelow(head.current);
  }, [query, isSearching]);

  function toggle(id: string) {
    decks.value?.change(deck.id, { cards: toggleCard(deck.cards, cardIdOfCopy(id)) });
  }

  function emptyListText(): string {
    if (hiddenCount > 0) return (view === 'inDeck' ? myDecks.notInDeck : words.hiddenByFilters)(hiddenCount);
    if (rows.length > 0) return words.onlySimilar;
    return view === 'inDeck' && deck.cards.length === 0 ? myDecks.nothingInside : words.nothing;
  }

  return (
    <section ref={section} class={classNames(styles.cards, isSearching && styles.searched)}>
      <div ref={head} class={styles.head}>
        <div class={styles.viewChoice}>
          <Choice
            label={myDecks.shown}
            value={view === 'inDeck' ? view : 'all'}
            options={(['inDeck', 'all'] as const).map((value) => ({
              value,
              ...(value === 'inDeck'
                ? { name: myDecks.inDeck(idsInDeck.size), note: size }
                : { name: words.filters[value] }),
            }))}
            onChange={(value) => onChange({ view: value, query: display.otherQuery, otherQuery: query })}
          />
        </div>
        <div class={classNames(common.row, styles.filters)}>
          <SearchField
            label={words.search}
            placeholder={words.searchShort}
            clearLabel={clearSearch}
            value={query}
            onChange={(text) => onChange({ query: text })}
          />
          {view !== 'inDeck' && (
            <CompactSelect
              icon="filter"
              label={words.filterLabel}
              value={view}
              options={kindFilters.map((value) => ({
                value,
                name: value === 'all' ? words.filterLabel : words.filters[value],
              }))}
              onChange={(value) => onChange({ view: value })}
            />
          )}
          {/* What is found comes in its own order. */}
          {view === 'inDeck' && !isSearching && (
            <CompactSelect
              icon="sort"
              label={myDecks.cardOrder}
              value={order}
              options={cardOrders.map((value) => ({ value, name: myDecks.cardSorts[value] }))}
              onChange={(value) => onChange({ order: value })}
            />
          )}
        </div>
      </div>
      {foundCards.length === 0 && (
        <p class={styles.none} role="status">
          {emptyListText()}
        </p>
      )}
      {hiddenCount > 0 && (
        <Button onClick={() => onChange({ view: 'all' })}>
          {view === 'inDeck' ? myDecks.searchAll : words.clearFilters}
        </Button>
      )}
      {view === 'own' && (
        <NewCustomCard onCreate={(id) => decks.value?.change(deck.id, { cards: [...deck.cards, id] })} />
      )}
      {isGroupedBySet && <CardsBySet cards={rows} idsInDeck={idsInDeck} onToggle={toggle} />}
      <ul class={styles.list}>
        <IncrementalRows
          rows={isGroupedBySet ? [] : rows}
          query={query}
          immediateCount={isSearching ? undefined : rows.length}
        >
          {(card) => (
            <DeckCardRow
              key={card.id}
              card={card}
              isInDeck={idsInDeck.has(card.id)}
              searchText={query}
              foundWords={results.words}
              onToggle={() => toggle(card.id)}
            />
          )}
        </IncrementalRows>
      </ul>
      {children}
    </section>
  );
}

/** Scrolls an element that lies below the top third of the window to the top: a keyboard may cover the rest. */
function makeRoomBelow(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().bottom > innerHeight / 3) element.scrollIntoView();
}
