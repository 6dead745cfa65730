import type { ComponentChildren } from 'preact';
import { classNames } from '../../../design/class-names';
import styles from './Fold.module.css';

/** Folds that were open when their place was left; kept until the page is closed. */
const unfolded = new Set<string>();

interface FoldProps {
  title: ComponentChildren;
  /** Open at first; the user can fold it. */
  open?: boolean;
  /** A name under which its state is restored when the user comes back from a link in it. */
  keptAs?: string;
  /** With a frame of its own. */
  framed?: boolean;
  look?: string | undefined;
  onFold?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** A line that unfolds content that few users need at once. */
export function Fold({ title, open, keptAs, framed, look, onFold, children }: FoldProps) {
  const isOpen = open || (keptAs !== undefined && unfolded.has(keptAs));
  return (
    <details
      class={classNames(framed && styles.framed, look) || undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (keptAs !== undefined) unfolded[currentTarget.open ? 'add' : 'delete'](keptAs);
        onFold?.(currentTarget.open);
      }}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
