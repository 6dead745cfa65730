import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { type PlanarCardId, printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import { DECK_ENDING, DECK_TYPE, deckArchive, deckText } from '../../session/deck-file';
import type { DeckPost } from '../../session/deck-post';
import { deckAsText } from '../../session/deck-text';
import type { SavedDeck } from '../../session/decks';
import { parcelOf } from '../../session/kept-parcel';
import { type ShareSheet, useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { deckName, useLanguage, useWords } from '../parts/words';
import { DeckCodes } from './DeckCodes';
import styles from './DeckScreen.module.css';
import { fileNameOf, sizeInWords } from './deck-words';

/** The ways in which the deck goes to others: as a code, through the share sheet, as text, as a file. */
export function DeckTravel({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { myDecks, travel } = words;
  const language = useLanguage();
  const session = useSession();
  const { app, copyText, deckPost, openDeckPost, openPictures, ownCards, saveFile, shareSheet } = session;
  const [told, setTold] = useState<string | null>(null);
  const [sheet, setSheet] = useState<ShareSheet | null>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const post = deckPost.value;
  const mine = ownCards.value?.cards.value;
  const parcel = useMemo(() => parcelOf(deck, mine ?? []), [deck, mine]);
  const pictured = picturesOf(deck, session.pictures.value?.facts.value);
  const closeCode = useCallback(() => setCodeShown(false), []);

  useEffect(openDeckPost, [openDeckPost]);

  // Asked for beforehand: a phone shares only what follows a tap at once.
  useEffect(() => {
    shareSheet().then(setSheet, app.reportMissingPart);
  }, [shareSheet, app]);

  const text = () =>
    deckAsText(
      deck.name,
      deck.cards.map((id) => catalogue.factsOf(printedCard(id) as PlanarCardId) ?? id),
      language,
    );

  /** In a file that phones let pass through their share sheet. */
  async function share({ write }: DeckPost, sheet: ShareSheet) {
    const type = 'text/plain';
    const file = new File([deckText(write(parcel))], fileNameOf(deck, `${DECK_ENDING}.txt`), { type });
    const outcome = await sheet.share(deckName(words, deck), text(), file);
    setTold(outcome === 'failed' ? travel.notShared : null);
  }

  async function saveWithPictures({ write }: DeckPost) {
    const { picture } = session.pictures.value ?? {};
    const found = new Map<string, Blob>();
    for (const card of pictured.cards) {
      const image = await picture?.(card);
      if (image) found.set(card, image);
    }
    saveFile(fileNameOf(deck, DECK_ENDING), await deckArchive(write(parcel), found), DECK_TYPE);
  }

  return (
    <Fold title={travel.send} framed look={styles.fold} onFold={(isOpen) => isOpen && openPictures()}>
      <div class={styles.actions}>
        <Button onClick={() => setCodeShown(true)}>{travel.showCode}</Button>
        {post && sheet && (
          <Button onClick={() => share(post, sheet).catch(app.reportMissingPart)}>{travel.share}</Button>
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
            onClick={() => saveFile(fileNameOf(deck, DECK_ENDING), deckText(post.write(parcel)), DECK_TYPE)}
          >
            {travel.saveDeck}
          </Button>
        )}
        {post && pictured.cards.length > 0 && (
          <Button onClick={() => saveWithPictures(post).catch(() => setTold(travel.notSaved))}>
            {travel.saveWithPictures(pictured.cards.length, pictured.bytes)}
          </Button>
        )}
      </div>
      {parcel.ownCards.length > 0 && <p class={styles.note}>{travel.ownCardsNote}</p>}
      <p class={styles.note} role="status">
        {told}
      </p>
      {isCodeShown && (
        <DeckCodes
          parcel={parcel}
          size={sizeInWords(cardsOfDeck(deck.cards, catalogue).cards, words)}
          onClose={closeCode}
        />
      )}
    </Fold>
  );
}

/** Which of its cards have a picture, and how much room these take. */
function picturesOf(
  deck: SavedDeck,
  facts: ReadonlyMap<string, { readonly bytes: number }> | null | undefined,
): { readonly cards: readonly string[]; readonly bytes: number } {
  const cards = [...new Set(deck.cards.map(printedCard))].filter((card) => facts?.has(card));
  return { cards, bytes: cards.reduce((sum, card) => sum + (facts?.get(card)?.bytes ?? 0), 0) };
}
