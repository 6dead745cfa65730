import { useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard } from '../../content/planes/planar-sets';
import { planarTypes } from '../../content/planes/planar-types';
import { Choice } from '../../design/Choice';
import { Icon } from '../../design/Icon';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { PlaneArt } from '../parts/PlaneArt';
import { useLanguage, useWords } from '../parts/words';
import styles from './DecksScreen.module.css';
import { findCards, type KindFilter, kindFilters } from './find-cards';

/** Planes and phenomena, to look up by name or type in either language. */
export function DecksScreen() {
  const words = useWords();
  const { catalogue } = useSession();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<KindFilter>('all');
  const cards = catalogue.value ? findCards(catalogue.value.catalogue, query, kind) : [];
  return (
    <main class={styles.screen}>
      <header class={styles.head}>
        <div class={styles.top}>
          <h1 class={styles.title}>{words.decks.title}</h1>
          <a class={styles.mine} href={`#${pathOf({ place: 'myDecks', deck: null })}`}>
            <Icon name="decks" />
            {words.myDecks.title}
          </a>
        </div>
        <label class={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            autocomplete="off"
            aria-label={words.decks.search}
            placeholder={words.decks.search}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <Choice
          label={words.decks.filterLabel}
          value={kind}
          options={kindFilters.map((value) => ({ value, name: words.decks.filters[value] }))}
          onChange={setKind}
        />
        <p class={styles.found} aria-live="polite">
          {catalogue.value && (cards.length > 0 ? words.decks.found(cards.length) : words.decks.nothing)}
        </p>
      </header>
      <ul class={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} class={styles.item}>
            <CardRow card={card} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function CardRow({ card }: { card: PlanarCardFacts }) {
  const words = useWords();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  return (
    <a class={styles.card} href={`#${pathOf({ place: 'decks', card: card.id })}`}>
      <PlaneArt id={card.id} planarType={card.planarType} class={styles.thumb} small />
      <span class={styles.texts}>
        <span class={styles.name}>{card.name[language]}</span>
        <span class={styles.other} lang={other}>
          {card.name[other]}
        </span>
        <span class={styles.type}>
          {words.kinds[card.kind]}
          {card.planarType && ` — ${planarTypes[card.planarType][language]}`}{' '}
          {isEventCard(card) && <span class={styles.event}>{words.decks.event}</span>}
        </span>
      </span>
    </a>
  );
}
