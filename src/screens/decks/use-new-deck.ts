import { useSession } from '../../session/session';

/** Makes a deck and shows it. */
export function useNewDeck(): (name: string, cards: readonly { readonly id: string }[]) => void {
  const { decks, router } = useSession();
  return (name, cards) => {
    const ids = cards.map(({ id }) => id);
    const deck = decks.value?.add(name, ids);
    if (deck) router.go({ place: 'myDecks', deck });
  };
}
