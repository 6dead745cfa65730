import common from '../../design/common.module.css';
import type { Ruling } from '../../rules/landless/land';
import { TermText } from '../parts/text/TermText';
import { useWords } from '../parts/words';
import styles from './LandsScreen.module.css';

/** Points that the rules leave open, each with this app's ruling. */
export function RulingList({ rulings }: { rulings: readonly Ruling[] }) {
  const { lands } = useWords();
  return (
    <ul class={common.stack2}>
      {rulings.map((ruling) => (
        <li key={ruling} class={styles.note}>
          <p>
            <TermText text={lands.rulings[ruling]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
