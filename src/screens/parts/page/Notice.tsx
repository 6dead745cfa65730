import type { ComponentChildren } from 'preact';
import { classNames } from '../../../design/class-names';
import styles from './Notice.module.css';

interface NoticeProps {
  text: string;
  isError?: boolean;
  /** The buttons. */
  children?: ComponentChildren;
}

/** A message from the app itself in a line of its own, which covers nothing. */
export function Notice({ text, isError, children }: NoticeProps) {
  return (
    <div class={classNames(styles.notice, isError && styles.error)} role="status">
      <p class={styles.text}>{text}</p>
      <div class={styles.buttons}>{children}</div>
    </div>
  );
}
