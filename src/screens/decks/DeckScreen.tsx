import { useEffect } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { savedDeck } from '../../session/deck-choice';
import { LONGEST_DECK_NAME, type SavedDeck } from '../../session/decks';
import { FIRST_NEW_GAME } from '../../session/first-new-game';
import { useSession } from '../../session/session';
import { BackLink } from '../parts/BackLink';
import page from '../parts/page.module.css';
import { deckName, useWords } from '../parts/words';
import { DeckActions } from './DeckActions';
import { DeckCardList } from './DeckCardList';
import { DeckFitnessNote } from './DeckFitnessNote';
import { DeckNotices } from './DeckNotices';
import styles from './DeckScreen.module.css';
import { DeckTravel } from './DeckTravel';
import { FetchPicturesFold } from './pictures/FetchPictures';

/** One of the user's own decks: its name, for whom it is legal, and every card that is in it or could be. */
export function DeckScreen({ id }: { id: string }) {
  const { myDecks } = useWords();
  const { decks, openDecks, catalogue } = useSession();
  const mine = decks.value?.decks.value ?? null;
  const deck = mine?.find((one) => one.id === id);

  useEffect(openDecks, [openDecks]);

  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <BackLink otherwise={{ place: 'myDecks', deck: null }} />
        <DeckNotices />
        {mine && !deck && <h1 class={styles.gone}>{myDecks.gone}</h1>}
        {deck && catalogue.value && <Deck deck={deck} catalogue={catalogue.value} />}
      </div>
    </main>
  );
}

function Deck({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { myDecks } = words;
  const { decks, settings, router } = useSession();
  const { cards, unknown } = cardsOfDeck(deck.cards, catalogue);

  function play() {
    settings.change(({ newGame }) => ({
      newGame: { ...FIRST_NEW_GAME, ...newGame, deck: savedDeck(deck.id) },
    }));
    router.go({ place: 'newGame' });
  }

  return (
    <div class={styles.parts}>
      <section class={styles.about}>
        <h1 class="visually-hidden">{deckName(words, deck)}</h1>
        <label class={styles.label}>
          {myDecks.name}
          <input
            class={styles.name}
            type="text"
            autocomplete="off"
            maxLength={LONGEST_DECK_NAME}
            placeholder={myDecks.nameless}
            value={deck.name}
            onInput={({ currentTarget: { value } }) => decks.value?.change(deck.id, { name: value })}
          />
        </label>
        <DeckFitnessNote cards={cards} />
        {unknown.length > 0 && <p class={styles.note}>{myDecks.unknownCards(unknown.length)}</p>}
        <Button wide look="walk" onClick={play}>
          {myDecks.play}
        </Button>
        <DeckTravel deck={deck} catalogue={catalogue} />
        <DeckActions deck={deck} />
        {deck.cards.length > 0 && <FetchPicturesFold cards={deck.cards} />}
      </section>
      <DeckCardList deck={deck} catalogue={catalogue} />
    </div>
  );
}
