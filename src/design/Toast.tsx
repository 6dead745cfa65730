import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Toast.module.css';

const SHOWN_MS = 5000;

interface ToastProps {
  /** The time until it disappears. */
  shownMs?: number;
  onClose: () => void;
  children: ComponentChildren;
}

/** A short message that disappears by itself. */
export function Toast({ shownMs = SHOWN_MS, onClose, children }: ToastProps) {
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  useEffect(() => {
    const timer = setTimeout(() => latestOnClose.current(), shownMs);
    return () => clearTimeout(timer);
  }, [shownMs]);
  return (
    <p class={styles.toast} role="status">
      {children}
    </p>
  );
}
