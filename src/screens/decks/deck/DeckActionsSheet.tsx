import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { Sheet } from '../../../design/Sheet';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import { deckForExport } from '../../../session/decks/deck-for-export';
import type { SavedDeck } from '../../../session/decks/decks';
import { useCloseOnBack } from '../../parts/page/use-close-on-back';
import { deckName, useWords } from '../../parts/words';
import { DownloadPicturesDisclosure } from '../pictures/DownloadPictures';
import styles from '../removal.module.css';
import { DeckCodes } from '../sharing/DeckCodes';
import { ShareDeck } from '../sharing/ShareDeck';
import { sizeInWords } from './deck-presentation';
import { useCreateDeck } from './use-create-deck';

interface DeckActionsSheetProps {
  deck: SavedDeck;
  catalog: Catalog;
  onClose: () => void;
  /** Called when the dialog is closed, still within the tap, so that focusing a field opens the keyboard of a phone. */
  onRename: () => void;
}

/** A sheet with actions for the deck as a whole; its QR code takes their place. */
export function DeckActionsSheet({ deck, catalog, onClose, onRename }: DeckActionsSheetProps) {
  const words = useWords();
  const { myDecks } = words;
  const { decks } = useDecks();
  const { customCards } = usePlanarCards();
  const router = useRouter();
  const createDeck = useCreateDeck();
  const closeLayer = useCloseOnBack(onClose);
  const actions = useRef<HTMLDivElement>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const cards = customCards.value?.cards.value;
  const exportedDeck = useMemo(() => deckForExport(deck, cards ?? []), [deck, cards]);

  function rename() {
    actions.current?.closest('dialog')?.close();
    onRename();
  }

  function duplicate() {
    createDeck(
      myDecks.copyName(deckName(words, deck)),
      deck.cards.map((id) => ({ id })),
    );
  }

  function remove() {
    decks.value?.remove(deck.id);
    const returnRoute = router.returnTarget.peek()?.route;
    // Going back would otherwise only close the sheet.
    closeLayer();
    if (returnRoute?.place === 'myDecks' && returnRoute.deck === null) router.back();
    else router.go({ place: 'myDecks', deck: null });
  }

  if (isCodeShown) {
    const size = sizeInWords(deckContentsOf(deck.cards, catalog).cards, words);
    return <DeckCodes exported={exportedDeck} sizeText={size} onClose={onClose} />;
  }
  return (
    <Sheet title={deckName(words, deck)} closeLabel={words.close} onClose={onClose}>
      <div ref={actions} class={common.stack2}>
        <ShareDeck
          deck={deck}
          catalog={catalog}
          deckExport={exportedDeck}
          onShowCode={() => setCodeShown(true)}
        />
        {deck.cards.length > 0 && <DownloadPicturesDisclosure cards={deck.cards} />}
        <div class={common.columns}>
          <Button onClick={rename}>{myDecks.rename}</Button>
          <Button onClick={duplicate}>{myDecks.duplicate}</Button>
        </div>
        <Button wide class={styles.remove} onClick={remove}>
          {myDecks.remove}
        </Button>
      </div>
    </Sheet>
  );
}
