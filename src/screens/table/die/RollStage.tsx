import { useEffect } from 'preact/hooks';
import { useTableWords } from '../../parts/words';
import { DieCube } from './DieCube';
import styles from './RollStage.module.css';
import type { Roll } from './use-roll';

const DIE_SIZE = 112;
/** Timeout in milliseconds, longer than the tumbling, so that an animation that never ends does not block the table. */
const LONGEST_TUMBLE = 900;
const RESULT_SHOWN = 1100;

/** Shows the die in the middle of the table: tumbling until it settles or is tapped, then its face for a moment. */
export function RollStage({ roll }: { roll: Roll }) {
  const words = useTableWords();
  const { die, land, clear } = roll;

  useEffect(() => {
    if (die.kind === 'still') return;
    const isTumbling = die.kind === 'tumbling';
    const timer = setTimeout(isTumbling ? land : clear, isTumbling ? LONGEST_TUMBLE : RESULT_SHOWN);
    return () => clearTimeout(timer);
  }, [die, land, clear]);

  switch (die.kind) {
    case 'still':
      return null;
    case 'tumbling':
      return (
        <button type="button" class={styles.stage} aria-label={words.table.skipAnimation} onClick={land}>
          <DieCube face={die.face} size={DIE_SIZE} tumbling onSettled={land} />
        </button>
      );
    case 'landed':
      return (
        <div class={styles.result} data-landed={die.face}>
          <DieCube face={die.face} size={DIE_SIZE} />
          <p class={styles.word}>
            {words.table.faces[die.face]}
            {die.means !== die.face && ` → ${words.table.faces[die.means]}`}
          </p>
        </div>
      );
  }
}
