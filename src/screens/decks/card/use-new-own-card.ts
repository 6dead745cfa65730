import type { OwnCardText } from '../../../session/cards/own-cards';
import { useCards } from '../../../session/contexts/use-cards';
import { useRouter } from '../../../session/contexts/use-router';

/** Returns a function that creates and opens a custom card and returns its id, or null until cards can be created. */
export function useNewOwnCard(): (card: OwnCardText) => string | null {
  const { ownCards } = useCards();
  const router = useRouter();
  return (card) => {
    const id = ownCards.value?.add(card) ?? null;
    if (id !== null) router.go({ place: 'ownCards', card: id });
    return id;
  };
}
