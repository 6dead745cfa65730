import { factsOfOwnCard } from '../../session/own-card-facts';
import { useSession } from '../../session/session';
import { useLanguage, useWords } from '../parts/words';
import { KeptNotices } from './KeptNotices';

/** What happened to the user's own cards that the user did not do, and the way back from removing one. */
export function OwnCardNotices() {
  const { ownCards: words, myDecks } = useWords();
  const language = useLanguage();
  const cards = useSession().ownCards.value;
  if (!cards) return null;
  const failure = cards.failure.value;
  const unreadable = cards.unreadable.value;
  const removed = cards.removed.value;
  return (
    <KeptNotices
      failure={failure && myDecks.failed[failure]}
      unreadable={unreadable > 0 ? words.unreadable(unreadable) : null}
      removed={removed && `${words.removed(factsOfOwnCard(removed).name[language])}. ${words.inGames}`}
      onRestore={cards.restore}
      onForget={cards.forgetRemoved}
    />
  );
}
