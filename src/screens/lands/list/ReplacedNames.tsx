import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { focusOn, isFocusLost } from '../../parts/page/focus-on';
import { useWords } from '../../parts/words';
import styles from './ReplacedNames.module.css';
import { useFirstRows } from './use-first-rows';
import type { NameReplacements } from './use-name-replacement';

interface ReplacedNamesProps {
  names: NameReplacements;
  onUndo: () => void;
}

/** What was written in a list and what has replaced it, with a button that undoes it. */
export function ReplacedNames({ names, onUndo }: ReplacedNamesProps) {
  const { identify } = useWords().lands;
  const [shownNames, moreButton] = useFirstRows(names);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone.
    if (isFocusLost()) focusOn(status.current, { preventScroll: true });
  }, []);
  return (
    <div ref={status} class={styles.replaced} role="status">
      <p class={styles.title}>{identify.replaced(names.length)}</p>
      <Button class={styles.undo} onClick={onUndo}>
        {identify.undo}
      </Button>
      <ul class={styles.names}>
        {shownNames.map(([name, replacement]) => (
          <li key={name}>
            {name} → {replacement ?? identify.removed}
          </li>
        ))}
      </ul>
      {moreButton}
    </div>
  );
}
