import { Button, IconButton } from '../../design/Button';
import { useSession } from '../../session/session';
import { deckName, useWords } from '../parts/words';
import styles from './DeckNotices.module.css';

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
    <>
      {failure && (
        <p class={styles.bad} role="status">
          {myDecks.failed[failure]}
        </p>
      )}
      {unreadable > 0 && (
        <p class={styles.bad} role="status">
          {myDecks.unreadable(unreadable)}
        </p>
      )}
      {removed && (
        <div class={styles.removed} role="status">
          <p class={styles.text}>{myDecks.removed(deckName(words, removed))}</p>
          <Button onClick={decks.restore}>{myDecks.restore}</Button>
          <IconButton icon="close" label={words.close} onClick={decks.forgetRemoved} />
        </div>
      )}
    </>
  );
}
