import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import { isBlankDeck, type SavedDeck } from '../../../session/decks/decks';
import { pathOf } from '../../../session/routing/routes';
import page from '../../parts/page/page.module.css';
import { UndoNotice } from '../../parts/page/UndoNotice';
import { deckName, useLanguage, useWords } from '../../parts/words';
import { DeckNotices } from '../DeckNotices';
import { ListHead } from '../ListHead';
import styles from '../overview.module.css';
import { type DeckOrder, deckOrders, describeLegality, sizeInWords, sortDecks } from './deck-presentation';
import { NewDeck } from './NewDeck';
import { useLastPlayerCount } from './use-last-player-count';

/** Fewer decks are found without sorting them. */
const MIN_DECKS_TO_SORT = 5;

const createLastOrder = (): { order: DeckOrder } => ({ order: 'latest' });

/** The user's saved planar decks, with ways to create one. */
export function MyDecksScreen() {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks } = useDecks();
  const { catalog } = usePlanarCards();
  const lastOrder = useScreenMemory(createLastOrder);
  const [order, setOrder] = useState(lastOrder.order);
  const savedDecks = decks.value?.decks.value?.filter((deck) => !isBlankDeck(deck)) ?? null;
  const isSortable = (savedDecks?.length ?? 0) >= MIN_DECKS_TO_SORT;

  useEffect(decks.request, [decks.request]);

  return (
    <main class={classNames(page.screen, page.place)}>
      <div class={classNames(page.page, styles.page)}>
        <header class={classNames(common.stack3, styles.head)}>
          <ListHead current="myDecks" />
          <DeckNotices offersUndo />
          <BlankDeckNotice />
        </header>
        {savedDecks && catalog.value && (
          <>
            <section class={classNames(common.stack2, styles.whole)}>
              {isSortable && (
                <Choice
                  label={myDecks.sort}
                  value={order}
                  options={deckOrders.map((value) => ({ value, name: myDecks.sorts[value] }))}
                  onChange={(value) => {
                    lastOrder.order = value;
                    setOrder(value);
                  }}
                />
              )}
              {savedDecks.length === 0 && (
                <div class={common.stack1}>
                  <p>{myDecks.none}</p>
                  <p class={common.explanation}>{myDecks.lead}</p>
                </div>
              )}
              <ul class={common.stack2}>
                {sortDecks(savedDecks, isSortable ? order : 'latest', words, language).map((deck) => (
                  <li key={deck.id}>
                    <DeckRow deck={deck} catalog={catalog.value as Catalog} />
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

/** Says that a deck without name and cards is not among the saved ones, and leads back to it. */
function BlankDeckNotice() {
  const { myDecks } = useWords();
  const { decks } = useDecks();
  const router = useRouter();
  const blankDeck = decks.value?.blankDeck.value;
  if (!blankDeck) return null;
  return (
    <UndoNotice
      message={myDecks.notSaved}
      undoLabel={myDecks.open}
      onRestore={() => router.go({ place: 'myDecks', deck: blankDeck.id })}
      onDismiss={() => decks.value?.remove(blankDeck.id)}
    />
  );
}

function DeckRow({ deck, catalog }: { deck: SavedDeck; catalog: Catalog }) {
  const words = useWords();
  const playerCount = useLastPlayerCount();
  const { cards } = deckContentsOf(deck.cards, catalog);
  return (
    <a class={styles.deck} href={`#${pathOf({ place: 'myDecks', deck: deck.id })}`}>
      <span class={styles.name}>{deckName(words, deck)}</span>
      <span class={common.explanation}>{sizeInWords(cards, words)}</span>
      <span class={common.explanation}>{describeLegality(cards, playerCount, words)}</span>
    </a>
  );
}
