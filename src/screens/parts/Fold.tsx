import type { ComponentChildren } from 'preact';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Unfolded from the start; the user folds and unfolds it as they like. */
  open?: boolean;
  look?: string | undefined;
  children: ComponentChildren;
}

/** What few need at once: a line that unfolds. */
export function Fold({ title, open, look, children }: FoldProps) {
  return (
    <details class={look} open={open || undefined}>
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
