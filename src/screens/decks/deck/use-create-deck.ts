import { withPlainSpaces } from '../../../i18n/no-break-spaces';
import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';
import { freeDeckName } from '../../../session/decks/decks';
import { useLeftOutLines } from '../sharing/LeftOutLines';

type CreateDeck = (
  name: string,
  cards: readonly { readonly id: string }[],
  /** The lines of its list that named no card. */
  leftOutLines?: readonly string[],
) => void;

/** Returns a function that creates a deck, with a number in its name if another has the same, and opens it. */
export function useCreateDeck(): CreateDeck {
  const { decks } = useDecks();
  const leftOutLines = useLeftOutLines();
  const router = useRouter();
  return (name, cards, lines = []) => {
    const ids = cards.map(({ id }) => id);
    const freeName = freeDeckName(withPlainSpaces(name), decks.value?.decks.peek() ?? []);
    const deckId = decks.value?.add(freeName, ids);
    if (!deckId) return;
    leftOutLines.set(deckId, lines);
    router.go({ place: 'myDecks', deck: deckId });
  };
}
