import type { CardList } from '../../../rules/landless/card-list';
import { useWords } from '../../parts/words';
import styles from './Unread.module.css';

/** Lines of a list that were not understood. */
export function Unread({ unread, cut }: Pick<CardList, 'unread' | 'cut'>) {
  const { draft } = useWords().lands;
  if (unread.length === 0 && cut === 0) return null;
  return (
    <div class={styles.unread} role="status">
      {unread.length > 0 && <p>{draft.unread}</p>}
      <ul>
        {unread.map(({ line, text }) => (
          <li key={line}>
            {line}: {text}
          </li>
        ))}
      </ul>
      {cut > 0 && <p>{draft.cut(cut)}</p>}
    </div>
  );
}
