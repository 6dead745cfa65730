import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { type PlanarCardId, printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import { deckAsText } from '../../session/deck-text';
import type { SavedDeck } from '../../session/decks';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { deckName, useLanguage, useWords } from '../parts/words';
import styles from './DeckScreen.module.css';
import { fileNameOf } from './deck-words';

/** What can be done with the deck as a whole. */
export function DeckActions({ deck, catalogue }: { deck: SavedDeck; catalogue: Catalogue }) {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks, router, saveFile, copyText } = useSession();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);

  const text = () =>
    deckAsText(
      deck.name,
      deck.cards.map((id) => catalogue.factsOf(printedCard(id) as PlanarCardId) ?? id),
      language,
    );

  function duplicate() {
    const copy = decks.value?.add(myDecks.copyName(deckName(words, deck)), deck.cards);
    if (copy) router.go({ place: 'myDecks', deck: copy });
  }

  function remove() {
    decks.value?.remove(deck.id);
    const before = router.before.peek()?.route;
    if (before?.place === 'myDecks' && before.deck === null) router.back();
    else router.go({ place: 'myDecks', deck: null });
  }

  return (
    <Fold title={myDecks.actions} look={styles.fold}>
      <div class={styles.actions}>
        <Button onClick={duplicate}>{myDecks.duplicate}</Button>
        <Button onClick={() => saveFile(fileNameOf(deck), text(), 'text/plain')}>{myDecks.saveText}</Button>
        <Button
          onClick={() =>
            copyText(text()).then(
              () => setCopied('copied'),
              () => setCopied('notCopied'),
            )
          }
        >
          {myDecks.copyText}
        </Button>
        <Button onClick={remove}>{myDecks.remove}</Button>
      </div>
      <p class={styles.note} role="status">
        {copied && myDecks[copied]}
      </p>
    </Fold>
  );
}
