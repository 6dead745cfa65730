import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import { useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { TitledLines } from './ListReport';

const createLeftOutLines = () => new Map<string, readonly string[]>();

/** Returns the lines that named no card, by the deck created from their list, until its page has shown them. */
export function useLeftOutLines(): Map<string, readonly string[]> {
  return useScreenMemory(createLeftOutLines);
}

/** The lines of its list that a new deck lacks: shown once, until the user closes them or leaves the page. */
export function LeftOutLines({ deckId }: { deckId: string }) {
  const words = useWords();
  const leftOutLines = useLeftOutLines();
  const [lines, setLines] = useState(leftOutLines.get(deckId) ?? []);
  useEffect(() => {
    leftOutLines.delete(deckId);
  }, [leftOutLines, deckId]);
  if (lines.length === 0) return null;
  return (
    <div class={styles.leftOutNotice} role="status">
      <TitledLines title={words.myDecks.leftOut(lines.length)} lines={lines} />
      <IconButton icon="close" label={words.close} onClick={() => setLines([])} />
    </div>
  );
}
