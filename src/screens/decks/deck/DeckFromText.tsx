import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { FileButton } from '../../../design/FileButton';
import type { Catalog } from '../../../session/cards/catalog';
import { MAX_DECK_TEXT_LENGTH, readDeckText } from '../../../session/decks/sharing/deck-text';
import { readTextFile } from '../../../session/lib/text-file';
import { ListField } from '../../parts/field/ListField';
import { useDebounced } from '../../parts/use-debounced';
import { useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { ListReport } from '../sharing/ListReport';
import { useNewDeck } from './use-new-deck';

/** The maximum number of bytes per character. */
const BYTES_PER_CHARACTER = 4;

/** Creates a deck from a pasted list or a file of names, and reports what was understood. */
export function DeckFromText({ catalog: { catalog } }: { catalog: Catalog }) {
  const { myDecks } = useWords();
  const createDeck = useNewDeck();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isFileCut, setFileCut] = useState(false);
  const settled = useDebounced(text);
  const read = useMemo(() => readDeckText(settled, catalog), [settled, catalog]);
  const { cards } = read;

  function type(list: string, from: string | null = null) {
    setText(list.slice(0, MAX_DECK_TEXT_LENGTH));
    setFileName(from);
    setUnreadable(false);
    setFileCut(list.length > MAX_DECK_TEXT_LENGTH && from !== null);
  }

  /** A file that is not text does not change the list. */
  async function open(file: File) {
    const list = await readTextFile(file.slice(0, BYTES_PER_CHARACTER * MAX_DECK_TEXT_LENGTH)).catch(
      () => '',
    );
    if (list.trim() === '') setUnreadable(true);
    else type(list, file.name.replace(/\.[^.]*$/, ''));
  }

  return (
    <div class={styles.inside}>
      <ListField
        label={myDecks.list}
        hint={myDecks.listHint}
        rows={6}
        maxLength={MAX_DECK_TEXT_LENGTH}
        isFileCut={isFileCut}
        value={text}
        onChange={type}
      />
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
        onClick={() => createDeck(read.name ?? fileName ?? myDecks.pastedName, cards)}
      >
        {myDecks.makeFromList}
      </Button>
    </div>
  );
}
