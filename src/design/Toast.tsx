import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Toast.module.css';

const SHOWN_FOR = 5000;

interface ToastProps {
  /** The time until it disappears, in milliseconds. */
  shownFor?: number;
  onGone: () => void;
  children: ComponentChildren;
}

/** A short message that disappears by itself. */
export function Toast({ shownFor = SHOWN_FOR, onGone, children }: ToastProps) {
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return (
    <p class={styles.toast} role="status">
      {children}
    </p>
  );
}
