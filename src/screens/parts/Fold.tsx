import type { ComponentChildren } from 'preact';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Unfolded from the start; the user folds and unfolds it as they like. */
  open?: boolean;
  look?: string | undefined;
  onFold?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** What few need at once: a line that unfolds. */
export function Fold({ title, open, look, onFold, children }: FoldProps) {
  return (
    <details
      class={look}
      open={open || undefined}
      onToggle={onFold && ((event) => onFold(event.currentTarget.open))}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
