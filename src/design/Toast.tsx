import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Toast.module.css';

const SHOWN_FOR = 5000;

/** A short message that disappears by itself. */
export function Toast({ onGone, children }: { onGone: () => void; children: ComponentChildren }) {
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class={styles.toast} role="status">
      {children}
    </p>
  );
}
