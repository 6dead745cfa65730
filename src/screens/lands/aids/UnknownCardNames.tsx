import { LazyDisclosure } from '../../parts/field/LazyDisclosure';
import { useWords } from '../../parts/words';
import styles from './DraftAid.module.css';

/** A disclosure with the unknown names of a list; renders nothing if there are none. */
export function UnknownCardNames({ names }: { names: readonly string[] }) {
  const { notRecognized } = useWords();
  if (names.length === 0) return null;
  return (
    <LazyDisclosure
      title={notRecognized(names.length)}
      restoreKey={`unknown names of a draft ${names.join('\n')}`}
      class={styles.cardList}
    >
      {() => <p class={styles.cards}>{names.join(' · ')}</p>}
    </LazyDisclosure>
  );
}
