import { factsOfOwnCard } from '../../../session/cards/own-card-facts';
import { useCards } from '../../../session/contexts/use-cards';
import { useLanguage, useWords } from '../../parts/words';
import { StorageNotices } from '../StorageNotices';

/** Notices about problems with stored custom cards, and undo for removing one. */
export function OwnCardNotices() {
  const { ownCards: words, myDecks } = useWords();
  const language = useLanguage();
  const cards = useCards().ownCards.value;
  if (!cards) return null;
  const failure = cards.failure.value;
  const unreadable = cards.unreadable.value;
  const removed = cards.removed.value;
  return (
    <StorageNotices
      failure={failure && myDecks.failed[failure]}
      unreadable={unreadable > 0 ? words.unreadable(unreadable) : null}
      removed={removed && `${words.removed(factsOfOwnCard(removed).name[language])}. ${words.inGames}`}
      onRestore={cards.restore}
      onForget={cards.forgetRemoved}
    />
  );
}
