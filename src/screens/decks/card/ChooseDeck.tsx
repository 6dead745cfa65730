import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { Sheet } from '../../../design/Sheet';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { useRouter } from '../../../session/contexts/use-router';
import { hasCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useLanguage, useWords } from '../../parts/words';
import styles from './AddToDeck.module.css';

interface ChooseDeckProps {
  card: PlanarCardFacts;
  /** Most recently changed first. */
  decks: readonly SavedDeck[];
  /** Null means a new deck. */
  onChoose: (deck: SavedDeck | null) => void;
  onClose: () => void;
}

/** Asks which deck to add a card to; choosing a deck that has the card removes it. */
export function ChooseDeck({ card, decks, onChoose, onClose }: ChooseDeckProps) {
  const words = useWords();
  const language = useLanguage();
  const router = useRouter();
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  useLayoutEffect(() => router.openLayer(() => latestOnClose.current(), null), [router]);
  return (
    <Sheet title={words.myDecks.addToDeck(card.name[language])} closeLabel={words.close} onClose={onClose}>
      <div class={styles.decks}>
        {decks.map((deck) => {
          const isInDeck = hasCard(deck.cards, card.id as PlanarCardId);
          return (
            <Button key={deck.id} wide class={styles.deck} pressed={isInDeck} onClick={() => onChoose(deck)}>
              {deckName(words, deck)}
              <Icon name={isInDeck ? 'minus' : 'plus'} />
            </Button>
          );
        })}
        <Button wide variant="bare" onClick={() => onChoose(null)}>
          {words.myDecks.make}
        </Button>
      </div>
    </Sheet>
  );
}
