import { useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { Choice } from '../../design/Choice';
import { SearchField } from '../../design/SearchField';
import { printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import type { SavedDeck } from '../../session/decks';
import { useSession } from '../../session/session';
import { useNextRow } from '../parts/use-next-row';
import { useWords } from '../parts/words';
import styles from './DeckCardList.module.css';
import { DeckCardRow } from './DeckCardRow';
import { everyCard, findCards, kindFilters } from './find-cards';

const views = ['inDeck', ...kindFilters] as const;
type View = (typeof views)[number];

/** The cards in the deck, and all others to choose from. */
export function DeckCardList({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const { myDecks, decks: words } = useWords();
  const { decks } = useSession();
  const [view, setView] = useState<View>(deck.cards.length === 0 ? 'all' : 'inDeck');
  const [query, setQuery] = useState('');
  const inside = new Set(deck.cards.map(printedCard));
  const rows = cardsShown(view, query, deck, catalogue);
  const [list, goneAt] = useNextRow<HTMLUListElement>(rows.length);

  function toggle(id: string, index: number) {
    const isIn = deck.cards.includes(id) || inside.has(printedCard(id));
    const others = deck.cards.filter((one) => one !== id && printedCard(one) !== id);
    decks.value?.change(deck.id, { cards: isIn ? others : [...deck.cards, id] });
    if (isIn && view === 'inDeck') goneAt(index);
  }

  return (
    <section class={styles.cards}>
      <SearchField label={words.search} value={query} onType={setQuery} />
      <Choice
        label={myDecks.shown}
        value={view}
        options={views.map((value) => ({
          value,
          name: value === 'inDeck' ? myDecks.inDeck(deck.cards.length) : words.filters[value],
        }))}
        onChange={setView}
      />
      {rows.length === 0 && (
        <p class={styles.none} role="status">
          {deck.cards.length === 0 && view === 'inDeck' ? myDecks.nothingInside : words.nothing}
        </p>
      )}
      <ul ref={list} class={styles.list}>
        {rows.map((card, index) => {
          const id = typeof card === 'string' ? card : card.id;
          return (
            <DeckCardRow
              key={id}
              card={card}
              isIn={typeof card === 'string' || inside.has(printedCard(id))}
              onToggle={() => toggle(id, index)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** What is in the deck stands there in the order of the catalogue, behind what this version does not know. */
function cardsShown(
  view: View,
  query: string,
  deck: SavedDeck,
  { catalogue, factsOf }: Catalogue,
): readonly (PlanarCardFacts | string)[] {
  if (view !== 'inDeck') return findCards(catalogue, { ...everyCard, text: query, kind: view });
  const inside = new Set(deck.cards.map(printedCard).map(factsOf));
  const known = catalogue.filter((facts) => inside.has(facts));
  if (query.trim() !== '') return findCards(known, { ...everyCard, text: query });
  return [...new Set(deck.cards.filter((id) => !factsOf(printedCard(id)))), ...known];
}
