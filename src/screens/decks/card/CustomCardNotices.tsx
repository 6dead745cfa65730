import { factsOfCustomCard } from '../../../session/cards/custom-card-facts';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useLanguage, useWords } from '../../parts/words';
import { StorageNotices } from '../StorageNotices';

/** Notices about problems with stored custom cards, and undo for removing one. */
export function CustomCardNotices() {
  const { customCards: words, myDecks } = useWords();
  const language = useLanguage();
  const cardStore = usePlanarCards().customCards.value;
  if (!cardStore) return null;
  const failure = cardStore.failure.value;
  const unreadableCount = cardStore.unreadableCount.value;
  const removedCard = cardStore.removedCard.value;
  return (
    <StorageNotices
      failureMessage={failure && myDecks.failed[failure]}
      unreadableMessage={unreadableCount > 0 ? words.unreadable(unreadableCount) : null}
      removedMessage={
        removedCard && `${words.removed(factsOfCustomCard(removedCard).name[language])}. ${words.inGames}`
      }
      onRestore={cardStore.undoRemoval}
      onDismiss={cardStore.dismissUndo}
    />
  );
}
