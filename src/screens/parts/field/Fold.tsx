import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import styles from './Fold.module.css';

/** Folds that were open when their place was left; kept until the page is closed. */
const unfolded = new Set<string>();

/** Whether the fold that is kept under this name was open when its place was left. */
export const wasUnfolded = (restoreKey: string) => unfolded.has(restoreKey);

interface FoldProps {
  title: ComponentChildren;
  /** Open at first; the user can fold it. */
  open?: boolean;
  /** A name under which its state is restored when the user comes back from a link in it. */
  restoreKey?: string;
  /** With a frame of its own. */
  framed?: boolean;
  /** What is unfolded by a tap is scrolled into sight, as far as there is room for it below the title. */
  scrolls?: boolean;
  class?: string | undefined;
  onFold?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** A line that unfolds content that few users need at once. */
export function Fold({ title, open, restoreKey, framed, scrolls, class: look, onFold, children }: FoldProps) {
  const isOpen = open || (restoreKey !== undefined && unfolded.has(restoreKey));
  // Being open from the start counts as a toggle as well.
  const opensFirst = useRef(isOpen);
  return (
    <details
      class={classNames(framed && styles.framed, look) || undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (scrolls && currentTarget.open && !opensFirst.current)
          currentTarget.scrollIntoView({ block: 'nearest' });
        opensFirst.current = false;
        if (restoreKey !== undefined) unfolded[currentTarget.open ? 'add' : 'delete'](restoreKey);
        onFold?.(currentTarget.open);
      }}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
