import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';

/** Returns a function that creates a deck and opens it. */
export function useCreateDeck(): (name: string, cards: readonly { readonly id: string }[]) => void {
  const { decks } = useDecks();
  const router = useRouter();
  return (name, cards) => {
    const ids = cards.map(({ id }) => id);
    const deck = decks.value?.add(name, ids);
    if (deck) router.go({ place: 'myDecks', deck });
  };
}
