import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { savedDeck } from '../../session/deck-choice';
import { LONGEST_DECK_NAME, type SavedDeck } from '../../session/decks';
import { FIRST_NEW_GAME } from '../../session/first-new-game';
import { useSession } from '../../session/session';
import { BackLink } from '../parts/BackLink';
import { focusOn } from '../parts/focus-on';
import page from '../parts/page.module.css';
import { deckName, useWords } from '../parts/words';
import { DeckActions } from './DeckActions';
import { DeckCardList, type DeckView } from './DeckCardList';
import { DeckFitnessNote } from './DeckFitnessNote';
import { DeckNotices } from './DeckNotices';
import styles from './DeckScreen.module.css';
import { DeckTravel } from './DeckTravel';
import { DeckUnfit } from './DeckUnfit';
import { lacksOf } from './deck-lacks';
import { RemovedNotice } from './KeptNotices';
import { NotHere } from './NotHere';
import { FetchPicturesFold } from './pictures/FetchPictures';
import { UnplayedCards } from './UnplayedCards';

/** One of the user's own decks: its name, for whom it is legal, and every card that is in it or could be. */
export function DeckScreen({ id }: { id: string }) {
  const { decks, openDecks, catalogue } = useSession();
  const mine = decks.value?.decks.value ?? null;
  const deck = mine?.find((one) => one.id === id);

  useEffect(openDecks, [openDecks]);

  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <BackLink otherwise={{ place: 'myDecks', deck: null }} />
        <DeckNotices />
        {mine && !deck && <NotHere what="deck" />}
        {deck && catalogue.value && <Deck deck={deck} catalogue={catalogue.value} />}
      </div>
    </main>
  );
}

/** What one tap has done to the cards. */
interface Changed {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly told: string;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index]);
}

function Deck({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { myDecks } = words;
  const { decks, settings, router } = useSession();
  const { cards, unknown, removed } = cardsOfDeck(deck.cards, catalogue);
  const lacks = lacksOf(cards);
  const [view, setView] = useState<DeckView>(cards.length === 0 ? 'all' : 'inDeck');
  const [changed, setChanged] = useState<Changed | null>(null);
  const about = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);

  function play() {
    settings.change(({ newGame }) => ({
      newGame: { ...FIRST_NEW_GAME, ...newGame, deck: savedDeck(deck.id) },
    }));
    router.go({ place: 'newGame' });
  }

  /** Many cards at once; the way back is there until something else is changed. */
  function change(after: readonly string[], told: string) {
    decks.value?.change(deck.id, { cards: after });
    setChanged({ before: deck.cards, after, told });
    focusOn(about.current, { preventScroll: true });
  }

  function choose(shown: DeckView) {
    setView(shown);
    list.current?.scrollIntoView();
    focusOn(list.current, { preventScroll: true });
  }

  return (
    <div class={styles.parts}>
      <section ref={about} class={styles.about}>
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
        {lacks ? (
          <DeckUnfit
            cards={cards}
            lacks={lacks}
            pool={catalogue.cardsOf('all')}
            onChoose={choose}
            onFill={(added) =>
              change([...deck.cards, ...added.map(({ id }) => id)], myDecks.filledUp(added.length))
            }
          />
        ) : (
          <DeckFitnessNote cards={cards} />
        )}
        {changed && isSame(changed.after, deck.cards) && (
          <RemovedNotice
            what={changed.told}
            back={words.table.undo}
            onRestore={() => decks.value?.change(deck.id, { cards: changed.before })}
            onForget={() => setChanged(null)}
          />
        )}
        <UnplayedCards
          unknown={unknown}
          removed={removed}
          onTakeOut={(cards) =>
            change(
              deck.cards.filter((id) => !cards.includes(id)),
              myDecks.tookOut(cards.length),
            )
          }
        />
        {!lacks && (
          <Button wide look="walk" onClick={play}>
            {myDecks.play}
          </Button>
        )}
        <DeckTravel deck={deck} catalogue={catalogue} />
        <DeckActions deck={deck} />
        {deck.cards.length > 0 && <FetchPicturesFold cards={deck.cards} />}
      </section>
      <DeckCardList deck={deck} catalogue={catalogue} view={view} onView={setView} section={list} />
    </div>
  );
}
