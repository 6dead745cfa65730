import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { Button, IconButton } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { SearchField } from '../../design/SearchField';
import type { Words } from '../../i18n/en';
import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import { useRouter } from '../../session/contexts/use-router';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import type { SavedDeck } from '../../session/decks/decks';
import { IncrementalRows } from '../parts/page/IncrementalRows';
import page from '../parts/page/page.module.css';
import { useAfterPaint } from '../parts/use-after-paint';
import { useLanguage, useWords } from '../parts/words';
import { CardRow } from './CardRow';
import styles from './CatalogScreen.module.css';
import { useAddToDeck } from './card/use-add-to-deck';
import rowStyles from './card-rows.module.css';
import { type CardQuery, countFilters, emptyQuery, sortedByName } from './catalog-search/find-cards';
import { type SearchResults, searchList } from './catalog-search/search-results';
import { usePreparedSearch } from './catalog-search/use-prepared-search';
import { Filters } from './Filters';
import { ListHead } from './ListHead';
import { useTargetDeck } from './use-target-deck';

/** The search and scroll position that the user left, for going back to them. */
const createLastVisit = () => ({ query: emptyQuery, scrollTop: 0 });

const NO_CARDS: readonly PlanarCardFacts[] = [];

/** The catalog: all planes and phenomena, searchable in either language by name, set and text. */
export function CatalogScreen() {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const lastVisit = useLastVisit();
  const [query, setQuery] = useState(lastVisit.query);
  const [restoredQuery] = useState(lastVisit.scrollTop > 0 ? lastVisit.query : null);
  const searchedQuery = useAfterPaint(query);
  const screen = useRef<HTMLElement>(null);
  const targetDeck = useTargetDeck();
  const isLoaded = catalog.value !== null;
  useLayoutEffect(() => {
    if (isLoaded) screen.current?.scrollTo(0, lastVisit.scrollTop);
  }, [isLoaded, lastVisit]);
  const language = useLanguage();
  const allCards = sortedByName(catalog.value?.catalog ?? NO_CARDS, language);
  usePreparedSearch(allCards);
  const results = useMemo(() => searchList(allCards, searchedQuery), [allCards, searchedQuery]);
  const { cards, hiddenCount, similarCards } = results;
  const rows = cards.length > 0 ? cards : similarCards;
  const list = useMemo(
    () => (
      <CatalogList
        rows={rows}
        results={results}
        query={searchedQuery.text}
        isWhole={searchedQuery === restoredQuery}
        deck={targetDeck.deck}
      />
    ),
    [rows, results, searchedQuery, restoredQuery, targetDeck.deck],
  );
  const clearFilters = () => change({ ...emptyQuery, text: query.text });
  const change = (changes: Partial<CardQuery>) => {
    lastVisit.query = { ...query, ...changes };
    setQuery(lastVisit.query);
  };
  return (
    <main
      ref={screen}
      class={page.container}
      onScroll={({ currentTarget }) => {
        lastVisit.scrollTop = currentTarget.scrollTop;
      }}
    >
      <div class={styles.title}>
        <ListHead current="catalog" />
      </div>
      <header class={styles.head}>
        <div class={styles.search}>
          <SearchField
            label={words.catalog.search}
            placeholder={words.catalog.searchShort}
            clearLabel={words.clearSearch}
            value={query.text}
            onChange={(text) => change({ text })}
          />
          <Filters query={query} onChange={change} />
        </div>
        <div class={classNames(styles.results, cards.length === 0 && styles.noResults)}>
          <p class={classNames(cards.length === allCards.length && styles.allCards)} aria-live="polite">
            {catalog.value && resultText(words, results)}
          </p>
          {catalog.value && rows.length === 0 && (
            <Button onClick={hiddenCount > 0 ? clearFilters : () => change(emptyQuery)}>
              {hiddenCount > 0 ? words.catalog.clearFilters : words.catalog.showAll}
            </Button>
          )}
          {cards.length > 0 && countFilters(query) > 0 && (
            <Button variant="bare" class={styles.clearFilters} onClick={clearFilters}>
              {words.catalog.clearFilters}
            </Button>
          )}
          {rows.length > 0 && targetDeck.field}
        </div>
      </header>
      {list}
    </main>
  );
}

interface CatalogListProps {
  rows: readonly PlanarCardFacts[];
  results: SearchResults;
  query: string;
  isWhole: boolean;
  /** The deck to which cards are added. */
  deck: SavedDeck | null;
}

function CatalogList({ rows, results, query, isWhole, deck }: CatalogListProps) {
  const addingToDeck = useAddToDeck(deck);
  return (
    <>
      <ul class={styles.cards}>
        <IncrementalRows rows={rows} query={query} immediateCount={isWhole ? rows.length : undefined}>
          {(card) => (
            <CardRow
              key={card.id}
              card={card}
              isInDeck={addingToDeck.isInDeck(card)}
              searchText={query}
              foundWords={results.words}
            >
              <IconButton
                {...addingToDeck.buttonPropsFor(card)}
                class={rowStyles.toggle}
                onClick={() => addingToDeck.toggleCard(card)}
              />
            </CardRow>
          )}
        </IncrementalRows>
      </ul>
      {addingToDeck.overlays}
    </>
  );
}

function resultText({ catalog: words }: Words, { cards, hiddenCount, similarCards }: SearchResults): string {
  if (cards.length > 0) return words.found(cards.length);
  if (hiddenCount > 0) return words.hiddenByFilters(hiddenCount);
  return similarCards.length > 0 ? words.onlySimilar : words.nothing;
}

/** Returns what the user left, if they come back to it; a new visit begins with all cards. */
function useLastVisit() {
  const { arrival } = useRouter();
  const lastVisit = useScreenMemory(createLastVisit);
  useState(() => {
    if (!arrival.peek()?.isHistoryTraversal) Object.assign(lastVisit, createLastVisit());
  });
  return lastVisit;
}
