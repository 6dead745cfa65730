import { useDecks } from '../../session/contexts/use-decks';
import { deckName, useWords } from '../parts/words';
import { StorageNotices } from './StorageNotices';

/** Notices about problems with stored decks, and undo for removing one. */
export function DeckNotices() {
  const words = useWords();
  const { myDecks } = words;
  const deckStore = useDecks().decks.value;
  if (!deckStore) return null;
  const failure = deckStore.failure.value;
  const unreadableCount = deckStore.unreadableCount.value;
  const removedDeck = deckStore.removedDeck.value;
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
