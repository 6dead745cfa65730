import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { FileButton } from '../../../design/FileButton';
import type { Catalog } from '../../../session/cards/catalog';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import { deckNameOfFile } from '../../../session/decks/deck-name-of-file';
import { MAX_DECK_TEXT_LENGTH, readDeckText } from '../../../session/decks/sharing/deck-text';
import { readTextFile } from '../../../session/lib/text-file';
import { CardListField } from '../../parts/field/CardListField';
import { useOpenDisclosures } from '../../parts/field/Disclosure';
import { useDebounced } from '../../parts/use-debounced';
import { useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { ListReport } from '../sharing/ListReport';
import { useCreateDeck } from './use-create-deck';

/** The maximum number of bytes per character. */
const BYTES_PER_CHARACTER = 4;

const createEmptyList = (): { text: string; fileName: string | null } => ({ text: '', fileName: null });

const countLines = (text: string) => text.split('\n').length;

/** The key of the disclosure that this form is in. */
export const DECK_FROM_TEXT_DISCLOSURE = 'deck from text';

/** Creates a deck from a pasted list or a file of names, and reports what was understood. */
export function DeckFromTextForm({ catalog: { catalog } }: { catalog: Catalog }) {
  const { myDecks, notACardList } = useWords();
  const openDisclosures = useOpenDisclosures();
  const createDeck = useCreateDeck();
  // The list is still there when its screen was left.
  const enteredList = useScreenMemory(createEmptyList);
  const [text, setText] = useState(enteredList.text);
  const { fileName } = enteredList;
  const [isUnreadable, setUnreadable] = useState(false);
  const [isFileCut, setFileCut] = useState(false);
  const settledText = useDebounced(text);
  const parsedDeck = useMemo(() => readDeckText(settledText, catalog), [settledText, catalog]);
  const { cards, unknownLines } = parsedDeck;
  const result = useRef<HTMLDivElement>(null);
  const lastText = useRef(settledText);

  useEffect(() => {
    // Several lines at once were pasted or opened, not typed.
    if (countLines(settledText) > countLines(lastText.current) + 1)
      result.current?.scrollIntoView({ block: 'nearest' });
    lastText.current = settledText;
  }, [settledText]);

  function changeText(list: string, newFileName: string | null = null) {
    enteredList.text = list.slice(0, MAX_DECK_TEXT_LENGTH);
    enteredList.fileName = newFileName;
    setText(enteredList.text);
    setUnreadable(false);
    setFileCut(list.length > MAX_DECK_TEXT_LENGTH && newFileName !== null);
  }

  /** A file that is not text does not change the list. */
  async function openFile(file: File) {
    const list = await readTextFile(file.slice(0, BYTES_PER_CHARACTER * MAX_DECK_TEXT_LENGTH)).catch(
      () => '',
    );
    if (list.trim() === '') setUnreadable(true);
    else changeText(list, deckNameOfFile(file.name));
  }

  return (
    <div class={common.disclosedContent}>
      <CardListField
        label={myDecks.list}
        hint={myDecks.listHint}
        rows={6}
        maxLength={MAX_DECK_TEXT_LENGTH}
        isFileCut={isFileCut}
        value={text}
        onChange={changeText}
      />
      <FileButton accept=".txt,text/plain" onFile={openFile}>
        {myDecks.openFile}
      </FileButton>
      {isUnreadable && (
        <p class={common.mistake} role="alert">
          {notACardList}
        </p>
      )}
      <div ref={result} class={classNames(common.stack3, styles.result)}>
        {settledText.trim() !== '' && (
          <ListReport
            parsedDeck={parsedDeck}
            cards={catalog}
            list={text}
            onChange={(list) => changeText(list, fileName)}
          />
        )}
        <Button
          wide
          class={styles.create}
          disabled={cards.length === 0 || settledText !== text}
          onClick={() => {
            createDeck(parsedDeck.name ?? fileName ?? myDecks.pastedName, cards, unknownLines);
            enteredList.text = '';
            openDisclosures.delete(DECK_FROM_TEXT_DISCLOSURE);
          }}
        >
          {myDecks.createDeck(cards.length)}{' '}
          {cards.length > 0 && unknownLines.length > 0 && (
            <span class={styles.leftOut}>{myDecks.linesLeftOut(unknownLines.length)}</span>
          )}
        </Button>
      </div>
    </div>
  );
}
