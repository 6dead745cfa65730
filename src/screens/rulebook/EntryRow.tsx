import type { ComponentChildren } from 'preact';
import { pathOf } from '../../session/route';
import { numberOf, type RulePlace } from '../../session/rulebook';
import { useWords } from '../parts/words';
import styles from './RulesScreen.module.css';

export type Place = Pick<RulePlace, 'entry' | 'chapter'>;

/** An entry in a list: its number, and its title with what stands below it. */
export function EntryRow({
  entry,
  chapter,
  title,
  children,
}: Place & { title: ComponentChildren; children?: ComponentChildren }) {
  const { rules: words } = useWords();
  const number = numberOf(entry, chapter);
  return (
    <li>
      <a class={styles.entry} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
        {number !== null && <span class={styles.number}>{words.numbered[chapter.source](number)}</span>}
        <span class={styles.texts}>
          <span class={styles.name}>{title}</span>
          {children}
        </span>
      </a>
    </li>
  );
}
