import { useCallback, useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { type PlanarCardId, printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { DECK_ENDING, DECK_TYPE, deckFile } from '../../session/deck-file';
import type { DeckPost, ShareSheet } from '../../session/deck-post';
import { deckAsText } from '../../session/deck-text';
import type { SavedDeck } from '../../session/decks';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { deckName, useLanguage, useWords } from '../parts/words';
import { DeckCodes } from './DeckCodes';
import styles from './DeckScreen.module.css';
import { fileNameOf, sizeInWords } from './deck-words';

/** What can be done with the deck as a whole. */
export function DeckActions({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { myDecks, travel } = words;
  const language = useLanguage();
  const { app, decks, deckPost, openDeckPost, router, saveFile, copyText } = useSession();
  const [told, setTold] = useState<string | null>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const post = deckPost.value;

  const closeCode = useCallback(() => setCodeShown(false), []);

  useEffect(openDeckPost, [openDeckPost]);

  const text = () =>
    deckAsText(
      deck.name,
      deck.cards.map((id) => catalogue.factsOf(printedCard(id) as PlanarCardId) ?? id),
      language,
    );

  /** In a file that phones let pass through their share sheet. */
  async function share(post: DeckPost, sheet: ShareSheet) {
    const file = deckFile(fileNameOf(deck, `${DECK_ENDING}.txt`), post.write(deck), 'text/plain');
    const outcome = await sheet.share(deckName(words, deck), text(), file);
    setTold(outcome === 'failed' ? travel.notShared : null);
  }

  function duplicate() {
    const copy = decks.value?.add(myDecks.copyName(deckName(words, deck)), deck.cards);
    if (copy) router.go({ place: 'myDecks', deck: copy });
  }

  function remove() {
    decks.value?.remove(deck.id);
    const before = router.before.peek()?.route;
    if (before?.place === 'myDecks' && before.deck === null) router.back();
    else router.go({ place: 'myDecks', deck: null });
  }

  return (
    <Fold title={myDecks.actions} look={styles.fold}>
      <div class={styles.actions}>
        <Button onClick={() => setCodeShown(true)}>{travel.showCode}</Button>
        {post?.shareSheet && (
          <Button
            onClick={() => post.shareSheet && share(post, post.shareSheet).catch(app.reportMissingPart)}
          >
            {travel.share}
          </Button>
        )}
        <Button
          onClick={() =>
            copyText(text()).then(
              () => setTold(myDecks.copied),
              () => setTold(myDecks.notCopied),
            )
          }
        >
          {myDecks.copyText}
        </Button>
        <Button onClick={() => saveFile(fileNameOf(deck), text(), 'text/plain')}>{myDecks.saveText}</Button>
        {post && (
          <Button
            onClick={async () => {
              const name = fileNameOf(deck, DECK_ENDING);
              saveFile(name, await deckFile(name, post.write(deck), DECK_TYPE).text(), DECK_TYPE);
            }}
          >
            {travel.saveDeck}
          </Button>
        )}
        <Button onClick={duplicate}>{myDecks.duplicate}</Button>
        <Button onClick={remove}>{myDecks.remove}</Button>
      </div>
      <p class={styles.note} role="status">
        {told}
      </p>
      {isCodeShown && (
        <DeckCodes
          parcel={deck}
          size={sizeInWords(cardsOfDeck(deck.cards, catalogue).cards, words)}
          onClose={closeCode}
        />
      )}
    </Fold>
  );
}
