import { withPlainSpaces } from '../../../i18n/no-break-spaces';
import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';
import { freeDeckName } from '../../../session/decks/decks';

/** Returns a function that creates a deck, with a number in its name if another has the same, and opens it. */
export function useCreateDeck(): (name: string, cards: readonly { readonly id: string }[]) => void {
  const { decks } = useDecks();
  const router = useRouter();
  return (name, cards) => {
    const ids = cards.map(({ id }) => id);
    const freeName = freeDeckName(withPlainSpaces(name), decks.value?.decks.peek() ?? []);
    const deckId = decks.value?.add(freeName, ids);
    if (deckId) router.go({ place: 'myDecks', deck: deckId });
  };
}
