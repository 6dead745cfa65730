import type { ComponentChildren } from 'preact';
import { pathOf } from '../../session/routing/routes';
import type { EntryWithNeighbors } from '../../session/rulebook/rulebook';
import { numberInSource } from '../parts/rule/rule-number-words';
import { useWords } from '../parts/words';
import styles from './RulebookScreen.module.css';

export type EntryInChapter = Pick<EntryWithNeighbors, 'entry' | 'chapter'>;

/** A list item for a rulebook entry: its number, its title and details below. */
export function EntryRow({
  entry,
  chapter,
  title,
  children,
}: EntryInChapter & { title: ComponentChildren; children?: ComponentChildren }) {
  const { rules: words } = useWords();
  const number = numberInSource(words, { entry, chapter });
  return (
    <li>
      <a class={styles.entry} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
        {number !== null && <span class={styles.number}>{number}</span>}
        <span class={styles.name}>{title}</span>
        {children}
      </a>
    </li>
  );
}
