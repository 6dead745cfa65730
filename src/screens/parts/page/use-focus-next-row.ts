import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFocusLost } from './focus-on';

/**
 * For lists with a button in each row that removes it: moves the focus to the row that took its place, or to the last
 * one. Returns a ref for the list and a function to call before removing a row.
 */
export function useFocusNextRow<List extends HTMLElement>(
  rowCount: number,
): readonly [list: RefObject<List | null>, beforeRemoval: (index: number) => void] {
  const list = useRef<List>(null);
  const [removal, setRemoval] = useState<{ readonly index: number; readonly rowCount: number } | null>(null);

  useEffect(() => {
    if (removal === null || removal.rowCount === rowCount) return;
    setRemoval(null);
    const nextRow = list.current?.children[Math.min(removal.index, rowCount - 1)];
    if (isFocusLost()) nextRow?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [removal, rowCount]);

  return [list, (index) => setRemoval({ index, rowCount })];
}
