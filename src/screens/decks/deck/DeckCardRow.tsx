import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { IconButton } from '../../../design/Button';
import { useLanguage, useWords } from '../../parts/words';
import { CardRow } from '../CardRow';
import styles from '../card-rows.module.css';
import type { FoundWord } from '../catalog-search/matching-line';

interface DeckCardRowProps {
  card: PlanarCardFacts;
  isInDeck: boolean;
  /** The text and the words by which the card was found. */
  searchText?: string | undefined;
  foundWords?: readonly FoundWord[] | undefined;
  onToggle: () => void;
}

/** A card that is in the deck or could be added. */
export function DeckCardRow({ card, isInDeck, searchText, foundWords, onToggle }: DeckCardRowProps) {
  const { myDecks } = useWords();
  const name = card.name[useLanguage()];
  return (
    <CardRow card={card} isInDeck={isInDeck} searchText={searchText} foundWords={foundWords}>
      <IconButton
        icon={isInDeck ? 'minus' : 'plus'}
        label={isInDeck ? myDecks.removeCard(name) : myDecks.add(name)}
        class={styles.toggle}
        onClick={onToggle}
      />
    </CardRow>
  );
}
