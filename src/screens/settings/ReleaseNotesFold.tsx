import type { ReleaseNotes } from '../../session/app/release-news';
import { Fold } from '../parts/field/Fold';
import { dayInWords } from '../parts/text/day-in-words';
import { useLanguage, useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

interface ReleaseNotesFoldProps {
  notes: readonly ReleaseNotes[];
  /** Whether they have not been unfolded yet. */
  isUnread?: boolean;
  onRead?: (() => void) | undefined;
}

/** The release notes of recent versions, newest first. */
export function ReleaseNotesFold({ notes, isUnread, onRead }: ReleaseNotesFoldProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <Fold
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
    </Fold>
  );
}
