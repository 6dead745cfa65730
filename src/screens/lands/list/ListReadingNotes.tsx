import type { CardList } from '../../../rules/landless/list/card-list';
import { useWords } from '../../parts/words';
import listStyles from '../list.module.css';
import styles from './ListReadingNotes.module.css';

interface ListReadingNotesProps extends Pick<CardList, 'unreadableLines' | 'skippedLineCount'> {
  /** The line that is read as the title of the list. */
  listTitle: string | undefined;
}

/** Lines of a list that were not understood, and the one that is its title. */
export function ListReadingNotes({ unreadableLines, skippedLineCount, listTitle }: ListReadingNotesProps) {
  const { randomDraft } = useWords().lands;
  return (
    <>
      {listTitle && (
        <p class={listStyles.note} role="status">
          {randomDraft.titleOf(listTitle)}
        </p>
      )}
      {unreadableLines.length + skippedLineCount > 0 && (
        <div class={styles.unread} role="status">
          {unreadableLines.length > 0 && <p>{randomDraft.unread}</p>}
          <ul>
            {unreadableLines.map(({ line: lineNumber, text }) => (
              <li key={lineNumber}>
                {lineNumber}: {text}
              </li>
            ))}
          </ul>
          {skippedLineCount > 0 && <p>{randomDraft.cut(skippedLineCount)}</p>}
        </div>
      )}
    </>
  );
}
