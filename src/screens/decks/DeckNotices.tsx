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
  const unreadable = decks.unreadableCount.value;
  const removed = decks.removed.value;
  return (
    <StorageNotices
      failure={failure && myDecks.failed[failure]}
      unreadable={unreadable > 0 ? myDecks.unreadable(unreadable) : null}
      removed={removed && myDecks.removed(deckName(words, removed))}
      onRestore={decks.restore}
      onForget={decks.forgetRemoved}
    />
  );
}
