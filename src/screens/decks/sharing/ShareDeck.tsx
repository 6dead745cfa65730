import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import type { Catalog } from '../../../session/cards/catalog';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePictures } from '../../../session/contexts/use-pictures';
import { type ShareSheet, useSharing } from '../../../session/contexts/use-sharing';
import type { DeckExport, DeckImport } from '../../../session/decks/deck-import';
import type { SavedDeck } from '../../../session/decks/decks';
import {
  DECK_EXTENSION,
  DECK_MIME_TYPE,
  deckArchive,
  deckFileText,
} from '../../../session/decks/sharing/deck-file';
import { savedDeckToText } from '../../../session/decks/sharing/deck-text';
import { CopyButton } from '../../parts/field/CopyButton';
import { Disclosure } from '../../parts/field/Disclosure';
import { FileNotices } from '../../parts/page/FileNotices';
import { useShareSheet } from '../../parts/use-share-sheet';
import { deckName, useLanguage, useWords } from '../../parts/words';
import { fileNameOf } from '../deck/deck-presentation';
import styles from '../deck-page.module.css';

interface ShareDeckProps {
  deck: SavedDeck;
  catalog: Catalog;
  deckExport: DeckExport;
  onShowCode: () => void;
}

/** Ways to share a deck: codes, share sheet, text or file. */
export function ShareDeck({ deck, catalog, deckExport, onShowCode }: ShareDeckProps) {
  const words = useWords();
  const { myDecks, deckSharing } = words;
  const language = useLanguage();
  const app = useAppState();
  const { deckImport: lazyDeckImport } = useDecks();
  const pictures = usePictures();
  const { saveAsFile } = useSharing();
  const shareSheet = useShareSheet();
  const [message, setMessage] = useState<string | null>(null);
  const deckImport = lazyDeckImport.value;

  useEffect(lazyDeckImport.request, [lazyDeckImport.request]);

  const deckText = () => savedDeckToText(deck, catalog, language);

  /** Shares a file with an extension that share sheets accept. */
  async function share({ deckFileData }: DeckImport, sheet: ShareSheet) {
    const type = 'text/plain';
    const file = new File(
      [deckFileText(deckFileData(deckExport))],
      fileNameOf(deck, `${DECK_EXTENSION}.txt`),
      {
        type,
      },
    );
    const outcome = await sheet.share(deckName(words, deck), deckText(), file);
    setMessage(outcome === 'failed' ? deckSharing.notShared : null);
  }

  if (deck.cards.length === 0) {
    return (
      <Disclosure title={deckSharing.send} open framed class={styles.disclosure}>
        <p class={styles.note}>{deckSharing.emptyDeck}</p>
      </Disclosure>
    );
  }
  return (
    <Disclosure
      title={deckSharing.send}
      open
      framed
      class={styles.disclosure}
      onToggle={(isOpen) => isOpen && pictures.request()}
    >
      <div class={classNames(common.columns, styles.actions)}>
        <Button onClick={onShowCode}>{deckSharing.showCode}</Button>
        {deckImport && shareSheet && (
          <Button onClick={() => share(deckImport, shareSheet).catch(app.reportFailure)}>
            {words.share}
          </Button>
        )}
        <CopyButton getText={deckText} onFailed={() => setMessage(myDecks.notCopied)} />
        <Button onClick={() => saveAsFile(fileNameOf(deck), deckText(), 'text/plain')}>
          {myDecks.saveText}
        </Button>
        {deckImport && (
          <Button
            onClick={() =>
              saveAsFile(
                fileNameOf(deck, DECK_EXTENSION),
                deckFileText(deckImport.deckFileData(deckExport)),
                DECK_MIME_TYPE,
              )
            }
          >
            {deckSharing.saveDeck}
          </Button>
        )}
        {deckImport && (
          <SaveWithPictures
            deck={deck}
            getFileData={() => deckImport.deckFileData(deckExport)}
            onFailed={() => setMessage(deckSharing.notSaved)}
          />
        )}
      </div>
      <FileNotices />
      <p class={styles.note}>{deckSharing.filesNote}</p>
      {deckExport.customCards.length > 0 && <p class={styles.note}>{deckSharing.customCardsNote}</p>}
      <p class={styles.note} role="status">
        {message}
      </p>
    </Disclosure>
  );
}

interface SaveWithPicturesProps {
  deck: SavedDeck;
  /** Returns the contents of the deck file. */
  getFileData: () => unknown;
  onFailed: () => void;
}

/** Saves the deck and the pictures of its cards as one file; renders nothing if there are no pictures. */
function SaveWithPictures({ deck, getFileData, onFailed }: SaveWithPicturesProps) {
  const { deckSharing } = useWords();
  const pictures = usePictures();
  const { saveAsFile } = useSharing();
  const library = pictures.value?.library;
  const { cards, bytes } = picturesOf(deck, library?.factsByCard.value);
  if (cards.length === 0) return null;

  async function save() {
    const images = new Map<string, Blob>();
    for (const card of cards) {
      const image = await library?.readPicture(card);
      if (image) images.set(card, image);
    }
    saveAsFile(fileNameOf(deck, DECK_EXTENSION), await deckArchive(getFileData(), images), DECK_MIME_TYPE);
  }

  return (
    <Button onClick={() => save().catch(onFailed)}>
      {deckSharing.saveWithPictures(cards.length, bytes)}
    </Button>
  );
}

/** Returns which of the deck's cards have a picture, and their total size in bytes. */
function picturesOf(
  deck: SavedDeck,
  factsByCard: ReadonlyMap<string, { readonly bytes: number }> | null | undefined,
): { readonly cards: readonly string[]; readonly bytes: number } {
  const cards = [...new Set(deck.cards.map(cardIdOfCopy))].filter((card) => factsByCard?.has(card));
  return { cards, bytes: cards.reduce((sum, card) => sum + (factsByCard?.get(card)?.bytes ?? 0), 0) };
}
