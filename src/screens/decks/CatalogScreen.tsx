import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import { SearchField } from '../../design/SearchField';
import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import { useLanguage, useWords } from '../parts/words';
import { CardRow } from './CardRow';
import styles from './CatalogScreen.module.css';
import { useAddToDeck } from './card/use-add-to-deck';
import rowStyles from './card-rows.module.css';
import { Filters } from './Filters';
import { type CardQuery, countFilters, emptyQuery, findCards, sortedByName } from './find-cards';
import { ListHead } from './ListHead';
import { useTargetDeck } from './use-target-deck';

/** The search and scroll position from which the user opened a card. */
const createLastVisit = () => ({ query: emptyQuery, scrollTop: 0 });

/** The catalog: all planes and phenomena, searchable in either language by name, set and text. */
export function CatalogScreen() {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const lastVisit = useScreenMemory(createLastVisit);
  const [query, setQuery] = useState(lastVisit.query);
  const screen = useRef<HTMLElement>(null);
  const targetDeck = useTargetDeck();
  const addingToDeck = useAddToDeck(targetDeck);
  const isLoaded = catalog.value !== null;
  useLayoutEffect(() => {
    if (isLoaded) screen.current?.scrollTo(0, lastVisit.scrollTop);
  }, [isLoaded, lastVisit]);
  const language = useLanguage();
  const cards = useMemo(() => {
    const foundCards = catalog.value ? findCards(catalog.value.catalog, query) : [];
    return query.text.trim() ? foundCards : sortedByName(foundCards, language);
  }, [catalog.value, query, language]);
  const change = (changes: Partial<CardQuery>) => {
    lastVisit.query = { ...query, ...changes };
    setQuery(lastVisit.query);
  };
  return (
    <main
      ref={screen}
      class={styles.screen}
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
        <div class={styles.results}>
          <p aria-live="polite">
            {catalog.value && (cards.length > 0 ? words.catalog.found(cards.length) : words.catalog.nothing)}
            {query !== emptyQuery && cards.length === 0 && (
              <>
                {' '}
                <Button variant="bare" onClick={() => change(emptyQuery)}>
                  {words.catalog.showAll}
                </Button>
              </>
            )}
          </p>
          {cards.length > 0 && countFilters(query) > 0 && (
            <Button
              variant="bare"
              class={styles.clearFilters}
              onClick={() => change({ ...emptyQuery, text: query.text })}
            >
              {words.catalog.clearFilters}
            </Button>
          )}
          {cards.length > 0 && targetDeck.field}
        </div>
      </header>
      <ul class={styles.cards}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} isInDeck={addingToDeck.isInDeck(card)} searchText={query.text}>
            <IconButton
              {...addingToDeck.buttonPropsFor(card)}
              class={rowStyles.toggle}
              onClick={() => addingToDeck.toggleCard(card)}
            />
          </CardRow>
        ))}
      </ul>
      {addingToDeck.messages}
    </main>
  );
}
