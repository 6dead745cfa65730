import { useEffect } from 'preact/hooks';
import { useDecks } from '../../session/contexts/use-decks';
import { deckName, useWords } from '../parts/words';
import { StorageNotices } from './StorageNotices';

interface DeckNoticesProps {
  /** Whether a removed deck can be restored here, until the user leaves the screen. */
  offersUndo?: boolean;
}

/** Notices about problems with stored decks, and undo for removing one. */
export function DeckNotices({ offersUndo = false }: DeckNoticesProps) {
  const words = useWords();
  const { myDecks } = words;
  const deckStore = useDecks().decks.value;
  useEffect(() => (offersUndo ? deckStore?.dismissUndo : undefined), [offersUndo, deckStore]);
  if (!deckStore) return null;
  const failure = deckStore.failure.value;
  const unreadableCount = deckStore.unreadableCount.value;
  const removedDeck = offersUndo ? deckStore.removedDeck.value : null;
  return (
    <StorageNotices
      failureMessage={failure && myDecks.failed[failure]}
      unreadableMessage={unreadableCount > 0 ? myDecks.unreadable(unreadableCount) : null}
      removedMessage={removedDeck && myDecks.removed(deckName(words, removedDeck))}
      onRestore={deckStore.undoRemoval}
      onDismiss={deckStore.dismissUndo}
    />
  );
}
