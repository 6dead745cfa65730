import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Catalog } from '../../../session/cards/catalog';
import { useCards } from '../../../session/contexts/use-cards';
import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';
import { cardsOfDeck } from '../../../session/decks/deck-cards';
import { type DeckImport, haveSameCards, type ReceivedDeck } from '../../../session/decks/deck-import';
import { freeDeckName } from '../../../session/decks/decks';
import { saveImport } from '../../../session/decks/saved-import';
import { pathOf } from '../../../session/routing/routes';
import { Fold } from '../../parts/field/Fold';
import { deckName, useLanguage, useWords } from '../../parts/words';
import { describeLegality, sizeInWords } from '../deck/deck-words';
import { useUsualPlayers } from '../deck/use-usual-players';
import { useImportPictures } from '../pictures/use-import-pictures';
import { Lines, ListReport } from './ListReport';
import styles from './ReceiveScreen.module.css';
import { useReceivedContents } from './use-received-contents';

/** Received decks, for review before they are saved. */
export function ReceivedDecks({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing } = useWords();
  const { catalog } = useCards();
  const [kept, setKept] = useState<readonly string[]>([]);
  const receivedDecks = deckImport.received.value;
  const cards = catalog.value;
  return (
    <div class={styles.received}>
      <div role="status">
        {kept.map((name, index) => (
          <p key={`${index}`}>{deckSharing.kept(name)}</p>
        ))}
      </div>
      {cards &&
        receivedDecks.map((deck) => (
          <Received
            key={deck.key}
            received={deck}
            deckImport={deckImport}
            catalog={cards}
            isLast={receivedDecks.length === 1}
            onKept={(name) => setKept([...kept, name])}
          />
        ))}
    </div>
  );
}

interface ReceivedProps {
  received: ReceivedDeck;
  deckImport: DeckImport;
  catalog: Catalog;
  /** Whether no other deck is waiting, in which case saving opens the deck. */
  isLast: boolean;
  onKept: (name: string) => void;
}

function Received({ received, deckImport, catalog, isLast, onKept }: ReceivedProps) {
  const words = useWords();
  const { deckSharing, myDecks } = words;
  const { decks } = useDecks();
  const { customCards } = useCards();
  const router = useRouter();
  const importPictures = useImportPictures();
  const language = useLanguage();
  const mine = customCards.value;
  const { name, ids, known, list, customTexts, pictures } = useReceivedContents(received, catalog);
  const { cards, unknown } = cardsOfDeck(ids, known);
  const called = deckName(words, { name });
  const saved = decks.value?.decks.value ?? [];
  const namesakes = saved.filter((deck) => deck.name === name);
  const newName = freeDeckName(name, saved);
  const same = namesakes.find((deck) => haveSameCards(deck.cards, ids));
  const isReady = decks.value !== null && (received.kind === 'list' || mine !== null);

  function keep() {
    if (!decks.value) return;
    const kept =
      received.kind === 'exported' && mine
        ? saveImport({ ...received.exported, name: newName }, received.pictures, {
            decks: decks.value,
            mine,
            now: Date.now(),
          })
        : { deck: decks.value.add(newName, ids), pictures: [] };
    deckImport.dismiss(received);
    if (kept.pictures.length > 0) importPictures(kept.pictures);
    else if (isLast) router.go({ place: 'myDecks', deck: kept.deck });
    onKept(deckName(words, { name: newName }));
  }

  return (
    <article class={styles.deck} aria-label={called}>
      <p class={styles.arrived} role="status">
        {deckSharing.arrived}
      </p>
      <h2 class={styles.name}>{called}</h2>
      <p class={styles.size}>{sizeInWords(cards, words)}</p>
      <p class={styles.note}>{describeLegality(cards, useUsualPlayers(), words)}</p>
      {list && <ListReport read={list} />}
      {unknown.length > 0 && <p>{myDecks.unknownCards(unknown.length)}</p>}
      <Lines title={deckSharing.customCards(customTexts.length)} lines={customTexts} />
      {pictures && <p>{pictures}</p>}
      {cards.length > 0 && (
        <Fold title={deckSharing.cardsInside}>
          <ul class={styles.cards}>
            {cards.map(({ id }) => (
              <li key={id}>{known.factsOf(id)?.name[language]}</li>
            ))}
          </ul>
        </Fold>
      )}
      {same && (
        <p>
          {deckSharing.alreadyThere}{' '}
          <a href={`#${pathOf({ place: 'myDecks', deck: same.id })}`} class={styles.link}>
            {deckSharing.openIt}
          </a>
        </p>
      )}
      {!same && namesakes.length > 0 && <p>{deckSharing.sameName(newName)}</p>}
      <div class={styles.answers}>
        <Button variant={same ? 'plain' : 'primary'} disabled={!isReady || ids.length === 0} onClick={keep}>
          {same ? deckSharing.keepAgain : deckSharing.keep}
        </Button>
        <Button onClick={() => deckImport.dismiss(received)}>{deckSharing.putAway}</Button>
      </div>
    </article>
  );
}
