import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { useDecks } from '../../../session/contexts/use-decks';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import type { SavedDeck } from '../../../session/decks/decks';
import { useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { SuggestedLines } from './SuggestedLines';
import { suggestCards } from './suggested-cards';

const createLeftOutLines = () => new Map<string, readonly string[]>();

/** Returns the lines that named no card, by the deck created from their list, until its page has shown them. */
export function useLeftOutLines(): Map<string, readonly string[]> {
  return useScreenMemory(createLeftOutLines);
}

interface LeftOutLinesProps {
  deck: SavedDeck;
  /** The cards that a line may mean. */
  cards: readonly PlanarCardFacts[];
}

/**
 * The lines of its list that a new deck lacks, with buttons that add the cards they may mean: shown once, until the
 * user closes them or leaves the page.
 */
export function LeftOutLines({ deck, cards }: LeftOutLinesProps) {
  const words = useWords();
  const { myDecks } = words;
  const { decks } = useDecks();
  const leftOutLines = useLeftOutLines();
  const [lines, setLines] = useState(leftOutLines.get(deck.id) ?? []);
  const suggestions = useMemo(() => suggestCards(lines, cards, deck.cards), [lines, cards, deck.cards]);
  useEffect(() => {
    leftOutLines.delete(deck.id);
  }, [leftOutLines, deck.id]);
  if (lines.length === 0) return null;
  return (
    <div class={styles.leftOutNotice} role="status">
      <div class={classNames(common.stack1, styles.report)}>
        <p>{myDecks.leftOut(lines.length)}</p>
        <SuggestedLines
          lines={lines}
          suggestions={suggestions}
          onAccept={(accepted, card) => {
            setLines(lines.toSpliced(lines.indexOf(accepted), 1));
            decks.value?.change(deck.id, { cards: [...new Set([...deck.cards, card.id])] });
          }}
        />
      </div>
      <IconButton icon="close" label={words.close} onClick={() => setLines([])} />
    </div>
  );
}
