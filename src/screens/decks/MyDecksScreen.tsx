import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import type { SavedDeck } from '../../session/decks';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import page from '../parts/page.module.css';
import { deckName, useLanguage, useWords } from '../parts/words';
import { DeckNotices } from './DeckNotices';
import { type DeckOrder, deckOrders, fitnessInWords, inOrder, sizeInWords } from './deck-words';
import styles from './MyDecksScreen.module.css';
import { NewDeck } from './NewDeck';
import { PageHead } from './PageHead';

/** How the user had them in order last; forgotten with the page. */
const chosen: { order: DeckOrder } = { order: 'latest' };

/** The planar decks that the user has put together, and the ways to a new one. */
export function MyDecksScreen() {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks, openDecks, catalogue } = useSession();
  const [order, setOrder] = useState(chosen.order);
  const mine = decks.value?.decks.value ?? null;

  useEffect(openDecks, [openDecks]);

  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <PageHead title={myDecks.title} lead={myDecks.lead} otherwise={{ place: 'decks', card: null }}>
          <DeckNotices />
        </PageHead>
        {mine && catalogue.value && (
          <>
            <section class={styles.part}>
              {mine.length > 1 && (
                <Choice
                  label={myDecks.sort}
                  value={order}
                  options={deckOrders.map((value) => ({ value, name: myDecks.sorts[value] }))}
                  onChange={(value) => {
                    chosen.order = value;
                    setOrder(value);
                  }}
                />
              )}
              {mine.length === 0 && <p>{myDecks.none}</p>}
              <ul class={styles.decks}>
                {inOrder(mine, order, words, language).map((deck) => (
                  <li key={deck.id}>
                    <DeckRow deck={deck} catalogue={catalogue.value as Catalogue} />
                  </li>
                ))}
              </ul>
            </section>
            <NewDeck />
          </>
        )}
      </div>
    </main>
  );
}

function DeckRow({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { cards } = cardsOfDeck(deck.cards, catalogue);
  return (
    <a class={styles.deck} href={`#${pathOf({ place: 'myDecks', deck: deck.id })}`}>
      <span class={styles.name}>{deckName(words, deck)}</span>
      <span class={styles.note}>{sizeInWords(cards, words)}</span>
      <span class={styles.note}>{fitnessInWords(cards, words)}</span>
    </a>
  );
}
