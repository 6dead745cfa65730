import { useEffect } from 'preact/hooks';
import { factsOfCustomCard } from '../../../session/cards/custom-card-facts';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useLanguage, useWords } from '../../parts/words';
import { StorageNotices } from '../StorageNotices';

interface CustomCardNoticesProps {
  /** Whether a removed card can be restored here, until the user leaves the screen. */
  offersUndo?: boolean;
}

/** Notices about problems with stored custom cards, and undo for removing one. */
export function CustomCardNotices({ offersUndo = false }: CustomCardNoticesProps) {
  const { customCards: words, myDecks } = useWords();
  const language = useLanguage();
  const cardStore = usePlanarCards().customCards.value;
  useEffect(() => (offersUndo ? cardStore?.dismissUndo : undefined), [offersUndo, cardStore]);
  if (!cardStore) return null;
  const failure = cardStore.failure.value;
  const unreadableCount = cardStore.unreadableCount.value;
  const removedCard = offersUndo ? cardStore.removedCard.value : null;
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
