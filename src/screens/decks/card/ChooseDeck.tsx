import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { Icon } from '../../../design/Icon';
import { Sheet } from '../../../design/Sheet';
import { hasCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { useCloseOnBack } from '../../parts/page/use-close-on-back';
import { deckName, useLanguage, useWords } from '../../parts/words';
import styles from './AddToDeck.module.css';

interface ChooseDeckProps {
  card: PlanarCardFacts;
  /** The most likely first. */
  decks: readonly SavedDeck[];
  /** Null means a new deck. */
  onChoose: (deck: SavedDeck | null) => void;
  onClose: () => void;
}

/** Offers to remove a card from the decks that have it, and to add it to the others. */
export function ChooseDeck({ card, decks, onChoose, onClose }: ChooseDeckProps) {
  const words = useWords();
  const language = useLanguage();
  useCloseOnBack(onClose);
  const isInDeck = (deck: SavedDeck) => hasCard(deck.cards, card.id);
  return (
    <Sheet title={card.name[language]} closeLabel={words.close} onClose={onClose}>
      <div class={common.stack2}>
        {[...decks.filter(isInDeck), ...decks.filter((deck) => !isInDeck(deck))].map((deck) => (
          <Button key={deck.id} wide class={styles.deck} onClick={() => onChoose(deck)}>
            {words.myDecks[isInDeck(deck) ? 'removeFrom' : 'addTo'](deckName(words, deck))}
            <Icon name={isInDeck(deck) ? 'minus' : 'plus'} />
          </Button>
        ))}
        <Button wide class={styles.deck} onClick={() => onChoose(null)}>
          {words.myDecks.addToNew}
          <Icon name="plus" />
        </Button>
      </div>
    </Sheet>
  );
}
