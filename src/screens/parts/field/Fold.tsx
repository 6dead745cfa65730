import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import styles from './Fold.module.css';

const createOpenFolds = () => new Map<string, boolean>();

/** Returns whether folds were open when their place was left, by their keys. */
export const useOpenFolds = () => useScreenMemory(createOpenFolds);

interface FoldProps {
  title: ComponentChildren;
  /** Whether it is initially open. */
  open?: boolean;
  /** The key under which its state is restored when the user comes back. */
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
  const isOpen = (restoreKey !== undefined ? openFolds.get(restoreKey) : undefined) ?? open;
  // Browsers also fire `toggle` for a fold that is initially open.
  const isInitialTogglePending = useRef(isOpen);
  return (
    <details
      class={classNames(framed && styles.framed, className) || undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (scrollsIntoView && currentTarget.open && !isInitialTogglePending.current)
          currentTarget.scrollIntoView({ block: 'nearest' });
        isInitialTogglePending.current = false;
        if (restoreKey !== undefined) openFolds.set(restoreKey, currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
