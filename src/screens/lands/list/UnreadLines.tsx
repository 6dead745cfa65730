import type { CardList } from '../../../rules/landless/list/card-list';
import { useWords } from '../../parts/words';
import listStyles from '../list.module.css';
import styles from './UnreadLines.module.css';

interface UnreadLinesProps extends Pick<CardList, 'unreadLines' | 'skippedLineCount'> {
  /** The line that is read as the title of the list. */
  listTitle: string | undefined;
}

/** Lines of a list that were not understood, and the one that is its title. */
export function UnreadLines({ unreadLines, skippedLineCount, listTitle }: UnreadLinesProps) {
  const { draft } = useWords().lands;
  return (
    <>
      {listTitle && (
        <p class={listStyles.note} role="status">
          {draft.titleOf(listTitle)}
        </p>
      )}
      {unreadLines.length + skippedLineCount > 0 && (
        <div class={styles.unread} role="status">
          {unreadLines.length > 0 && <p>{draft.unread}</p>}
          <ul>
            {unreadLines.map(({ line, text }) => (
              <li key={line}>
                {line}: {text}
              </li>
            ))}
          </ul>
          {skippedLineCount > 0 && <p>{draft.cut(skippedLineCount)}</p>}
        </div>
      )}
    </>
  );
}
