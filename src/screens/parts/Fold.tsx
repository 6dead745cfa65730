import type { ComponentChildren } from 'preact';
import { classNames } from '../../design/class-names';
import styles from './Fold.module.css';

/** What was unfolded when its place was left; forgotten with the page. */
const unfolded = new Set<string>();

interface FoldProps {
  title: string;
  /** Unfolded from the start; the user folds and unfolds it as they like. */
  open?: boolean;
  /** By this name it is found as it was left, for whoever follows a link out of it and comes back. */
  keptAs?: string;
  /** In a frame of its own. */
  framed?: boolean;
  look?: string | undefined;
  onFold?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** What few need at once: a line that unfolds. */
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
