import { useDecks } from '../../session/contexts/use-decks';
import { deckName, useWords } from '../parts/words';
import { StorageNotices } from './StorageNotices';

/** Notices about problems with stored decks, and undo for removing one. */
export function DeckNotices() {
  const words = useWords();
  const { myDecks } = words;
  const decks = useDecks().decks.value;
  if (!decks) return null;
  const failure = decks.failure.value;
  const unreadableCount = decks.unreadableCount.value;
  const removedDeck = decks.removedDeck.value;
  return (
    <StorageNotices
      failureMessage={failure && myDecks.failed[failure]}
      unreadableMessage={unreadableCount > 0 ? myDecks.unreadable(unreadableCount) : null}
      removedMessage={removedDeck && myDecks.removed(deckName(words, removedDeck))}
      onRestore={decks.undoRemoval}
      onForget={decks.forgetRemoved}
    />
  );
}
