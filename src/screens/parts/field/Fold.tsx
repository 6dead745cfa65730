import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import styles from './Fold.module.css';

const createOpenFolds = () => new Set<string>();

/** Returns the keys of the folds that were open when their place was left. */
export const useOpenFolds = () => useScreenMemory(createOpenFolds);

interface FoldProps {
  title: ComponentChildren;
  /** Whether it is initially open. */
  open?: boolean;
  /** The key under which its state is restored when the user comes back from a link in it. */
  restoreKey?: string;
  /** Whether it has its own frame. */
  framed?: boolean;
  /** Whether unfolded content is scrolled into view, as far as it fits below the title. */
  scrollsIntoView?: boolean;
  class?: string | undefined;
  onToggle?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** A line that unfolds content that few users need right away. */
export function Fold({
  title,
  open,
  restoreKey,
  framed,
  scrollsIntoView,
  class: className,
  onToggle,
  children,
}: FoldProps) {
  const openFolds = useOpenFolds();
  const isOpen = open || (restoreKey !== undefined && openFolds.has(restoreKey));
  // Browsers also fire `toggle` for a fold that is initially open.
  const isInitialToggle = useRef(isOpen);
  return (
    <details
      class={classNames(framed && styles.framed, className) || undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (scrollsIntoView && currentTarget.open && !isInitialToggle.current)
          currentTarget.scrollIntoView({ block: 'nearest' });
        isInitialToggle.current = false;
        if (restoreKey !== undefined) openFolds[currentTarget.open ? 'add' : 'delete'](restoreKey);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
