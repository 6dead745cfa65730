import type { ComponentChildren } from 'preact';
import styles from './Checkbox.module.css';

interface CheckProps {
  checked: boolean;
  onChange: () => void;
  children: ComponentChildren;
}

/** A labeled checkbox. */
export function Checkbox({ checked, onChange, children }: CheckProps) {
  return (
    <label class={styles.check}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
