import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { useWords } from '../../parts/words';
import styles from '../list.module.css';

/** Few enough to see what follows them on a phone. */
const FIRST_ROWS = 10;
/** So few more are shown at once. */
const FEW_ROWS = 4;
const ROWS_PER_PAGE = 50;

/** Returns the first rows, and a button that shows more of them, if there are more. */
export function useFirstRows<Row>(rows: readonly Row[]): [readonly Row[], ComponentChildren] {
  const { showMore } = useWords();
  const [wantedCount, setWantedCount] = useState(FIRST_ROWS);
  const shownCount = rows.length <= wantedCount + FEW_ROWS ? rows.length : wantedCount;
  const hiddenCount = rows.length - shownCount;
  return [
    rows.slice(0, shownCount),
    hiddenCount > 0 && (
      <Button wide class={styles.more} onClick={() => setWantedCount(wantedCount + ROWS_PER_PAGE)}>
        {showMore(Math.min(hiddenCount, ROWS_PER_PAGE))}
      </Button>
    ),
  ];
}
