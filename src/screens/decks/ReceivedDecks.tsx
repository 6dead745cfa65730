import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { type DeckPost, holdsSame, type ReceivedDeck } from '../../session/deck-post';
import { keepParcel } from '../../session/kept-parcel';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { deckName, useLanguage, useWords } from '../parts/words';
import { fitnessInWords, sizeInWords } from './deck-words';
import { Lines, ListReport } from './ListReport';
import styles from './ReceiveScreen.module.css';
import { useContents } from './use-contents';

/** What came, to be looked at before it is kept. */
export function ReceivedDecks({ post }: { post: DeckPost }) {
  const { travel } = useWords();
  const { catalogue } = useSession();
  const [kept, setKept] = useState<readonly string[]>([]);
  const came = post.received.value;
  const cards = catalogue.value;
  return (
    <div class={styles.received}>
      <div role="status">
        {kept.map((name, index) => (
          <p key={`${index}`}>{travel.kept(name)}</p>
        ))}
      </div>
      {cards &&
        came.map((deck) => (
          <Received
            key={deck.key}
            came={deck}
            post={post}
            catalogue={cards}
            isLast={came.length === 1}
            onKept={(name) => setKept([...kept, name])}
          />
        ))}
    </div>
  );
}

interface ReceivedProps {
  came: ReceivedDeck;
  post: DeckPost;
  catalogue: Catalogue;
  /** None waits besides: keeping it leads to it. */
  isLast: boolean;
  onKept: (name: string) => void;
}

function Received({ came, post, catalogue, isLast, onKept }: ReceivedProps) {
  const words = useWords();
  const { travel, myDecks } = words;
  const { decks, importPictures, ownCards, router } = useSession();
  const language = useLanguage();
  const mine = ownCards.value;
  const { name, ids, known, list, ownTexts, pictures } = useContents(came, catalogue);
  const { cards, unknown } = cardsOfDeck(ids, known);
  const called = deckName(words, { name });
  const namesakes = (decks.value?.decks.value ?? []).filter((deck) => deck.name === name);
  const same = namesakes.find((deck) => holdsSame(deck.cards, ids));
  const isReady = decks.value !== null && (came.kind === 'list' || mine !== null);

  function keep() {
    if (!decks.value) return;
    const kept =
      came.kind === 'parcel' && mine
        ? keepParcel({ ...came.parcel, name }, came.pictures, { decks: decks.value, mine, now: Date.now() })
        : { deck: decks.value.add(name, ids), pictures: [] };
    post.putAway(came);
    if (kept.pictures.length > 0) importPictures(kept.pictures);
    else if (isLast) router.go({ place: 'myDecks', deck: kept.deck });
    onKept(called);
  }

  return (
    <article class={styles.deck} aria-label={called}>
      <p class={styles.arrived} role="status">
        {travel.arrived}
      </p>
      <h2 class={styles.name}>{called}</h2>
      <p class={styles.size}>{sizeInWords(cards, words)}</p>
      <p class={styles.note}>{fitnessInWords(cards, words)}</p>
      {list && <ListReport read={list} />}
      {unknown.length > 0 && <p>{myDecks.unknownCards(unknown.length)}</p>}
      <Lines title={travel.ownCards(ownTexts.length)} lines={ownTexts} />
      {pictures && <p>{pictures}</p>}
      {cards.length > 0 && (
        <Fold title={travel.cardsInside}>
          <ul class={styles.cards}>
            {cards.map(({ id }) => (
              <li key={id}>{known.factsOf(id)?.name[language]}</li>
            ))}
          </ul>
        </Fold>
      )}
      {same && (
        <p>
          {travel.alreadyThere}{' '}
          <a href={`#${pathOf({ place: 'myDecks', deck: same.id })}`} class={styles.link}>
            {travel.openIt}
          </a>
        </p>
      )}
      {!same && namesakes.length > 0 && <p>{travel.sameName}</p>}
      <div class={styles.answers}>
        <Button look={same ? 'plain' : 'walk'} disabled={!isReady || ids.length === 0} onClick={keep}>
          {same ? travel.keepAgain : travel.keep}
        </Button>
        <Button onClick={() => post.putAway(came)}>{travel.putAway}</Button>
      </div>
    </article>
  );
}
