import { Button } from '../../../design/Button';
import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useWords } from '../../parts/words';
import styles from '../deck-page.module.css';

/** Actions for the deck as a whole. */
export function DeckActions({ deck }: { deck: SavedDeck }) {
  const words = useWords();
  const { myDecks } = words;
  const { decks } = useDecks();
  const router = useRouter();

  function duplicate() {
    const copy = decks.value?.add(myDecks.copyName(deckName(words, deck)), deck.cards);
    if (copy) router.go({ place: 'myDecks', deck: copy });
  }

  function remove() {
    decks.value?.remove(deck.id);
    const returnRoute = router.returnTarget.peek()?.route;
    if (returnRoute?.place === 'myDecks' && returnRoute.deck === null) router.back();
    else router.go({ place: 'myDecks', deck: null });
  }

  return (
    <div class={styles.pair}>
      <Button onClick={duplicate}>{myDecks.duplicate}</Button>
      <Button onClick={remove}>{myDecks.remove}</Button>
    </div>
  );
}
