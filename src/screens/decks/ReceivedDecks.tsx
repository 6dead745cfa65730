import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { type DeckPost, holdsSame, type ReceivedDeck } from '../../session/deck-post';
import { type ReadDeck, readDeckText } from '../../session/deck-text';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { cardName, deckName, useLanguage, useWords } from '../parts/words';
import { fitnessInWords, fitnessOf, sizeInWords } from './deck-words';
import { Lines, ListReport } from './ListReport';
import styles from './ReceiveScreen.module.css';

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
  const language = useLanguage();
  const { decks, router } = useSession();
  const { name, ids, list } = useMemo(() => contentsOf(came, catalogue), [came, catalogue]);
  const { cards, unknown } = cardsOfDeck(ids, catalogue);
  const called = deckName(words, { name: name ?? travel.fileName });
  const mine = decks.value?.decks.value ?? [];
  const namesakes = mine.filter((deck) => deck.name === (name ?? travel.fileName));
  const same = namesakes.find((deck) => holdsSame(deck.cards, ids));

  function keep() {
    const kept = decks.value?.add(name ?? travel.fileName, ids);
    if (!kept) return;
    post.putAway(came);
    if (isLast) router.go({ place: 'myDecks', deck: kept });
    else onKept(called);
  }

  return (
    <article class={styles.deck} aria-label={called}>
      <p class={styles.arrived} role="status">
        {travel.arrived}
      </p>
      <h2 class={styles.name}>{called}</h2>
      <p class={styles.size}>{sizeInWords(cards, words)}</p>
      <p class={styles.note}>{fitnessInWords(fitnessOf(cards), words)}</p>
      {list && <ListReport read={list} />}
      <Lines title={unknown.length > 0 ? myDecks.unknownCards(unknown.length) : ''} lines={unknown} />
      {ids.length > 0 && (
        <Fold title={travel.cardsInside}>
          <ul class={styles.cards}>
            {cards.map(({ id }) => (
              <li key={id}>{cardName(catalogue, language, printedCard(id))}</li>
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
        <Button look={same ? 'plain' : 'walk'} disabled={!decks.value || ids.length === 0} onClick={keep}>
          {same ? travel.keepAgain : travel.keep}
        </Button>
        <Button onClick={() => post.putAway(came)}>{travel.putAway}</Button>
      </div>
    </article>
  );
}

interface Contents {
  readonly name: string | null;
  readonly ids: readonly string[];
  /** What was understood of it, where it is a list of names. */
  readonly list: ReadDeck | null;
}

function contentsOf(came: ReceivedDeck, { catalogue }: Catalogue): Contents {
  if (came.kind === 'parcel') return { name: came.parcel.name, ids: came.parcel.cards, list: null };
  const list = readDeckText(came.text, catalogue);
  return { name: list.name ?? came.name, ids: list.cards.map(({ id }) => id), list };
}
