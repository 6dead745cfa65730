import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { classNames } from './class-names';
import styles from './Toast.module.css';

const SHOWN_FOR = 5000;

interface ToastProps {
  /** Whether a wide screen shows it at the top, where the table has nothing to tap. */
  atTop?: boolean;
  /** The time until it disappears, in milliseconds. */
  shownFor?: number;
  onGone: () => void;
  children: ComponentChildren;
}

/** A short message that disappears by itself. */
export function Toast({ atTop, shownFor = SHOWN_FOR, onGone, children }: ToastProps) {
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return (
    <p class={classNames(styles.toast, atTop && styles.top)} role="status">
      {children}
    </p>
  );
}
