import type { ReleaseNotes } from '../../session/app/release-news';
import { Disclosure } from '../parts/field/Disclosure';
import { dayInWords } from '../parts/text/day-in-words';
import { useLanguage, useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

interface ReleaseNotesDisclosureProps {
  notes: readonly ReleaseNotes[];
  /** Whether they have not been expanded yet. */
  isUnread?: boolean;
  onRead?: (() => void) | undefined;
}

/** The release notes of recent versions, newest first. */
export function ReleaseNotesDisclosure({ notes, isUnread, onRead }: ReleaseNotesDisclosureProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <Disclosure
      title={words.whatsNew.title}
      framed
      class={isUnread ? styles.unread : undefined}
      onToggle={(isOpen) => isOpen && onRead?.()}
    >
      {notes.map(({ id, date, points }) => (
        <section key={id} class={styles.notes}>
          <h2 class={styles.label}>{dayInWords(date, language)}</h2>
          <ul class={styles.points}>
            {points.map((point) => (
              <li key={point.en}>{point[language]}</li>
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
  );
}
