import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { otherLanguage } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard } from '../../content/planes/planar-sets';
import { planarTypeName } from '../../content/planes/planar-types';
import { Button, IconButton } from '../../design/Button';
import { SearchField } from '../../design/SearchField';
import { isCustomCard } from '../../rules/planar/planar-card';
import { useCards } from '../../session/contexts/use-cards';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import { pathOf } from '../../session/routing/routes';
import { CardThumbnail } from '../parts/card/CardThumbnail';
import { isOtherNameShown } from '../parts/text/other-name';
import { useLanguage, useWords } from '../parts/words';
import styles from './CatalogScreen.module.css';
import { type AddingToDeck, useAddToDeck } from './card/use-add-to-deck';
import { Filters } from './Filters';
import { type CardQuery, emptyQuery, findCards, sortedByName } from './find-cards';
import { ListHead } from './ListHead';

/** The search and scroll position from which the user opened a card. */
const createLastVisit = () => ({ query: emptyQuery, scrollTop: 0 });

/** The catalog: all planes and phenomena, searchable in either language by name, set and text. */
export function CatalogScreen() {
  const words = useWords();
  const { catalog } = useCards();
  const lastVisit = useScreenMemory(createLastVisit);
  const [query, setQuery] = useState(lastVisit.query);
  const screen = useRef<HTMLElement>(null);
  const addingToDeck = useAddToDeck();
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
      <header class={styles.head}>
        <ListHead current="catalog" />
        <SearchField label={words.catalog.search} value={query.text} onChange={(text) => change({ text })} />
        <Filters query={query} onChange={change} />
        <p class={styles.resultCount} aria-live="polite">
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
      </header>
      <ul class={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} class={styles.item}>
            <CardRow card={card} addingToDeck={addingToDeck} searchText={query.text} />
          </li>
        ))}
      </ul>
      {addingToDeck.messages}
    </main>
  );
}

interface CardRowProps {
  card: PlanarCardFacts;
  addingToDeck: AddingToDeck;
  searchText: string;
}

function CardRow({ card, addingToDeck, searchText }: CardRowProps) {
  const words = useWords();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const planarType = planarTypeName(card.planarType);
  const isSecondNameShown = isOtherNameShown(language, searchText);
  return (
    <div class={styles.row}>
      <a class={styles.card} href={`#${pathOf({ place: 'catalog', card: card.id })}`}>
        <CardThumbnail id={card.id} planarType={card.planarType} class={styles.thumb} />
        <span class={styles.textColumn}>
          <span class={styles.name}>{card.name[language]}</span>
          {isSecondNameShown && card.name[secondLanguage] !== card.name[language] && (
            <span class={styles.secondLanguage} lang={secondLanguage}>
              {card.name[secondLanguage]}
            </span>
          )}
          <span class={styles.type}>
            {words.kinds[card.kind]}
            {planarType && ` — ${planarType[language]}`}{' '}
            {isEventCard(card) && <span class={styles.badge}>{words.catalog.event}</span>}
            {isCustomCard(card.id) && <span class={styles.badge}>{words.customCards.customCard}</span>}
          </span>
        </span>
      </a>
      <IconButton
        {...addingToDeck.buttonPropsFor(card)}
        class={styles.add}
        onClick={() => addingToDeck.toggleCard(card)}
      />
    </div>
  );
}
