import type { OwnCardText } from '../../session/own-cards';
import { useSession } from '../../session/session';

/** Makes a card of the user's own and shows it, and answers with its id; null where none can be made yet. */
export function useNewOwnCard(): (card: OwnCardText) => string | null {
  const { ownCards, router } = useSession();
  return (card) => {
    const id = ownCards.value?.add(card) ?? null;
    if (id !== null) router.go({ place: 'ownCards', card: id });
    return id;
  };
}
