import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFocusLost } from './focus-on';

/**
 * For lists with a button in each row that removes it: moves the focus to the row that took its place, or to the last
 * one. Returns a ref for the list and a function to call before removing a row.
 */
export function useFocusNextRow<List extends HTMLElement>(
  rows: number,
): readonly [list: RefObject<List | null>, gone: (index: number) => void] {
  const list = useRef<List>(null);
  const [gone, setGone] = useState<{ readonly index: number; readonly rows: number } | null>(null);

  useEffect(() => {
    if (gone === null || gone.rows === rows) return;
    setGone(null);
    const next = list.current?.children[Math.min(gone.index, rows - 1)];
    if (isFocusLost()) next?.querySelector('button')?.focus();
  }, [gone, rows]);

  return [list, (index) => setGone({ index, rows })];
}
