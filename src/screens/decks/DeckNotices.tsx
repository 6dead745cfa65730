import { useSession } from '../../session/session';
import { deckName, useWords } from '../parts/words';
import { KeptNotices } from './KeptNotices';

/** What happened to the decks that the user did not do, and the way back from removing one. */
export function DeckNotices() {
  const words = useWords();
  const { myDecks } = words;
  const decks = useSession().decks.value;
  if (!decks) return null;
  const failure = decks.failure.value;
  const unreadable = decks.unreadable.value;
  const removed = decks.removed.value;
  return (
    <KeptNotices
      failure={failure && myDecks.failed[failure]}
      unreadable={unreadable > 0 ? myDecks.unreadable(unreadable) : null}
      removed={removed && myDecks.removed(deckName(words, removed))}
      onRestore={decks.restore}
      onForget={decks.forgetRemoved}
    />
  );
}
