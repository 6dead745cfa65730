import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import styles from './Disclosure.module.css';

const createOpenDisclosures = () => new Map<string, boolean>();

/** Returns whether disclosures were open when their place was left, by their keys. */
export const useOpenDisclosures = () => useScreenMemory(createOpenDisclosures);

interface DisclosureProps {
  title: ComponentChildren;
  /** Whether it is open until the user toggles it; without a `restoreKey`, a change opens or closes it again. */
  open?: boolean;
  /** The key under which its state is kept, also when the user comes back. */
  restoreKey?: string | undefined;
  /** Whether it has its own frame. */
  framed?: boolean;
  /** Whether expanded content is scrolled into view, as far as it fits below the title. */
  scrollsIntoView?: boolean;
  class?: string | undefined;
  onToggle?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** A title that shows or hides content that few users need right away. */
export function Disclosure({
  title,
  open,
  restoreKey,
  framed,
  scrollsIntoView,
  class: className,
  onToggle,
  children,
}: DisclosureProps) {
  const openDisclosures = useOpenDisclosures();
  const isOpen = (restoreKey !== undefined ? openDisclosures.get(restoreKey) : undefined) ?? open;
  // Browsers also fire `toggle` for a disclosure that is initially open.
  const isInitialTogglePending = useRef(isOpen);
  return (
    <details
      class={classNames(framed && styles.framed, className) || undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (scrollsIntoView && currentTarget.open && !isInitialTogglePending.current)
          currentTarget.scrollIntoView({ block: 'nearest' });
        isInitialTogglePending.current = false;
        if (restoreKey !== undefined) openDisclosures.set(restoreKey, currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary class={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
