import { LazyFold } from '../../parts/field/LazyFold';
import { useWords } from '../../parts/words';
import styles from './DraftAid.module.css';

/** The names of a list that no card is known by, folded; nothing if there are none. */
export function UnknownFold({ names }: { names: readonly string[] }) {
  const { list } = useWords().lands;
  if (names.length === 0) return null;
  return (
    <LazyFold title={list.unknownNames(names.length)} class={styles.hand}>
      {() => <p class={styles.cards}>{names.join(' · ')}</p>}
    </LazyFold>
  );
}
