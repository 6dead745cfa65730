import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { FileButton } from '../../design/FileButton';
import type { Catalogue } from '../../session/catalogue';
import { LONGEST_DECK_TEXT, readDeckText } from '../../session/deck-text';
import { ListField } from '../parts/ListField';
import { useSettled } from '../parts/use-settled';
import { useWords } from '../parts/words';
import { ListReport } from './ListReport';
import styles from './NewDeck.module.css';
import { useNewDeck } from './use-new-deck';

/** The most bytes a letter takes. */
const BYTES = 4;

/** A pasted list or a file of names, what was understood of it, and the deck it makes. */
export function DeckFromText({ catalogue: { catalogue } }: { catalogue: Catalogue }) {
  const { myDecks } = useWords();
  const make = useNewDeck();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const settled = useSettled(text);
  const read = useMemo(() => readDeckText(settled, catalogue), [settled, catalogue]);
  const { cards } = read;

  function type(list: string, from: string | null = null) {
    setText(list.slice(0, LONGEST_DECK_TEXT));
    setFileName(from);
    setUnreadable(false);
  }

  /** A picture is no list; what was there stays. */
  async function open(file: File) {
    const list = await file
      .slice(0, BYTES * LONGEST_DECK_TEXT)
      .text()
      .catch(() => '');
    if (list.trim() === '' || list.includes('\0')) setUnreadable(true);
    else type(list, file.name.replace(/\.[^.]*$/, ''));
  }

  return (
    <div class={styles.inside}>
      <ListField label={myDecks.list} hint={myDecks.listHint} rows={6} value={text} onType={type} />
      <FileButton accept=".txt,text/plain" onFile={open}>
        {myDecks.openFile}
      </FileButton>
      {isUnreadable && (
        <p class={styles.mistake} role="alert">
          {myDecks.notAList}
        </p>
      )}
      {settled.trim() !== '' && <ListReport read={read} />}
      <Button
        wide
        disabled={cards.length === 0 || settled !== text}
        onClick={() => make(read.name ?? fileName ?? myDecks.pastedName, cards)}
      >
        {myDecks.makeFromList}
      </Button>
    </div>
  );
}
