import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import styles from './Fold.module.css';

/** Folds that were open when their place was left; kept until the page is closed. */
const unfolded = new Set<string>();

/** Returns whether the fold with this key was open when its place was left. */
export const wasUnfolded = (restoreKey: string) => unfolded.has(restoreKey);

/** Folds again, the next time they are shown, all folds whose key begins like this. */
export function forgetUnfolded(keyStart: string): void {
  for (const key of unfolded) if (key.startsWith(keyStart)) unfolded.delete(key);
}

interface FoldProps {
  title: ComponentChildren;
  /** Whether it is initially open. */
  open?: boolean;
  /** The key under which its state is restored when the user comes back from a link in it. */
  restoreKey?: string;
  /** Whether it has its own frame. */
  framed?: boolean;
  /** Whether unfolded content is scrolled into view, as far as it fits below the title. */
  scrolls?: boolean;
  class?: string | undefined;
  onFold?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** A line that unfolds content that few users need right away. */
export function Fold({
  title,
  open,
  restoreKey,
  framed,
  scrolls,
  class: className,
  onFold,
  children,
}: FoldProps) {
  const isOpen = open || (restoreKey !== undefined && unfolded.has(restoreKey));
  // Browsers also fire `toggle` for a fold that is initially open.
  const opensFirst = useRef(isOpen);
  return (
    <details
      class={classNames(framed && styles.framed, className) || undefined}
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
