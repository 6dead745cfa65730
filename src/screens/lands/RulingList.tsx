import type { Ruling } from '../../rules/landless/land';
import { TermText } from '../parts/text/TermText';
import { useWords } from '../parts/words';
import styles from './LandsScreen.module.css';

/** Points that the rules leave open, each with this app's ruling. */
export function RulingList({ points: rulings }: { points: readonly Ruling[] }) {
  const { lands } = useWords();
  return (
    <ul class={styles.notes}>
      {rulings.map((point) => (
        <li key={point} class={styles.note}>
          <p>
            <TermText text={lands.rulings[point]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
