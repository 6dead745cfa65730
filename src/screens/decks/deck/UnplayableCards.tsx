import { Button } from '../../../design/Button';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';

interface UnplayableCardsProps {
  unknownIds: readonly string[];
  removedIds: readonly string[];
  onRemove: (cards: readonly string[]) => void;
}

/** A notice of how many cards of the deck cannot be played and why, with an offer to remove them. */
export function UnplayableCards({ unknownIds, removedIds, onRemove }: UnplayableCardsProps) {
  const { myDecks } = useWords();
  const unplayable = [...unknownIds, ...removedIds];
  if (unplayable.length === 0) return null;
  return (
    <div class={styles.unplayed}>
      {unknownIds.length > 0 && <p>{myDecks.unknownCards(unknownIds.length)}</p>}
      {removedIds.length > 0 && <p>{myDecks.deletedCards(removedIds.length)}</p>}
      <Button wide onClick={() => onRemove(unplayable)}>
        {myDecks.removeUnplayable(unplayable.length)}
      </Button>
    </div>
  );
}
