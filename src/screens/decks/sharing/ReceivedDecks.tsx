import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import { type DeckImport, haveSameCards, type ReceivedDeck } from '../../../session/decks/deck-import';
import { freeDeckName } from '../../../session/decks/decks';
import { saveImport } from '../../../session/decks/save-import';
import { pathOf } from '../../../session/routing/routes';
import { Disclosure } from '../../parts/field/Disclosure';
import { deckName, useLanguage, useWords } from '../../parts/words';
import { describeLegality, sizeInWords } from '../deck/deck-presentation';
import { useLastPlayerCount } from '../deck/use-last-player-count';
import { useImportPictures } from '../pictures/use-import-pictures';
import { useLeftOutLines } from './LeftOutLines';
import { ListReport, TitledLines } from './ListReport';
import styles from './ReceiveScreen.module.css';
import { useReceivedContents } from './use-received-contents';

/** Received decks, for review before they are saved. */
export function ReceivedDecks({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing } = useWords();
  const { catalog } = usePlanarCards();
  const [savedNames, setSavedNames] = useState<readonly string[]>([]);
  const receivedDecks = deckImport.receivedDecks.value;
  const loadedCatalog = catalog.value;
  return (
    <div class={styles.received}>
      <div role="status">
        {savedNames.map((name, index) => (
          <p key={`${index}`}>{deckSharing.kept(name)}</p>
        ))}
      </div>
      {loadedCatalog &&
        receivedDecks.map((deck) => (
          <ReceivedDeckReview
            key={deck.key}
            receivedDeck={deck}
            deckImport={deckImport}
            catalog={loadedCatalog}
            isOnlyOne={receivedDecks.length === 1}
            onSave={(name) => setSavedNames([...savedNames, name])}
          />
        ))}
    </div>
  );
}

interface ReceivedDeckReviewProps {
  receivedDeck: ReceivedDeck;
  deckImport: DeckImport;
  catalog: Catalog;
  /** Whether no other deck is waiting, in which case saving opens the deck. */
  isOnlyOne: boolean;
  onSave: (name: string) => void;
}

function ReceivedDeckReview({
  receivedDeck,
  deckImport,
  catalog,
  isOnlyOne,
  onSave,
}: ReceivedDeckReviewProps) {
  const words = useWords();
  const { deckSharing, myDecks } = words;
  const { decks } = useDecks();
  const { customCards } = usePlanarCards();
  const router = useRouter();
  const importPictures = useImportPictures();
  const language = useLanguage();
  const playerCount = useLastPlayerCount();
  const cardStore = customCards.value;
  const [correctedList, setCorrectedList] = useState<string | null>(null);
  const leftOutLines = useLeftOutLines();
  const { name, cardIds, factsLookup, parsedDeck, customCardNames, pictureSummary } = useReceivedContents(
    receivedDeck,
    correctedList,
    catalog,
  );
  const { cards, unknownIds } = deckContentsOf(cardIds, factsLookup);
  const displayName = deckName(words, { name });
  const savedDecks = decks.value?.decks.value ?? [];
  const decksWithSameName = savedDecks.filter((deck) => deck.name === name);
  const newName = freeDeckName(name, savedDecks);
  const sameDeck = decksWithSameName.find((deck) => haveSameCards(deck.cards, cardIds));
  const isEmptyList = receivedDeck.kind === 'list' && cardIds.length === 0;
  const isReady = decks.value !== null && (receivedDeck.kind === 'list' || cardStore !== null);

  function save() {
    if (!decks.value) return;
    const importResult =
      receivedDeck.kind === 'exported' && cardStore
        ? saveImport({ ...receivedDeck.deckExport, name: newName }, receivedDeck.pictures, {
            decks: decks.value,
            customCards: cardStore,
            now: Date.now(),
          })
        : { deckId: decks.value.add(newName, cardIds), picturesToImport: [] };
    leftOutLines.set(importResult.deckId, parsedDeck?.unknownLines ?? []);
    deckImport.dismiss(receivedDeck);
    if (importResult.picturesToImport.length > 0) importPictures(importResult.picturesToImport);
    else if (isOnlyOne) router.go({ place: 'myDecks', deck: importResult.deckId });
    onSave(deckName(words, { name: newName }));
  }

  return (
    <article class={styles.deck} aria-label={displayName}>
      <p class={styles.arrived} role="status">
        {isEmptyList ? deckSharing.noCardsInList : deckSharing.arrived}
      </p>
      {!isEmptyList && (
        <>
          <h2>{displayName}</h2>
          <p class={styles.size}>{sizeInWords(cards, words)}</p>
          <p class={common.explanation}>{describeLegality(cards, playerCount, words)}</p>
        </>
      )}
      {parsedDeck && receivedDeck.kind === 'list' && (
        <ListReport
          parsedDeck={parsedDeck}
          cards={catalog.catalog}
          list={correctedList ?? receivedDeck.text}
          onChange={setCorrectedList}
        />
      )}
      {unknownIds.length > 0 && <p>{myDecks.unknownCards(unknownIds.length)}</p>}
      <TitledLines title={deckSharing.customCards(customCardNames.length)} lines={customCardNames} />
      {pictureSummary && <p>{pictureSummary}</p>}
      {cards.length > 0 && (
        <Disclosure title={deckSharing.cardsInside}>
          <ul class={styles.cards}>
            {cards.map(({ id }) => (
              <li key={id}>{factsLookup.factsOf(id)?.name[language]}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {sameDeck && (
        <p>
          {deckSharing.alreadyThere}{' '}
          <a href={`#${pathOf({ place: 'myDecks', deck: sameDeck.id })}`} class={styles.link}>
            {deckSharing.openIt}
          </a>
        </p>
      )}
      {!sameDeck && decksWithSameName.length > 0 && <p>{deckSharing.sameName(newName)}</p>}
      <div class={styles.buttons}>
        {!isEmptyList && (
          <Button
            variant={sameDeck ? 'plain' : 'primary'}
            disabled={!isReady || cardIds.length === 0}
            onClick={save}
          >
            {sameDeck ? deckSharing.keepAgain : deckSharing.keep}
          </Button>
        )}
        <Button onClick={() => deckImport.dismiss(receivedDeck)}>{words.discard}</Button>
      </div>
    </article>
  );
}
