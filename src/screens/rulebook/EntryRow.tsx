import type { ComponentChildren } from 'preact';
import { pathOf } from '../../session/routing/routes';
import { type EntryWithNeighbors, ruleNumberOf } from '../../session/rulebook/rulebook';
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
  const number = ruleNumberOf(entry, chapter);
  return (
    <li>
      <a class={styles.entry} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
        {number !== null && <span class={styles.number}>{words.numbered[chapter.source](number)}</span>}
        <span class={styles.name}>{title}</span>
        {children}
      </a>
    </li>
  );
}
