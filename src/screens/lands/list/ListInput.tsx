import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { FileButton } from '../../../design/FileButton';
import { readCardList } from '../../../rules/landless/list/card-list';
import { MAX_DECK_FILE_LENGTH } from '../../../rules/landless/list/json-deck';
import { plainListText } from '../../../rules/landless/list/plain-list';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { readTextFile } from '../../../session/lib/text-file';
import { MAX_PASTED_LIST_CHARACTERS } from '../../../settings/setting-limits';
import { CardListField } from '../../parts/field/CardListField';
import { useIsRoomy } from '../../parts/use-is-roomy';
import { useWords } from '../../parts/words';
import styles from '../list.module.css';

interface ListInputProps extends ReturnType<typeof useListInput> {
  typed: string;
  /** Null while there are no totals. */
  onShowTotals: (() => void) | null;
}

/** A field for the list, with a button that reads it from a file. */
export function ListInput({
  typed,
  isFileWithoutCards,
  isFileCut,
  changeText,
  openFile,
  onShowTotals,
}: ListInputProps) {
  const { notACardList, lands } = useWords();
  const { list: words } = lands;
  const isRoomy = useIsRoomy();
  return (
    <>
      <CardListField
        label={words.label}
        hint={words.hint}
        rows={isRoomy ? 10 : 6}
        maxLength={MAX_PASTED_LIST_CHARACTERS}
        isFileCut={isFileCut}
        value={typed}
        onChange={changeText}
      />
      <div class={classNames(common.row, styles.actions)}>
        <FileButton accept=".txt,.dec,.dek,.dck,.cod,.mwdeck,.csv,.json,text/plain" onFile={openFile}>
          {words.openFile}
        </FileButton>
        {onShowTotals && (
          <Button class={styles.toTotals} onClick={onShowTotals}>
            {words.totals}
          </Button>
        )}
      </div>
      {isFileWithoutCards && (
        <p class={common.mistake} role="alert">
          {notACardList}
        </p>
      )}
    </>
  );
}

/** Keeps the text of the list, typed or read from a file, and whether the file was unsuitable. */
export function useListInput() {
  const { settings } = usePreferences();
  const [isFileWithoutCards, setFileWithoutCards] = useState(false);
  const [isFileCut, setFileCut] = useState(false);

  function changeText(text: string) {
    setFileWithoutCards(false);
    setFileCut(false);
    settings.change({ pastedCardList: text.slice(0, MAX_PASTED_LIST_CHARACTERS) });
  }

  /** A file without cards does not change the list. */
  async function openFile(file: File) {
    const text = plainListText(await readTextFile(file.slice(0, MAX_DECK_FILE_LENGTH)).catch(() => ''));
    if (readCardList(text).cards.length === 0) {
      setFileWithoutCards(true);
      return;
    }
    changeText(text);
    setFileCut(text.length > MAX_PASTED_LIST_CHARACTERS || file.size > MAX_DECK_FILE_LENGTH);
  }

  return { isFileWithoutCards, isFileCut, changeText, openFile };
}
